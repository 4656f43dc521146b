/** What the search box asks, and what it is told. The engine may be in a worker, so all of it can be cloned. */

/** A piece of text; what was looked for is marked. */
export interface Marked {
  /** The text. */
  text: string;
  /** True where it is what was looked for. */
  isMatch: boolean;
}

/** Where a result comes from; in this order they are shown. */
export type ResultGroup = 'symbol' | 'guide' | 'post' | 'page';

/** A result: one row of the list. */
export interface SearchResult {
  /** Where it comes from. */
  group: ResultGroup;
  /** Doxygen's kind of a symbol (`class`, `function`, `define`, `enumvalue`, `page`), else `doc`, `post` or `page`. */
  kind: string;
  /** Name of the symbol without its scope, or title of the page. */
  name: Marked[];
  /** Scope of the symbol (`fmt::detail`), or heading of the section in which a text has the words. */
  scope?: string;
  /** Parameters and qualifiers of a function, and what it returns: `(int a) -> bool`; may come with a later answer. */
  signature?: string;
  /** Brief description, or the passage that has the words; may come with a later answer. */
  detail?: Marked[];
  /** Address, final. */
  href: string;
  /** Name of the symbol with its scope. */
  qualifiedName?: string;
  /** The symbol is deprecated. */
  isDeprecated?: boolean;
}

/** The results of one group. */
export interface AnswerGroup {
  /** Which. */
  group: ResultGroup;
  /** The best ones, best first; later answers to the same question only append, or fill in details. */
  results: SearchResult[];
  /** How many are known of: at least as many as there are results. */
  total: number;
}

/** What can be put in place of the end of a query: a filter (`class:`), or a name for one (`in:detail`). */
export interface Completion {
  /** The whole query with the completion in it. */
  query: string;
  /** What is completed, as it is shown: `deprecated:`. */
  label: string;
}

/** An answer; a question gets several when not everything is there at once. */
export interface SearchAnswer {
  /** The query as it was asked. */
  query: string;
  /** The groups that have results, in the order in which they are shown. */
  groups: AnswerGroup[];
  /** Sum of the totals of the groups. */
  total: number;
  /** False as long as more may come. */
  isComplete: boolean;
  /** True where not everything was looked at, so that there may be more than the totals say. */
  isPartial?: true;
  /** True where the index could not be loaded; asking again tries again. */
  isFailed?: true;
  /** How the query may go on; empty where it is no beginning of a filter. */
  completions: Completion[];
  /** Other versions of the site that can be asked, where it has several. */
  otherVersions: { name: string; label: string }[];
}

/** A question. */
export interface SearchQuestion {
  /** What the reader has typed; with nothing in it the main entries of the site are the answer. */
  query: string;
  /** How many results there may be in a group. */
  limit: number;
  /** Looks at everything, however long that takes, so that the totals are right in the end; else only until enough is found. */
  isWhole?: true;
  /** Name of the docs version of the open page (`PageData.version`); missing for the latest. */
  version?: string;
}

/** Answers questions. */
export interface SearchEngine {
  /** Tells every answer to a question, the last one with `isComplete`. A new question ends the one before. */
  ask: (question: SearchQuestion, onAnswer: (answer: SearchAnswer) => void) => void;
  /** Loads what the first questions will need; failures are told by the questions. */
  warm: (version?: string) => void;
}
