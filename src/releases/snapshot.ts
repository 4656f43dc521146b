/** The version of the file format; readers accept this one and all older ones. */
export const formatVersion = 1;

/** The public API of one release. */
export interface Snapshot {
  /** What the snapshot describes, and how it was made. */
  header: SnapshotHeader;
  /** The headers that users include, by their paths. */
  headers: ReadonlyMap<string, SnapshotHeaderFile>;
  /** The public symbols by owner, sorted by owner and key. */
  scopes: readonly SnapshotScope[];
}

/** The first lines of a snapshot. */
export interface SnapshotHeader {
  /** Version of the file format. */
  formatVersion: number;
  /** Name of the library. */
  library: string;
  /** The release: `3.1.2`. */
  release: string;
  /** Date of the release, `2026-11-22`; missing if it is not known. */
  date?: string;
  /** Version of Doxygen that wrote the XML. */
  doxygen?: string;
  /** The settings that decide which symbols the XML contains: option to value. */
  settings: Readonly<Record<string, string>>;
  /** The names of scopes that hide what they contain, as patterns. */
  hidden: readonly string[];
  /** Qualified names of the inline namespaces, sorted: `lib::v2`; missing if there are none. */
  inline?: readonly string[];
  /**
   * Maps the aliases in hidden scopes that public declarations use to their targets: `lib::detail::id<T>::type` to `T`.
   * Missing if there are none.
   */
  aliases?: Readonly<Record<string, string>>;
  /**
   * Maps names that headers add to namespaces to what they mean: `lib::point` to `lib::geometry::point` for `using
   * geometry::point;`, `lib` to `lib::geometry` for a directive, and the alias of a namespace to it. Missing if there are
   * none.
   */
  using?: Readonly<Record<string, readonly string[]>>;
  /** Number of symbols. */
  symbols: number;
  /** Checksum of the symbols, which shows that a file was edited by hand. */
  checksum: string;
  /** Version of mtp-site that wrote the snapshot. */
  tool: string;
}

/** A header that users include. */
export interface SnapshotHeaderFile {
  /** The other headers that it includes, sorted. */
  includes?: readonly string[];
  /** The headers of other libraries that it includes, sorted: `string`. */
  external?: readonly string[];
  /** True for a header that the configuration names as one that users include instead of those that it includes. */
  umbrella?: true;
  /** The names that its text declares, packed by `packNames`; missing if the text is not known. */
  names?: string;
  /** Name of its page in Doxygen's HTML, without the ending; only in snapshots that keep Doxygen's ids. */
  doxygen?: string;
}

/** The symbols of one owner. */
export interface SnapshotScope {
  /** Qualified name of the owner, without inline namespaces; empty for the global scope. */
  owner: string;
  /** Its public symbols, sorted by key. */
  symbols: readonly SnapshotSymbol[];
}

/** In a file, what most symbols of an owner have in common; their lines leave it out. */
export interface CommonFields {
  /** Path of the header. */
  header?: string;
  /** Path of the page on the site; the addresses of symbols on it start with `#`. */
  page?: string;
  /** Name of the page in Doxygen's HTML; the ids of symbols on it start with `#`. */
  doxygen?: string;
}

/** The kinds of symbols in snapshots. */
export type SymbolKind =
  | 'class'
  | 'struct'
  | 'union'
  | 'function'
  | 'variable'
  | 'alias'
  | 'enum'
  | 'enumerator'
  | 'concept'
  | 'macro';

/** Words that declare something about a symbol; only their presence is compared. */
export type SymbolFlag =
  | 'abstract'
  | 'aggregate'
  | 'const'
  | 'consteval'
  | 'counted'
  | 'constexpr'
  | 'default'
  | 'delete'
  | 'explicit'
  | 'final'
  | 'lvalue'
  | 'mutable'
  | 'nodiscard'
  | 'noexcept'
  | 'override'
  | 'pure'
  | 'rvalue'
  | 'scoped'
  | 'static'
  | 'virtual'
  | 'volatile';

/** A public symbol. Empty fields are left out. */
export interface SnapshotSymbol {
  /** The kind. */
  kind: SymbolKind;
  /** The name in its owner; of a specialisation, with its arguments. */
  name: string;
  /** Template parameters; empty for `template <>`. */
  template?: readonly SnapshotParam[];
  /** Parameters of functions, and of macros with arguments. */
  params?: readonly SnapshotParam[];
  /** Return type, type of a variable, target of an alias, underlying type of an enum. */
  type?: string;
  /** Sizes of an array behind the name of a variable or alias: `[4][N]`. */
  array?: string;
  /** Flags, sorted. */
  flags?: readonly SymbolFlag[];
  /** Expression of `noexcept(…)`. */
  noexcept?: string;
  /** Requires clause. */
  requires?: string;
  /** Initializer of a variable, value of an enumerator, text of a macro, definition of a concept. */
  value?: string;
  /** Width of a bit field. */
  bits?: string;
  /** Base classes that are not private. */
  bases?: readonly SnapshotBase[];
  /** Names of the member variables of an aggregate, in the order of their declarations. */
  fields?: readonly string[];
  /** `protected`; missing for public symbols. */
  access?: 'protected';
  /** Path of the header that users include. */
  header?: string;
  /** Path of the header that contains the declaration, if users include another one. */
  declaredIn?: string;
  /** The text of the deprecation; `true` if it has none. */
  deprecated?: string | true;
  /** The release that `\since` names. */
  since?: string;
  /** Path on the site with its anchor, below the base path; missing in snapshots of releases without a site. */
  address?: string;
  /**
   * Page and anchor in Doxygen's HTML, `classshapes_1_1Square#a0b1…`, without the ending of the page; only in snapshots
   * that keep Doxygen's ids.
   */
  doxygen?: string;
}

/** A parameter. */
export interface SnapshotParam {
  /** Its type, with an array part; missing in macros. */
  type?: string;
  /** Its name; missing if it has none. */
  name?: string;
  /** Its default. */
  default?: string;
}

/** A base class. */
export interface SnapshotBase {
  /** Name with template arguments. */
  name: string;
  /** `protected`; missing for public bases. */
  access?: 'protected';
  /** True for virtual inheritance. */
  virtual?: true;
}
