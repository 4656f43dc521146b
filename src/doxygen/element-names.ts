import type { entityCharacters } from './entity-characters.ts';

/** Elements of descriptions that become or contain blocks. */
export type BlockElement =
  | 'para'
  | 'sect1'
  | 'sect2'
  | 'sect3'
  | 'sect4'
  | 'sect5'
  | 'sect6'
  | 'title'
  | 'internal'
  | 'simplesect'
  | 'parameterlist'
  | 'itemizedlist'
  | 'orderedlist'
  | 'variablelist'
  | 'table'
  | 'programlisting'
  | 'verbatim'
  | 'preformatted'
  | 'heading'
  | 'hruler'
  | 'blockquote'
  | 'center'
  | 'parblock'
  | 'details'
  | 'xrefsect'
  | 'toclist'
  | 'dot'
  | 'msc'
  | 'plantuml'
  | 'mermaid'
  | 'dotfile'
  | 'mscfile'
  | 'diafile'
  | 'plantumlfile'
  | 'mermaidfile'
  | 'language'
  | 'copydoc';

/** Elements that may be in running text; `image`, `formula` and `htmlonly` can also be blocks. */
export type InlineElement =
  | 'bold'
  | 'b'
  | 'emphasis'
  | 'underline'
  | 's'
  | 'strike'
  | 'del'
  | 'ins'
  | 'computeroutput'
  | 'subscript'
  | 'superscript'
  | 'small'
  | 'cite'
  | 'ulink'
  | 'anchor'
  | 'linebreak'
  | 'indexentry'
  | 'ref'
  | 'emoji'
  | 'javadoccode'
  | 'javadocliteral'
  | 'image'
  | 'formula'
  | 'htmlonly'
  | 'latexonly'
  | 'rtfonly'
  | 'manonly'
  | 'docbookonly'
  | 'xmlonly';

/** Elements that represent one character. */
export type EntityElement = keyof typeof entityCharacters;

/** Every element that a description may contain below its items, rows and terms. */
export type ElementName = BlockElement | InlineElement | EntityElement;
