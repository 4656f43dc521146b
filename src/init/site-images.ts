import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { isForeign } from './library-files.ts';
import type { LibraryFiles } from './library-files.ts';

/** An image of the site. */
export interface SiteImage {
  /** Its path below a folder of static files. */
  src: string;
  /** The folder of static files, below that of the library. */
  folder: string;
  /** The file in the library, where it has to be copied into that folder: below that of the library. */
  copied?: string;
}

/** Names of icons, the best first. */
export const ICONS: readonly RegExp[] = [/^favicon\.ico$/i, /^favicon\.svg$/i, /^favicon\.png$/i];

/** Names of logos, the best first. */
export const LOGOS: readonly RegExp[] = [
  /^logo\.svg$/i,
  /^logo\.(?:png|webp)$/i,
  /^[\w.-]*logo[\w.-]*\.(?:svg|png|webp)$/i,
];

/** Files that browsers show as images. */
const IMAGE = /\.(?:svg|png|webp|jpe?g|gif|ico|avif)$/i;

/** Most files of a folder that is copied for the sake of one image. */
const MOST = 40;

/** Folders in which images of a site are mostly. */
const PLACES =
  /^(?:\.github\/)?(?:(?:docs?|documentation|website|assets|resources|static|public|media|images?|img|logos?|branding|artwork)(?:\/|$)){0,4}[^/]*$/i;

/**
 * Finds an image by its name, or the `named` one (absolute): in the folder of static files, in one that has only images,
 * else one to be copied.
 */
export function findImage(
  names: readonly RegExp[],
  statics: string | undefined,
  folder: string,
  { paths }: LibraryFiles,
  named?: string,
): SiteImage | undefined {
  const asked = named === undefined ? undefined : relative(folder, named).split(sep).join('/');
  // A white one is made for the dark header of Doxygen's own pages.
  const isSeen = (path: string): boolean =>
    IMAGE.test(path) && !/white|inverse/i.test(basename(path));
  if (asked !== undefined && !asked.startsWith('..') && isSeen(asked))
    return imageAt(asked, statics, folder, paths);
  const places = statics === undefined ? [] : [statics, `${statics}/img`];
  const inStatics = paths.filter((path) => places.includes(dirname(path)));
  const others = paths.filter((path) => PLACES.test(path) && !isForeign(path));
  for (const [index, name] of names.entries()) {
    // Only where nothing else is around, a logo of any name is that of the library.
    const isVague = index > 1;
    for (const some of [inStatics, others]) {
      const found = some.filter((path) => name.test(basename(path)) && isSeen(path));
      found.sort((a, b) => a.split('/').length - b.split('/').length);
      if (found[0] !== undefined && !(isVague && found.length > 1))
        return imageAt(found[0], statics, folder, paths);
    }
  }
  return undefined;
}

function imageAt(
  path: string,
  statics: string | undefined,
  folder: string,
  paths: readonly string[],
): SiteImage {
  if (statics !== undefined && path.startsWith(`${statics}/`))
    return { src: path.slice(statics.length + 1), folder: statics };
  const own = dirname(path);
  const beside = paths.filter((each) => each.startsWith(`${own}/`));
  const isOfImages =
    own !== '.' && beside.length <= MOST && beside.every((each) => IMAGE.test(each));
  if (isOfImages) return { src: basename(path), folder: own };
  const target = statics ?? 'static';
  const isThere = existsSync(join(folder, target, basename(path)));
  return { src: basename(path), folder: target, ...(!isThere && { copied: path }) };
}
