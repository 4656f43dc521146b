import type { SearchAnswer, SearchResult } from '../../src/shared/search/answer.ts';
import type { BoxTexts } from '../../src/shared/texts/catalogues.ts';
import { fill } from '../../src/shared/texts/fill.ts';
import siteData from '../site-data.ts';
import type { Narrowed } from './box-chips.tsx';
import { foldOverloads, overloadsText, type PlacedResult } from './overloads.ts';
import { recentPages, recentSearches } from './recent.ts';
import type { RecentPage } from './recent.ts';
import { groupName } from './result-row.tsx';
import { searchHref } from './session.ts';

/** An option that the reader can select in the box. */
export type BoxOption =
  /** A result or a page; `overloads` says how many overloads the row stands for, if there are several. */
  | { type: 'result'; key: string; result: SearchResult; overloads?: string }
  /** A query that replaces the typed text: a completion or an earlier search. */
  | { type: 'query'; key: string; query: string; label: string; overloads?: undefined }
  /** The page with all results. */
  | { type: 'all'; key: string; href: string; label: string; overloads?: undefined };

/** An answer to the typed text. */
export interface BoxAnswer extends SearchAnswer {
  /** What its results are narrowed down to; missing if the reader has chosen nothing. */
  narrowed: Narrowed | undefined;
}

/** Options with a heading. */
export interface BoxSection {
  /** Its kind. */
  name: string;
  /** The heading. */
  heading: string;
  /** True if the options are shown in one line. */
  isLine?: boolean;
  /** The options. */
  options: BoxOption[];
}

/** Maximum number of results per group that the box requests: overloads share a row. */
export const boxLimit = 30;

/** Maximum number of rows of a group. */
const mostRows = 10;

/** Maximum number of results of a group of texts if other groups have some too. */
const fewTexts = 3;

/** Maximum number of main entries of the site. */
const mostEntries = 8;

/**
 * Returns the sections that the box shows for an answer to the typed text. `opened` has the keys of the rows whose
 * overloads are shown.
 */
export function sectionsOf(
  answer: BoxAnswer | undefined,
  texts: BoxTexts,
  version: string | undefined,
  opened: readonly string[],
): BoxSection[] {
  const sections = answer ? allSections(answer, texts, version, opened) : [];
  return sections.filter(({ options }) => options.length > 0);
}

/** The same, with empty ones. */
function allSections(
  answer: BoxAnswer,
  texts: BoxTexts,
  version: string | undefined,
  opened: readonly string[],
): BoxSection[] {
  const { query, groups, completions, total, isPartial, narrowed } = answer;
  if (query.trim() === '') return emptyQuerySections(answer, texts);
  const sections: BoxSection[] = [
    {
      name: 'completions',
      heading: texts.completions,
      isLine: true,
      options: completions.map(({ query: whole, label }) => ({
        type: 'query',
        key: `completion ${whole}`,
        query: whole,
        label,
      })),
    },
  ];
  let shown = 0;
  for (const { group, results } of groups) {
    const most = groups.length > 1 && group !== 'symbol' ? fewTexts : mostRows;
    const rows = foldOverloads(results);
    if (rows.length <= most) shown += results.length;
    sections.push({
      name: group,
      heading: groupName(group, texts),
      options: rows.slice(0, most).flatMap((row) => optionsOf(row, texts, opened)),
    });
  }
  if (total > shown || isPartial)
    sections.push({
      name: 'all',
      heading: '',
      options: [
        {
          type: 'all',
          key: 'all',
          href: searchHref(query, version) + (narrowed?.address ?? ''),
          label: fill(texts.seeAll, { count: countOf(answer, texts) }),
        },
      ],
    });
  return sections;
}

/** Formats numbers in the site's language. Created before typing starts: the first time takes more than a frame. */
const numbers = new Intl.NumberFormat(siteData.locale);

/** Returns the number of results, as far as it is known. */
export function countOf({ total, isPartial }: SearchAnswer, texts: BoxTexts): string {
  const count = numbers.format(total);
  return isPartial ? fill(texts.atLeast, { count }) : count;
}

/** With nothing typed: the reader's recent entries and the main entries of the site. */
function emptyQuerySections({ groups }: SearchAnswer, texts: BoxTexts): BoxSection[] {
  const visited = recentPages().filter(({ href }) => href !== window.location.pathname);
  const known = new Set(visited.map(({ href }) => href));
  const main = groups
    .flatMap(({ results }) => results)
    .filter(({ href }) => !known.has(href))
    .slice(0, mostEntries);
  return [
    {
      name: 'searches',
      heading: texts.recentSearches,
      isLine: true,
      options: recentSearches().map((query): BoxOption => ({
        type: 'query',
        key: `search ${query}`,
        query,
        label: query,
      })),
    },
    {
      name: 'visited',
      heading: texts.recentPages,
      options: visited.map(visit),
    },
    { name: 'main', heading: texts.mainEntries, options: main.map(optionOf) },
  ];
}

/** Returns the options of a row: all its overloads once it is opened. */
function optionsOf(
  row: readonly PlacedResult[],
  texts: BoxTexts,
  opened: readonly string[],
): BoxOption[] {
  const options = row.map(([result, index]) => optionOf(result, index));
  const [first] = options;
  return !first || opened.includes(first.key)
    ? options
    : [{ ...first, overloads: overloadsText(row, texts) }];
}

/** Later answers only append, so the place in its group identifies a result. */
function optionOf(result: SearchResult, index: number): Extract<BoxOption, { type: 'result' }> {
  return { type: 'result', key: `${result.group} ${index}`, result };
}

function visit({ href, title, kind }: RecentPage, index: number): BoxOption {
  const name = [{ text: title, isMatch: false }];
  return { type: 'result', key: `visit ${index}`, result: { group: 'page', kind, name, href } };
}
