import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { homePageText } from './home-page.ts';
import { initialsOf, letterMark } from './letter-mark.ts';
import type { Library } from './library.ts';
import { MARK } from './site-images.ts';

/** A file to write, with its path relative to the folder of the library. */
export interface PlannedFile {
  /** The path. */
  path: string;
  /** The text. */
  text: string;
}

/** A library as it is with the files that its site still lacks, and these files. */
export interface PlannedHome {
  /** The library; its folders include the planned files. */
  library: Library;
  /** The files. */
  files: PlannedFile[];
}

/** Folder of the home page if the library has no pages: outside of its sources. */
const PAGES = 'pages';

/** Plans the home page and the logo of a library's site; a home page or a logo that exists stays. */
export function planHome(library: Library): PlannedHome {
  const [withMark, mark] = planMark(library);
  const [withPage, page] = planPage(withMark);
  return { library: withPage, files: [...mark, ...page] };
}

/** A library without a logo gets its icon, if that has enough detail, or a mark of its initials. */
function planMark(library: Library): [Library, PlannedFile[]] {
  const { folders, doxygen, facts } = library;
  if (folders.logo) return [library, []];
  const { favicon } = folders;
  if (favicon && /\.(?:svg|png)$/i.test(favicon.src)) {
    const logo = { src: favicon.src, folder: favicon.folder };
    return [{ ...library, folders: { ...folders, logo } }, []];
  }
  const name = (doxygen?.name ?? facts.name)?.value ?? '';
  if (initialsOf(name) === '') return [library, []];
  const folder = folders.statics ?? 'static';
  const logo = { src: MARK, folder };
  const file = { path: `${folder}/${MARK}`, text: letterMark(name) };
  return [{ ...library, folders: { ...folders, logo, favicon: favicon ?? logo } }, [file]];
}

function planPage(library: Library): [Library, PlannedFile[]] {
  const { folder, folders, doxygen } = library;
  const path = folders.pages?.path ?? PAGES;
  const names = existsSync(join(folder, path)) ? readdirSync(join(folder, path)) : [];
  if (names.some((name) => /^index\.(?:mdx?|[jt]sx?)$/i.test(name))) return [library, []];
  const pages = { path, texts: (folders.pages?.texts ?? 0) + 1 };
  const planned = { ...library, folders: { ...folders, pages } };
  // Doxygen would turn the other into a page of the API reference.
  const isRead = doxygen?.reads(join(folder, path, 'index.md')) === true;
  const name = isRead ? 'index.mdx' : 'index.md';
  return [planned, [{ path: `${path}/${name}`, text: homePageText(planned) }]];
}
