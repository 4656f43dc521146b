import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { isForeign } from './library-files.ts';
import type { LibraryFiles } from './library-files.ts';

/** An image of the site. */
export interface SiteImage {
  /** Its path relative to a folder of static files. */
  src: string;
  /** The folder of static files, relative to the folder of the library. */
  folder: string;
  /** The file to copy into that folder, if needed: relative to the folder of the library. */
  copied?: string;
}

/** Name of the mark that a library without a logo gets. */
export const MARK = 'mark.svg';

/** Names of icons, in order of preference. */
export const ICONS: readonly RegExp[] = [
  /^favicon\.ico$/i,
  /^favicon\.svg$/i,
  /^favicon\.png$/i,
  /^mark\.svg$/i,
];

/** Names of logos, in order of preference. */
export const LOGOS: readonly RegExp[] = [
  /^logo\.svg$/i,
  /^logo\.(?:png|webp)$/i,
  /^[\w.-]*logo[\w.-]*\.(?:svg|png|webp)$/i,
  /^mark\.svg$/i,
];

/** Image files that browsers can show. */
const IMAGE = /\.(?:svg|png|webp|jpe?g|gif|ico|avif)$/i;

/** Maximum number of files in a folder that is copied because of one image. */
const MOST = 40;

/** Usual folders of a site's images. */
const PLACES =
  /^(?:\.github\/)?(?:(?:docs?|documentation|website|assets|resources|static|public|media|images?|img|logos?|branding|artwork)(?:\/|$)){0,4}[^/]*$/i;

/**
 * Finds an image by name, or the `named` one (absolute): in the folder of static files, in a folder with only images,
 * else one to copy.
 */
export function findImage(
  names: readonly RegExp[],
  statics: string | undefined,
  folder: string,
  { paths }: LibraryFiles,
  named?: string,
): SiteImage | undefined {
  const configured = named === undefined ? undefined : relative(folder, named).split(sep).join('/');
  // A white image is made for the dark header of Doxygen's HTML.
  const isSeen = (path: string): boolean =>
    IMAGE.test(path) && !/white|inverse/i.test(basename(path));
  if (configured !== undefined && !configured.startsWith('..') && isSeen(configured))
    return imageAt(configured, statics, folder, paths);
  const places = statics === undefined ? [] : [statics, `${statics}/img`];
  const inStatics = paths.filter((path) => places.includes(dirname(path)));
  const others = paths.filter((path) => PLACES.test(path) && !isForeign(path));
  for (const [index, name] of names.entries()) {
    // The last patterns are vague: use their match only if it is the only one.
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
  const exists = existsSync(join(folder, target, basename(path)));
  return { src: basename(path), folder: target, ...(!exists && { copied: path }) };
}
