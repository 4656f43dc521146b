import type { SearchResult } from '../../src/shared/search/answer.ts';
import { fromSteps, unpackNumbers } from '../../src/shared/search/columns.ts';
import { innerWords, wordsOf } from '../../src/shared/search/fold.ts';
import {
  anchorOfHeading,
  type ProseIndex,
  type ProseIndexEntry,
  type SectionTexts,
} from '../../src/shared/search/format.ts';
import { passageOf } from '../../src/shared/search/passage.ts';
import { simplerWords, tellingWords, type Query } from '../../src/shared/search/query.ts';
import { joinMarks } from '../../src/shared/search/rank.ts';
import { IndexFiles, type ReadJson } from './index-files.ts';
import { blockOf } from './symbol-files.ts';
import { WordSearch, type FoundSection } from './word-search.ts';

/** The groups by the letters that the index has for them. */
const groups = { d: 'guide', p: 'post', s: 'page' } as const;

/** Results of one page at most. */
const mostOfPage = 2;

/** Finds words in texts. */
export class ProseSearch {
  readonly #files: IndexFiles;
  readonly #starts: readonly number[];

  constructor(read: ReadJson, { folder, textRows }: ProseIndexEntry) {
    this.#files = new IndexFiles(read, folder);
    this.#starts = fromSteps(unpackNumbers(textRows));
  }

  /** Reads what the first search needs. */
  async warm(): Promise<void> {
    await this.#index();
  }

  /** Sections that have the words of a query, best first, without passages; or, where only a group is wanted, its pages. */
  async find(query: Query): Promise<FoundProse> {
    const { search, pages, sections } = await this.#index();
    const isIn = (id: number): boolean => {
      const group = groups[pages[sections[id]?.[0] ?? 0]?.[0] ?? 'd'];
      return query.groups?.has(group) ?? true;
    };
    const all =
      query.words.length > 0
        ? searchWords(search, tellingWords(query.words))
        : sections.flatMap(([page], id) =>
            query.groups && sections[id - 1]?.[0] !== page
              ? [{ id, score: 0, words: new Set<string>() }]
              : [],
          );
    const counts = new Map<number, number>();
    const found = all.filter(({ id }) => {
      const page = sections[id]?.[0] ?? 0;
      const count = counts.get(page) ?? 0;
      counts.set(page, count + 1);
      return count < mostOfPage && isIn(id);
    });
    return {
      found,
      result: ({ id, words }, base) => {
        const [page = 0, heading = '', code = ''] = sections[id] ?? [];
        const anchor = code === '=' ? anchorOfHeading(heading) : code;
        const [letter = 'd', title = '', permalink = ''] = pages[page] ?? [];
        return {
          group: groups[letter],
          kind: letter === 'd' ? 'doc' : groups[letter],
          name: markWords(title, words),
          ...(heading === '' ? {} : { scope: heading }),
          href: `${base}${permalink}${anchor === '' ? '' : `#${anchor}`}`,
        };
      },
      passage: async ({ id, words }) => {
        const file = blockOf(id, this.#starts);
        const texts = await this.#files.get(`t${file}`, (written: SectionTexts) => written);
        const text = texts[id - (this.#starts[file] ?? 0)] ?? '';
        return text === '' ? undefined : passageOf(text, (word) => isAmong(word, words));
      },
    };
  }

  #index(): Promise<LoadedIndex> {
    return this.#files.get('words', ({ words, pages, sections }: ProseIndex) => ({
      search: new WordSearch(words),
      pages,
      sections,
    }));
  }
}

interface LoadedIndex extends Pick<ProseIndex, 'pages' | 'sections'> {
  search: WordSearch;
}

/** What was found in texts. */
export interface FoundProse {
  /** The sections, best first. */
  found: readonly FoundSection[];
  /** A section as a result. */
  result(section: FoundSection, base: string): SearchResult;
  /** The passage of a section that has the words; undefined where it has no text. */
  passage(section: FoundSection): Promise<SearchResult['detail']>;
}

/** Sections with all words; where there are none, with the words that theirs are put together from; else with some. */
function searchWords(search: WordSearch, words: readonly string[]): FoundSection[] {
  const found = search.find(words);
  if (found.length > 0) return found;
  const simpler = search.find(simplerWords(words));
  return simpler.length > 0 ? simpler : search.find(words, true);
}

/** A text with words marked. */
function markWords(text: string, wanted: ReadonlySet<string>): SearchResult['name'] {
  const isMatch = new Array<boolean>(text.length).fill(false);
  for (const { word, start, end } of wordsOf(text))
    if (isAmong(word, wanted)) isMatch.fill(true, start, end);
  return joinMarks(text, isMatch);
}

function isAmong(word: string, wanted: ReadonlySet<string>): boolean {
  return wanted.has(word) || innerWords(word).some((inner) => wanted.has(inner));
}
