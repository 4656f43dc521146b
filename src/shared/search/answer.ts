import type { ChosenFacets, FacetCounts } from './facets.ts';

/** Questions of the search box and their answers. The engine may run in a worker, so all of it must be cloneable. */

/** A piece of text, with matches marked. */
export interface Marked {
  /** The text. */
  text: string;
  /** True if it matches the query. */
  isMatch: boolean;
}

/** The sources of results, in display order. */
export type ResultGroup = 'symbol' | 'guide' | 'post' | 'page' | 'removed';

/** A result: one row of the list. */
export interface SearchResult {
  /** Its source. */
  group: ResultGroup;
  /** Doxygen's kind of a symbol (`class`, `function`, `define`, `enumvalue`, `page`), or `doc`, `post` or `page`. */
  kind: string;
  /** Name of the symbol without its scope, or title of the page. */
  name: Marked[];
  /** Scope of the symbol (`fmt::detail`), or heading of the section with the matching text. */
  scope?: string;
  /** Parameters, qualifiers and return type of a function: `(int a) -> bool`; may come with a later answer. */
  signature?: string;
  /** Brief description, or the matching passage; may come with a later answer. */
  detail?: Marked[];
  /** Final href. */
  href: string;
  /** Qualified name of the symbol. */
  qualifiedName?: string;
  /** True if the symbol is deprecated. */
  isDeprecated?: boolean;
}

/** The results of one group. */
export interface AnswerGroup {
  /** The group. */
  group: ResultGroup;
  /** The best results, best first; later answers to the same question only append results or fill in details. */
  results: SearchResult[];
  /** Number of known results; at least the number of `results`. */
  total: number;
}

/** A replacement for the end of a query: a filter (`class:`), or a value for one (`in:detail`). */
export interface Completion {
  /** The whole query after the completion. */
  query: string;
  /** The displayed text: `deprecated:`. */
  label: string;
}

/** An answer. A question gets several if some files are still loading. */
export interface SearchAnswer {
  /** The query of the question. */
  query: string;
  /** The groups with results, in display order. */
  groups: AnswerGroup[];
  /** Sum of the totals of the groups. */
  total: number;
  /** What was searched instead of the whole query, if nothing has all of it; missing if something does. */
  instead?: string | undefined;
  /** False if more answers may follow. */
  isComplete: boolean;
  /** True if not everything was searched, so that there may be more results than the totals. */
  isPartial?: true;
  /** Counts of all symbols that were found; missing before the last answer, and if the question did not ask for them. */
  facets?: FacetCounts | undefined;
  /** Why the search failed, such as an index that could not be loaded; asking again retries. */
  fault?: unknown;
  /** Possible continuations of the query; empty if it does not end with the start of a filter. */
  completions: Completion[];
  /** Other docs versions that can be searched, if the site has several. */
  otherVersions: { name: string; label: string }[];
}

/** A question. */
export interface SearchQuestion {
  /** The reader's input; if it is empty, the main entries of the site are the answer. */
  query: string;
  /** Maximum number of results per group. */
  limit: number;
  /** If true, searches everything so that the totals become exact; otherwise stops when enough is found. */
  isWhole?: true;
  /** What the symbols must have; if it is there, the last answer has counts. */
  facets?: ChosenFacets | undefined;
  /** Name of the docs version of the open page (`PageData.version`); missing for the latest. */
  version?: string;
}

/** Answers questions. */
export interface SearchEngine {
  /** Reports every answer to a question, the last one with `isComplete`. A new question cancels the previous one. */
  ask: (question: SearchQuestion, onAnswer: (answer: SearchAnswer) => void) => void;
  /** Preloads what the first questions will need; failures are reported by the questions. */
  warm: (version?: string) => void;
}
