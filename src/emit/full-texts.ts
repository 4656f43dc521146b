import type { Compound } from '../model/compound.ts';
import { titleText } from '../model/title-text.ts';
import type { Plan, PlanPage } from '../plan/types.ts';
import { slugOf } from '../plan/slug.ts';
import { groupBy } from '../shared/group-by.ts';
import type { ApiTexts, ContentTexts } from '../shared/texts/catalogues.ts';
import type { OutputFile } from './output-file.ts';
import { symbolsOf, type TextSection } from './text-sections.ts';

/** Name of the file with the Markdown of all pages. */
export const fullName = 'llms-full.txt';

/** Folder of the files that it is divided into. */
export const fullFolder = 'llms-full/';

/** A file with the Markdown of several pages. */
export type FullText = OutputFile & {
  /** What it contains, for readers. */
  title: string;
};

/** What the files with the Markdown of all pages need. */
export interface FullTextSetting {
  /** Returns the Markdown of a page; empty if it has none. */
  textOf: (page: PlanPage) => string;
  /** Most bytes of a file with more than one page. */
  limit: number;
  /** The first lines of the first file. */
  start: string;
  /** Returns the list of the other files, for the first one. */
  contentsOf: (files: readonly FullText[]) => string;
  /** The texts in the language of the site. */
  texts: ContentTexts;
}

/** Returns the Markdown of all pages in one file or, if it is too long, in one for each topic or namespace. */
export function fullTexts(
  sections: readonly TextSection[],
  plan: Plan,
  { textOf, limit, start, contentsOf, texts }: FullTextSetting,
): FullText[] {
  const textsOf = (pages: readonly PlanPage[]): string[] => pages.map(textOf).filter(Boolean);
  const whole = [start, ...sections.flatMap(({ pages }) => textsOf(pages))];
  if (sizeOf(whole) <= limit)
    return [{ path: fullName, title: texts.textAllPages, bytes: joined(whole) }];
  const isApart = ({ kind }: PlanPage, { isApi }: TextSection): boolean =>
    isApi && kind !== 'api-overview';
  const taken = new Set<string>();
  const parts = sections.flatMap((section): FullText[] => {
    const pages = section.pages.filter((page) => isApart(page, section));
    const topics = groupBy(pages, (page) => topicOf(page, plan, texts.api));
    return [...topics].flatMap(([topic, own]) => {
      const library = section.library?.title;
      const title = `${texts[section.title]}: ${[...(library === undefined ? [] : [library]), topic].join(', ')}`;
      const name = unusedName(slugOf(`${library ?? ''} ${topic}`, 'path'), taken);
      return chunks(textsOf(own), limit).map((chunk, i) => ({
        path: `${fullFolder}${name}${i === 0 ? '' : `-${i + 1}`}.txt`,
        title: numbered(title, i),
        bytes: joined(chunk),
      }));
    });
  });
  const others = sections.flatMap((section) =>
    textsOf(section.pages.filter((page) => !isApart(page, section))),
  );
  const first = chunks([start, contentsOf(parts), ...others], limit).map((chunk, i): FullText => ({
    path: i === 0 ? fullName : `${fullFolder}pages-${i + 1}.txt`,
    title: numbered(texts.textOtherPages, i),
    bytes: joined(chunk),
  }));
  return [...first, ...parts];
}

/** Returns the title of one of several files with the same title. */
function numbered(title: string, at: number): string {
  return at === 0 ? title : `${title} (${at + 1})`;
}

/** Between the pages of a file. */
const separator = '\n\n---\n\n';

function joined(texts: readonly string[]): string {
  return `${texts.map((text) => text.trim()).join(separator)}\n`;
}

function sizeOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text) + separator.length, 0);
}

/** Divides texts so that each part has at most a number of bytes, or is a single text. */
function chunks(texts: readonly string[], limit: number): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const text of texts) {
    const size = Buffer.byteLength(text) + separator.length;
    const last = parts.at(-1);
    if (last && size <= room) last.push(text);
    else parts.push([text]);
    room = (last && size <= room ? room : limit) - size;
  }
  return parts;
}

/** The texts that name the pages of a kind which are in no topic or namespace; other pages have their own kind. */
const kindTexts: ReadonlyMap<string, keyof ApiTexts> = new Map([
  ['group', 'topics'],
  ['page', 'pages'],
  ['namespace', 'namespaces'],
  ['module', 'modules'],
  ['concept', 'concepts'],
  ['class', 'classes'],
  ['example', 'examples'],
  ['requirement', 'requirements'],
  ['file', 'files'],
  ['folder', 'folders'],
]);

/** The outermost topic of a page's compound, else its outermost namespace, else what pages of its kind are. */
function topicOf({ description, kind }: PlanPage, plan: Plan, texts: ApiTexts): string {
  const symbols = symbolsOf(description, plan);
  const compound = symbols.compounds.get(description.refid ?? '');
  const chain = compound ? [...around(compound, symbols)] : [];
  const outward = [...chain].reverse();
  const group = outward.find((each) => each.kind === 'group');
  const [topic] = group ? [group] : chain.flatMap((each) => symbols.groupsOf(each.refid));
  if (topic) {
    const outermost = [...around(topic, symbols)].at(-1) ?? topic;
    return titleText(outermost.title ?? []) || outermost.name;
  }
  const namespace = outward.find((each) => each.kind === 'namespace');
  const key = kindTexts.get(kind);
  return namespace?.name ?? (key ? texts[key] : kind);
}

/** A compound and those around it, the outermost last. */
function* around(compound: Compound, symbols: Plan['symbols']): Generator<Compound> {
  const seen = new Set<Compound>();
  for (
    let each: Compound | undefined = compound;
    each && !seen.has(each);
    each = symbols.parent(each.refid)
  ) {
    seen.add(each);
    yield each;
  }
}

function unusedName(name: string, taken: Set<string>): string {
  const first = name || 'other';
  let unused = first;
  for (let i = 2; taken.has(unused); i += 1) unused = `${first}-${i}`;
  taken.add(unused);
  return unused;
}
