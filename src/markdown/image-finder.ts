import type { CheckSeverity } from '../config/types.ts';
import { imageFacts, type ImageFacts } from '../images/image-facts.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { Site, StaticFile } from '../model/site.ts';
import { decodePath, localPath, rootedPath } from '../model/source-path.ts';
import { isInternal, splitUrl } from '../shared/url.ts';

/** Where to look for the images of texts. */
export interface ImageSources {
  /** Copies of the files that texts refer to by path. */
  localAssets: Site['localAssets'];
  /** Files that are copied unchanged. */
  staticFiles: readonly StaticFile[];
  /** Folder of the configuration, as shown in messages. */
  siteFolder: string;
  /** Base path with slashes at both ends. */
  base: string;
  /** Severity for missing images. */
  severity: CheckSeverity;
}

/** Finds the files of images; reads each once. */
export class ImageFinder {
  readonly #sources: ImageSources;
  readonly #published: ReadonlyMap<string, StaticFile>;
  readonly #facts = new Map<string, Promise<ImageFacts | undefined>>();

  constructor(
    private readonly inputs: Inputs,
    sources: ImageSources,
  ) {
    this.#sources = sources;
    this.#published = new Map(sources.staticFiles.map((file) => [file.path, file]));
  }

  /** Returns the file of an image, `undefined` if there is none, or `elsewhere` for a URL that is not checked. */
  find(url: string, sourceFile: string, permalink: string): StaticFile | 'elsewhere' | undefined {
    const { base, localAssets, siteFolder } = this.#sources;
    if (url === '') return undefined;
    if (!isInternal(url) || url.startsWith('#')) return 'elsewhere';
    const path = decodePath(splitUrl(url)[0]);
    if (path.startsWith('/'))
      return (
        this.#published.get(path.slice(1)) ??
        this.#published.get(withoutBase(path, base)) ??
        localAssets.get(rootedPath(url, siteFolder) ?? '')
      );
    return (
      localAssets.get(localPath(url, sourceFile, siteFolder) ?? '') ??
      // HTML elements may contain URLs relative to the page.
      this.#published.get(fromPage(path, permalink))
    );
  }

  /** Returns the facts of an image file. */
  factsOf({ source }: StaticFile): Promise<ImageFacts | undefined> {
    const facts =
      this.#facts.get(source) ??
      this.inputs.read(source).then((bytes) => bytes && imageFacts(bytes));
    this.#facts.set(source, facts);
    return facts;
  }
}

function withoutBase(path: string, base: string): string {
  return path.startsWith(base) ? path.slice(base.length) : '';
}

function fromPage(path: string, permalink: string): string {
  return new URL(encodeURI(path), `http://site.invalid/${permalink}`).pathname.slice(1);
}
