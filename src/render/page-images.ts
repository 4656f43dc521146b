import { parse } from 'node:path';
import type { BuildContext } from '../cache/build-context.ts';
import type { Plan } from '../plan/types.ts';
import type { ThemeData } from '../components/theme/theme-data.tsx';
import { convertPhotos, type PhotoSource } from '../images/convert-photos.ts';
import { imageFacts } from '../images/image-facts.ts';
import { plainName } from '../images/plain-name.ts';
import type { Site } from '../model/site.ts';
import type { AssetFile } from './asset-file.ts';

/** Images by their decoded URLs. */
type ImageTable = NonNullable<ThemeData['images']>;

/** The images of pages that have variants, or only a known size. */
export interface PageImages {
  /** All images. */
  all: ImageTable;
  /** Images that modules import, for their code in browsers. */
  ofModules: ImageTable;
  /** The variants. */
  files: AssetFile[];
}

/** The user's code, and what it imports. */
interface ImportingModules {
  /** Sources of the bundles, by name. */
  sources: ReadonlyMap<string, string>;
  /** Images and other files that are imported. */
  files: readonly AssetFile[];
}

/**
 * Creates the variants of the images in texts, and of those that modules import for `@theme/IdealImage`. Starts with
 * the images in texts while the modules are still being bundled.
 */
export async function createPageImages(
  photos: NonNullable<Site['photos']>,
  modules: Promise<ImportingModules>,
  { baseUrl: base, images: settings, checks }: Plan['config'],
  context: BuildContext,
): Promise<PageImages> {
  const convert = async (
    sources: readonly PhotoSource[],
  ): Promise<{ images: ImageTable; files: AssetFile[] }> => {
    const options = { settings, base, severity: checks.brokenMarkdownImages };
    const { images, files } = await convertPhotos(sources, options, context);
    const byAddress = [...images].map(([path, image]) => [base + path, image] as const);
    return { images: Object.fromEntries(byAddress), files };
  };
  const named = photos.map(({ source, ...photo }): PhotoSource => ({
    ...photo,
    name: nameOf(source),
    evenIfSmall: false,
    read: async () => (await context.inputs.read(source)) ?? Buffer.alloc(0),
  }));
  const [ofTexts, ofModules] = await Promise.all([
    convert(named),
    modules.then((found) => convert(shownFiles(found).flatMap(importedPhoto))),
  ]);
  return {
    all: { ...ofTexts.images, ...ofModules.images },
    ofModules: ofModules.images,
    files: [...ofTexts.files, ...ofModules.files],
  };
}

/** Returns the files that code refers to (not only style sheets) if a module uses `@theme/IdealImage`. */
function shownFiles({ sources, files }: ImportingModules): AssetFile[] {
  const code = [...sources.values()];
  if (!code.some((source) => source.includes('@theme/IdealImage'))) return [];
  return files.filter(({ path }) => code.some((source) => source.includes(path)));
}

/** Returns the image that a module imports; nothing for other files. */
function importedPhoto({ path, bytes }: AssetFile): PhotoSource[] {
  const { type, size, isAnimated } = imageFacts(bytes) ?? {};
  if (!size || isAnimated || (type !== 'png' && type !== 'jpeg')) return [];
  const name = nameOf(path).replace(/-[A-Z0-9]{8}$/, '');
  const file = `${name}${parse(path).ext}`;
  const place = { file };
  return [
    { path, file, name, type, size, place, evenIfSmall: true, read: () => Promise.resolve(bytes) },
  ];
}

function nameOf(path: string): string {
  return plainName(parse(path).name);
}
