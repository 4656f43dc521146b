import type { ShownSymbols } from '../shared/shown-symbols.ts';

/**
 * A rule that hides symbols of the XML from the site: an extension, or the key of `doxygen.show` with the name of the
 * rule.
 */
export type HidingRule =
  | 'extensions'
  | Exclude<keyof ShownSymbols, 'privateVirtual' | 'headerSources' | 'sources' | 'includes'>;

/**
 * Every rule that hides symbols, with the words that follow the number of hidden symbols. The other keys of
 * `doxygen.show` show more of what one of these rules hides, or hide no symbols.
 */
export const hidingRules: Readonly<Record<HidingRule, string>> = {
  extensions: 'dropped by extensions',
  private: 'private',
  package: 'with package access',
  static: 'static',
  localClasses: 'local to source files',
  anonymousNamespaces: 'in unnamed namespaces',
  friends: 'friends',
  undocumentedMembers: 'undocumented',
  undocumentedClasses: 'of undocumented classes',
  undocumentedNamespaces: 'of undocumented namespaces',
  undocumentedConstructors: 'undocumented constructors and destructors',
  undocumentedConcepts: 'undocumented concepts',
  undocumentedFiles: 'of undocumented files',
  files: 'files and folders',
};

/** Maps the ids that a reference hides, those of link targets in hidden descriptions included, to the rules. */
export type HiddenIds = ReadonlyMap<string, HidingRule>;

/** How many symbols of a sort are dropped, and how many of them have a description. */
export interface DroppedCount {
  /** Their number. */
  count: number;
  /** The number of those with a description. */
  described: number;
}

/** The symbols that extensions drop. */
export interface DroppedSymbols {
  /** Members. */
  members: DroppedCount;
  /** Compounds. */
  compounds: DroppedCount;
}
