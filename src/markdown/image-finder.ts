import type { CheckSeverity } from '../config/types.ts';
import { imageFacts, type ImageFacts } from '../images/image-facts.ts';
import { readFile } from '../inputs/files.ts';
import type { Site, StaticFile } from '../model/site.ts';
import { decodePath, localPath } from '../model/source-path.ts';
import { isInternal, splitUrl } from '../shared/url.ts';

/** What the images of texts are looked for in. */
export interface ImageSources {
  /** Copies of the files that texts name by a path. */
  localAssets: Site['localAssets'];
  /** Files that are copied as they are. */
  staticFiles: readonly StaticFile[];
  /** Folder of the configuration, as messages name it. */
  siteFolder: string;
  /** Base path with slashes at both ends. */
  base: string;
  /** What happens where there is no such image. */
  severity: CheckSeverity;
}

/** Finds the files of images, and reads each once. */
export class ImageFinder {
  readonly #sources: ImageSources;
  readonly #published: ReadonlyMap<string, StaticFile>;
  readonly #facts = new Map<string, Promise<ImageFacts | undefined>>();

  constructor(sources: ImageSources) {
    this.#sources = sources;
    this.#published = new Map(sources.staticFiles.map((file) => [file.path, file]));
  }

  /** The file of an image; undefined where there is none, `elsewhere` for one that is not looked for. */
  find(url: string, sourceFile: string, permalink: string): StaticFile | 'elsewhere' | undefined {
    const { base, localAssets, siteFolder } = this.#sources;
    if (url === '') return undefined;
    if (!isInternal(url) || url.startsWith('#')) return 'elsewhere';
    const path = decodePath(splitUrl(url)[0]);
    if (path.startsWith('/'))
      return this.#published.get(path.slice(1)) ?? this.#published.get(withoutBase(path, base));
    return (
      localAssets.get(localPath(url, sourceFile, siteFolder) ?? '') ??
      // Elements of HTML may mean an address that is relative to the page.
      this.#published.get(fromPage(path, permalink))
    );
  }

  /** What an image file is. */
  factsOf({ source }: StaticFile): Promise<ImageFacts | undefined> {
    const facts = this.#facts.get(source) ?? readFile(source).then(imageFacts);
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
