import { createHash } from 'node:crypto';
import { parse, resolve } from 'node:path';
import { plainName } from '../images/plain-name.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { readInertSvg } from '../xml/read-inert-svg.ts';
import { docsOf } from '../model/docs-versions.ts';
import { postsOf, textsOf } from '../model/prose.ts';
import type { ProseLink, Site, StaticFile } from '../model/site.ts';
import { decodePath, localPath, rootedPath } from '../model/source-path.ts';
import { originalsOf, translatedFolders } from '../model/translated-folders.ts';
import { splitUrl } from '../shared/url.ts';
import { someAtATime } from '../shared/some-at-a-time.ts';

/** Maximum number of files in memory at a time. */
const concurrency = 8;

/** The texts of a site. */
export type SiteTexts = Pick<Site, 'docs' | 'blog' | 'standalone'>;

/**
 * Finds the existing images and other files that texts refer to by a path relative to themselves or to the folder of
 * the configuration, and images by a path from its root: maps the path of each, as shown in messages, to a copy with a
 * content hash in its name (S-238, S-239). Files of the static folders have a URL already and are not copied. A file that
 * the folder of a translation lacks is that of the default language.
 */
export async function readLocalAssets(
  sources: Sources,
  site: SiteTexts & Pick<Site, 'pagesFolder'>,
  staticFiles: readonly StaticFile[],
  siteFolder: string,
): Promise<ReadonlyMap<string, StaticFile>> {
  const wanted = new Map<string, 'images' | 'files'>();
  const addresses = new Set(staticFiles.map(({ path }) => `/${path}`));
  for (const { url, kind, place } of [
    ...textsOf(site).flatMap(({ links }) => links),
    ...namedImages(site),
  ]) {
    if (kind === 'symbol') continue;
    const isRooted = kind !== 'link' && !addresses.has(decodePath(splitUrl(url)[0]));
    const file =
      localPath(url, place.file, siteFolder) ??
      (isRooted ? rootedPath(url, siteFolder) : undefined);
    if (file !== undefined && wanted.get(file) !== 'images')
      wanted.set(file, kind === 'image' ? 'images' : 'files');
  }
  const translations = translatedFolders(site);
  const published = new Map(staticFiles.map((file) => [file.source, file]));
  const found = await someAtATime(
    [...wanted].sort(([a], [b]) => (a < b ? -1 : 1)),
    concurrency,
    async ([file, folder]): Promise<[file: string, copy: StaticFile | undefined]> => [
      file,
      await firstCopy(
        [file, ...originalsOf(file, translations)],
        async (path) => published.get(resolve(path)) ?? (await hashedCopy(sources, path, folder)),
      ),
    ],
  );
  return onePerPath(found.flatMap(([file, copy]) => (copy ? [[file, copy] as const] : [])));
}

/** Returns the social images in front matter, and the photos of authors. */
export function namedImages(site: SiteTexts): ProseLink[] {
  const authors = site.blog?.authors ?? [];
  const images = [
    ...[...docsOf(site), ...postsOf(site), ...site.standalone],
    ...authors.map(({ imageUrl, place }) => ({ image: imageUrl, place })),
  ];
  return images.flatMap(({ image, place }) =>
    image ? [{ url: image, kind: 'image', place }] : [],
  );
}

async function firstCopy(
  files: readonly string[],
  copyOf: (file: string) => Promise<StaticFile | undefined>,
): Promise<StaticFile | undefined> {
  for (const file of files) {
    const copy = await copyOf(file);
    if (copy) return copy;
  }
  return undefined;
}

/** Returns the copy of a file, or `undefined` if the file does not exist. */
async function hashedCopy(
  sources: Sources,
  file: string,
  folder: 'images' | 'files',
): Promise<StaticFile | undefined> {
  const bytes = await sources.inputs.readFile(file).catch(() => undefined);
  if (!bytes) return undefined;
  const svg = await readInertSvg(file, sources);
  const hash = createHash('sha256')
    .update(svg.inert ?? bytes)
    .digest('hex')
    .slice(0, 8);
  const { name, ext } = parse(file);
  return { path: `assets/${folder}/${plainName(name)}-${hash}${ext}`, source: file, ...svg };
}

/** Merges copies with the same content and name, ignoring the case of the name. */
function onePerPath(
  assets: readonly (readonly [file: string, copy: StaticFile])[],
): Map<string, StaticFile> {
  const byPath = new Map<string, StaticFile>();
  return new Map(
    assets.map(([file, copy]) => {
      const key = copy.path.toLowerCase();
      const first = byPath.get(key) ?? copy;
      byPath.set(key, first);
      return [file, first];
    }),
  );
}
