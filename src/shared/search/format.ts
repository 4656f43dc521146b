import type { ResultGroup } from './answer.ts';
import type { WrittenWordIndex } from './word-index.ts';

/** The files of a search index, as the build writes them and the browser reads them; all are JSON. */

/** Path of the list of all indexes, below the output folder. It changes with the site, so its name has no hash. */
export const manifestPath = 'search/manifest.json';

/** Folder of everything else; each index has a folder in it that is named after its content. */
export const indexFolder = 'assets/search';

/** What there is to search. */
export interface SearchManifest {
  /** The indexes of each version of the docs, the latest first; one without name where the site has no versions. */
  versions: VersionIndex[];
  /** The index of posts and stand-alone pages; missing where there are none. */
  site?: ProseIndexEntry;
  /** True where there is so much to search that it would hold up a page. */
  isLarge?: true;
  /** Words that are in nearly every sentence and looked for only where there are no others, with blanks between. */
  commonWords: string;
  /** Main entries of the site, for a box in which nothing is typed: label and href. */
  entries: [label: string, href: string][];
}

/** What there is to search of one version. */
export interface VersionIndex {
  /** Name of the docs version; empty where the site has none. */
  name: string;
  /** What readers see of the name. */
  label: string;
  /** The symbols of its API reference; missing where it has none. */
  symbols?: SymbolIndexEntry;
  /** Its guides; missing where it has none. */
  guides?: ProseIndexEntry;
}

/** What is known of the symbols of a library before any file of the index is loaded. */
export interface SymbolIndexEntry {
  /** Name of the folder of its files. */
  folder: string;
  /** Number of symbols. */
  total: number;
  /** The squashed name of the first row of each block of names (`joinStrings`). */
  firstKeys: string;
  /** Number of the first row of each block of names, ascending (`packNumbers` of `toSteps`). */
  nameRows: string;
  /** How many of the blocks of names, from the first on, hold what is looked for most: classes, macros, namespaces. */
  mainBlocks: number;
  /** Number of the first row of each block of details (`packNumbers` of `toSteps`). */
  detailRows: string;
  /** First term of each part of the dictionary (`joinStrings`); empty where there is none. */
  dictionary: string;
  /** Sorts of terms that the dictionary has; of the others all blocks are asked. */
  sorts: string;
  /** The kinds of the symbols, the most frequent first. */
  kinds: SymbolKind[];
  /** Patterns of pages, the most frequent first. */
  patterns: string[];
  /** True where all blocks of names share one table of scopes. */
  sharesScopes: boolean;
  /** Last names of the namespaces, to complete `in:`. */
  namespaces: string[];
}

/** A kind of symbols: Doxygen's name, its place where nothing else tells symbols apart, and the filters that let it through. */
export type SymbolKind = [name: string, place: number, filters: string];

/** Scopes and their pages: of one block of names, or of all of them (file `s`). */
export interface ScopeTable {
  /** Scopes, sorted (`joinSorted`). */
  names: string;
  /** Page of each scope, as `NameBlock.rowPages` has them; 0 for none (`packNumbers`). */
  places: string;
  /** Pages that follow no pattern, sorted permalinks without base (`joinSorted`). */
  pages: string;
}

/** A block of names: rows sorted by their squashed names. File `n` and its number. */
export interface NameBlock {
  /** Names without scopes (`joinSorted`, though sorted by their squashed forms). */
  names: string;
  /** Kind and flags of each row: number of its kind * 4 + 2 where it belongs to the implementation + 1 where deprecated (`packNumbers`). */
  kinds: string;
  /** The scopes of the rows; missing where all blocks share a table. */
  scopes?: ScopeTable;
  /** Number of the scope of each row (`packNumbers`). */
  rowScopes: string;
  /** Page of each row: 0 for that of its scope, else number of a pattern plus 1, or behind these of one of `pages` (`packNumbers`). */
  rowPages: string;
  /** Pages that follow no pattern, sorted permalinks without base (`joinSorted`). */
  pages: string;
  /** Anchor of each row: empty where it is the name, `-` for none, `+` and the rest where it begins with it, `~` where its scope and a hyphen stand before it, else `=` and all of it (`joinStrings`). */
  anchors: string;
}

/** A block of details, for the same rows in the same order. File `d` and its number. */
export interface DetailBlock {
  /** What rows return, or their types: each once, the most frequent first (`joinStrings`). */
  types: string;
  /** Number of the type of each row (`packNumbers`). */
  rowTypes: string;
  /** Parameters and what follows them (`joinStrings`). */
  params: string;
  /** Brief descriptions, with `textMark` and further text behind those that have some (`joinStrings`). */
  texts: string;
}

/** Stands between the brief description of a symbol and the rest. */
export const textMark = '¦';

/** What is known of texts before any file is loaded. */
export interface ProseIndexEntry {
  /** Name of the folder of its files. */
  folder: string;
  /** Number of the first section of each file of texts (`packNumbers` of `toSteps`). */
  textRows: string;
}

/** The groups that texts are in. */
export type ProseGroup = Exclude<ResultGroup, 'symbol'>;

/** Where words are found in texts. File `words`. */
export interface ProseIndex {
  /** MiniSearch's index; ids are numbers of sections. */
  words: WrittenWordIndex;
  /** Pages: group, title, href without base. */
  pages: [group: ProseGroup, title: string, permalink: string][];
  /** Sections: number of the page, heading (empty for the start of the page), id of the heading where it is not `anchorOfHeading`. */
  sections: [page: number, heading: string, anchor?: string][];
}

/** Texts of sections, in their order. File `t` and its number. */
export type SectionTexts = string[];

/** Settings of MiniSearch, which must be the same where the index is made and where it is asked. */
export const proseFields = ['text', 'heading', 'title'];

/** The id that most headings have. */
export function anchorOfHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
