import type { Compound } from '../model/compound.ts';
import { decodePath, pathFrom } from '../model/source-path.ts';
import type { Symbols } from '../model/symbols.ts';
import { plainText, visit } from '../model/walk.ts';
import { isInternal, splitUrl } from '../shared/url.ts';
import { findTarget, type Target } from './targets.ts';

/** Resolves the relative addresses of files in comments, as authors see them in the sources. */
export interface CommentPages {
  /** The place of a Markdown file, or of a part of it (`guide.md#setup`); undefined if the XML has no such page. */
  markdown(url: string, xmlFile: string): Target | undefined;
  /**
   * The place of a Markdown file, or of a part of it, by its name without extension or with that of HTML (`guide#setup`,
   * `guide.html`), as sites of other tools have it; undefined if the XML has no such page or part.
   */
  page(url: string): Target | undefined;
  /** True if an address names a part that its Markdown file does not have. */
  lacksPart(url: string, xmlFile: string): boolean;
  /** The path of another file, as Doxygen writes paths; undefined for all other addresses. */
  path(url: string, xmlFile: string): string | undefined;
}

/**
 * Creates the resolver. Doxygen turns a link to a Markdown file into a reference, but leaves one to a part of the file
 * as it is. A path is relative to the file of the comment, else it is the end of the path of exactly one page.
 */
export function commentPages(
  { compounds }: Pick<Symbols, 'compounds'>,
  targets: ReadonlyMap<string, Target>,
): CommentPages {
  let byPath: Map<string, Compound> | undefined;
  const pages = (): ReadonlyMap<string, Compound> => (byPath ??= pagesByPath(compounds.values()));
  const parts = new Map<Compound, ReadonlyMap<string, string>>();
  const partsOf = (page: Compound): ReadonlyMap<string, string> => {
    const known = parts.get(page) ?? idsBySlug(page);
    parts.set(page, known);
    return known;
  };
  const path = (url: string, xmlFile: string): string | undefined => {
    const [target] = splitUrl(url);
    if (!isInternal(url) || target === '' || target.startsWith('/')) return undefined;
    const [home] = refidsOfFile(xmlFile).flatMap((refid) => compounds.get(refid) ?? []);
    return pathFrom(home?.location?.file ?? '', decodePath(target));
  };
  const partOf = (page: Compound, rest: string): FoundPage => {
    const fragment = decodePath(rest.replace(/^[^#]*#?/, ''));
    if (fragment === '') return { page, fragment, part: undefined };
    // Anchors of the main page have another prefix than its id.
    const prefix = page.refid === 'indexpage' ? 'index' : page.refid;
    const labelled = targets.get(`${prefix}_1${fragment}`);
    const part = labelled ?? targets.get(partsOf(page).get(fragment) ?? '');
    return { page, fragment, part };
  };
  const find = (url: string, xmlFile: string): FoundPage | undefined => {
    const [target, rest] = splitUrl(url);
    if (!isInternal(url) || !markdownName.test(target)) return undefined;
    const page = pages().get(path(url, xmlFile) ?? '') ?? onlyWithEnd(pages(), decodePath(target));
    return page && partOf(page, rest);
  };
  return {
    path,
    markdown: (url, xmlFile) => {
      const found = find(url, xmlFile);
      return found && (found.part ?? findTarget(targets, found.page.refid));
    },
    page: (url) => {
      const [target, rest] = splitUrl(url);
      const name = decodePath(target).replace(/(?:\.html?|\/)$/i, '');
      if (!isInternal(url) || !/(?:^|\/)[^./]+$/.test(name)) return undefined;
      const page = onlyWithEnd(pages(), `${name}.md`);
      const found = page && partOf(page, rest);
      return found?.fragment === '' ? findTarget(targets, found.page.refid) : found?.part;
    },
    lacksPart: (url, xmlFile) => {
      const found = find(url, xmlFile);
      return found !== undefined && found.fragment !== '' && !found.part;
    },
  };
}

/** A page that an address names. */
interface FoundPage {
  page: Compound;
  /** The part of the page as written; empty for the whole page. */
  fragment: string;
  /** The place of the part; missing if the page lacks it. */
  part: Target | undefined;
}

const markdownName = /\.(?:md|markdown)$/i;

function pagesByPath(compounds: Iterable<Compound>): Map<string, Compound> {
  const pages = new Map<string, Compound>();
  for (const compound of compounds) {
    const { kind, location } = compound;
    if (kind === 'page' && location && markdownName.test(location.file))
      pages.set(location.file, compound);
  }
  return pages;
}

/** The page whose path ends like a written one, without its dots; undefined if there are several. */
function onlyWithEnd(pages: ReadonlyMap<string, Compound>, written: string): Compound | undefined {
  const end = `/${written.replace(/^(?:\.{0,2}\/)+/, '')}`;
  const found = [...pages].filter(([path]) => `/${path}`.endsWith(end));
  return found.length === 1 ? found[0]?.[1] : undefined;
}

/** Maps the ids that GitHub derives from headings to the ids of the sections. */
function idsBySlug({ detailed }: Compound): Map<string, string> {
  const ids = new Map<string, string>();
  visit(detailed, (node) => {
    if (node.type !== 'section' || node.id === undefined || !node.title) return;
    const slug = plainText(node.title)
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    let own = slug;
    for (let n = 1; ids.has(own); n++) own = `${slug}-${n}`;
    ids.set(own, node.id);
  });
  return ids;
}

/** The possible refids of the compound in an XML file: with CREATE_SUBDIRS, they include up to two folders. */
export function refidsOfFile(file: string): string[] {
  const segments = file.replace(/\.xml$/, '').split(/[\\/]/);
  return [1, 2, 3].map((count) => segments.slice(-count).join('/'));
}
