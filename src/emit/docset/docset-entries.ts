import { basename } from 'node:path/posix';
import { splitName } from '../../model/qualified-name.ts';
import { perObject } from '../../model/per-object.ts';
import { titleText } from '../../model/title-text.ts';
import type { Plan, PlanPage } from '../../plan/types.ts';
import type { TocItem } from '../../shared/page-data.ts';
import { splitUrl } from '../../shared/url.ts';
import { entryType, type EntryType } from './entry-types.ts';

/** What a docset knows of a place in it. */
export interface DocsetEntry {
  /** Qualified name of the symbol, or title. */
  name: string;
  /** Name without scope. */
  shortName: string;
  /** Its type. */
  type: EntryType;
  /** File of its page, relative to the root of the site. */
  file: string;
  /** Id of its place on the page; empty if it has its own page. */
  anchor: string;
}

/** Returns the symbols and guides of the latest version that have a page: what readers search for. */
export const docsetEntries = perObject(({ apis, pages, site }: Plan): DocsetEntry[] => {
  const [latest] = apis;
  const ofLatest = apis.filter(
    ({ reference }) => reference.docsVersion === latest?.reference.docsVersion,
  );
  const older = new Set(site.docs.flatMap(({ name, isLast }) => (isLast ? [] : [name])));
  const guides = pages.filter(
    ({ kind, description: { version = '', unlisted } }) =>
      kind === 'doc' && !unlisted && !older.has(version),
  );
  return [
    ...ofLatest.flatMap(({ symbols, links, symbolRows }) => {
      const files = new Map(pages.map((page) => [links.permalink(page.permalink), page.file]));
      return symbolRows().flatMap(({ refid, kind, name: row, url }): DocsetEntry[] => {
        const [href, hash] = splitUrl(url);
        const file = files.get(href);
        const owned = symbols.members.get(refid);
        const type = entryType(kind, owned);
        // Unnamed symbols cannot be searched for.
        if (file === undefined || type === undefined || /^(?:.*::)?(?:@|$)/.test(row)) return [];
        const title = symbols.compounds.get(refid)?.title;
        const name = (type === 'Guide' && title && titleText(title)) || row;
        const shortName = owned?.member.name ?? lastPart(name, type);
        return [{ name, shortName, type, file, anchor: decodeURIComponent(hash.slice(1)) }];
      });
    }),
    ...guides.map(({ description: { title }, file }) => {
      const type = 'Guide' as const;
      return { name: title, shortName: title, type, file, anchor: '' };
    }),
  ];
});

function lastPart(name: string, type: EntryType): string {
  if (type === 'Guide' || type === 'Sample') return name;
  return type === 'File' ? basename(name) : splitName(name)[1];
}

/** The places that the table of contents of a page lists, by the ids on the page. */
export type PageMarks = ReadonlyMap<string, Pick<DocsetEntry, 'shortName' | 'type'>>;

/** Returns a function that finds the marks of a page: its symbols, or the headings of a guide. */
export const pageMarks = perObject((plan: Plan): ((page: PlanPage) => PageMarks) => {
  const marks = new Map<string, Map<string, DocsetEntry>>();
  for (const entry of docsetEntries(plan)) {
    if (entry.anchor === '') continue;
    const known = marks.get(entry.file) ?? new Map<string, DocsetEntry>();
    marks.set(entry.file, known.set(entry.anchor, entry));
  }
  return ({ file, kind, context }) =>
    kind === 'doc' ? sections(context.toc) : (marks.get(file) ?? new Map<string, DocsetEntry>());
});

function sections(toc: readonly TocItem[]): PageMarks {
  const flat = (items: readonly TocItem[]): TocItem[] =>
    items.flatMap((item) => [item, ...flat(item.children)]);
  return new Map(flat(toc).map(({ id, text }) => [id, { shortName: text, type: 'Section' }]));
}
