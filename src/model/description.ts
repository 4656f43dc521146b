import type { Style } from './styles.ts';

/**
 * The text of comments as a tree. Blocks contain blocks or inlines, inlines contain only inlines: the types rule out
 * invalid HTML, such as a list inside a paragraph.
 */

/** A piece of running text. */
export type Inline =
  | Text
  | Styled
  | Ref
  | SymbolRef
  | Link
  | Anchor
  | LineBreak
  | InlineImage
  | InlineFormula
  | RawHtmlInline;

/** Plain characters. */
export interface Text {
  type: 'text';
  /** The characters, unescaped. */
  value: string;
}

/** Text with a meaning or style of its own. */
export interface Styled {
  type: Style;
  /** The styled content. */
  children: Inline[];
}

/** A reference to a compound, a member or an anchor in one, by Doxygen's refid. */
export interface Ref {
  type: 'ref';
  /** Doxygen's id of the target. */
  refid: string;
  /** The tag file that declares the refid, for symbols of another project. */
  external?: string;
  /** Hover text. */
  tooltip?: string;
  /** The visible text. */
  children: Inline[];
}

/** A reference to a symbol by its name, as in a role of reStructuredText; Doxygen has not resolved it. */
export interface SymbolRef {
  type: 'symbol';
  /** The name as written: `ns::f`, `f(int)`. */
  name: string;
  /** The visible text. */
  children: Inline[];
}

/** A link by URL. */
export interface Link {
  type: 'link';
  /** The URL as written. */
  url: string;
  /** The path of the source file that a relative address in a Markdown file names. */
  file?: string;
  /** The visible text. */
  children: Inline[];
}

/** A link target. */
export interface Anchor {
  type: 'anchor';
  /** Doxygen's id of the place. */
  id: string;
}

/** A forced line break. */
export interface LineBreak {
  type: 'lineBreak';
}

/** An image in running text. */
export interface InlineImage {
  type: 'inlineImage';
  /** File name (in the XML folder or the source) or URL. */
  source: string;
  /** The path of the source file that a relative address in a Markdown file names. */
  file?: string;
  /** The variant for dark pages. */
  dark?: { source: string; file?: string };
  /** Alternative text. */
  alt: string;
  /** Hover text. */
  title?: string;
  /** Width as written (`50%`, `100px`). */
  width?: string;
  /** Height as written. */
  height?: string;
}

/** A formula in running text. */
export interface InlineFormula {
  type: 'inlineFormula';
  /** TeX source without the delimiters. */
  tex: string;
}

/** HTML from a comment. */
export interface RawHtmlInline {
  type: 'rawInline';
  /** The markup, not yet sanitised. */
  html: string;
}

/** The labelled blocks of Doxygen's `simplesect`. */
export type NoteKind =
  | 'see'
  | 'return'
  | 'author'
  | 'authors'
  | 'version'
  | 'since'
  | 'date'
  | 'note'
  | 'warning'
  | 'pre'
  | 'post'
  | 'copyright'
  | 'invariant'
  | 'remark'
  | 'attention'
  | 'important'
  | 'par'
  | 'rcs';

/** A block-level piece of a description. */
export type Block =
  | Paragraph
  | Section
  | Heading
  | Note
  | ParameterList
  | List
  | DefinitionList
  | Table
  | ListingBlock
  | Preformatted
  | Quote
  | Rule
  | Details
  | Xref
  | Figure
  | Diagram
  | FormulaBlock
  | RawHtmlBlock
  | LinkList;

/** A description: the content of Doxygen's brief, detailed and other descriptions. */
export type Description = Block[];

/** A paragraph. */
export interface Paragraph {
  type: 'paragraph';
  /** Its text. */
  children: Inline[];
}

/** A titled part of a description; one without title is only a wrapper. */
export interface Section {
  type: 'section';
  /** 1 to 6, as in `sect1` to `sect6`. */
  level: number;
  /** Doxygen's id, when it has one. */
  id?: string;
  /** The heading; missing if the section has none. */
  title?: Inline[];
  /** The content. */
  children: Block[];
}

/** A heading outside the section structure. */
export interface Heading {
  type: 'heading';
  /** 1 to 6. */
  level: number;
  /** Its text. */
  children: Inline[];
}

/** A labelled block: note, warning, returns, see also and so on. */
export interface Note {
  type: 'note';
  /** Which label. */
  kind: NoteKind;
  /** The title of a `par`. */
  title?: Inline[];
  /** The content. */
  children: Block[];
}

/** Table of parameters, return values, exceptions or template parameters. */
export interface ParameterList {
  type: 'parameterList';
  /** Which table. */
  kind: 'param' | 'retval' | 'exception' | 'templateparam';
  /** The rows. */
  items: ParameterItem[];
}

/** One row of a parameter list. */
export interface ParameterItem {
  /** Names that share the description. */
  names: ParameterName[];
  /** The description. */
  children: Block[];
}

/** A name in a parameter list. */
export interface ParameterName {
  /** The name, which may contain references. */
  name: Inline[];
  /** `in`, `out` or `inout`, when given. */
  direction?: 'in' | 'out' | 'inout';
  /** The type, when given (`parametertype`). */
  type?: Inline[];
}

/** A bullet or numbered list. */
export interface List {
  type: 'list';
  /** True for a numbered list. */
  ordered: boolean;
  /** HTML's numbering type: `1`, `a`, `A`, `i`, `I`. */
  style?: string;
  /** First number. */
  start?: number;
  /** The items. */
  items: ListItem[];
}

/** An item of a list. */
export interface ListItem {
  /** The content. */
  children: Block[];
  /** Explicit number of the item. */
  value?: number;
  /** The state of a task item. */
  checked?: boolean;
}

/** Terms with explanations. */
export interface DefinitionList {
  type: 'definitionList';
  /** The entries. */
  items: DefinitionItem[];
}

/** A term with its explanation. */
export interface DefinitionItem {
  /** The term. */
  term: Inline[];
  /** Id of the term as a link target. */
  id?: string;
  /** The explanation. */
  children: Block[];
}

/** A table. */
export interface Table {
  type: 'table';
  /** Caption text. */
  caption?: Inline[];
  /** Id of the caption as a link target. */
  captionId?: string;
  /** Width as written. */
  width?: string;
  /** The rows. */
  rows: TableCell[][];
}

/** A cell of a table. */
export interface TableCell {
  /** True for a heading cell. */
  heading: boolean;
  /** How many columns it covers. */
  columns?: number;
  /** How many rows it covers. */
  rows?: number;
  /** Horizontal alignment. */
  align?: 'left' | 'right' | 'center' | 'justify';
  /** Vertical alignment. */
  verticalAlign?: 'top' | 'middle' | 'bottom';
  /** Width as written. */
  width?: string;
  /** Class names given in the comment. */
  className?: string;
  /** The content. */
  children: Block[];
}

/** Highlighting class of a piece of code, with Doxygen's names. */
export type CodeClass =
  | 'normal'
  | 'comment'
  | 'preprocessor'
  | 'keyword'
  | 'keywordtype'
  | 'keywordflow'
  | 'stringliteral'
  | 'charliteral'
  | 'xmlcdata'
  | 'vhdlkeyword'
  | 'vhdllogic'
  | 'vhdlchar'
  | 'vhdldigit';

/** A piece of code with one highlighting class and at most one link. */
export interface CodeSpan {
  /** Highlighting class. */
  class: CodeClass;
  /** The characters. */
  text: string;
  /** Refid of the link target. */
  refid?: string;
  /** The tag file that declares the refid, for symbols of another project. */
  external?: string;
}

/** A line of code. */
export interface CodeLine {
  /** Line number in the source, in listings that have them. */
  number?: number;
  /** Refid of the symbol defined on this line. */
  refid?: string;
  /** The pieces, left to right. */
  spans: CodeSpan[];
}

/** Source code with highlighting and links. */
export interface Listing {
  /** File name or extension that the comment or Doxygen gives (`.cpp`). */
  filename?: string;
  /** The lines. */
  lines: CodeLine[];
}

/** A listing inside a description. */
export interface ListingBlock extends Listing {
  type: 'listing';
}

/** Text with significant white space. */
export interface Preformatted {
  type: 'preformatted';
  /** The text. */
  children: Inline[];
}

/** A block that only groups or indents its content. */
export interface Quote {
  type: 'quote' | 'center';
  /** The content. */
  children: Block[];
}

/** A horizontal rule. */
export interface Rule {
  type: 'rule';
}

/** A collapsible block. */
export interface Details {
  type: 'details';
  /** The text that is visible when the block is closed. */
  summary?: Inline[];
  /** The content. */
  children: Block[];
}

/** An entry of a cross-reference list (todo, deprecated, bug, test and a project's own). */
export interface Xref {
  type: 'xref';
  /** Refid of the entry on its list page. */
  id: string;
  /** The label: `Deprecated`. */
  title: Inline[];
  /** The content; may be empty. */
  children: Block[];
}

/** An image with caption. */
export interface Figure {
  type: 'figure';
  /** File name (in the XML folder or the source) or URL. */
  source: string;
  /** Alternative text. */
  alt: string;
  /** Caption. */
  caption: Inline[];
  /** Width as written. */
  width?: string;
  /** Height as written. */
  height?: string;
}

/** A drawing, given as text or as a file next to the XML. */
export interface Diagram {
  type: 'diagram';
  /** The language of the source. */
  language: 'dot' | 'msc' | 'plantuml' | 'mermaid' | 'dia';
  /** Which of PlantUML's languages (`uml`, `json`, …), when given. */
  engine?: string;
  /** The source, if it is in the comment. */
  text?: string;
  /** The file name in the XML folder, if the source is in a file. */
  file?: string;
  /** Caption. */
  caption: Inline[];
  /** Width as written. */
  width?: string;
  /** Height as written. */
  height?: string;
}

/** A block-level formula. */
export interface FormulaBlock {
  type: 'formula';
  /** TeX source without the delimiters; environments (`\begin{…}`) keep theirs. */
  tex: string;
}

/** HTML from a comment, as a block. */
export interface RawHtmlBlock {
  type: 'raw';
  /** The markup, not yet sanitised. */
  html: string;
}

/** A list of links to sections (`toclist`). */
export interface LinkList {
  type: 'linkList';
  /** The entries. */
  items: { refid: string; children: Inline[] }[];
}
