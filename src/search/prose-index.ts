import MiniSearch, { type Options } from 'minisearch';
import { packNumbers, toSteps } from '../shared/search/columns.ts';
import { innerWords, wordsOf } from '../shared/search/fold.ts';
import {
  anchorOfHeading,
  proseFields,
  type ProseGroup,
  type ProseIndex,
  type ProseIndexEntry,
} from '../shared/search/format.ts';
import { encodeWordIndex, type PlainWordIndex } from '../shared/search/word-index.ts';
import { commonWords } from '../shared/search/common-words.ts';
import { inFolder, type IndexFile } from './index-file.ts';
import type { ProseSection } from './prose-sections.ts';

/** A page of text. */
export interface ProsePage {
  /** Guide, post, or stand-alone page. */
  group: ProseGroup;
  /** Title. */
  title: string;
  /** True if the title is found elsewhere, as the name of a symbol. */
  isNamed?: true;
  /** Other names: sidebar labels, keywords. */
  otherNames: readonly string[];
  /** Site path without base. */
  permalink: string;
  /** Its sections; the first is the text in front of the first heading. */
  sections: ProseSection[];
}

/** Longer words are URLs and the like, which are found by their parts. */
const longestWord = 24;

/** Approximate length of a file of texts, in characters. */
const textLength = 64_000;

/** Options of MiniSearch, which indexes the words of texts. */
export const wordOptions: Options = {
  fields: proseFields,
  tokenize: indexedWords,
  processTerm: (term) => term,
};

/** Builds the index of texts: its entry in the list of indexes, and its files; `undefined` if there are no texts. */
export function proseIndex(
  pages: readonly ProsePage[],
): { entry: ProseIndexEntry; files: IndexFile[] } | undefined {
  if (pages.length === 0) return undefined;
  const index = new MiniSearch(wordOptions);
  const written: Omit<ProseIndex, 'words'> = { pages: [], sections: [] };
  const texts: string[][] = [];
  const starts: number[] = [];
  let length = Infinity;
  pages.forEach(({ group, title, isNamed, otherNames, permalink, sections }, page) => {
    const ofPage = isNamed ? otherNames : [title, ...otherNames];
    written.pages.push([group, title, permalink]);
    for (const [i, section] of withoutTitle(title, sections).entries()) {
      const { heading, anchor, text, aliases = [] } = section;
      const id = written.sections.length;
      const names = [...(i === 0 ? ofPage : []), ...aliases];
      index.add({ id, title: names.join(' '), heading, text });
      written.sections.push(
        anchor === anchorOfHeading(heading) ? [page, heading] : [page, heading, anchor],
      );
      if (length + text.length > textLength) {
        starts.push(id);
        texts.push([]);
        length = 0;
      }
      length += text.length;
      texts.at(-1)?.push(text);
    }
  });
  const { folder, files } = inFolder(
    new Map<string, unknown>([
      ['words', { ...written, words: encodeWordIndex(plainIndex(index)) }],
      ...texts.map((text, i) => [`t${i}`, text] as const),
    ]),
  );
  return { entry: { folder, textRows: packNumbers(toSteps(starts)) }, files };
}

/** Joins the start of a page with the section that its title begins: the page would be found twice. */
function withoutTitle(title: string, sections: readonly ProseSection[]): readonly ProseSection[] {
  const [start, titled, ...rest] = sections;
  if (start?.text !== '' || titled?.heading !== title) return sections;
  const aliases = [...(start.aliases ?? []), ...(titled.aliases ?? [])];
  return [{ ...start, text: titled.text, ...(aliases.length > 0 && { aliases }) }, ...rest];
}

/** The JSON of MiniSearch, which its types do not fully describe. */
function plainIndex(index: MiniSearch): PlainWordIndex {
  const { documentCount, fieldLength, averageFieldLength, index: words } = index.toJSON();
  return {
    documentCount,
    fieldLength,
    averageFieldLength,
    index: words,
  };
}

/** Returns the words to index for a text. */
function indexedWords(text: string): string[] {
  return wordsOf(text)
    .flatMap(({ word }) => [word, ...innerWords(word)])
    .filter((word) => word.length <= longestWord && !commonWords.has(word));
}
