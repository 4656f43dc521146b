import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { TagFile } from '../model/site.ts';
import { decodeBytes } from '../xml/decode-bytes.ts';
import { childrenNamed, childText, textOf, type XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse.ts';
import { normalRefid } from './refid.ts';

/** The extension of Doxygen's pages, which refids leave out. */
const pageEnding = /\.x?html?$/i;

/** Reads the tag files of other projects; reports files that are not tag files. */
export async function readTagFiles(
  files: Readonly<Record<string, string>>,
  { inputs, diagnostics }: Sources,
): Promise<TagFile[]> {
  const tagFiles: TagFile[] = [];
  for (const [path, url] of Object.entries(files)) {
    const file = displayPath(path);
    const bytes = await inputs.readFile(path).catch(() => undefined);
    const root = bytes && parseXml(decodeBytes(bytes), file, diagnostics);
    if (root?.name === 'tagfile') {
      tagFiles.push({ file, urls: readTagFile(root, url) });
      continue;
    }
    reportTagFile(
      file,
      bytes && { root },
      'Generate it in the other project with GENERATE_TAGFILE, or remove it from doxygen.tagFiles.',
      diagnostics,
    );
  }
  return tagFiles;
}

/** Reports a file that is not a tag file; `read` is missing if it cannot be read. */
export function reportTagFile(
  file: string,
  read: { root: XmlElement | undefined } | undefined,
  advice: string,
  diagnostics: Diagnostics,
): void {
  const found = !read
    ? 'it cannot be read'
    : read.root
      ? `its root element is <${read.root.name}>, not <tagfile>`
      : 'it has no root element';
  diagnostics.error('tag-file', `This is not a Doxygen tag file: ${found}.`, { file }, advice);
}

/** Maps the refids of everything in a tag file, as Doxygen's XML writes them, to URLs below `base`. */
export function readTagFile(root: XmlElement, base: string): ReadonlyMap<string, string> {
  const urls = new Map<string, string>();
  const folder = base.endsWith('/') ? base : `${base}/`;
  const add = (page: string, anchor: string): void => {
    if (page === '') return;
    const last = page.slice(page.lastIndexOf('/') + 1);
    const file = last.includes('.') ? page : `${page}.html`;
    const url = new URL(folder + file).href + (anchor && `#${encodeURIComponent(anchor)}`);
    const refid = normalRefid(page.replace(pageEnding, '') + (anchor && `_1${anchor}`));
    if (!urls.has(refid)) urls.set(refid, url);
  };
  // Compounds come first: a member without an anchor has its own page or refers to its compound's page.
  const compounds = childrenNamed(root, 'compound');
  for (const compound of compounds) add(childText(compound, 'filename') ?? '', '');
  for (const compound of compounds) {
    for (const member of childrenNamed(compound, 'member')) {
      add(childText(member, 'anchorfile') ?? '', childText(member, 'anchor') ?? '');
      for (const value of childrenNamed(member, 'enumvalue'))
        add(value.attributes.file ?? '', value.attributes.anchor ?? '');
    }
    for (const anchor of childrenNamed(compound, 'docanchor'))
      add(anchor.attributes.file ?? '', textOf(anchor).trim());
  }
  return urls;
}
