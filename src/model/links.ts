/** Resolves targets for the components. Created by the plan; every answer is a final href. */
export interface Links {
  /** Base path with slashes at both ends. */
  base: string;
  /**
   * Href of a refid (compound, member, enum value, section, anchor), with its tag file if Doxygen names one; undefined
   * if nothing has this id.
   */
  refid(refid: string, external?: string): string | undefined;
  /** URL of a name of the C++ standard library (`std::vector`); undefined if unknown or disabled. */
  standard(name: string): string | undefined;
  /**
   * Href of a name in code that another library of the site declares; undefined if there is none. Missing if the site has
   * only one library.
   */
  library?(name: string): string | undefined;
  /**
   * Href of a line in a source listing; `path` is as Doxygen writes it. Without a line or a listing, the page itself;
   * undefined if the file has no page.
   */
  source(path: string, line?: number): string | undefined;
  /** URL of a source or a line of it in the repository; `path` is as Doxygen writes it. Undefined if there is none. */
  repository?(path: string, line?: number): string | undefined;
  /** The displayed name of a source file; `path` is as Doxygen writes it. */
  sourceName(path: string): string;
  /**
   * Href of a URL as written in a source file: `.md` files, site paths, relative paths. External and `#` URLs are
   * returned unchanged. `pageFile` is the file whose page shows the text, if the text is a part of it.
   */
  url(url: string, sourceFile?: string, pageFile?: string): string;
  /** True for the href of a file that is not a page of the site: an archive, an image. */
  isFile?(href: string): boolean;
  /**
   * Href of a URL in a comment; undefined if the site has no such target: the text is then shown without a link. `file`
   * is the path of the source that the URL names in a Markdown file; without a page, it leads to the repository.
   */
  comment(url: string, sourceFile?: string, file?: string): string | undefined;
  /** True if a URL in a comment names a part that its Markdown file does not have; it then leads to the whole page. */
  lacksPart?(url: string, sourceFile: string): boolean;
  /**
   * Link to the one symbol that a name in a text refers to; undefined if there is none or several. In inline code, the
   * match must be more certain. Missing if the site has no API reference.
   */
  symbol?(name: string, inCode: boolean): SymbolLink | undefined;
  /** Href of a permalink (site path without base). */
  permalink(permalink: string): string;
  /**
   * Href of an image that a comment names (a file in the XML folder, or a URL); undefined if there is no such file.
   * `file` is the path of the source that a Markdown file names.
   */
  image(source: string, file?: string): string | undefined;
  /** Intrinsic size of such an image in CSS pixels; undefined if unknown. */
  imageSize(source: string, file?: string): { width: number; height: number } | undefined;
}

/** A link to a symbol. */
export interface SymbolLink {
  /** The final href. */
  href: string;
  /** Brief description as plain text; missing if there is none. */
  title?: string;
}

/** Anchors of a member on one page. */
export interface MemberAnchor {
  /** The readable id: `#name`, or `#name-1a2b3c4d` for one of several overloads. */
  id: string;
  /** Other ids for the same place: Doxygen's own, and the hashed form for a single member. */
  aliases: string[];
  /** If several members share a name, the id of their common heading, `#name`. */
  set?: string;
  /** True for a member that the page only lists in a table: it is documented on another page. */
  isRow?: true;
}
