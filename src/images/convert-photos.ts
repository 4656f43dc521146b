import type { BuildContext } from '../cache/build-context.ts';
import { DiskEntry, diskCache } from '../cache/disk-entry.ts';
import type { CheckSeverity, ImagesConfig } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { levelOf } from '../diagnostics/severity.ts';
import type { Photo, ResponsiveImage } from '../model/image.ts';
import { someAtATime } from '../shared/some-at-a-time.ts';
import { convertPhoto, type ConvertedPhoto } from './convert-photo.ts';
import { loadSharp, reportNoSharp, sharpVersion, type Sharp } from './load-sharp.ts';
import { photoKey } from './photo-key.ts';

/** An image to convert. */
export interface PhotoSource extends Photo {
  /** Base name of its variants, without extension. */
  name: string;
  /** Converts it even if it is no wider than the smallest variant. */
  evenIfSmall: boolean;
  /** Reads it. */
  read: () => Promise<Uint8Array>;
}

/** Options of a conversion. */
export interface ConversionOptions {
  /** Quality and widths. */
  settings: ImagesConfig;
  /** Base path with slashes at both ends. */
  base: string;
  /** Severity for damaged images. */
  severity: CheckSeverity;
  /** Loads the library; defaults to the installed one. */
  load?: () => Promise<Sharp>;
}

/** The result of converting images. */
export interface Conversion {
  /** Maps the path of each image, relative to the output folder, to its responsive image. */
  images: Map<string, ResponsiveImage>;
  /** The variants, each path once. */
  files: { path: string; bytes: Uint8Array }[];
}

/** Number of images converted at a time: each takes several threads, and memory for all its pixels. */
const concurrency = 4;

/** Creates smaller variants of images, or reuses those of an earlier build; keeps images that cannot be converted. */
export async function convertPhotos(
  photos: readonly PhotoSource[],
  options: ConversionOptions,
  context: Pick<BuildContext, 'inputs' | 'diagnostics' | 'store'>,
): Promise<Conversion> {
  const { settings, base, severity } = options;
  const wanted = photos.filter(
    ({ size, evenIfSmall }) => settings.responsive && (evenIfSmall || size.width > settings.min),
  );
  const converter = new Converter(options, context);
  const converted = await someAtATime(wanted, concurrency, (photo) => converter.convert(photo));
  const results = new Map(wanted.map((photo, i) => [photo, converted[i]]));

  const images = new Map<string, ResponsiveImage>();
  const files = new Map<string, Uint8Array>();
  for (const photo of photos) {
    const result = results.get(photo);
    if (result?.fault !== undefined)
      reportDamage(photo, result.fault, severity, context.diagnostics);
    const variants = (result?.converted?.variants ?? []).map(({ width, bytes }) => {
      const path = variantPath(photo, result?.key ?? '', width);
      files.set(path, bytes);
      return { width, path };
    });
    const { needsOriginal, placeholder } = result?.converted ?? { needsOriginal: true };
    const candidates = [
      ...variants,
      ...(needsOriginal ? [{ width: photo.size.width, path: photo.path }] : []),
    ].map(({ width, path }) => ({ width, href: base + encodeURI(path) }));
    images.set(photo.path, {
      ...photo.size,
      src: candidates.at(-1)?.href ?? base + encodeURI(photo.path),
      ...(candidates.length > 1 && {
        srcSet: candidates.map(({ width, href }) => `${href} ${width}w`).join(', '),
      }),
      ...(placeholder !== undefined && { placeholder }),
    });
  }
  return { images, files: [...files].map(([path, bytes]) => ({ path, bytes })) };
}

/** Returns the path of a variant, relative to the output folder; the key identifies everything it depends on. */
function variantPath({ name, type }: PhotoSource, key: string, width: number): string {
  const ending = type === 'png' ? 'png' : 'jpg';
  return `assets/ideal-img/${name}.${key.slice(0, 7)}.${width}.${ending}`;
}

/** The result for one image. */
interface Result {
  /** Hash of everything that the variants depend on. */
  key: string;
  /** The conversion; missing if it failed. */
  converted?: ConvertedPhoto;
  /** Why the image could not be read, as a sentence. */
  fault?: string;
}

/** Converts images; loads the library when the first one needs it. */
class Converter {
  readonly #options: ConversionOptions;
  readonly #context: Pick<BuildContext, 'inputs' | 'diagnostics' | 'store'>;
  readonly #version = sharpVersion() ?? '';
  readonly #results = new Map<string, Promise<Result>>();
  #sharp: Promise<Sharp | undefined> | undefined;

  constructor(
    options: ConversionOptions,
    context: Pick<BuildContext, 'inputs' | 'diagnostics' | 'store'>,
  ) {
    this.#options = options;
    this.#context = context;
  }

  /** Creates the variants of an image, once per content. */
  async convert(photo: PhotoSource): Promise<Result> {
    const bytes = await photo.read();
    const key = photoKey(bytes, photo, this.#options.settings, this.#version);
    const result = this.#results.get(key) ?? this.#make(photo, bytes, key);
    this.#results.set(key, result);
    return result;
  }

  async #make(photo: PhotoSource, bytes: Uint8Array, key: string): Promise<Result> {
    const { settings } = this.#options;
    // Variants depend on the version of the library, not on that of this tool.
    const disk = diskCache({ store: this.#context.store, version: this.#version });
    const entry = disk && new DiskEntry<ConvertedPhoto>(disk, 'image', key);
    const recalled = await entry?.recall();
    if (recalled) return { key, converted: recalled.result };
    const sharp = await this.#load();
    if (!sharp) return { key };
    try {
      const converted = await convertPhoto(bytes, photo, settings, sharp);
      entry?.keep({ result: converted, observations: [], doubts: [], faults: [], reports: [] });
      return { key, converted };
    } catch (error) {
      return { key, fault: reasonOf(error) };
    }
  }

  #load(): Promise<Sharp | undefined> {
    this.#sharp ??= (this.#options.load ?? loadSharp)().catch((error: unknown) => {
      reportNoSharp(reasonOf(error), this.#context);
      return undefined;
    });
    return this.#sharp;
  }
}

function reportDamage(
  { file, size, place }: PhotoSource,
  fault: string,
  severity: CheckSeverity,
  diagnostics: Diagnostics,
): void {
  const level = levelOf(severity);
  if (!level) return;
  diagnostics.report({
    code: 'image-damaged',
    level,
    place,
    message: `The image "${file}" (${size.width} × ${size.height}) cannot be converted: ${fault}`,
    advice:
      'Save it again with an image editor (smaller, if it is very large), or put a copy in a static folder and `pathname://` in front of its path.',
  });
}

/** Returns the first line of an error message, as a sentence. */
function reasonOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
