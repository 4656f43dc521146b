/** Which symbols an API reference shows; each field is what a setting of Doxygen's decides of its own HTML. */
export interface ShownSymbols {
  /** Private members and classes. */
  private: boolean;
  /** Private virtual functions with a description, where other private members are hidden. */
  privateVirtual: boolean;
  /** Members and classes that only their package may use. */
  package: boolean;
  /** Static functions and variables of files and namespaces. */
  static: boolean;
  /** Classes that a source file defines. */
  localClasses: boolean;
  /** Namespaces without a name. */
  anonymousNamespaces: boolean;
  /** Friends of classes. */
  friends: boolean;
  /** Members without a description. */
  undocumentedMembers: boolean;
  /** Classes without a description. */
  undocumentedClasses: boolean;
  /** Namespaces without a description that have nothing to show. */
  undocumentedNamespaces: boolean;
  /** Destructors, and constructors without parameters, that have no description. */
  undocumentedConstructors: boolean;
  /** Concepts without a description. */
  undocumentedConcepts: boolean;
  /** Files without a description, and what they declare outside of classes, namespaces and groups. */
  undocumentedFiles: boolean;
  /** Pages of files and folders. */
  files: boolean;
  /** Pages of headers without a description, for their source. */
  headerSources: boolean;
  /** Pages of all files without a description, for their source. */
  sources: boolean;
  /** What files include. */
  includes: boolean;
}
