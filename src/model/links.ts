/** Where targets lead, for the components. Made by the plan; every answer is a final href. */
export interface Links {
  /** Base path with slashes at both ends. */
  base: string;
  /** Href of a refid (compound, member, enum value, section, anchor), with the tag file that it comes from where Doxygen names one; undefined where nothing has this id. */
  refid(refid: string, external?: string): string | undefined;
  /** URL of a name of the C++ standard library (`std::vector`); undefined where none is known or wanted. */
  standard(name: string): string | undefined;
  /** Href of a line in a source listing, by the path as Doxygen writes it; undefined where the file has no page; without a line, or where the page has no listing, the page itself. */
  source(path: string, line?: number): string | undefined;
  /** Where the repository shows a source, or a line of it, by the path as Doxygen writes it; undefined where there is no such place. */
  repository?(path: string, line?: number): string | undefined;
  /** What the site calls a source file, by the path as Doxygen writes it. */
  sourceName(path: string): string;
  /** Href of a URL as an author wrote it in a source file: `.md` files, site paths, relative paths; external and `#` URLs come back as they are. */
  url(url: string, sourceFile?: string): string;
  /** True for the href of a file that is no page of the site: an archive, an image. */
  isFile?(href: string): boolean;
  /** Href of a URL that stands in a comment; undefined where it leads to nothing on the site: it is shown as plain text. */
  comment(url: string, sourceFile?: string): string | undefined;
  /** Place of the one symbol that a name in a text means; undefined where there is none or several. Inline code that happens to be a name has to be more certain. Missing where the site has no API reference. */
  symbol?(name: string, inCode: boolean): SymbolLink | undefined;
  /** Href of a permalink (site path without base). */
  permalink(permalink: string): string;
  /** Href of an image that a comment names (a file in the XML folder, or a URL); undefined where there is no such file. */
  image(source: string): string | undefined;
  /** Size that such an image has by itself, in CSS pixels; undefined where it is not known. */
  imageSize(source: string): { width: number; height: number } | undefined;
}

/** Where the name of a symbol leads. */
export interface SymbolLink {
  /** The final href. */
  href: string;
  /** Brief description as plain text; missing where there is none. */
  title?: string;
}

/** Anchors of a member on one page. */
export interface MemberAnchor {
  /** The readable id: `#name`, or `#name-1a2b3c4d` for one of several overloads. */
  id: string;
  /** Other ids that lead to the same place: Doxygen's own, and the hashed form of a single member. */
  aliases: string[];
  /** The first of several members with one name: the id of all of them, `#name`, which their heading has. */
  set?: string;
  /** True for a member that the page only names in a table: its place is on another page. */
  isRow?: true;
}
