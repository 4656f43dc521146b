import { createHash } from 'node:crypto';
import { parse, resolve } from 'node:path';
import { plainName } from '../images/plain-name.ts';
import { readFile } from '../inputs/files.ts';
import { docsOf } from '../model/docs-versions.ts';
import { textsOf } from '../model/prose.ts';
import type { ProseLink, Site, StaticFile } from '../model/site.ts';
import { localPath } from '../model/source-path.ts';
import { someAtATime } from '../shared/some-at-a-time.ts';

/** How many files are in memory at a time. */
const concurrency = 8;

/** The texts of a site. */
export type SiteTexts = Pick<Site, 'docs' | 'blog' | 'standalone'>;

/**
 * The images and other files that texts name by a path, relative to themselves or from the folder of the configuration,
 * and that exist: maps the path of each, as messages name it, to a copy whose name holds a hash of the content (S-238,
 * S-239). Files of the static folders have an address already, and get no second one.
 */
export async function readLocalAssets(
  site: SiteTexts,
  staticFiles: readonly StaticFile[],
  siteFolder: string,
): Promise<ReadonlyMap<string, StaticFile>> {
  const wanted = new Map<string, 'images' | 'files'>();
  for (const { url, kind, place } of [
    ...textsOf(site).flatMap(({ links }) => links),
    ...namedImages(site),
  ]) {
    const file = kind === 'symbol' ? undefined : localPath(url, place.file, siteFolder);
    if (file !== undefined && wanted.get(file) !== 'images')
      wanted.set(file, kind === 'image' ? 'images' : 'files');
  }
  const published = new Map(staticFiles.map((file) => [file.source, file]));
  const found = await someAtATime(
    [...wanted].sort(([a], [b]) => (a < b ? -1 : 1)),
    concurrency,
    async ([file, folder]): Promise<[file: string, copy: StaticFile | undefined]> => [
      file,
      published.get(resolve(file)) ?? (await hashedCopy(file, folder)),
    ],
  );
  return onePerPath(found.flatMap(([file, copy]) => (copy ? [[file, copy] as const] : [])));
}

/** The images that front matter names for social networks, and the photos of authors. */
export function namedImages(site: SiteTexts): ProseLink[] {
  const { posts = [], authors = [] } = site.blog ?? {};
  const images = [
    ...[...docsOf(site), ...posts, ...site.standalone],
    ...authors.map(({ imageUrl, place }) => ({ image: imageUrl, place })),
  ];
  return images.flatMap(({ image, place }) =>
    image ? [{ url: image, kind: 'image', place }] : [],
  );
}

/** What a file is copied to; undefined where there is no such file. */
async function hashedCopy(
  file: string,
  folder: 'images' | 'files',
): Promise<StaticFile | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return undefined;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const { name, ext } = parse(file);
  return { path: `assets/${folder}/${plainName(name)}-${hash}${ext}`, source: file };
}

/** Copies of one content under one name are one file, whatever the case of the name. */
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
