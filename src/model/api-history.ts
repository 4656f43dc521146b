import type { ChangePhrase } from '../shared/texts/change-text.ts';

/** The history of an API: what each release changed. Plain data, keyed by the refids of the current API. */
export interface ApiHistory {
  /** The known releases, the oldest first; the last one is the current API. */
  releases: readonly KnownRelease[];
  /** The changes of each release after the oldest one, the newest first. */
  changes: readonly ReleaseChanges[];
  /** Maps the refids of symbols, also of enumerators, to their history. */
  symbols: ReadonlyMap<string, SymbolHistory>;
  /** What browsers compare releases with; missing if the snapshots of releases are not published. */
  comparison?: ReleaseComparison;
}

/** What browsers need to compare any two releases. */
export interface ReleaseComparison {
  /** The releases, the oldest first, with the paths of their snapshots below the API reference. */
  releases: readonly { name: string; path: string }[];
  /** What decides about changes besides the rules: JSON that `readPolicy` reads. */
  policy: string;
}

/** Name of the release in work, which has no number yet. */
export const nextRelease = 'next';

/** A release whose API is known. */
export interface KnownRelease {
  /** Its name: `3.1.2`; `next` for code after the last release. */
  name: string;
  /** Its date: `2026-11-22`; missing if it is not known. */
  date?: string;
}

/** What is known about the past of a symbol. */
export interface SymbolHistory {
  /** First release from which on it is in all releases; missing if it is in the oldest known one. */
  since?: string;
  /** True for an overload that came later than others with its name, or whose arguments have other types since then. */
  isLaterOverload?: true;
  /** First release in which it is deprecated; missing if it is not deprecated, or is in the oldest known release. */
  deprecatedSince?: string;
  /** Maps the names of parameters that were added later to the release that added them. */
  parameters?: Readonly<Record<string, string>>;
  /** The releases that changed it, the oldest first. */
  events: readonly SymbolEvent[];
}

/** What one release changed about a symbol. */
export interface SymbolEvent {
  /** The release. */
  release: string;
  /** What changed. */
  phrases: readonly ChangePhrase[];
}

/** What one release changed in the API. */
export interface ReleaseChanges {
  /** The release. */
  release: KnownRelease;
  /** The release that it is compared with. */
  before: KnownRelease;
  /** The kind of release that the changes need. */
  needed: 'none' | 'patch' | 'minor' | 'major';
  /** The changes, the most important ones first. */
  groups: readonly ShownChangeGroup[];
}

/** The categories of changes, the most important first. */
export const changeCategories = [
  ...(['breaking', 'risky', 'doubtful', 'deprecated', 'added', 'other'] as const),
] as const;

/** The category of a change. */
export type ChangeCategory = (typeof changeCategories)[number];

/** Changes of one category. */
export interface ShownChangeGroup {
  /** The category. */
  category: ChangeCategory;
  /** The changed symbols, by name. */
  symbols: readonly ShownChange[];
}

/** `unannounced`: gone, and never deprecated before; `terminal`: deprecated, and a later release will remove it. */
export type AdviceWarning = 'unannounced' | 'terminal';

/** What users of a changed symbol should know besides what changed. */
export interface ShownAdvice {
  /** What replaces it; missing if it is not known. */
  instead?: {
    /** Qualified name in the newer release. */
    name: string;
    /** The symbol in the current API; missing if it is gone. */
    refid?: string;
    /** Where it was published, if that is what is known. */
    address?: string;
  };
  /** The text of its deprecation; missing if it has none. */
  deprecation?: string;
  /** What readers have to be warned of; missing if there is nothing. */
  warning?: AdviceWarning;
}

/** The kinds of symbols in snapshots. */
export type SnapshotKind =
  | ('class' | 'struct' | 'union' | 'function' | 'variable')
  | ('alias' | 'enum' | 'enumerator' | 'concept' | 'macro');

/** The changes of one symbol. */
export interface ShownChange {
  /** Qualified name; of a header, its path. */
  name: string;
  /** Path of the header that users include for it; missing if it is not known. */
  header?: string;
  /** The symbol in the current API; missing if it is gone. */
  refid?: string;
  /** Where a symbol was published that is gone: its page below the base path, and its anchor. */
  address?: string;
  /** The kind of the newer declaration, as in snapshots; missing if there is none. */
  symbolKind?: SnapshotKind;
  /** What happened to the symbol itself. */
  kind: 'added' | 'removed' | 'changed';
  /** What changed. */
  phrases: readonly ChangePhrase[];
  /** The older declaration; missing if it is new. */
  before?: string;
  /** The newer declaration; missing if it is gone. */
  after?: string;
  /** The changed parts of both declarations: offsets of their starts and ends, in order. */
  ranges?: readonly [
    before: readonly (readonly [number, number])[],
    after: readonly (readonly [number, number])[],
  ];
  /** What users should know besides; missing if nothing is known. */
  advice?: ShownAdvice;
  /** Number of members that were added or removed with it. */
  members: number;
  /** Why the maintainers accept the changes; missing if they are not accepted. */
  accepted?: string;
}
