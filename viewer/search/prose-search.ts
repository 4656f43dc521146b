import type { Marked, SearchResult } from '../../src/shared/search/answer.ts';
import { fromSteps, unpackNumbers } from '../../src/shared/search/columns.ts';
import { innerWords } from '../../src/shared/search/fold.ts';
import {
  anchorOfHeading,
  type ProseIndex,
  type ProseGroup,
  type ProseIndexEntry,
  type SectionTexts,
} from '../../src/shared/search/format.ts';
import { markWords, passageOf } from '../../src/shared/search/passage.ts';
import { simplerWords, withPhrases, type Query } from '../../src/shared/search/query.ts';
import { IndexFiles, type ReadJson } from './index-files.ts';
import { blockOf } from './symbol-files.ts';
import { WordSearch, type FoundSection } from './word-search.ts';

/** Maximum number of results per page. */
const mostOfPage = 2;

/** Searches texts for words. */
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

  /** Returns sections that have the words of a query, or any of them, best first; for a group without words, its pages. */
  async find(query: Query, base: string, isAny: boolean): Promise<FoundText[]> {
    const { words: wanted, groups, phrases } = query;
    const { search, pages, sections } = await this.#index();
    const all =
      wanted.length > 0
        ? isAny
          ? search.find(simplerWords(wanted), true, true)
          : searchWords(search, wanted)
        : sections.flatMap(([page], id) =>
            groups && sections[id - 1]?.[0] !== page ? [{ id, words: new Set<string>() }] : [],
          );
    const textOf = async (id: number): Promise<string> => {
      const file = blockOf(id, this.#starts);
      const texts = await this.#files.get(`t${file}`, (written: SectionTexts) => written);
      return texts[id - (this.#starts[file] ?? 0)] ?? '';
    };
    const found: typeof all = [];
    for (const section of all) {
      const { id } = section;
      const [page = 0, heading] = sections[id] ?? [];
      if (!phrases || withPhrases(query, `${pages[page]?.[1]}\n${heading}\n${await textOf(id)}`))
        found.push(section);
    }
    const counts = new Map<number, number>();
    return found.flatMap(({ id, words }): FoundText[] => {
      const [page = 0, heading = '', anchor = anchorOfHeading(heading)] = sections[id] ?? [];
      const [group = 'page', title = '', permalink = ''] = pages[page] ?? [];
      const count = (counts.get(page) ?? 0) + 1;
      counts.set(page, count);
      const matches = (word: string): boolean =>
        [word, ...innerWords(word)].some((each) => words.has(each));
      if (count > mostOfPage || groups?.has(group) === false) return [];
      return [
        {
          group,
          result: () => ({
            group,
            kind: group === 'guide' ? 'doc' : group,
            name: markWords(title, matches),
            scope: heading,
            href: `${base}${permalink}${anchor === '' ? '' : `#${anchor}`}`,
          }),
          passage: async () => passageOf(await textOf(id), matches),
        },
      ];
    });
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

/** A section that was found. */
export interface FoundText {
  /** The group of its page. */
  group: ProseGroup;
  /** The section as a result, without passage. */
  result: () => SearchResult;
  /** The passage that has the words; empty if there is no text. */
  passage: () => Promise<Marked[]>;
}

/** Sections with all words; if there are none, with the parts of compound words; else with misspelt words too. */
function searchWords(search: WordSearch, words: readonly string[]): FoundSection[] {
  const found = search.find(words);
  if (found.length > 0) return found;
  const simpler = search.find(simplerWords(words));
  return simpler.length > 0 ? simpler : search.find(words, true);
}
