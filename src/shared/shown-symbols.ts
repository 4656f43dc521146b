/** The symbols that an API reference shows; each field corresponds to a Doxygen setting for its own HTML. */
export interface ShownSymbols {
  /** Private members and classes. */
  private: boolean;
  /** Private virtual functions with a description, if other private members are hidden. */
  privateVirtual: boolean;
  /** Members and classes with package access. */
  package: boolean;
  /** Static functions and variables of files and namespaces. */
  static: boolean;
  /** Classes defined in source files. */
  localClasses: boolean;
  /** Unnamed namespaces. */
  anonymousNamespaces: boolean;
  /** Friends of classes. */
  friends: boolean;
  /** Members without a description. */
  undocumentedMembers: boolean;
  /** Classes without a description. */
  undocumentedClasses: boolean;
  /** Namespaces without a description and without visible content. */
  undocumentedNamespaces: boolean;
  /** Undocumented destructors and constructors without parameters. */
  undocumentedConstructors: boolean;
  /** Concepts without a description. */
  undocumentedConcepts: boolean;
  /** Files without a description, and their declarations outside classes, namespaces and groups. */
  undocumentedFiles: boolean;
  /** Pages of files and folders. */
  files: boolean;
  /** Pages with the source of undocumented headers. */
  headerSources: boolean;
  /** Pages with the source of any undocumented file. */
  sources: boolean;
  /** The includes of files. */
  includes: boolean;
}
