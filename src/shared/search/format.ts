import type { ResultGroup } from './answer.ts';
import type { WrittenWordIndex } from './word-index.ts';

/** The files of a search index, as the build writes them and the browser reads them. All are JSON. */

/** Path of the list of all indexes, relative to the output folder. Without hash, since pages must find it. */
export const manifestPath = 'search/manifest.json';

/** Version of the format. Increase it when programs that read the index, such as an earlier `mtp-site mcp`, would misread it. */
export const indexFormat = 2;

/** Folder of all other files; each index has a subfolder named after the hash of its content. */
export const indexFolder = 'assets/search';

/** The list of all indexes. */
export interface SearchManifest {
  /** Version of the format (`indexFormat`); browsers never read the index of another version. */
  format: number;
  /** The indexes of each docs version, the latest first; a single one without name if the site has no versions. */
  versions: VersionIndex[];
  /** The index of posts and stand-alone pages; missing if there are none. */
  site?: ProseIndexEntry;
  /** True if searching on the main thread would block the page. */
  isLarge?: true;
  /** Main entries of the site, shown for an empty query: label and href. */
  entries: [label: string, href: string][];
}

/** The indexes of one version. */
export interface VersionIndex {
  /** Name of the docs version; empty if the site has none. */
  name: string;
  /** The displayed name. */
  label: string;
  /** The symbols of its API reference; missing if it has none. */
  symbols?: SymbolIndexEntry;
  /** Its guides; missing if it has none. */
  guides?: ProseIndexEntry;
}

/** What is known about the symbols of a library before its index files are loaded. */
export interface SymbolIndexEntry {
  /** Name of the folder with its files. */
  folder: string;
  /** Number of symbols. */
  total: number;
  /** The normalized name of the first row of each block of names (`joinStrings`). */
  firstKeys: string;
  /** Number of the first row of each block of names, ascending (`packNumbers` of `toSteps`). */
  nameRows: string;
  /** Number of leading blocks of names with the most wanted kinds: classes, macros, namespaces. */
  mainBlocks: number;
  /** Number of the first row of each block of details (`packNumbers` of `toSteps`). */
  detailRows: string;
  /** First term of each part of the dictionary (`joinStrings`); empty if there is none. */
  dictionary: string;
  /** Sorts of terms in the dictionary; for other sorts, all blocks are searched. */
  sorts: string;
  /** The kinds of the symbols, the most frequent first. */
  kinds: SymbolKind[];
  /** Patterns of pages, the most frequent first. */
  patterns: string[];
  /** Path of the list of all symbols with Doxygen's ids; empty if there is none. */
  list: string;
  /** The outermost scope with most symbols: that of the library itself; of several libraries, those of all, with blanks. */
  home: string;
  /** The first word, without case, that most names outside of scopes share, as in C libraries; empty if there is none. */
  namePrefix: string;
  /** True if classes have base classes in the library. */
  hasBases?: true;
  /** True if constants have values that readers may look for. */
  hasValues?: true;
  /** True if authors gave symbols keywords. */
  hasKeywords?: true;
  /** True if there are texts of errors. */
  hasErrors?: true;
  /** True if symbols differ in what readers narrow them down by. */
  hasFacets?: true;
  /** True if all blocks of names share one table of scopes. */
  sharesScopes: boolean;
  /** Last names of the namespaces, for completing `in:`; before them, of several libraries, filters such as `library:units `. */
  namespaces: string[];
}

/**
 * A kind of symbols: Doxygen's name, its rank if symbols are otherwise equal (a fraction more without a description),
 * the filters that accept it, and the library of these symbols, if there are several.
 */
export type SymbolKind = [name: string, place: number, filters: string, library?: string];

/** The classes with bases in the library, and the names of these, all without template arguments. File `b`. */
export type BaseNames = [name: string, bases: string[]][];

/** The rows of the constants with each value, which is in decimal digits. File `v`. */
export type ValueRows = [value: string, rows: number[]][];

/** The rows of the symbols with each keyword, as its author wrote it (file `k`), or with each text of an error (`e`). */
export type KeywordRows = [keyword: string, rows: number[]][];

/** Scopes and their pages, for one block of names or for all of them (file `s`). */
export interface ScopeTable {
  /** Scopes, sorted (`joinSorted`). */
  names: string;
  /** Page of each scope, encoded like `NameBlock.rowPages`; 0 for none (`packNumbers`). */
  places: string;
  /** Pages that match no pattern, as sorted permalinks without base (`joinSorted`). */
  pages: string;
}

/** A block of names: rows sorted by their normalized names. File `n` plus its number. */
export interface NameBlock {
  /** Names without scopes (`joinSorted`, though sorted by their normalized forms). */
  names: string;
  /** Kind and flags of each row: kind number * 4, + 2 for implementation details, + 1 if deprecated (`packNumbers`). */
  kinds: string;
  /** The scopes of the rows; missing if all blocks share a table. */
  scopes?: ScopeTable;
  /** Number of the scope of each row (`packNumbers`). */
  rowScopes: string;
  /**
   * Page of each row: 0 for that of its scope, otherwise 1 + the index of a pattern or, after the patterns, of an entry
   * of `pages` (`packNumbers`).
   */
  rowPages: string;
  /** Pages that match no pattern, as sorted permalinks without base (`joinSorted`). */
  pages: string;
  /**
   * Anchor of each row: empty if it is the name; `-` for none; `+` and the rest if it starts with the name; `~` if it
   * is the scope, a hyphen and the name; otherwise `=` and the whole anchor (`joinStrings`).
   */
  anchors: string;
}

/** A block of details for the same rows in the same order. File `d` plus its number. */
export interface DetailBlock {
  /** Return types or types of the rows, each once, the most frequent first (`joinStrings`). */
  types: string;
  /** Number of the type of each row (`packNumbers`). */
  rowTypes: string;
  /** Parameters and the text after them (`joinStrings`). */
  params: string;
  /**
   * Brief descriptions; further text follows after `textMark`, and what many descriptions have after another one
   * (`joinStrings`).
   */
  texts: string;
}

/** Separates the parts of a description. */
export const textMark = '¦';

/** What is known about texts before their index files are loaded. */
export interface ProseIndexEntry {
  /** Name of the folder with its files. */
  folder: string;
  /** Number of the first section of each file of texts (`packNumbers` of `toSteps`). */
  textRows: string;
}

/** The groups of texts. */
export type ProseGroup = Exclude<ResultGroup, 'symbol'>;

/** The index of words in texts. File `words`. */
export interface ProseIndex {
  /** MiniSearch's index; ids are section numbers. */
  words: WrittenWordIndex;
  /** Pages: group, title, href without base. */
  pages: [group: ProseGroup, title: string, permalink: string][];
  /**
   * Sections: page number, heading (empty for the start of the page), id of the heading if it differs from
   * `anchorOfHeading`.
   */
  sections: [page: number, heading: string, anchor?: string][];
}

/** Texts of sections, in order. File `t` plus its number. */
export type SectionTexts = string[];

/** Settings of MiniSearch, which must be the same for creating and querying the index. */
export const proseFields = ['text', 'heading', 'title'];

/** The default id of a heading. */
export function anchorOfHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
