/** A place in a file. The path is relative to the working folder, with `/` as separator. */
interface Place {
  /** Path of the file as the user would write it. */
  file: string;
  /** 1-based line, when known. */
  line?: number;
  /** 1-based column, when known. */
  column?: number;
}
/** A code of the catalogue: the stable name of a kind of diagnostic. */
type DiagnosticCode =
  | 'accepted-unused'
  | 'admonition-look'
  | 'api-changes'
  | 'authors'
  | 'backfill'
  | 'backfill-failed'
  | 'backfill-input'
  | 'backfill-tags'
  | 'blog-folder'
  | 'blog-untruncated'
  | 'broken-anchor'
  | 'broken-image'
  | 'broken-link'
  | 'broken-markdown-image'
  | 'broken-markdown-link'
  | 'broken-symbol-link'
  | 'bundle'
  | 'bundler'
  | 'cache-damaged'
  | 'cache-unwritable'
  | 'category-file'
  | 'config-invalid'
  | 'config-missing'
  | 'config-unreadable'
  | 'config-unused'
  | 'config-xml'
  | 'config-yaml'
  | 'confirm'
  | 'content-policy'
  | 'coverage-brief'
  | 'coverage-extraction'
  | 'coverage-low'
  | 'coverage-new'
  | 'coverage-overloads'
  | 'coverage-parameter'
  | 'coverage-replacement'
  | 'coverage-result'
  | 'coverage-topic'
  | 'dangling-image'
  | 'dangling-link'
  | 'dangling-part'
  | 'dangling-reference'
  | 'deep-nesting'
  | 'diagram'
  | 'diff-library'
  | 'diff-nothing'
  | 'docs-empty'
  | 'docs-folder'
  | 'docs-versions'
  | 'docset-icon'
  | 'docusaurus-config'
  | 'doxyfile'
  | 'doxygen'
  | 'doxygen-failed'
  | 'doxygen-path'
  | 'duplicate-doc-id'
  | 'duplicate-heading-id'
  | 'duplicate-route'
  | 'edit-url'
  | 'empty-reference'
  | 'example-compile'
  | 'example-compiles'
  | 'example-ignored'
  | 'example-name'
  | 'example-output'
  | 'example-run'
  | 'example-setup'
  | 'example-warning'
  | 'example-words'
  | 'extension'
  | 'extension-report'
  | 'foreign-markup'
  | 'formula'
  | 'formula-macros'
  | 'front-matter'
  | 'frozen-value'
  | 'hidden-file-reference'
  | 'hidden-symbols'
  | 'image-damaged'
  | 'image-script'
  | 'images-not-converted'
  | 'import-cycle'
  | 'init-compare'
  | 'init-docusaurus'
  | 'init-doxyfile'
  | 'init-doxygen'
  | 'init-exists'
  | 'init-from'
  | 'init-github'
  | 'init-nothing'
  | 'init-out'
  | 'init-parts'
  | 'init-sources'
  | 'inline-author'
  | 'inline-namespace'
  | 'internal'
  | 'last-update'
  | 'late-error'
  | 'legacy-urls-gone'
  | 'legacy-urls-many'
  | 'legacy-urls-rules'
  | 'legacy-urls-skipped'
  | 'libraries-history'
  | 'long-route'
  | 'lost-address'
  | 'lost-symbols'
  | 'lost-translation'
  | 'macro-misread'
  | 'markdown-plugin'
  | 'mdx'
  | 'mdx-component'
  | 'misread'
  | 'missing-import'
  | 'navbar-item'
  | 'no-feeds'
  | 'not-needed'
  | 'not-taken-over'
  | 'open-admonition'
  | 'out-in-use'
  | 'out-not-folder'
  | 'out-overlaps-sources'
  | 'output-duplicate'
  | 'output-earlier'
  | 'output-in-place'
  | 'output-not-ours'
  | 'output-path'
  | 'output-source'
  | 'output-unfinished'
  | 'output-write'
  | 'outside-image'
  | 'outside-link'
  | 'page-module'
  | 'pages-folder'
  | 'plugin-data'
  | 'post-date'
  | 'postcss'
  | 'published-pages'
  | 'redirect-overrides-file'
  | 'redirect-target'
  | 'redirects'
  | 'render-page'
  | 'replaced-elements'
  | 'rst-unknown'
  | 'search-alias'
  | 'serve-no-port'
  | 'serve-no-site'
  | 'shard-damaged'
  | 'shard-files'
  | 'shard-inputs'
  | 'shard-missing'
  | 'shard-mixed'
  | 'shard-nothing'
  | 'shard-version'
  | 'sidebar-docs'
  | 'sidebars'
  | 'since'
  | 'skipped-declarations'
  | 'snapshot'
  | 'snapshot-edited'
  | 'snapshot-empty'
  | 'snapshot-exists'
  | 'snapshot-outdated'
  | 'snapshot-release'
  | 'snapshot-unknown'
  | 'social-card'
  | 'social-cards-incomplete'
  | 'social-cards-off'
  | 'source-paths'
  | 'source-revision'
  | 'static-shadowed'
  | 'summaries'
  | 'swallowed-declarations'
  | 'system'
  | 'tag-file'
  | 'tags'
  | 'theme-contrast'
  | 'theme-part'
  | 'translations'
  | 'undeclared-tags'
  | 'unknown-class'
  | 'unknown-command'
  | 'unknown-key'
  | 'unknown-language'
  | 'unmarked-code'
  | 'unreadable-file'
  | 'unset-property'
  | 'unsupported-code'
  | 'unused-directive'
  | 'usage'
  | 'watch-failed'
  | 'watch-no-port'
  | 'written-fixes'
  | 'xml-containment'
  | 'xml-empty'
  | 'xml-id'
  | 'xml-lost-members'
  | 'xml-malformed'
  | 'xml-missing-file'
  | 'xml-no-compounds'
  | 'xml-no-index'
  | 'xml-not-doxygen'
  | 'xml-older'
  | 'xml-unknown-element'
  | 'xml-unknown-kind'
  | 'xml-variants'
  | 'xml-version';

/** Severity of a diagnostic: an `error` makes the command fail, a `warning` is counted, an `info` is only shown. */
type Level = 'error' | 'warning' | 'info';
/** A fault or remark, in the form in which the tool prints every message. */
interface Diagnostic {
  /** Stable name of the kind of fault, kebab-case, for filters and tests: `xml-malformed`, `broken-link`. */
  code: DiagnosticCode;
  /** Its severity. */
  level: Level;
  /** Its place, if any. */
  place?: Place;
  /** Describes the fault: one sentence (more lines for a list). */
  message: string;
  /** Advice on what to do next, if known. */
  advice?: string;
  /** A correction that `check --fix` can write: what is at the place, and what replaces it. */
  fix?: {
    written: string;
    replacement: string;
  };
}

/** A file of the site: its content, a file to copy, or a file that was written during rendering. */
type OutputFile = {
  /** Path below the output folder, with `/` as separator. */
  path: string;
} & (
  | {
      /** The content; text is written as UTF-8. */
      bytes: Uint8Array | string;
    }
  | {
      /** Path of the file to copy. */
      source: string;
    }
  | {
      /** Hash of the content. */
      hash: string;
      /** True if the next site has the file, missing if the output folder has it. */
      isStored?: true;
    }
);
/** A style of text: `strong`, `code`. */
type Style =
  | 'cite'
  | 'code'
  | 'deleted'
  | 'emphasis'
  | 'inserted'
  | 'small'
  | 'strike'
  | 'strong'
  | 'subscript'
  | 'superscript'
  | 'underline';

/**
 * The text of comments as a tree. Blocks contain blocks or inlines, inlines contain only inlines: the types rule out
 * invalid HTML, such as a list inside a paragraph.
 */
/** A piece of running text. */
type Inline =
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
interface Text {
  type: 'text';
  /** The characters, unescaped. */
  value: string;
}
/** Text with a meaning or style of its own. */
interface Styled {
  type: Style;
  /** The styled content. */
  children: Inline[];
}
/** A reference to a compound, a member or an anchor in one, by Doxygen's refid. */
interface Ref {
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
interface SymbolRef {
  type: 'symbol';
  /** The name as written: `ns::f`, `f(int)`. */
  name: string;
  /** The visible text. */
  children: Inline[];
}
/** A link by URL. */
interface Link {
  type: 'link';
  /** The URL as written. */
  url: string;
  /** The path of the source file that a relative address in a Markdown file names. */
  file?: string;
  /** The visible text. */
  children: Inline[];
}
/** A link target. */
interface Anchor {
  type: 'anchor';
  /** Doxygen's id of the place. */
  id: string;
}
/** A forced line break. */
interface LineBreak {
  type: 'lineBreak';
}
/** An image in running text. */
interface InlineImage {
  type: 'inlineImage';
  /** File name (in the XML folder or the source) or URL. */
  source: string;
  /** The path of the source file that a relative address in a Markdown file names. */
  file?: string;
  /** The variant for dark pages. */
  dark?: {
    source: string;
    file?: string;
  };
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
interface InlineFormula {
  type: 'inlineFormula';
  /** TeX source without the delimiters. */
  tex: string;
}
/** HTML from a comment. */
interface RawHtmlInline {
  type: 'rawInline';
  /** The markup, not yet sanitised. */
  html: string;
}
/** The labelled blocks of Doxygen's `simplesect`. */
type NoteKind =
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
type Block =
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
  | Rule$1
  | Details
  | Xref
  | Figure
  | Diagram
  | FormulaBlock
  | RawHtmlBlock
  | LinkList;
/** A description: the content of Doxygen's brief, detailed and other descriptions. */
type Description = Block[];
/** A paragraph. */
interface Paragraph {
  type: 'paragraph';
  /** Its text. */
  children: Inline[];
}
/** A titled part of a description; one without title is only a wrapper. */
interface Section {
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
interface Heading {
  type: 'heading';
  /** 1 to 6. */
  level: number;
  /** Its text. */
  children: Inline[];
}
/** A labelled block: note, warning, returns, see also and so on. */
interface Note {
  type: 'note';
  /** Which label. */
  kind: NoteKind;
  /** The title of a `par`. */
  title?: Inline[];
  /** The content. */
  children: Block[];
}
/** Table of parameters, return values, exceptions or template parameters. */
interface ParameterList {
  type: 'parameterList';
  /** Which table. */
  kind: 'param' | 'retval' | 'exception' | 'templateparam';
  /** The rows. */
  items: ParameterItem[];
}
/** One row of a parameter list. */
interface ParameterItem {
  /** Names that share the description. */
  names: ParameterName[];
  /** The description. */
  children: Block[];
}
/** A name in a parameter list. */
interface ParameterName {
  /** The name, which may contain references. */
  name: Inline[];
  /** `in`, `out` or `inout`, when given. */
  direction?: 'in' | 'out' | 'inout';
  /** The type, when given (`parametertype`). */
  type?: Inline[];
}
/** A bullet or numbered list. */
interface List {
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
interface ListItem {
  /** The content. */
  children: Block[];
  /** Explicit number of the item. */
  value?: number;
  /** The state of a task item. */
  checked?: boolean;
}
/** Terms with explanations. */
interface DefinitionList {
  type: 'definitionList';
  /** The entries. */
  items: DefinitionItem[];
}
/** A term with its explanation. */
interface DefinitionItem {
  /** The term. */
  term: Inline[];
  /** Id of the term as a link target. */
  id?: string;
  /** The explanation. */
  children: Block[];
}
/** A table. */
interface Table {
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
interface TableCell {
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
type CodeClass =
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
interface CodeSpan {
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
interface CodeLine {
  /** Line number in the source, in listings that have them. */
  number?: number;
  /** Refid of the symbol defined on this line. */
  refid?: string;
  /** The pieces, left to right. */
  spans: CodeSpan[];
}
/** Source code with highlighting and links. */
interface Listing {
  /** File name or extension that the comment or Doxygen gives (`.cpp`). */
  filename?: string;
  /** The lines. */
  lines: CodeLine[];
}
/** A listing inside a description. */
interface ListingBlock extends Listing {
  type: 'listing';
}
/** Text with significant white space. */
interface Preformatted {
  type: 'preformatted';
  /** The text. */
  children: Inline[];
}
/** A block that only groups or indents its content. */
interface Quote {
  type: 'quote' | 'center';
  /** The content. */
  children: Block[];
}
/** A horizontal rule. */
interface Rule$1 {
  type: 'rule';
}
/** A collapsible block. */
interface Details {
  type: 'details';
  /** The text that is visible when the block is closed. */
  summary?: Inline[];
  /** The content. */
  children: Block[];
}
/** An entry of a cross-reference list (todo, deprecated, bug, test and a project's own). */
interface Xref {
  type: 'xref';
  /** Refid of the entry on its list page. */
  id: string;
  /** The label: `Deprecated`. */
  title: Inline[];
  /** The content; may be empty. */
  children: Block[];
}
/** An image with caption. */
interface Figure {
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
interface Diagram {
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
interface FormulaBlock {
  type: 'formula';
  /** TeX source without the delimiters; environments (`\begin{…}`) keep theirs. */
  tex: string;
}
/** HTML from a comment, as a block. */
interface RawHtmlBlock {
  type: 'raw';
  /** The markup, not yet sanitised. */
  html: string;
}
/** A list of links to sections (`toclist`). */
interface LinkList {
  type: 'linkList';
  /** The entries. */
  items: {
    refid: string;
    children: Inline[];
  }[];
}
/** One of these parts. */
type DescribedPart = 'param' | 'return' | 'throws' | 'tparam';

/** A kind of public symbol, as snapshots name it. */
type CoveredKind =
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
/** A part that a description lacks. */
interface MissingPart {
  /** The part. */
  part: DescribedPart;
  /** The name of the parameter, or the type of the exception; missing for the result. */
  name?: string;
}
/** How well a symbol is documented: `partly` lacks a parameter, template parameter, result or exception. */
type CoverageState = 'documented' | 'partly' | 'undocumented';
/** A public symbol, and how well it is documented. */
interface CoveredSymbol {
  /** Doxygen's id. */
  refid: string;
  /** The kind. */
  kind: CoveredKind;
  /** Qualified name, without inline namespaces. */
  name: string;
  /** Qualified name of the class, namespace or enumeration around it; empty for the global scope. */
  scope: string;
  /** Path of the header that declares it; missing if the XML has no location. */
  header?: string;
  /** Titles of the topics that contain it, or the class around it. */
  topics: readonly string[];
  /** Its declaration; missing if the XML has none. */
  place?: Place;
  /** How well it is documented. */
  state: CoverageState;
  /** What its description lacks; empty for an undocumented symbol. */
  missing: readonly MissingPart[];
}
/** How many symbols are documented. */
interface CoverageCounts {
  /** The number of symbols. */
  total: number;
  /** Those with a complete description. */
  documented: number;
  /** Those whose description lacks a part. */
  partly: number;
}
/** The symbols of a header. */
interface HeaderCoverage {
  /** Path of the header; empty for symbols without a location. */
  header: string;
  /** The numbers. */
  counts: CoverageCounts;
  /** Symbols that lack a description or a part of it, in the order of their declarations. */
  lacking: readonly CoveredSymbol[];
}
/** How well the public API of a library is documented. */
interface ApiCoverage {
  /** The numbers of all symbols. */
  counts: CoverageCounts;
  /** The headers, sorted by path. */
  headers: readonly HeaderCoverage[];
}
/** A translation: texts by group and key; missing ones fall back to English. */
type Translation = {
  readonly [Group in 'api' | 'content' | 'debug' | 'rules' | 'search' | 'shell']?: Readonly<
    Record<string, string | undefined>
  >;
};
/** The translations of a site, by locale. */
type Translations = Readonly<Record<string, Translation>>;

/** What changed about a symbol: a phrase that follows its name, such as `is deprecated now`. */
interface ChangePhrase {
  /** The text: the id of a rule, or what happened to the symbol as a whole. */
  text:
    | 'access-reduced'
    | 'access-widened'
    | 'array-size'
    | 'base-access'
    | 'base-added'
    | 'base-removed'
    | 'became-non-static'
    | 'became-static'
    | 'bit-field'
    | 'class-key'
    | 'concept-changed'
    | 'const-added'
    | 'const-removed'
    | 'constant-replaced'
    | 'constexpr-added'
    | 'constexpr-removed'
    | 'constraint-added'
    | 'constraint-changed'
    | 'constraint-removed'
    | 'default-added'
    | 'default-changed'
    | 'default-removed'
    | 'deleted'
    | 'deprecated'
    | 'enum-count-changed'
    | 'enum-scoped'
    | 'enum-underlying-type'
    | 'enum-value-added'
    | 'enum-value-changed'
    | 'enum-value-removed'
    | 'enum-value-shifted'
    | 'explicit-added'
    | 'explicit-removed'
    | 'final-added'
    | 'final-removed'
    | 'formerName'
    | 'header-moved'
    | 'header-moved-away'
    | 'header-moved-reached'
    | 'header-removed'
    | 'header-renamed'
    | 'header-renamed-reached'
    | 'include-removed'
    | 'inherited-now'
    | 'isBack'
    | 'isNew'
    | 'kind-changed'
    | 'lost'
    | 'macro-form'
    | 'macro-replaced'
    | 'macro-text'
    | 'macro-value'
    | 'member-of-removed'
    | 'member-order'
    | 'member-variable-added'
    | 'member-variable-removed'
    | 'nodiscard-added'
    | 'nodiscard-removed'
    | 'noexcept-added'
    | 'noexcept-removed'
    | 'operator-replaced'
    | 'overload-added'
    | 'overload-merged'
    | 'overload-removed'
    | 'overload-replaced'
    | 'parameter-added'
    | 'parameter-added-default'
    | 'parameter-removed'
    | 'parameter-renamed'
    | 'parameter-type'
    | 'parameter-type-loosened'
    | 'pure-virtual-added'
    | 'ref-qualifier'
    | 'renamed-alias-kept'
    | 'renamed-macro-kept'
    | 'return-type'
    | 'return-type-deduced'
    | 'return-type-gained'
    | 'return-type-loosened'
    | 'special-member-ended'
    | 'special-member-gone'
    | 'special-member-implicit'
    | 'specialisation-removed'
    | 'symbol-added'
    | 'symbol-moved'
    | 'symbol-moved-compatible'
    | 'symbol-removed'
    | 'symbol-renamed'
    | 'template-parameter-added-default'
    | 'template-parameters'
    | 'typedef-target'
    | 'typedef-to-class'
    | 'undeprecated'
    | 'union-or-not'
    | 'variable-const-added'
    | 'variable-const-removed'
    | 'variable-type'
    | 'virtual-added'
    | 'virtual-removed'
    | 'virtual-signature';
  /** What changed of the symbol: the name of a parameter or of a base class, or its new qualified name. */
  part?: string;
  /** Its former qualified name, if that is what changed. */
  formerName?: string;
}

/** The history of an API: what each release changed. Plain data, keyed by the refids of the current API. */
interface ApiHistory {
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
interface ReleaseComparison {
  /** The releases, the oldest first, with the paths of their snapshots below the API reference. */
  releases: readonly {
    name: string;
    path: string;
  }[];
  /** What decides about changes besides the rules: JSON that `readPolicy` reads. */
  policy: string;
}
/** A release whose API is known. */
interface KnownRelease {
  /** Its name: `3.1.2`; `next` for code after the last release. */
  name: string;
  /** Its date: `2026-11-22`; missing if it is not known. */
  date?: string;
}
/** What is known about the past of a symbol. */
interface SymbolHistory {
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
interface SymbolEvent {
  /** The release. */
  release: string;
  /** What changed. */
  phrases: readonly ChangePhrase[];
}
/** What one release changed in the API. */
interface ReleaseChanges {
  /** The release. */
  release: KnownRelease;
  /** The release that it is compared with. */
  before: KnownRelease;
  /** The kind of release that the changes need. */
  needed: 'none' | 'patch' | 'minor' | 'major';
  /** The changes, the most important ones first. */
  groups: readonly ShownChangeGroup[];
}
/** The category of a change. */
type ChangeCategory = 'added' | 'breaking' | 'deprecated' | 'doubtful' | 'other' | 'risky';
/** Changes of one category. */
interface ShownChangeGroup {
  /** The category. */
  category: ChangeCategory;
  /** The changed symbols, by name. */
  symbols: readonly ShownChange[];
}
/** `unannounced`: gone, and never deprecated before; `terminal`: deprecated, and a later release will remove it. */
type AdviceWarning = 'unannounced' | 'terminal';
/** What users of a changed symbol should know besides what changed. */
interface ShownAdvice {
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
type SnapshotKind =
  | ('class' | 'struct' | 'union' | 'function' | 'variable')
  | ('alias' | 'enum' | 'enumerator' | 'concept' | 'macro');
/** The changes of one symbol. */
interface ShownChange {
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

/**
 * The addresses that releases published, and what was there: no later build may lose one of them. Plain data; addresses
 * are relative to the base path.
 */
interface Ledger {
  /** The symbols of the current API that were published. */
  symbols: readonly PublishedSymbol[];
  /** The symbols that are gone, also those that were never published; overloads are separate. */
  removed: readonly RemovedSymbol[];
  /** The published pages that do not belong to a symbol; missing if there is no list of them. */
  pages?: PublishedPages;
  /** The addresses whose loss the maintainers accept. */
  lost: readonly AcceptedLoss[];
  /**
   * Maps the pages of headers in Doxygen's HTML of earlier releases, without the ending, to the paths of the headers;
   * missing if no snapshot keeps Doxygen's ids.
   */
  headers?: ReadonlyMap<string, string>;
  /** Maps the paths of headers that have another name now to these names; missing if there are none. */
  renamedHeaders?: ReadonlyMap<string, string>;
}
/** Maps addresses to the first release that published them: `docs/api/classes/a/#b` to `3.1.2`. */
type PublishedAddresses = ReadonlyMap<string, string>;
/** A symbol of the current API with all addresses that it ever had. */
interface PublishedSymbol {
  /** Its id in the current API. */
  refid: string;
  /** Qualified name. */
  name: string;
  /** Its addresses; none if it was never published. */
  addresses: PublishedAddresses;
  /** Its pages and anchors in Doxygen's HTML of earlier releases, `classa#a0b1…`; missing if they are not known. */
  doxygen?: readonly string[];
}
/** A symbol that is gone. */
interface RemovedSymbol {
  /** Qualified name. */
  name: string;
  /** Its kind, as in snapshots. */
  kind: SnapshotKind;
  /** Its last declaration, on one line. */
  declaration: string;
  /** The release that removed it. */
  release: string;
  /** The text of its summary in the last release that had it; missing if it is not known. */
  brief?: string;
  /** The text of its deprecation; missing if it had none. */
  deprecation?: string;
  /** Id of the symbol that replaces it; missing if none is known. */
  instead?: string;
  /** Its addresses; none if it was never published. */
  addresses: PublishedAddresses;
  /** Its pages and anchors in Doxygen's HTML of earlier releases; missing if they are not known. */
  doxygen?: readonly string[];
  /** The header that users included; missing if it is not known. */
  header?: string;
  /** The last version of the docs that has the symbol; missing if none has. */
  documented?: DocumentedIn;
}
/** The page of a symbol in a version of the docs. */
interface DocumentedIn {
  /** The label of the version. */
  version: string;
  /** Its address: base path, page and anchor. */
  href: string;
  /** The text of its summary there; missing if it has none. */
  brief?: string;
}
/** The list of published pages. */
interface PublishedPages {
  /** Path of the file, for messages. */
  file: string;
  /** Where the site was. */
  site: PublishedSite;
  /** The pages and the headings on them. */
  entries: readonly PublishedPage[];
}
/** The options that all addresses of a site depend on, as they were when its pages were published. */
interface PublishedSite {
  /** The base path. */
  baseUrl: string;
  /** False if addresses of pages have no slash at the end. */
  trailingSlash: boolean;
  /** Site paths of the parts of the site, without slashes at the ends: `api` to `docs/api`. */
  routes: Readonly<Record<string, string>>;
}
/** A published page, or a heading on one. */
interface PublishedPage {
  /** Its address. */
  address: string;
  /** The first release that published it. */
  release: string;
  /**
   * What a page without a text of its own is: `list` for a list of pages, else the kind of what it shows: `file`.
   * Missing for texts.
   */
  kind?: string;
  /** Its title; missing for texts and lists. */
  title?: string;
  /** Its line in the file, counted from 1. */
  line: number;
}
/** An address whose loss the maintainers accept. */
interface AcceptedLoss {
  /** The address. */
  address: string;
  /** Its place in the file. */
  place: Place;
}

/** The symbols that an API reference shows; each field corresponds to a Doxygen setting for its own HTML. */
interface ShownSymbols {
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

/**
 * A rule that hides symbols of the XML from the site: an extension, or the key of `doxygen.show` with the name of the
 * rule.
 */
type HidingRule =
  | 'extensions'
  | Exclude<keyof ShownSymbols, 'privateVirtual' | 'headerSources' | 'sources' | 'includes'>;
/** Maps the ids that a reference hides, those of link targets in hidden descriptions included, to the rules. */
type HiddenIds = ReadonlyMap<string, HidingRule>;
/** How many symbols of a sort are dropped, and how many of them have a description. */
interface DroppedCount {
  /** Their number. */
  count: number;
  /** The number of those with a description. */
  described: number;
}
/** The symbols that extensions drop. */
interface DroppedSymbols {
  /** Members. */
  members: DroppedCount;
  /** Compounds. */
  compounds: DroppedCount;
}

/** Languages with their own terms for classes, namespaces and functions. */
type ReferenceLanguage = 'c' | 'java' | 'fortran' | 'vhdl';

/** A navigation entry in a Doxygen layout file. */
interface NavigationTab {
  /** The type of the entry: `pages`, `topics`, `classlist`, or `user` for a custom link. */
  type: string;
  /** Its title; empty for the default one. */
  title: string;
  /** Whether it is shown. */
  isVisible: boolean;
  /** Target of a custom link: a file of Doxygen's HTML, `@ref` and a name, or a URL. */
  url?: string;
}

/**
 * A listing in a twentieth of the memory that its lines would need as objects: most text of a large site is in
 * listings, each of which is shown on one page only. Its bytes can be shared between threads.
 */
interface PackedListing {
  /** File name or extension that Doxygen gives. */
  filename?: string;
  /** Numbers (see `Marks`): the number of lines and the length of the text, then the lines. */
  marks: Uint8Array;
  /** The data that the numbers refer to, as UTF-8: the characters of all lines, then the refids as JSON. */
  text: Uint8Array;
  /** The preprocessor directives that decide what a compiler reads; only files have them, and only if there are any. */
  directives?: readonly Directive[];
}
/** A directive: the line on which it starts, and its text without `#` and comments, such as `if defined(X)`. */
type Directive = [line: number, text: string];

/** Width and height of an image in CSS pixels. */
interface ImageSize {
  /** Width. */
  width: number;
  /** Height. */
  height: number;
}

/** A source file without a page. */
interface HiddenFile {
  /** Its path, as Doxygen writes it. */
  file: string;
  /** The key of `doxygen.show` that shows it. */
  key: 'files' | 'undocumentedFiles';
}
/** A library as Doxygen describes it. */
interface ApiReference {
  /** Name of the docs version that it belongs to; missing if the site has no docs. */
  docsVersion?: string;
  /** Name of the library in the configuration; missing if the site has only one. */
  library?: string;
  /** PROJECT_NAME; empty if the XML has none. */
  title: string;
  /** PROJECT_NUMBER. */
  version?: string;
  /** PROJECT_BRIEF. */
  brief?: string;
  /** FORMULA_MACROFILE and the folder of the XML, both as given to Doxygen; missing if there is no such file. */
  formulaMacros?: {
    file: string;
    outputFolder: string;
  };
  /** The language that decides the terms of the reference; missing for C++ and similar, or several, languages. */
  language?: ReferenceLanguage;
  /** The navigation from the layout file; missing if there is none. */
  tabs?: readonly NavigationTab[];
  /** Version of Doxygen that wrote the XML. */
  doxygenVersion?: string;
  /** Doxygen's settings for headers; missing if they are not known. */
  headers?: HeaderSettings;
  /** Where Doxygen looks for examples; missing if it does not. */
  examplePath?: ExamplePath;
  /** The repository that shows the sources; missing if none is configured. */
  repository?: Repository;
  /**
   * The sources whose absolute paths were shortened; missing if there are none. Only used to find headers and files of
   * repositories, never shown.
   */
  machinePaths?: MachinePaths;
  /** The XML folder as the user names it. */
  folder: string;
  /** How Doxygen names the files of its HTML; missing if the settings are not known. */
  html?: HtmlSettings;
  /** The symbols of an earlier site that Doxygen wrote as HTML, with their addresses; missing if no list is configured. */
  formerSymbols?: readonly FormerSymbol[];
  /** The symbols that Doxygen's own HTML shows; all of them when missing. */
  shows?: ShownSymbols;
  /** Which structs with only public data are shown on the page of their scope; none when missing. */
  inlines?: {
    /** True for all of them, false for those of topics only. */
    simple: boolean;
  };
  /** The graphs that Doxygen's settings enable, of those that the XML lacks; missing if the settings are not known. */
  graphs?: {
    /** True for CALL_GRAPH; also if Doxygen notes calls only because of comments with `\callgraph`. */
    calls: boolean;
    /** True for CALLER_GRAPH; also if Doxygen notes callers only because of comments with `\callergraph`. */
    callers: boolean;
    /** DIRECTORY_GRAPH. */
    folders: boolean;
  };
  /**
   * The options of the Doxyfile that decide which symbols the XML contains, with their values; those with Doxygen's
   * default are left out. Missing if the settings are not known.
   */
  extraction?: ReadonlyMap<string, string>;
  /** The history of the API in earlier releases; missing if there are no snapshots of releases. */
  history?: ApiHistory;
  /** How well the public API is documented; missing if no page shows it. */
  coverage?: ApiCoverage;
  /** The addresses that releases published; missing if there are no snapshots. */
  ledger?: Ledger;
  /** The snapshots that the site publishes; missing if there are none. */
  snapshotFiles?: readonly SnapshotFile[];
  /** The names of its variants, in the order of the configuration; missing if there is only one folder of XML. */
  variants?: readonly string[];
  /** The language standards that not all symbols support, oldest first; missing if all symbols support the same. */
  standards?: readonly string[];
  /** Macros of the library, each with the standard from which on it is defined; missing if none are configured. */
  standardMacros?: Readonly<Record<string, string>>;
  /** Compounds in the order of index.xml, each refid once. */
  compounds: Compound[];
  /** The examples that the compounds lack, or with listings that have links; missing if there are none. */
  examples?: readonly ExampleFile[];
  /** The refids of the files that Doxygen ignores because no comment describes them; none if missing. */
  bareFiles?: ReadonlySet<string>;
  /** The ids in the XML that the reference hides; missing if nothing is hidden. */
  hiddenRefids?: HiddenIds;
  /** How many of its symbols extensions drop; missing if none do. */
  dropped?: DroppedSymbols;
  /** Maps the refids of the hidden source files to the files. */
  hiddenFiles?: ReadonlyMap<string, HiddenFile>;
  /** Pages that extensions add; missing if there are none. */
  ownPages?: readonly OwnPage[];
  /** Images in the XML folder, referenced by comments. */
  images: StaticFile[];
  /** Tag files of other projects, in the order of the configuration. */
  tagFiles?: readonly TagFile[];
}
/** A source file that shows how to use a library. */
interface ExampleFile {
  /** Its id: that of the compound whose listing it replaces, or one that no compound has. */
  refid: string;
  /** Its path below the folder of examples. */
  name: string;
  /** Its path below the folder of the site or the sources, as pages show it. */
  path: string;
  /** The file, as messages name it. */
  file: string;
  /** Its code, with links to the symbols that it uses. */
  listing: PackedListing;
}
/** Doxygen's settings for the files of its HTML. */
interface HtmlSettings {
  /** HTML_OUTPUT. */
  folder: string;
  /** HTML_FILE_EXTENSION, with its dot. */
  extension: string;
  /** CREATE_SUBDIRS_LEVEL. */
  subdirsLevel: number;
}
/** A symbol at its address on an earlier site, as a list of that site names it. */
interface FormerSymbol {
  /** Path of its page below the folder of the earlier site. */
  file: string;
  /** Anchor on the page; empty for the page itself. */
  anchor: string;
  /** Kind as tag files name it, or `docanchor`. */
  kind: string;
  /** Qualified name; the path of a file or folder. */
  name: string;
  /** Title of a group or page; missing if it has none. */
  title?: string;
  /** Parameters and qualifiers; empty for symbols without parameters. */
  args: string;
}
/** A repository that shows sources. */
interface Repository {
  /** URL of a line, with the placeholders `{path}` and `{line}`. */
  url: string;
  /** Maps the path of a source to its path relative to the repository root; sources not in it are missing. */
  paths: ReadonlyMap<string, string>;
}
/** Doxygen's settings for headers. */
interface HeaderSettings {
  /** STRIP_FROM_INC_PATH: prefixes to remove from `#include` paths. */
  stripped: readonly string[];
  /** INCLUDE_PATH: the folders that are searched for included files. */
  searched: readonly string[];
  /** FORCE_LOCAL_INCLUDES: `"x"` instead of `<x>`. */
  isLocal: boolean;
}
/** Doxygen's settings for examples. */
interface ExamplePath {
  /** EXAMPLE_PATH: folders and files, as given to Doxygen. */
  paths: readonly string[];
  /** EXAMPLE_PATTERNS: globs of names of files. */
  patterns: readonly string[];
  /** EXAMPLE_RECURSIVE: whether the folders inside of them are searched. */
  isRecursive: boolean;
  /** The folder of the XML, as given to Doxygen. */
  outputFolder: string;
}
/** Sources with absolute paths of the machine that ran Doxygen. */
interface MachinePaths {
  /** The folders that the paths started with, without trailing slash, the longest first. */
  folders: readonly string[];
  /** Maps the shortened paths, which the model uses, to the full paths. */
  files: ReadonlyMap<string, string>;
}
/** The entries of another project's tag file. */
interface TagFile {
  /** Path of the file, as messages name it. */
  file: string;
  /** Maps the refid that Doxygen writes for a compound, member or anchor of that project to its URL. */
  urls: ReadonlyMap<string, string>;
}
/** A file that is copied unchanged. */
interface StaticFile {
  /** Path relative to the output folder, with `/` as separator. */
  path: string;
  /** Path of the source on disk. */
  source: string;
  /** Its path as a Markdown file among the sources names it; missing for other files. */
  file?: string;
  /** Width and height of an image in CSS pixels, if known. */
  size?: ImageSize;
  /** The text of an SVG without its scripts, which the site publishes instead of the source; missing if it has none. */
  inert?: string;
}
/** A snapshot that the site publishes. */
type SnapshotFile = {
  /** Path below the API reference: `snapshot.json`. */
  path: string;
} & (
  | {
      /** Returns its text, given a function that returns the addresses of symbols by refid. */
      text: (addressOf: (refid: string) => string | undefined) => string;
    }
  | {
      /** Path of the file on disk. */
      source: string;
    }
);

/**
 * What a module of the option `extensions` exports by default. All functions are called once a symbol, before pages are
 * planned; what they receive is frozen, and what they return is checked.
 */
interface Extension {
  /** Reads elements that Doxygen does not write itself, by name: those of `\xmlonly`, and of aliases that use it. */
  elements?: Readonly<Record<string, (element: ExtensionElement, tools: ExtensionTools) => Markup>>;
  /** Changes a member, or drops it with `null`; nothing changes if it returns `undefined`. */
  member?: (
    member: MemberContent,
    tools: ExtensionTools & {
      /** The compound that lists it. */
      compound: CompoundContent;
    },
  ) => MemberChanges | null | undefined;
  /** Changes a compound, or drops it and its members with `null`; nothing changes if it returns `undefined`. */
  compound?: (
    compound: CompoundContent,
    tools: ExtensionTools,
  ) => CompoundChanges$1 | null | undefined;
  /** Returns further pages of an API reference, which has all changes and lacks all hidden symbols. */
  pages?: (api: ApiReference, tools: ExtensionTools) => readonly ExtensionPage[];
}
/** A piece of a description in the XML that Doxygen writes for descriptions: `Since <bold>2.0</bold>`. */
type Markup = string;
/** An element that an extension reads. */
interface ExtensionElement {
  /** Its name. */
  name: string;
  /** Its attributes. */
  attributes: Readonly<Partial<Record<string, string>>>;
  /** Its content as markup. */
  content: Markup;
  /** The text of its content. */
  text: string;
}
/** What functions of extensions can use. */
interface ExtensionTools {
  /** Reports something as a diagnostic with the code `extension-report`. */
  report: (report: ExtensionReport) => void;
  /** Returns text as markup: with `&lt;` for `<`. */
  escape: (text: string) => Markup;
}
/** A diagnostic of an extension. */
interface ExtensionReport {
  /** What is wrong. */
  message: string;
  /** What to do; nothing by default. */
  advice?: string;
  /** Its level; a warning by default. Errors fail the build. */
  level?: 'error' | 'warning' | 'info';
  /** Where it is; by default, where the symbol is declared. */
  place?: Place;
}
/** The changes that all symbols can have. */
interface SymbolChanges {
  /** Badges next to the name, in addition to those that it has. */
  badges?: readonly string[];
  /** Replaces the brief description. */
  brief?: Markup;
  /** Replaces the detailed description. */
  detailed?: Markup;
  /** Replaces the access. */
  protection?: Protection;
}
/** What changes about a member. */
interface MemberChanges extends SymbolChanges {
  /** Replaces the type, as code without links. */
  type?: string;
  /** Replaces the initializer with its `=`, or the text of a macro, as code without links; an empty one removes it. */
  initializer?: string;
}
/** What changes about a compound. */
interface CompoundChanges$1 extends SymbolChanges {
  /** Rows in the head of its page, below those that it has. */
  rows?: readonly {
    /** The label, as text. */
    label: string;
    /** The content; only running text. */
    value: Markup;
  }[];
}
/** A page that an extension adds to an API reference. */
interface ExtensionPage {
  /** Its path below that of the API reference: lower-case letters, digits and hyphens, with slashes between them. */
  path: string;
  /** Its title. */
  title: string;
  /** Its description for search engines; by default, there is none. */
  description?: string;
  /** Labels of the groups around it in the sidebar, outermost first; by default, it is at the top level. */
  groups?: readonly string[];
  /** Its content. */
  content: Markup;
}
/** Such a page when it has been read. */
interface OwnPage extends Required<Pick<ExtensionPage, 'path' | 'title' | 'description'>> {
  /** The labels in the sidebar, its own last. */
  labels: readonly string[];
  /** Its content. */
  content: Description;
  /** The file of the extension. */
  place: Place;
}
/** A row in the head of a compound's page. */
interface OwnRow {
  /** The label. */
  label: string;
  /** The content. */
  value: Inline[];
}

/** A holder of a value that it can drop and compute again. */
interface Evictable {
  /** Drops the value. */
  evict(): void;
}
/** A field that most symbols lack. */
type RareField =
  | 'bases'
  | 'brief'
  | 'derived'
  | 'detailed'
  | 'exceptions'
  | 'graphs'
  | 'inBody'
  | 'includedBy'
  | 'includes'
  | 'initializer'
  | 'referencedBy'
  | 'references'
  | 'reimplements'
  | 'requires'
  | 'templateParams'
  | 'title'
  | 'valueRemarks';
/** A field that an edit of a comment changes. */
type RemarkField = 'brief' | 'detailed' | 'inBody' | 'location' | 'valueRemarks';
/** The position of a record. */
interface RecordSpan {
  /** Bytes of many records; threads may share them. */
  bytes: Uint8Array;
  /** Offset of the first byte. */
  start: number;
  /** Length in bytes. */
  length: number;
}
/** Other ids for symbols, wherever records name them, and other names for unnamed types. */
declare class RenamedIds {
  #private;
  private readonly ids;
  private readonly types;
  /** `ids` maps each id to the other one, and `types` the names that Doxygen makes up for unnamed types. */
  constructor(ids: ReadonlyMap<string, string>, types: ReadonlyMap<string, string>);
  /** Returns the other name of an unnamed type; the same one if it has no other. */
  ofType(name: string): string;
  /** Returns the other id of a symbol; the same one if it has no other. */
  of(refid: string): string;
  /** Returns a record with the other ids. */
  inRecord(span: RecordSpan): RecordSpan;
  /** Returns a value of JSON with the other ids. */
  inValue<Value extends object>(value: Value): Value;
}
/**
 * An object that stores most of its fields as JSON. They are unpacked on access and soon evicted: the description of a
 * symbol is needed on one or two pages only.
 */
declare abstract class PackedRecord<Details extends object> implements Evictable {
  #private;
  /** Doxygen's id. */
  abstract readonly refid: string;
  /** `span` is the position of the record. */
  constructor({ bytes, start, length }: RecordSpan);
  /** Drops the unpacked fields. */
  evict(): void;
  /** True if another object has the same record. */
  hasSameRecord(other: PackedRecord<Details>): boolean;
  /** The bytes of everything in the record that no edit of a comment changes. */
  get declarationBytes(): Uint8Array;
  /** The bytes of what an edit of a comment changes. */
  get remarkBytes(): Uint8Array;
  /** True if the symbol has a brief or detailed description. */
  get hasDescription(): boolean;
  /** The position of the record. */
  protected get span(): RecordSpan;
  /** Returns a field that most symbols lack; the records of those are not unpacked. */
  protected rare<Name extends keyof Omit<Details, RemarkField> & RareField>(
    name: Name,
  ): Partial<Omit<Details, RemarkField>>[Name] | undefined;
  /** Returns a description; the records of symbols without one are not unpacked. */
  protected rareRemark<Name extends keyof Details & RareField & RemarkField>(
    name: Name,
  ): Partial<Details>[Name] | undefined;
  /** The unpacked fields that no edit of a comment changes, without empty lists. */
  protected get details(): Partial<Omit<Details, RemarkField>>;
  /** The unpacked fields that an edit of a comment changes, without empty lists. */
  protected get remarks(): Partial<Pick<Details, RemarkField & keyof Details>>;
}

/** The fields that are needed of all members and therefore not packed. */
type OutlineField$1 =
  | 'refid'
  | 'kind'
  | 'name'
  | 'unnamedType'
  | 'qualifiedName'
  | 'protection'
  | 'strong'
  | 'callable';
/** The part of a member that is not packed. */
interface MemberOutline extends Pick<MemberContent, OutlineField$1> {
  /** The facts that the plan needs. */
  facts: MemberFacts;
  /** True if it has enum values. */
  hasValues?: true;
  /** Size of the packed record in bytes. */
  length: number;
}
/** The descriptions of a value of an enumeration. */
type ValueRemarks = Pick<EnumValue, 'brief' | 'detailed'>;
/** The part of a member that is packed. */
interface MemberDetails extends Omit<MemberContent, OutlineField$1 | 'enumValues'> {
  /** The values of an enumeration, without their descriptions. */
  enumValues: Omit<EnumValue, keyof ValueRemarks>[];
  /** Their descriptions, in the same order; empty if no value has one. */
  valueRemarks: ValueRemarks[];
  /** The indexes of those with a description. */
  describedValues: number[];
}
/** The parts of a member that may change once all members of the library are known. */
type PackedMemberChanges = Partial<
  Pick<MemberContent, 'enumValues'> & {
    facts: MemberFacts;
  }
>;
/**
 * A member that keeps only its outline in memory unpacked. Its other fields are getters, which are not part of a spread
 * or rest of it, neither for the compiler nor when it runs.
 */
declare class PackedMember extends PackedRecord<MemberDetails> implements MemberContent {
  #private;
  /** The facts that the plan needs. */
  readonly facts: MemberFacts;
  readonly refid: MemberContent['refid'];
  readonly kind: MemberContent['kind'];
  readonly name: MemberContent['name'];
  readonly unnamedType: MemberContent['unnamedType'];
  readonly qualifiedName: MemberContent['qualifiedName'];
  readonly protection: MemberContent['protection'];
  readonly strong: MemberContent['strong'];
  readonly callable: MemberContent['callable'];
  /** `span` is the record with the remaining fields. */
  constructor(
    outline: Omit<MemberOutline, 'length'>,
    span: RecordSpan,
    changes?: PackedMemberChanges,
  );
  /** What an edit of a comment or a line above changes. */
  get remarkParts(): readonly (string | Uint8Array)[];
  /** What it contributes to the outline of its compound: everything that is not packed, except lines in sources. */
  get outlineData(): unknown;
  /** Drops the unpacked fields. */
  evict(): void;
  /** Returns the same member with some changes. */
  with(changes: PackedMemberChanges): PackedMember;
  /** Returns the member, as it was read, with other ids of itself and of the symbols that it names. */
  withIds(ids: RenamedIds): PackedMember;
  get modifiers(): MemberContent['modifiers'];
  get noexceptExpression(): MemberContent['noexceptExpression'];
  get templateParams(): MemberContent['templateParams'];
  get type(): MemberContent['type'];
  get typeValues(): MemberContent['typeValues'];
  get definition(): string;
  get argsString(): string;
  get params(): MemberContent['params'];
  get bitfield(): MemberContent['bitfield'];
  get initializer(): MemberContent['initializer'];
  get exceptions(): MemberContent['exceptions'];
  get requires(): MemberContent['requires'];
  get read(): MemberContent['read'];
  get write(): MemberContent['write'];
  get qualifiers(): MemberContent['qualifiers'];
  get reimplements(): MemberContent['reimplements'];
  get reimplementedBy(): MemberContent['reimplementedBy'];
  get enumValues(): MemberContent['enumValues'];
  /** The indexes of the values that have a description; finding them reads no description. */
  get describedValues(): readonly number[];
  get brief(): MemberContent['brief'];
  get detailed(): MemberContent['detailed'];
  get inBody(): MemberContent['inBody'];
  get references(): MemberContent['references'];
  get referencedBy(): MemberContent['referencedBy'];
  get satisfies(): MemberContent['satisfies'];
  get verifies(): MemberContent['verifies'];
  get location(): MemberContent['location'];
}

/** The fields that are needed of all compounds and therefore not packed. */
type OutlineField =
  | 'refid'
  | 'kind'
  | 'name'
  | 'rawName'
  | 'nameInTypes'
  | 'language'
  | 'protection'
  | 'inner'
  | 'listing'
  | 'location'
  | 'place';
/** The part of a compound that is not packed, with the given forms of its members. */
interface KnownCompound<Content> extends Pick<CompoundContent, OutlineField> {
  /** The facts that the plan needs. */
  facts: CompoundFacts;
  /** Its sections. */
  sections: MemberSection<Content>[];
}
/** The part of a compound that is packed. */
type CompoundDetails = Omit<CompoundContent, OutlineField | 'sections'>;
/** The parts of a compound that may change once all compounds of the library are known. */
interface CompoundChanges extends Partial<
  Pick<
    Compound,
    | 'facts'
    | 'name'
    | 'inner'
    | 'sections'
    | 'allMembers'
    | 'listing'
    | 'bases'
    | 'derived'
    | 'includes'
    | 'includedBy'
    | 'graphs'
  >
> {
  /** The items that its other lists omit. */
  hidden?: HiddenItems | undefined;
}
/** The items that the lists of a compound omit. */
interface HiddenItems {
  /** Ids of the members and derived classes to omit. */
  refids: HiddenIds;
  /** If false, its includes are omitted, both the list and the graph. */
  includes: boolean;
}
/**
 * A compound that keeps only its outline in memory unpacked. Its other fields are getters, which are not part of a
 * spread or rest of it, neither for the compiler nor when it runs.
 */
declare class PackedCompound extends PackedRecord<CompoundDetails> implements CompoundContent {
  #private;
  /** The facts that the plan needs. */
  readonly facts: CompoundFacts;
  readonly refid: string;
  readonly kind: CompoundContent['kind'];
  readonly name: string;
  readonly rawName: string;
  readonly nameInTypes: CompoundContent['nameInTypes'];
  readonly language: CompoundContent['language'];
  readonly protection: CompoundContent['protection'];
  readonly inner: CompoundContent['inner'];
  readonly place: CompoundContent['place'];
  readonly sections: MemberSection[];
  /** `span` is the record with everything that `known` does not contain. */
  constructor(known: KnownCompound<Member>, span: RecordSpan, changes?: CompoundChanges);
  /** Returns the same compound with some changes. */
  with(changes: CompoundChanges): Compound;
  /** Returns the compound, as it was read, with other ids of its members and of the symbols that it names. */
  withIds(ids: RenamedIds): Compound;
  get location(): CompoundContent['location'];
  get listing(): CompoundContent['listing'];
  /** Everything that is not packed, except places in the sources and the listing, as data. */
  get outlineData(): unknown;
  /** What an edit of a comment or a line above changes, without its members. */
  get remarkParts(): readonly (string | Uint8Array)[];
  get title(): CompoundContent['title'];
  get modifiers(): CompoundContent['modifiers'];
  get templateParams(): CompoundContent['templateParams'];
  get requires(): CompoundContent['requires'];
  get initializer(): CompoundContent['initializer'];
  get conceptParts(): CompoundContent['conceptParts'];
  get bases(): CompoundContent['bases'];
  get derived(): CompoundContent['derived'];
  get includes(): CompoundContent['includes'];
  get includedBy(): CompoundContent['includedBy'];
  get exports(): CompoundContent['exports'];
  get allMembers(): CompoundContent['allMembers'];
  get brief(): CompoundContent['brief'];
  get detailed(): CompoundContent['detailed'];
  get graphs(): CompoundContent['graphs'];
  get requirements(): CompoundContent['requirements'];
  get satisfies(): CompoundContent['satisfies'];
  get verifies(): CompoundContent['verifies'];
  get rows(): CompoundContent['rows'];
  get tableOfContents(): boolean;
}

/** A function, variable, macro, enumeration or other member. */
type Member = PackedMember;
/** A class, namespace, file, group, page or other entity with its own XML file. */
type Compound = PackedCompound;
/** One of these kinds. */
type CompoundKind =
  | 'category'
  | 'class'
  | 'concept'
  | 'dir'
  | 'enum'
  | 'example'
  | 'exception'
  | 'file'
  | 'group'
  | 'interface'
  | 'module'
  | 'namespace'
  | 'page'
  | 'protocol'
  | 'requirement'
  | 'requirements'
  | 'service'
  | 'singleton'
  | 'struct'
  | 'type'
  | 'union';
/** One of these kinds. */
type MemberKind =
  | 'dcop'
  | 'define'
  | 'enum'
  | 'event'
  | 'friend'
  | 'function'
  | 'interface'
  | 'property'
  | 'prototype'
  | 'service'
  | 'signal'
  | 'slot'
  | 'typedef'
  | 'variable';
/** Access, as Doxygen writes it. */
type Protection = 'public' | 'protected' | 'private' | 'package';
/** Code in a signature: plain text, or text that links to a symbol. */
type CodePart =
  | string
  | {
      text: string;
      refid: string;
      external?: string;
    };
/** A type, initializer or clause with its links, left to right. */
type CodeText = CodePart[];
/** A parameter of a function, macro or template. */
interface Param {
  /** Attributes such as `[in]` (IDL) or `[[maybe_unused]]`. */
  attributes?: string;
  /** Type as written; missing in macros. */
  type?: CodeText;
  /** Name in the declaration. */
  name?: string;
  /** Name in the definition, when it differs. */
  definitionName?: string;
  /** Array part: `[5]`. */
  array?: string;
  /** The full declaration, if type, name and array part are not enough: for functions, and for `const` pointers. */
  declaration?: CodeText;
  /** Default value. */
  defaultValue?: CodeText;
  /** Type constraint of a template parameter. */
  constraint?: CodeText;
  /** Brief description given with `///<`. */
  brief: Description;
}
/** Location of a compound or member in the sources. */
interface Location {
  /** Path of the declaration, as Doxygen writes it. */
  file: string;
  /** 1-based line. */
  line?: number;
  /** Path of the definition's body. */
  bodyFile?: string;
  /** First line of the definition, 1-based. For a function that is declared elsewhere, the first line of its body. */
  bodyStart?: number;
  /** Last line of the body, 1-based; missing if Doxygen does not report one. */
  bodyEnd?: number;
  /** Path of the separate declaration. */
  declarationFile?: string;
  /** Line of the separate declaration. */
  declarationLine?: number;
}
/** A value of an enumeration. */
interface EnumValue {
  /** Doxygen's id. */
  refid: string;
  /** The name. */
  name: string;
  /** Access. */
  protection: Protection;
  /** `= 3`. */
  initializer?: CodeText;
  /** Brief description. */
  brief: Description;
  /** Detailed description. */
  detailed: Description;
  /** The variants of the library that have it; missing if it is in all variants of its enumeration. */
  variants?: readonly string[];
  /** The language standards that have it; missing if all of those of its enumeration have. */
  standards?: readonly string[];
}
/** A member that overrides this one, that this one overrides, or that a body refers to. */
interface MemberRef {
  /** Doxygen's id. */
  refid: string;
  /** The name as Doxygen writes it. */
  name: string;
}
/** A requirement that is satisfied or verified. */
interface RequirementRef {
  /** Doxygen's id. */
  refid: string;
  /** Text; may be empty. */
  text: string;
}
/** The facts that the plan needs of every member. Computed when members are read, so that the plan unpacks none. */
interface MemberFacts {
  /** Short hash that distinguishes it from its overloads. */
  overload: string;
  /** The link targets in its descriptions; missing if there are none. */
  ids?: string[];
  /** True if a description marks it as deprecated. */
  isDeprecated?: true;
  /** True if it has no description, and neither have its parameters and values. */
  isUndescribed?: true;
  /** True if it is `static`. */
  isStatic?: true;
  /** The symbols that a function or typedef is declared with (see `declaredTypes`); missing if there are none. */
  types?: string[];
  /** True if an extension drops it. */
  isDropped?: true;
  /** The variants of the library that have it, in their order; missing if all have it, or if there are none. */
  variants?: readonly string[];
  /** The language standards that have it, of those that differ, oldest first; missing if all have it. */
  standards?: readonly string[];
  /** Path of its declaration, as Doxygen writes it; missing if it has no location. */
  file?: string;
  /** 1-based line of its declaration. */
  line?: number;
}
/** What the XML tells about a member. */
interface MemberContent {
  /** Doxygen's id. */
  refid: string;
  /** The kind. */
  kind: MemberKind;
  /** The name, never mangled: an anonymous enum has the name `(anonymous enum)`. */
  name: string;
  /** The name that Doxygen made up for the unnamed type of a variable, with all scopes and without white space. */
  unnamedType?: string | undefined;
  /** The names of the values, for a variable whose type is an unnamed enumeration. */
  typeValues?: readonly string[] | undefined;
  /** Name with its scopes, separated by `::`. */
  qualifiedName: string;
  /** Access. */
  protection: Protection;
  /**
   * Adjectives for badges, in C++ order: `static`, `constexpr`, `virtual`, `pure virtual`, `explicit`, `noexcept`,
   * `final`, `readable`, …
   */
  modifiers: string[];
  /** The expression of `noexcept(…)`. */
  noexceptExpression?: string | undefined;
  /** `enum class`. */
  strong: boolean;
  /** Template parameters; empty for `template <>`. */
  templateParams?: Param[] | undefined;
  /** The type of the value, or the return type; empty for conversion operators and constructors. */
  type: CodeText;
  /** Doxygen's `definition` text. */
  definition: string;
  /** Doxygen's `argsstring`, with trailing qualifiers. */
  argsString: string;
  /** Parameters. */
  params: Param[];
  /** True if it takes parameters in parentheses: functions, and macros with arguments. */
  callable: boolean;
  /** Width of a bitfield. */
  bitfield?: string | undefined;
  /** Initializer with its `=`, or a macro's text. */
  initializer?: CodeText | undefined;
  /** Exception specification. */
  exceptions?: CodeText | undefined;
  /** Requires clause, without the word. */
  requires?: CodeText | undefined;
  /** Read accessor of a property. */
  read?: string | undefined;
  /** Write accessor of a property. */
  write?: string | undefined;
  /** Qualifiers given in comments. */
  qualifiers: string[];
  /** Members that it overrides. */
  reimplements: MemberRef[];
  /** Members that override it. */
  reimplementedBy: MemberRef[];
  /** Values of an enumeration. */
  enumValues: EnumValue[];
  /** Brief description. */
  brief: Description;
  /** Detailed description. */
  detailed: Description;
  /** Description inside the body. */
  inBody: Description;
  /** Symbols that its body refers to. */
  references: MemberRef[];
  /** Members that refer to it in their bodies. */
  referencedBy: MemberRef[];
  /** Requirements that it satisfies. */
  satisfies: RequirementRef[];
  /** Requirements that it verifies. */
  verifies: RequirementRef[];
  /** Location in the sources. */
  location?: Location | undefined;
}
/** An entry of a section: a member defined here, or the refid of a member defined elsewhere. */
type SectionEntry<Content = Member> =
  | {
      member: Content;
    }
  | {
      refid: string;
      kind: string;
      name: string;
    };
/** A `sectiondef`: members that belong together. */
interface MemberSection<Content = Member> {
  /** Doxygen's kind: `public-func`, `user-defined`, …; may be empty. */
  kind: string;
  /** Title of a user-defined section. */
  header?: string;
  /** Text under the title. */
  description: Description;
  /** The members. */
  entries: SectionEntry<Content>[];
}
/** A base or derived class. */
interface InheritanceRef {
  /** Doxygen's id; missing for classes outside the project. */
  refid?: string;
  /** Name with template arguments. */
  name: CodeText;
  /** Access of the inheritance. */
  protection: Protection;
  /** True for virtual inheritance. */
  virtual: boolean;
}
/** An `#include` of a file or the header of a class. */
interface Include {
  /** Doxygen's id of the file, when it is part of the project. */
  refid?: string;
  /** Path as written. */
  name: string;
  /** True for `"x"`, false for `<x>`. */
  local: boolean;
}
/** The kinds of inner references. */
type InnerKind = 'dir' | 'file' | 'class' | 'concept' | 'namespace' | 'page' | 'group' | 'module';
/** A compound that belongs to another one. */
interface InnerRef {
  /** The list that contains it. */
  kind: InnerKind;
  /** Doxygen's id. */
  refid: string;
  /** Name as Doxygen writes it, never mangled. */
  name: string;
  /** Access. */
  protection?: Protection;
  /** True for an inline namespace. */
  inline: boolean;
}
/** A row of the list of all members, including inherited ones. */
interface AllMember {
  /** Doxygen's id. */
  refid: string;
  /** Its name. */
  name: string;
  /** Access, after inheritance. */
  protection: Protection;
  /** True for virtual and pure virtual functions. */
  virtual: boolean;
  /** True for pure virtual functions. */
  pure?: true;
  /** The scopes that distinguish it from members of the same name, with a trailing `::`; missing if unambiguous. */
  ambiguityScope?: string;
}
/** A part of a concept's definition: code and prose alternate. */
type ConceptPart =
  | {
      type: 'code';
      line?: number;
      code: CodeText;
    }
  | {
      type: 'doc';
      children: Description;
    };
/** A node of a graph. */
interface GraphNode {
  /** Id inside the graph. */
  id: string;
  /** Name. */
  label: string;
  /** Doxygen's id of the symbol. */
  refid?: string;
  /** Edges to other nodes. */
  children: {
    id: string;
    relation: string;
    labels: string[];
  }[];
}
/** A graph that Doxygen computed, or that is derived from its data. */
interface Graph {
  /** Which of Doxygen's graphs. The XML contains only the data of `calls`, `callers` and `folders`, not the graphs. */
  kind:
    'includes' | 'includedBy' | 'inheritance' | 'collaboration' | 'calls' | 'callers' | 'folders';
  /** The nodes; the first one is the subject of the graph. */
  nodes: GraphNode[];
}
/** A row of a table of requirements. */
interface RequirementRow {
  /** The raw requirement id. */
  refid: string;
  /** Page or tag file that describes it. */
  page?: string;
  /** Title. */
  title: Inline[];
  /** Where the requirement is stated. */
  location?: Location;
  /** Symbols that satisfy it. */
  satisfiedBy: MemberRef[];
  /** Symbols that verify it. */
  verifiedBy: MemberRef[];
}
/** The facts that the plan needs of every compound, like `MemberFacts` for members. */
interface CompoundFacts {
  /** The link targets in its own descriptions; missing if there are none. */
  ids?: string[];
  /** True if a description marks it as deprecated. */
  isDeprecated?: true;
  /** True if it has no description; its members do not count. */
  isUndescribed?: true;
  /**
   * Headers that it includes in angle brackets, or that the code in its comments includes; missing if there are none.
   */
  headers?: string[];
  /** For each other symbol, how many of this compound and its members refer to it; missing if there are none. */
  mentions?: Readonly<Record<string, number>>;
  /** True if one of its lists contains a member with only a generated name. */
  listsUnnamed?: true;
  /** True if an extension drops it. */
  isDropped?: true;
  /** The variants of the library that have it, in their order; missing if all have it, or if there are none. */
  variants?: readonly string[];
  /** The language standards that have it, of those that differ, oldest first; missing if all have it. */
  standards?: readonly string[];
}
/** What the XML tells about a compound and its members. */
interface CompoundContent {
  /** Doxygen's id. */
  refid: string;
  /** The kind. */
  kind: CompoundKind;
  /** Qualified name (a path for files and folders), never mangled. */
  name: string;
  /** Name exactly as Doxygen writes it; used in permalinks. */
  rawName: string;
  /** For an unnamed struct or union, the `unnamedType` of its variables. */
  nameInTypes?: string | undefined;
  /** Title of a group, page or example; missing for other kinds. */
  title?: Inline[] | undefined;
  /** Programming language: `C++`, `Java`. */
  language?: string | undefined;
  /** Access of an inner class. */
  protection: Protection;
  /** Adjectives for badges: `final`, `sealed`, `abstract`, `inline`, and qualifiers given in comments. */
  modifiers: string[];
  /** Template parameters; empty for `template <>`. */
  templateParams?: Param[] | undefined;
  /** Requires clause, without the word. */
  requires?: CodeText | undefined;
  /** A concept's definition. */
  initializer?: CodeText | undefined;
  /** A concept's parts. */
  conceptParts: ConceptPart[];
  /** Base classes. */
  bases: InheritanceRef[];
  /** Derived classes. */
  derived: InheritanceRef[];
  /** Headers to include (classes), files included (files). */
  includes: Include[];
  /** Files that include this one. */
  includedBy: Include[];
  /** The exports of a module. */
  exports: {
    refid?: string;
    name: string;
  }[];
  /** Compounds that belong to this one. */
  inner: InnerRef[];
  /** Members by section. */
  sections: MemberSection<MemberContent>[];
  /** All members, including inherited ones. */
  allMembers: AllMember[];
  /** Brief description. */
  brief: Description;
  /** Detailed description. */
  detailed: Description;
  /** Graphs. */
  graphs: Graph[];
  /** Rows of a `requirements` compound. */
  requirements: RequirementRow[];
  /** Requirements that it satisfies. */
  satisfies: RequirementRef[];
  /** Requirements that it verifies. */
  verifies: RequirementRef[];
  /** Source listing of files and examples. */
  listing?: PackedListing | undefined;
  /** True if the page requests a table of contents. */
  tableOfContents: boolean;
  /** Location in the sources. */
  location?: Location | undefined;
  /** Rows that extensions add to the head of its page; missing if there are none. */
  rows?: OwnRow[] | undefined;
  /** The XML file that it was read from. */
  place: Place;
}

/** The symbols that a rule hides. */
interface HiddenCount {
  /** The rule. */
  rule: HidingRule;
  /** Their number. */
  count: number;
  /** The number of those with a description. */
  described: number;
}
/** How many symbols of a sort the XML has, and what becomes of them. */
interface SymbolCounts {
  /** The number in the XML: that of the shown, the hidden and the lost ones. */
  total: number;
  /** The number with a place on the site. */
  shown: number;
  /** The hidden ones by rule, the largest number first. */
  hidden: HiddenCount[];
}
/** What the site shows of the XML of an API reference. */
interface Coverage {
  /** Name of the docs version; missing if the site has no docs. */
  docsVersion?: string;
  /** Name of the library; missing if the site has only one. */
  library?: string;
  /** Members, values of enumerations included; a member in several files counts once. */
  members: SymbolCounts;
  /** Compounds. */
  compounds: SymbolCounts;
}

/** Severity of a check's findings. */
type CheckSeverity = 'ignore' | 'log' | 'warn' | 'throw';
/** Strictness of all checks: `lenient` reports faults that would fail the build as warnings, and writes the site. */
type CheckProfile = 'strict' | 'lenient';

/** Words, and what is found by them. */
interface SearchAlias {
  /** The words. */
  words: string;
  /** Name of a symbol, or path of a page without base, from the root on, with an anchor or without. */
  target: string;
  /** Place of the target. */
  place: Place;
}

/** Comments that add a class to lines; the comments themselves are removed from the code. */
interface MagicComment {
  /** Class names of the lines. */
  className: string;
  /** Text of a comment above a single line. */
  line?: string;
  /** Texts of the comments around several lines. */
  block?: {
    start: string;
    end: string;
  };
}
/** A site's settings for code blocks. */
interface CodeSettings {
  /** Default language of code blocks, in lower case; plain text when missing. */
  defaultLanguage?: string;
  /** The comments that mark lines; line ranges after a block's language use the class of the first. */
  magicComments: readonly MagicComment[];
  /** Copies examples with the lines that pages do not show. */
  copyHiddenLines?: boolean;
}

/** A part of the site that consists of texts. */
type TextSection = 'docs' | 'blog' | 'pages';
/** A plugin of remark or rehype. */
type TextPluginConfig = {
  /** The texts that it changes. */
  in: TextSection[];
  /** Path of a module (.js, .cjs, .mjs or .ts), or name of an installed package. */
  module: string;
  /** Name of the export; by default, the default export. */
  export?: string;
  /** The argument of the plugin. */
  options?: Record<string, unknown>;
  place?: Place;
};

/** A colour of the configuration, with its place for the check of its contrast. */
interface ThemeColor {
  /** The colour as `#rrggbb`. */
  color: string;
  /** Where the configuration names it. */
  place?: Place;
}
/** A font of the site. */
interface ThemeFont {
  /** The font families as in CSS, with a generic family at the end. */
  families: string;
  /** The file of the first family; missing if readers have it installed. */
  file?: {
    /** The family that the file contains. */
    family: string;
    /** Path of the file below the static folder. */
    src: string;
    /** The weight of the font, or the first and the last one of a variable font; normal when missing. */
    weight?: string;
    /** Where the configuration names it. */
    place?: Place;
  };
}

/** Options of every navbar item. */
interface NavbarItemBase {
  /** Side of the navbar; defaults to right. */
  position?: 'left' | 'right';
  /** Visible text. */
  label?: string;
  /** Class names. */
  className?: string;
}
/** Options of items that are links. */
interface NavbarLinkBase extends NavbarItemBase {
  /** Further attributes of the link: every key that is not an option. */
  attributes: Record<string, string>;
}
/** A link: to a site path (`to`) or to a URL (`href`). */
interface LinkItem extends NavbarLinkBase {
  type: 'default';
  /** Raw HTML in place of the label. */
  html?: string;
  /** Site path without base path. */
  to?: string;
  /** URL, used as written. */
  href?: string;
  /** Prepends the base path to `href`. */
  prependBaseUrlToHref: boolean;
  /** Link target. */
  target?: string;
  /** Prefix (site path without base path) that marks the item as active. */
  activeBasePath?: string;
  /** Regular expression on the full path that marks the item as active. */
  activeBaseRegex?: string;
}
/** A menu. */
interface DropdownItem extends NavbarLinkBase {
  type: 'dropdown';
  /** Site path that the label links to. */
  to?: string;
  /** URL that the label links to, used as written. */
  href?: string;
  /** The entries; dropdowns do not nest. */
  items: NavbarItem[];
}
/** An item that leads to the guides. */
interface DocsItem extends NavbarLinkBase {
  /** Id of a further set of guides; the main one when missing. */
  docsSet?: string;
}
/** A link to a doc. */
interface DocItem extends DocsItem {
  type: 'doc';
  /** The doc's id. */
  docId: string;
}
/** A link to the first entry of a sidebar. */
interface DocSidebarItem extends DocsItem {
  type: 'docSidebar';
  /** The sidebar's name. */
  sidebarId: string;
}
/** The label of the current docs version. */
interface DocsVersionItem extends DocsItem {
  type: 'docsVersion';
  /** A fixed target. */
  to?: string;
}
/** The menu of docs versions. */
interface DocsVersionDropdownItem extends DocsItem {
  type: 'docsVersionDropdown';
  /** The versions to list, in order, with a label if it differs from the version's own; defaults to all. */
  versions?: {
    name: string;
    label?: string;
  }[];
  /** Never marks the menu as active. */
  dropdownActiveClassDisabled: boolean;
  /** Items in front of the versions. */
  dropdownItemsBefore: NavbarItem[];
  /** Items after the versions. */
  dropdownItemsAfter: NavbarItem[];
}
/** The menu of languages. */
interface LocaleDropdownItem extends NavbarLinkBase {
  type: 'localeDropdown';
  /** Items in front of the languages. */
  dropdownItemsBefore: NavbarItem[];
  /** Items after the languages. */
  dropdownItemsAfter: NavbarItem[];
  /** Query to append to the links to languages. */
  queryString: string;
}
/** Position of the search box. */
interface SearchItem extends NavbarItemBase {
  type: 'search';
}
/** Raw HTML. */
interface HtmlItem extends NavbarItemBase {
  type: 'html';
  /** The markup. */
  value: string;
}
/** The version of the library in the API reference of the site. */
interface LibraryVersionItem extends NavbarLinkBase {
  type: 'libraryVersion';
  /** Site path of the link; missing for plain text. */
  to?: string;
}
/** An item of a type that the site defines. */
interface CustomItem extends NavbarItemBase {
  type: `custom-${string}`;
  /** Props of its component: every other key of the item. */
  props: Record<string, unknown>;
}
/** An item of the navbar. */
type NavbarItem =
  | LinkItem
  | DropdownItem
  | DocItem
  | DocSidebarItem
  | DocsVersionItem
  | DocsVersionDropdownItem
  | LocaleDropdownItem
  | SearchItem
  | HtmlItem
  | LibraryVersionItem
  | CustomItem;
/** How the addresses of an earlier site, which Doxygen wrote as HTML, lead to the pages of this one. */
type LegacyUrlsConfig = {
  /** Write any number of files, not only 20,000. */
  force: boolean;
  /** Form of the redirects: "html" writes a small page for each, "netlify" the file _redirects of Netlify and Cloudflare Pages, "nginx" a map for nginx. */
  format: 'html' | 'netlify' | 'nginx';
  /** Folder of the earlier site below the base path; empty for the root. By default, as set by HTML_OUTPUT. */
  path?: string;
  /** The earlier site had CREATE_SUBDIRS; by default, as in the XML. */
  subdirs?: boolean;
  /** The earlier site had SEPARATE_MEMBER_PAGES; by default, as in the XML. */
  separateMemberPages?: boolean;
  /** The earlier site had CASE_SENSE_NAMES; by default, as in the XML. */
  caseSenseNames?: boolean;
  /** Tag file of the earlier site (GENERATE_TAGFILE). It lists the pages and anchors that existed; each leads to the symbol that has the same name now. */
  tag?: string;
  /** Place of the option in the configuration. */
  place: Place;
};

/** URLs of sources in a repository. */
interface SourceUrl {
  /** URL template with the placeholders `{path}`, `{line}` and `{revision}`. */
  template: string;
  /** Place of the template in the configuration. */
  place: Place;
}
/** A set of guides. */
type DocsConfig = {
  /** Shows breadcrumbs above the text. */
  breadcrumbs: boolean;
  /** Settings of versions, by name. */
  versions: Record<
    string,
    {
      /** Tells search engines not to index the version. */
      noIndex: boolean;
      /** Displayed label. */
      label?: string;
      /** Path of the version, relative to the docs; empty for the root of the docs. */
      path?: string;
      /** Banner above the text. */
      banner?: 'none' | 'unreleased' | 'unmaintained';
      /** Shows the label above the text. */
      badge?: boolean;
      /** Class names of the html element on its pages. */
      className?: string;
      doxygen?: {
        xml: string;
        diagrams?: {
          inheritance?: boolean;
          includes?: boolean;
          collaboration?: boolean;
          calls?: boolean;
          callers?: boolean;
          folders?: boolean;
          maxNodes?: number;
        };
        routeBasePath?: string;
        examples?: string[];
        sidebarLabel?: string;
        title?: string;
        show?: {
          private?: boolean;
          privateVirtual?: boolean;
          package?: boolean;
          static?: boolean;
          localClasses?: boolean;
          anonymousNamespaces?: boolean;
          friends?: boolean;
          undocumentedMembers?: boolean;
          undocumentedClasses?: boolean;
          undocumentedNamespaces?: boolean;
          undocumentedConstructors?: boolean;
          undocumentedConcepts?: boolean;
          undocumentedFiles?: boolean;
          headerSources?: boolean;
          sources?: boolean;
          files?: boolean;
          includes?: boolean;
        };
        navigation?: 'layout' | 'usual';
        tagFiles?: Record<string, string>;
        standardLibrary?: 'cppreference' | 'none';
        autolink?: 'inlineCode' | 'none';
        includeRoot?: string[];
        includeStyle?: 'angle' | 'quote';
        attributeMacros?: string[];
        standards?: Record<string, string>;
        guarantees?: string[];
        diagramCommands?: {
          msc?: string;
          plantuml?: string;
          mermaid?: string;
          dia?: string;
        };
        rawHtml?: 'drop' | 'sanitize' | 'trust';
        formulaMacros?: string;
        sourceUrl?: SourceUrl;
        revision?: string;
        legacyUrls?: LegacyUrlsConfig;
        variants?: Record<string, string>;
      };
    }
  >;
  /** Builds the docs folder in addition to the released versions. */
  includeCurrentVersion: boolean;
  /** Builds only the docs folder. */
  disableVersioning: boolean;
  /** Storage for the version that the reader selected. */
  versionPersistence: 'localStorage' | 'none';
  /** Shows the date of the last change of each page, according to git. */
  showLastUpdateTime: boolean;
  /** Shows the author of the last change of each page, according to git. */
  showLastUpdateAuthor: boolean;
  /** Folder with the Markdown files; released versions are in {id}_versioned_docs next to it. */
  path: string;
  /** Path of the guides. */
  routeBasePath: string;
  /** Sidebar categories can be collapsed by default. */
  sidebarCollapsible: boolean;
  /** Sidebar categories are collapsed at first by default. */
  sidebarCollapsed: boolean;
  /** Globs of the guides, relative to the folder. */
  include: string[];
  /** Globs of files to exclude. */
  exclude: string[];
  /** Removes number prefixes from the names of files and folders (01-intro.md), and sorts by them. */
  numberPrefixParser: boolean;
  /** Name of the tags file in the folder; false for none. */
  tags: string | false;
  /** Path of the list of tags, relative to the guides. */
  tagsBasePath: string;
  /** Severity of tags that the tags file does not declare. */
  onInlineTags: CheckSeverity;
  /** Edit links of older versions lead to the docs folder. */
  editCurrentVersion: boolean;
  /** Name of the version at the root of the docs; by default, the newest released version. */
  lastVersion?: string;
  /** Names of the versions to build; by default, all. */
  onlyIncludeVersions?: string[];
  /** File with the sidebars: YAML, JSON, or a JavaScript or TypeScript module. By default, the sidebar follows the folders; false for none. */
  sidebar?: string | false;
  /** URL of the folder with the configuration, for the link "Edit this page"; the path of each source file is appended. Or a module whose default export returns the complete URL. */
  editUrl?:
    | string
    | {
        module: string;
      };
  /** If the folder is a translation: the folder of the default language, for texts that are not translated. */
  defaultPath?: string;
  /** Id of a further set; missing for the main one. */
  set?: string;
};
/** A set of stand-alone pages. */
type PagesConfig = {
  /** Shows the date of the last change of each page, according to git. */
  showLastUpdateTime: boolean;
  /** Shows the author of the last change of each page, according to git. */
  showLastUpdateAuthor: boolean;
  /** Folder with pages in Markdown or TSX. */
  path: string;
  /** Path of the pages. */
  routeBasePath: string;
  /** Globs of the pages, relative to the folder. */
  include: string[];
  /** Globs of files to exclude. */
  exclude: string[];
  /** URL of the folder with the configuration, for the link "Edit this page"; the path of each source file is appended. Or a module whose default export returns the complete URL. */
  editUrl?:
    | string
    | {
        module: string;
      };
  /** If the folder is a translation: the folder of the default language, for texts that are not translated. */
  defaultPath?: string;
};
/** A blog. */
type BlogConfig = {
  /** Feed formats to write. */
  feeds: ('rss' | 'atom' | 'json')[];
  /** Maximum number of posts in a feed; 0 for all. */
  feedLimit: number;
  /** Copyright line of the feeds. */
  feedCopyright: string;
  /** Adds a style sheet to RSS and Atom feeds, which shows them as pages in browsers. */
  feedStyles: boolean;
  /** Shows the date of the last change of each page, according to git. */
  showLastUpdateTime: boolean;
  /** Shows the author of the last change of each page, according to git. */
  showLastUpdateAuthor: boolean;
  /** Folder with the posts. */
  path: string;
  /** Path of the index. */
  routeBasePath: string;
  /** Globs of the posts, relative to the folder. */
  include: string[];
  /** Globs of files to exclude. */
  exclude: string[];
  /** Title of the index. */
  title: string;
  /** Description of the index. */
  description: string;
  /** Newest posts first, or last. */
  sortPosts: 'descending' | 'ascending';
  /** Number of posts on each page of a list, or "all". */
  postsPerPage: number | 'all';
  /** Path of the other pages of a list, relative to the list. */
  pageBasePath: string;
  /** Number of entries in the list of recent posts, or "all"; 0 for none. */
  recentPosts: number | 'all';
  /** Groups the list of recent posts by year. */
  recentPostsByYear: boolean;
  /** Path of the archive, relative to the blog; false for none. */
  archiveBasePath: string | false;
  /** Name of the tags file in the folder; false for none. */
  tags: string | false;
  /** Path of the list of tags, relative to the blog. */
  tagsBasePath: string;
  /** Severity of tags that the tags file does not declare. */
  onInlineTags: CheckSeverity;
  /** The authors file: its path from the folder. */
  authors: string;
  /** Path of the list of authors, relative to the blog. */
  authorsBasePath: string;
  /** Severity of authors that are declared in a post. */
  onInlineAuthors: CheckSeverity;
  /** Severity of posts without a truncate marker. */
  onUntruncatedPosts: CheckSeverity;
  /** Shows the reading time of a post. */
  readingTime: boolean;
  /** Reading speed, in words per minute. */
  wordsPerMinute: number;
  /** Title of the feeds; by default, the title of the site and "Blog". */
  feedTitle?: string;
  /** Description of the feeds; by default, their title. */
  feedDescription?: string;
  /** Language of the feeds; by default, the language of the site. */
  feedLanguage?: string;
  /** Heading of the list of recent posts; by default, in the language of the site. */
  recentPostsTitle?: string;
  /** Regular expression for the truncate marker, which ends the part of a post that lists show; by default, <!-- truncate --> and {/* truncate *\/}. */
  truncateMarker?: string;
  /** URL of the folder with the configuration, for the link "Edit this page"; the path of each source file is appended. Or a module whose default export returns the complete URL. */
  editUrl?:
    | string
    | {
        module: string;
      };
  /** If the folder is a translation: the folder of the default language, for texts that are not translated. */
  defaultPath?: string;
};

/** The languages of a site. */
interface Languages {
  /** The language at the base path. */
  defaultLocale: string;
  /** All languages. */
  locales: string[];
  /** The language being built. */
  locale: string;
}

/** The languages of the site, and its own texts of the interface. */
interface LanguagesConfig extends Languages {
  /** Translations by locale. */
  texts?: Translations;
  /** Texts of the user's own code in this language, by id. */
  messages?: Readonly<Record<string, string>>;
}

/**
 * The content of site.config.yaml with defaults filled in: the values of all options. Paths of files and folders are
 * absolute; messages show them through `displayPath`.
 */
interface Config {
  /** The file it was read from; missing if there is none. */
  file?: string;
  /** The base path that releases are published below, if this build has another one (`--base`). */
  publishedBaseUrl?: string;
  /** Name of the library that `--xml` selects of several; otherwise missing. */
  library?: string;
  /** Files that it refers to, such as `package.json`; missing if there are none. */
  referredFiles?: string[];
  /** Name of the site. */
  title: string;
  /** Short description of the site, in one line. */
  tagline: string;
  /** Origin of the site, such as https://example.org. Without it, the site has no sitemap, and its pages no canonical URL. */
  url: string;
  /** Base path of the site, such as /my-library/; / if the site has its own host. */
  baseUrl: string;
  /** Makes all addresses relative and all scripts classic, so that the site works from a folder and below any path. */
  portable: boolean;
  /** Builds a docset for Dash, Zeal and the like instead of a website: a folder with a portable site, an index of its symbols, and an icon. */
  docset: boolean;
  /** Tells search engines not to index the site. */
  noIndex: boolean;
  /** Separator between the title of a page and the title of the site. */
  titleDelimiter: string;
  /** Keys without Ctrl that do something anywhere on a page: "/", "f", "[" and "]". Readers can turn them off, too. */
  shortcuts: boolean;
  /** Shows a banner if the home page fails to load. */
  baseUrlIssueBanner: boolean;
  /** Languages of the site. */
  i18n: LanguagesConfig;
  /** Modules that extend the API reference: badges, elements of your own, further pages, and more. */
  extensions: string[];
  /** Further sets of guides, by id: each has its own path, sidebars and versions. */
  docsSets: Record<string, DocsConfig>;
  /** Folders whose files are copied unchanged to the root of the site. */
  staticDirectories: string[];
  /** The navbar. */
  navbar: {
    /** Hides the navbar when the reader scrolls down. */
    hideOnScroll: boolean;
    /** The items. */
    items: NavbarItem[];
    /** Components for custom items: maps a type that starts with "custom-" to the module that exports the component by default. */
    customItems: Record<string, string>;
    /** Text next to the logo; by default, the title of the site. Empty for none. */
    title?: string;
    /** The logo. */
    logo?: {
      /** Path of the image, relative to the static folder, or a URL. */
      src: string;
      /** Path or URL of the image for dark mode; by default, `src`. */
      srcDark?: string;
      /** Alternative text. */
      alt?: string;
      /** Target of the link; by default, the home page. */
      href?: string;
      /** Target of the link: `_blank`, `_self`. */
      target?: string;
      /** Width in CSS pixels. */
      width?: number;
      /** Height in CSS pixels. */
      height?: number;
      /** Class names of the image. */
      className?: string;
      /** Inline style: CSS property to value. */
      style?: Record<string, string>;
    };
    /** Colour scheme; by default, that of the page. */
    style?: 'dark' | 'primary';
  };
  /** Light and dark mode. */
  colorMode: {
    /** Mode of the first visit. */
    defaultMode: 'light' | 'dark';
    /** Hides the toggle. */
    disableSwitch: boolean;
    /** Follows the system setting until the reader selects a mode. */
    respectPrefersColorScheme: boolean;
  };
  /** The look of the site: one colour, fonts and corners. Everything else follows from them. */
  theme: {
    /** Colour of links and of all that is selected; softer and stronger variants follow from it. */
    accent?: ThemeColor;
    /** The same in dark mode; by default, a lighter variant of accent. */
    accentDark?: ThemeColor;
    /** Font of texts: names of families, or { family, src } with a file in a static folder. */
    font?: ThemeFont;
    /** Font of code: names of families, or { family, src } with a file in a static folder. */
    codeFont?: ThemeFont;
    /** Radius of rounded corners: a CSS length such as 0, 4px or 0.5rem. */
    radius?: string;
  };
  /** The docs sidebar. */
  sidebar: {
    /** Shows a button that hides the sidebar. */
    hideable: boolean;
    /** Collapses the other categories when the reader expands one. */
    autoCollapseCategories: boolean;
  };
  /** Heading levels of the table of contents. */
  tableOfContents: {
    /** Highest level shown. */
    minHeadingLevel: number;
    /** Lowest level shown. */
    maxHeadingLevel: number;
  };
  /** Format of Markdown files. */
  markdown: {
    /** "mdx": Markdown with components; "md": plain Markdown with HTML; "detect": by the file extension; "auto": MDX if the file uses it, otherwise plain Markdown. */
    format: 'auto' | 'mdx' | 'md' | 'detect';
    /** Replaces emoji codes such as :tada:. */
    emoji: boolean;
    /** Formulas in LaTeX between dollar signs, drawn as MathML: `$x$` in a line, or between lines of `$$`; true, or a map with further settings. Code blocks of the language "math" are formulas in any case. */
    math:
      | false
      | {
          /** Text between single dollar signs is a formula: `$x$`. Set it to false if your texts contain prices; `$$x$$` is a formula in any case. */
          singleDollarTextMath: boolean;
          /** Macros of formulas: their replacements, with "#1" for the first argument. */
          macros: Record<string, string>;
        };
    /** Draws code blocks of the language "mermaid" as diagrams, with the package "mermaid" that is installed in the folder of the site. */
    mermaid:
      | false
      | {
          place: Place;
        };
    /** Plugins of remark. They find unknown directives, and formulas before they are drawn. */
    remarkPlugins: TextPluginConfig[];
    /** Plugins of rehype. They run before ids of headings are assigned, and links and images are checked. */
    rehypePlugins: TextPluginConfig[];
    /** Additional admonition keywords, which look like "info": `:::keyword`. */
    admonitions: string[];
    /** Ids of headings. */
    anchors: {
      /** Keeps upper case in ids that are generated from headings. */
      maintainCase: boolean;
    };
    /** Module with components that all files can use without an import: its exports, or the object that it exports by default or that its default function returns. */
    components?: string;
  };
  /** Code blocks. */
  code: CodeSettings;
  /** meta tags of every page. */
  metadata: Record<string, string>[];
  /** Scripts of every page: URLs or attributes. */
  scripts: {
    attributes: Record<string, string>;
    place?: Place;
  }[];
  /** Other tags in the head of every page. */
  headTags: {
    /** Name of the element. */
    tagName: 'meta' | 'link' | 'script' | 'style';
    /** Attributes of the element. */
    attributes: Record<string, string>;
    /** Content of a script or style. */
    innerHTML?: string;
    place?: Place;
  }[];
  /** What browsers may load and run on the pages, and what the build may read. */
  security: {
    /** Writes _headers with the policy and others for the server, and the script that is in each page into a file, so that servers may forbid scripts in pages. */
    headers: boolean;
    /** Shows images of other hosts that comments name; their servers see who reads the page. false shows the alternative texts. */
    imagesFromComments: boolean;
    /** Follows symbolic links in the sources that lead out of the project: the git repository around this file, or its folder, and the folders that it names. */
    outsideLinks: boolean;
    /** Sources that the content security policy of all pages allows, in addition to the site itself; false writes no policy. If it is missing, only sites without code of their own have a policy. */
    contentSecurityPolicy?:
      | false
      | Partial<
          Record<
            'style' | 'font' | 'script' | 'connect' | 'img' | 'media' | 'frame' | 'form' | 'worker',
            readonly string[]
          >
        >;
  };
  /** Your own style sheets, which are loaded last. */
  stylesheets: string[];
  /** Plugins of PostCSS, such as tailwindcss, which change your own style sheets and those that your code imports. PostCSS itself must be installed in the folder of the site. */
  postcss: {
    /** Path of a module (.js, .cjs or .mjs), or name of an installed package. */
    module: string;
    /** Name of the export; by default, the default export. */
    export?: string;
    /** The argument of the plugin. */
    options?: Record<string, unknown>;
    place?: Place;
  }[];
  /** Modules that run in the browser on every page. Their exports onRouteUpdate and onRouteDidUpdate are called on navigation. */
  clientModules: string[];
  /** Modules in the form of Docusaurus plugins, for the data that they publish with setGlobalData; usePluginData returns it. Everything else that they do is left out. */
  pluginData: {
    /** Path of the module. */
    module: string;
    /** The second argument of its function. */
    options: Record<string, unknown>;
  }[];
  /** Custom fields for your own pages. */
  customFields: Record<string, unknown>;
  /** The sitemap; null for none. */
  sitemap: null | {
    /** Change frequency of the pages; null to omit it. */
    changefreq: null | 'always' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never';
    /** Priority of the pages; null to omit it. */
    priority: null | number;
    /** Globs of the paths to exclude, including the base path. */
    ignorePatterns: string[];
    /** Name of the file. */
    filename: string;
    /** Date of the last change of each page, with or without the time; null to omit it. */
    lastmod: null | 'date' | 'datetime';
  };
  /** A Markdown file beside each page, for programs and agents, and llms.txt, which lists them; null for none. */
  markdownPages: null | {
    /** Most bytes of llms-full.txt, which contains all pages; above it, the API reference is divided into files by topic or namespace. 0 for no such file. */
    fullTextLimit: number;
  };
  /** Responsive images. */
  images: {
    /** Creates smaller variants of PNG and JPEG images, so that browsers load the best size. */
    responsive: boolean;
    /** Quality of the variants in percent. */
    quality: number;
    /** Smallest width in pixels. */
    min: number;
    /** Largest width in pixels. */
    max: number;
    /** Number of variants. */
    steps: number;
  };
  /** Redirects from old paths: a list, or a map with a list and rules. */
  redirects: {
    /** Redirects between paths. */
    list: {
      /** Old path, or a list of them; "/old/*" for all pages below it, "/page/#old" for an anchor of a page. */
      from: string[];
      /** Path of an existing page, from the root and without the base path; "/new/*" if "from" ends in "/*"; or a URL of another site. */
      to: string;
      place?: Place;
    }[];
    /** File extensions to redirect from: html redirects /a.html to /a/. */
    fromExtensions: string[];
    /** File extensions to redirect to: html redirects /a to /a.html. */
    toExtensions: string[];
    /** Module whose default export receives the path of each page, and returns the old paths that redirect to it. */
    createRedirects?: string;
  };
  /** The public API of each release: what a snapshot contains, and what changes mean. */
  releases: {
    /** Folder with a snapshot of each release, which "mtp-site snapshot" writes. With "libraries", it has a folder for each, by its name. */
    folder: string;
    /** Sources whose symbols are not public, such as bundled headers of other libraries: globs for their paths in the XML. */
    exclude: string[];
    /** Only symbols with a description are public. */
    documentedOnly: boolean;
    /** Headers that users include instead of those that they include, such as "lib.h": globs for paths as in #include. A declaration that moves between headers behind them breaks little. By default, any header of both releases counts. */
    umbrella: string[];
    /** Meaning of the numbers of releases: "semver" follows Semantic Versioning; with "none", numbers announce nothing. */
    versioning: 'semver' | 'none';
    /** Changes that only break compiled code need a major release, too. */
    abi: boolean;
    /** Publishes the snapshots of all releases below the API reference (snapshots/3.1.2.json), so that readers can compare any two releases. That of the current API is always there: snapshot.json. */
    publish: boolean;
    /** Rules with other verdicts, such as "overload-added: major". "mtp-site explain RULE" explains each. */
    rules: Record<
      string,
      {
        /** The release that a change needs; "ignore" leaves it out. */
        verdict: 'major' | 'minor' | 'patch' | 'none' | 'ignore';
        /** Qualified names, with * for any characters, such as "fmt::*". */
        in?: string;
      }[]
    >;
    /** Names of scopes whose symbols are not public, with * for any characters. By default: detail, details, internal, impl, priv, *_detail and *_impl. */
    hidden?: string[];
    /** How git tags name releases, such as "lib-{version}". By default, tags such as v1.2.0, lib-1.2.0, release-1.2.0 and v1_2_0 are versions. */
    tags?: string;
    /** Command of the compiler that "mtp-site diff" confirms breaking changes with, such as "clang++ -std=c++20 -fsyntax-only -w -I{include} {file}". {include} is a folder with headers; the word is repeated for each of them. By default, only --confirm compiles, with g++ or clang++. */
    confirm?: string;
  };
  /** What "mtp-site coverage" counts and checks. */
  coverage: {
    /** Adds a page to the API reference that shows how well each header is documented, and what lacks a description. */
    page: boolean;
    /** The parts that a complete description has: parameters, template parameters that callers write, the result, and exceptions of throw(…). A symbol that lacks one counts as partly documented. */
    parts: ('param' | 'tparam' | 'return' | 'throws')[];
    /** Counts a part as described only if \param, \tparam, \return, \retval or \throws does it, as WARN_NO_PARAMDOC of Doxygen. By default, text that describes it counts, too. */
    commandsOnly: boolean;
    /** Severity of what "mtp-site coverage" finds; throw makes it fail. */
    checks: {
      /** A public symbol without a description that is new since the release of --since. */
      added: CheckSeverity;
      /** A description of a parameter that the declaration does not have. */
      unknownParameter: CheckSeverity;
      /** \return on a function without a result. */
      resultOfVoid: CheckSeverity;
      /** A description that only repeats the name. */
      repeatedName: CheckSeverity;
      /** Overloads of which only some have a description. */
      overloads: CheckSeverity;
      /** A deprecated symbol that does not say what to use instead. */
      replacement: CheckSeverity;
      /** A symbol in no topic, if most symbols are in one. */
      topics: CheckSeverity;
    };
  };
  /** Browser storage. */
  storage: {
    /** Type of the storage. */
    type: 'localStorage' | 'sessionStorage';
    /** Suffix of all keys; true for a short hash of url and baseUrl. */
    namespace: boolean | string;
  };
  /** Writes the debug pages. */
  debug: boolean;
  /** Severity of the checks; throw fails the build. */
  checks: {
    /** lenient reports errors in texts, links and XML files as warnings, and still writes the site: use it for a first build. With strict, they fail the build. */
    profile: CheckProfile;
    /** A link to a page that does not exist. */
    brokenLinks: CheckSeverity;
    /** A link to an anchor that does not exist. */
    brokenAnchors: CheckSeverity;
    /** A link to a Markdown file that does not exist. */
    brokenMarkdownLinks: CheckSeverity;
    /** An image that does not exist. */
    brokenMarkdownImages: CheckSeverity;
    /** Two pages with the same path. */
    duplicateRoutes: CheckSeverity;
    /** A reference in the XML to an unknown id. */
    danglingReferences: CheckSeverity;
    /** An XML file that is damaged, lacks members of the index or has faulty ids. */
    xmlFiles: CheckSeverity;
    /** An XML file that does not exist although the index lists it, or an index without files. */
    missingXml: CheckSeverity;
    /** An address that a release published, and that leads nowhere any more. */
    lostAddresses: CheckSeverity;
    /** A comment whose \since names another release than the history of its symbol. */
    since: CheckSeverity;
    /** An accent that is hard to read as text, or on which text is (WCAG 2.2, level AA). */
    contrast: CheckSeverity;
  };
  /** true adds a slash at the end of page URLs, false removes it; by default, URLs do not change. */
  trailingSlash?: boolean;
  /** Path of the icon, relative to the static folder. */
  favicon?: string;
  /** The API reference of the latest version of the docs; by default, there is none. */
  doxygen?: {
    /** Path of the API reference. */
    routeBasePath: string;
    /** Symbols that the API reference shows; by default, as set in the Doxyfile. */
    show: {
      /** Private members and classes: EXTRACT_PRIVATE. */
      private?: boolean;
      /** Private virtual functions with a description: EXTRACT_PRIV_VIRTUAL. */
      privateVirtual?: boolean;
      /** Symbols with package access: EXTRACT_PACKAGE. */
      package?: boolean;
      /** Static functions and variables outside of classes: EXTRACT_STATIC. */
      static?: boolean;
      /** Classes of source files: EXTRACT_LOCAL_CLASSES. */
      localClasses?: boolean;
      /** Namespaces without a name: EXTRACT_ANON_NSPACES. */
      anonymousNamespaces?: boolean;
      /** Friends of classes: HIDE_FRIEND_COMPOUNDS. */
      friends?: boolean;
      /** Members without a description: HIDE_UNDOC_MEMBERS. */
      undocumentedMembers?: boolean;
      /** Classes without a description: HIDE_UNDOC_CLASSES. */
      undocumentedClasses?: boolean;
      /** Namespaces that have neither a description nor anything to show: HIDE_UNDOC_NAMESPACES. */
      undocumentedNamespaces?: boolean;
      /** Destructors, and constructors without parameters, that have no description: EXTRACT_ALL. */
      undocumentedConstructors?: boolean;
      /** Concepts without a description: EXTRACT_ALL. */
      undocumentedConcepts?: boolean;
      /** Files without a description, and their declarations outside of classes, namespaces and groups: EXTRACT_ALL. */
      undocumentedFiles?: boolean;
      /** Pages of headers without a description, for their source: VERBATIM_HEADERS. */
      headerSources?: boolean;
      /** Pages of all files without a description, for their source: SOURCE_BROWSER. */
      sources?: boolean;
      /** Pages of files and folders: SHOW_FILES. */
      files?: boolean;
      /** Includes of files: SHOW_INCLUDE_FILES. */
      includes?: boolean;
    };
    /** Order, titles and links of the sidebar and the overview: "layout" follows LAYOUT_FILE and SHOW_NAMESPACES, "usual" keeps the default order. */
    navigation: 'layout' | 'usual';
    /** Tag files of other projects that the XML refers to, each with the URL of the documentation of that project. */
    tagFiles: Record<string, string>;
    /** Target of links to names of the C++ standard library. */
    standardLibrary: 'cppreference' | 'none';
    /** Links inline code in guides, posts and pages, and names in their code blocks, that name exactly one public symbol with a description. */
    autolink: 'inlineCode' | 'none';
    /** Macros that expand to attributes, linkage or "inline": declarations show them in a muted colour, and tables hide them. You need not list names that end in API, EXPORT, INLINE, NODISCARD and similar words. */
    attributeMacros: string[];
    /** Titles of paragraphs (`\par Thread safety`) and sections that a page compares in a table if at least three of its members have them. Use "pre", "post" and "invariant" for the commands with these names. */
    guarantees: string[];
    /** Graphs of the API reference. */
    diagrams: {
      /** Inheritance graphs: base and derived classes. */
      inheritance: boolean;
      /** Include graphs: the files that a file includes, and the files that include it. */
      includes: boolean;
      /** Collaboration graphs: the types of the members of a class. */
      collaboration: boolean;
      /** Maximum number of nodes in a graph. Larger graphs are shown as lists. */
      maxNodes: number;
      /** Call graphs: the functions that a function calls; by default, as set by CALL_GRAPH. The XML contains calls if REFERENCES_RELATION or CALL_GRAPH is set. */
      calls?: boolean;
      /** Caller graphs: the functions that call a function; by default, as set by CALLER_GRAPH. The XML contains callers if REFERENCED_BY_RELATION or CALLER_GRAPH is set. */
      callers?: boolean;
      /** Folder graphs: the folders that the files of a folder include; by default, as set by DIRECTORY_GRAPH. */
      folders?: boolean;
    };
    /** Commands that draw diagrams in comments: they read the source from standard input and write SVG to standard output. Without a command, the source is shown. */
    diagramCommands: {
      /** Command for message sequence charts. */
      msc?: string;
      /** Command for PlantUML. */
      plantuml?: string;
      /** Command for Mermaid. */
      mermaid?: string;
      /** Command for Dia. */
      dia?: string;
    };
    /** HTML in comments (\htmlonly): keep only safe elements, keep everything, or drop everything. Scripts in it run only if the pages have no content security policy. */
    rawHtml: 'sanitize' | 'trust' | 'drop';
    /** Folder with Doxygen's XML, which contains index.xml; required unless there are variants. */
    xml: string;
    /** Sources of the XML, for "mtp-site watch": files, and folders with everything in them. */
    sources: string[];
    /** Examples that use the library: files, and folders with the source files in them. Each has a page with its code, and symbols show the lines that use them. Examples that the XML describes (`\example`) are shown in any case. By default, the files in the EXAMPLE_PATH of the Doxyfile, if they are found; [] for none. */
    examples?: string[];
    /** Label of the first link in its sidebar; by default, the title of the overview page. */
    sidebarLabel?: string;
    /** Title of the overview page; by default, the title of the main page, or the name and version of the library. */
    title?: string;
    /** Folders to strip from the paths of headers in #include lines. By default, they are determined from STRIP_FROM_INC_PATH, from the #include lines of sources and examples, from INCLUDE_PATH, and from common names such as "include". */
    includeRoot?: string[];
    /** Style of #include lines: <angle> or "quote"; by default, as set by FORCE_LOCAL_INCLUDES. */
    includeStyle?: 'angle' | 'quote';
    /** Macros in the conditions of headers that say which standard a compiler follows, each with the first standard that defines it. Conditions on `__cplusplus`, `__STDC_VERSION__`, feature-test macros, and macros that the headers in the XML define from these need no entry. */
    standards?: Record<string, string>;
    /** File with formula macros, as in FORMULA_MACROFILE; by default, the file that Doxyfile.xml names. */
    formulaMacros?: string;
    /** URL of a source line in its repository: {path} is the path relative to the root of the repository, {line} the line, {revision} the tag or commit. Every location in the sources links to it. */
    sourceUrl?: SourceUrl;
    /** Tag, branch or commit of the sources for {revision} in "sourceUrl"; by default, a tag of the checked-out commit, or the commit itself. */
    revision?: string;
    /** Redirects the addresses of Doxygen's own HTML to the pages of this site: true if that HTML was at the root of the site, or the folder that it was in, or a map with further settings. */
    legacyUrls?: LegacyUrlsConfig;
    /** Folders with the XML of the same library for several platforms or configurations, one for each set of PREDEFINED, by the name that readers see. They become one API reference, which says what only some of them have; settings and layout are those of "xml", by default the first one. */
    variants?: Record<string, string>;
    /** Command that writes the XML, such as `doxygen docs/Doxyfile`. "mtp-site watch" runs it in the folder of this file when a file in "sources" changes, and at the start if there is no XML. Builds do not run it. */
    command?: string;
  };
  /** The API references of several libraries that the site shows side by side, instead of "doxygen": by the names that addresses and the filter of the search ("library:") use, each with the options of "doxygen". The path of each is docs/api and its name by default; the page that lists the libraries is at the path that all of them start with. */
  libraries?: Record<
    string,
    {
      routeBasePath: string;
      show: {
        private?: boolean;
        privateVirtual?: boolean;
        package?: boolean;
        static?: boolean;
        localClasses?: boolean;
        anonymousNamespaces?: boolean;
        friends?: boolean;
        undocumentedMembers?: boolean;
        undocumentedClasses?: boolean;
        undocumentedNamespaces?: boolean;
        undocumentedConstructors?: boolean;
        undocumentedConcepts?: boolean;
        undocumentedFiles?: boolean;
        headerSources?: boolean;
        sources?: boolean;
        files?: boolean;
        includes?: boolean;
      };
      navigation: 'layout' | 'usual';
      tagFiles: Record<string, string>;
      standardLibrary: 'cppreference' | 'none';
      autolink: 'inlineCode' | 'none';
      attributeMacros: string[];
      guarantees: string[];
      diagrams: {
        inheritance: boolean;
        includes: boolean;
        collaboration: boolean;
        maxNodes: number;
        calls?: boolean;
        callers?: boolean;
        folders?: boolean;
      };
      diagramCommands: {
        msc?: string;
        plantuml?: string;
        mermaid?: string;
        dia?: string;
      };
      rawHtml: 'drop' | 'sanitize' | 'trust';
      xml: string;
      sources: string[];
      examples?: string[];
      sidebarLabel?: string;
      title?: string;
      includeRoot?: string[];
      includeStyle?: 'angle' | 'quote';
      standards?: Record<string, string>;
      formulaMacros?: string;
      sourceUrl?: SourceUrl;
      revision?: string;
      legacyUrls?: LegacyUrlsConfig;
      variants?: Record<string, string>;
      command?: string;
    }
  >;
  /** The guides; by default, there are none. */
  docs?: DocsConfig;
  /** The blog; by default, there is none. */
  blog?: BlogConfig;
  /** Stand-alone pages, outside docs and blog. */
  pages?: PagesConfig;
  /** The footer; by default, there is none. */
  footer?: {
    /** Colour scheme. */
    style: 'light' | 'dark';
    /** Columns with a title, or simple links in one line. */
    links:
      | {
          attributes: Record<string, string>;
          label?: string;
          to?: string;
          href?: string;
          html?: string;
          target?: string;
          className?: string;
        }[]
      | {
          /** The links of the column. */
          items: {
            /** Additional attributes of the link. You can also write them next to the other keys. */
            attributes: Record<string, string>;
            /** Visible text. */
            label?: string;
            /** Path on this site, from its root and without the base path. */
            to?: string;
            /** URL, used as written. */
            href?: string;
            /** Raw HTML instead of a link. */
            html?: string;
            /** Target of the link: `_blank`, `_self`. */
            target?: string;
            /** Class names of the link. */
            className?: string;
          }[];
          /** Heading of the column. */
          title?: string;
        }[];
    /** The logo. */
    logo?: {
      /** Path of the image, relative to the static folder, or a URL. */
      src: string;
      /** Path or URL of the image for dark mode; by default, `src`. */
      srcDark?: string;
      /** Alternative text. */
      alt?: string;
      /** Target of the link; by default, the home page. */
      href?: string;
      /** Target of the link: `_blank`, `_self`. */
      target?: string;
      /** Width in CSS pixels. */
      width?: number;
      /** Height in CSS pixels. */
      height?: number;
      /** Class names of the image. */
      className?: string;
      /** Inline style: CSS property to value. */
      style?: Record<string, string>;
    };
    /** Copyright notice, as HTML. */
    copyright?: string;
    /** Module whose default export renders the footer instead; the other options are in useThemeConfig().footer. */
    component?: string;
  };
  /** The announcement bar above the navbar; by default, there is none. */
  announcementBar?: {
    /** Id of the announcement. Change it to show the bar again to readers who closed it. */
    id: string;
    /** HTML of the bar. */
    content: string;
    /** CSS colour of the bar. */
    backgroundColor: string;
    /** CSS colour of the text. */
    textColor: string;
    /** Shows a close button. */
    isCloseable: boolean;
  };
  /** Examples in guides and comments: "mtp-site examples" compiles and runs them. So do check and watch with --examples, and no other command. */
  examples?: {
    /** Words at the end of the command, such as paths of libraries, relative to the folder of the configuration. */
    libraries: string[];
    /** Other rules for some files; the last one that names a file applies. */
    folders: {
      /** Globs of files, relative to the folder of the configuration. */
      files: string[];
      /** Shell command that compiles the program {file} to {output}; it runs in the folder of the configuration. */
      command?: string;
      /** The same for blocks of C; by default, they are compiled as C++. */
      commandC?: string;
      /** Code in front of each example that is no whole program, such as #include lines. */
      prelude?: string;
      /** Runs examples that say neither run nor no-run; by default, they are only compiled and linked. */
      run?: boolean;
      /** Compiles none of these examples. */
      ignore?: boolean;
    }[];
    /** Time limit for compiling and for running an example, each, in seconds. */
    timeout: number;
    /** Shell command that runs once before the examples, such as one that builds the library. */
    prepare?: string;
    /** Compilation database (compile_commands.json) to take the command from. */
    compileCommands?: string;
    /** Source in the database whose command is taken; by default, the first one. */
    like?: string;
    /** CMake target that examples link, such as fmt::fmt; a CMake project is made for its flags. */
    cmakeTarget?: string;
    /** Folder with the CMakeLists.txt of the target; by default, that of the configuration. */
    cmakeFolder?: string;
    /** File with the results, which "mtp-site examples" writes; pages mark the blocks that it proves. */
    results?: string;
    /** Links that open Compiler Explorer. */
    compilerExplorer?: {
      /** Address of Compiler Explorer. */
      url: string;
      /** Id of the compiler, such as g132. */
      compiler: string;
      /** Options of the compiler. */
      options: string;
      /** Libraries by id, each with the id of its version. */
      libraries: Record<string, string>;
    };
    /** Shell command that compiles the program {file} to {output}; it runs in the folder of the configuration. */
    command?: string;
    /** The same for blocks of C; by default, they are compiled as C++. */
    commandC?: string;
    /** Code in front of each example that is no whole program, such as #include lines. */
    prelude?: string;
    /** Runs examples that say neither run nor no-run; by default, they are only compiled and linked. */
    run?: boolean;
    /** Compiles none of these examples. */
    ignore?: boolean;
  };
  /** Social image: path relative to the static folder. */
  image?: string;
  /** URL of the form in which readers report a problem with a page, such as a new issue: {symbol} is the symbol or title of the page, {release} the version of the library, {url} the address. Pages of guides and of the API reference link to it. */
  reportUrl?: string;
  /** Google Analytics; by default, it is off. */
  analytics?: {
    /** Measurement ids: one, or a list. */
    trackingIds: string[];
    /** Anonymizes IP addresses. */
    anonymizeIp: boolean;
  };
  /** Enables the search; false removes the search box, page and index; a map enables it with further settings. */
  search?: {
    /** Words that readers may type, each with what they mean: the name of a symbol ("ns::f"), the path of a page without the base path ("/docs/install#build"), or a list of these. */
    aliases: SearchAlias[];
  };
  /** Draws a picture of each page that has no image of its own, for other sites and messengers that show it with a link: name, kind, declaration, description and logo; true, or a map with further settings. It needs "url". */
  socialCards?: {
    /** Number of pages above which the site has no cards: drawing one takes about 20 ms, once. */
    maxPages: number;
    place?: Place;
  };
}

/** A node of a description. */
type DescriptionNode = Inline | Block;
/** Calls a function with every node of a description, parents first, in reading order. */
declare function visit(
  nodes: readonly DescriptionNode[],
  enter: (node: DescriptionNode) => void,
): void;
/** The text of inlines without styling; formulas as TeX, images as their alternative text. */
declare function plainText(inlines: readonly Inline[]): string;
/** The text of a block: the text itself, or the child nodes that contain it. */
type BlockText = string | readonly (readonly DescriptionNode[])[];
/** The text of blocks with white space collapsed, for search, summaries and metadata; `contentOf` can select parts. */
declare function textOfBlocks(
  blocks: readonly DescriptionNode[],
  contentOf?: (node: Block) => BlockText,
): string;
/** The text of a type, initializer or clause. */
declare function textOfCode(code: CodeText): string;

/** A step of the build for the progress line. */
interface ProgressStep {
  /** Name of the step. */
  name: string;
  /** The language that is built; missing if there is only one. */
  language?: string;
  /** Number of items done. */
  done?: number;
  /** Total number of items. */
  total?: number;
}
/** How long a build took, in milliseconds: all of it, and each step. */
interface BuildTimes {
  /** Duration of the build. */
  milliseconds: number;
  /** Duration of each step. */
  steps: {
    name: string;
    milliseconds: number;
  }[];
}

/** Result of a build. */
interface BuildResult$1 extends BuildTimes {
  /** Number of pages. */
  pages: number;
  /** Number of pages that were rendered; the others are those of an earlier build, or of shards. */
  rendered: number;
  /** Number of files written. */
  written: number;
  /** Number of unchanged files. */
  unchanged: number;
  /** Number of files removed. */
  removed: number;
  /** The files of the site, written unless it has several languages; empty after an error. */
  files: readonly OutputFile[];
  /** What the site shows of the XML of each API reference. */
  coverage: readonly Coverage[];
  /** The site's own code, if it is why pages have no content security policy. */
  uncoveredCode?: readonly string[];
  /** Number of threads that rendered pages. */
  threads: number;
}

/** Result of a build, or of an earlier one that is still valid. */
interface RecalledResult extends BuildResult$1 {
  /** True if the build was skipped because nothing has changed since the last one. */
  isRecalled: boolean;
  /** Why this build, or the next one, cannot be skipped: sentences. */
  remarks: string[];
}

/** What every function takes. */
interface RunOptions {
  /** Stops the work soon; the function then throws the signal's reason, and leaves no unfinished files. */
  signal?: AbortSignal;
  /** Receives each step of the work, and the progress of long steps. */
  onProgress?: (step: ProgressStep) => void;
}
/** What every function returns, also if the input is damaged: only an `AbortSignal` makes one throw. */
interface Outcome<Result> {
  /** True if no diagnostic is an error. */
  ok: boolean;
  /** The result; missing if errors leave nothing to return. */
  result?: Result;
  /** What is wrong or worth a remark, in the order of its discovery; the paths in it are relative to the working folder. */
  diagnostics: readonly Diagnostic[];
}

/** One of the equal shares into which the pages of API references are divided. */
interface Shard {
  /** Its number, from 1. */
  number: number;
  /** The number of shares. */
  of: number;
}

/** What to build, and how; paths are relative to the working folder. */
interface BuildRequest {
  /** Configuration file; `site.config.yaml` by default. */
  config?: string | undefined;
  /** Folder with Doxygen's XML; replaces the option `doxygen.xml`, and is the only source without a configuration. */
  xml?: string | undefined;
  /** Output folder. */
  out: string;
  /** Base path; replaces the option `baseUrl`. */
  base?: string | undefined;
  /** True to make the site work from `file:` and below any path; adds to the option `portable`. */
  portable?: boolean | undefined;
  /** True to build a docset for Dash and Zeal instead of a website; adds to the option `docset`. */
  docset?: boolean | undefined;
  /** Maximum number of threads. */
  workers?: number | undefined;
  /** False disables the cache. */
  cache?: boolean | undefined;
}
/** What to build, or what share of its pages. */
interface SiteRequest extends BuildRequest {
  /** The share of the pages of API references to render, instead of the whole site. */
  shard?: Shard | undefined;
  /** Folder with all shards of the site, whose pages are not rendered again. */
  shards?: string | undefined;
}

/** What to check, and how; paths are relative to the working folder. */
interface CheckOptions extends RunOptions, Omit<BuildRequest, 'out'> {}
/** What to build, where to, and how; paths are relative to the working folder. */
interface BuildOptions extends RunOptions, Omit<SiteRequest, 'out'> {
  /** Output folder; `build` by default. */
  out?: string;
}
/** The figures of a build or check. */
interface BuildResult extends Pick<
  RecalledResult,
  | 'pages'
  | 'written'
  | 'unchanged'
  | 'removed'
  | 'milliseconds'
  | 'steps'
  | 'threads'
  | 'isRecalled'
  | 'coverage'
> {
  /** Output folder, absolute. */
  out: string;
}
/** Builds a site, as `mtp-site build` does. A site with errors is not written. */
declare function build(options?: BuildOptions): Promise<Outcome<BuildResult>>;
/** Runs all checks of a build without writing files, as `mtp-site check` does. */
declare function check(options?: CheckOptions): Promise<Outcome<BuildResult>>;

/** Which configuration to load; paths are relative to the working folder. */
interface LoadOptions extends RunOptions {
  /** Configuration file; `site.config.yaml` by default. */
  config?: string;
  /** Folder with Doxygen's XML; replaces the option `doxygen.xml`. */
  xml?: string;
  /** Base path; replaces the option `baseUrl`. */
  base?: string;
}
/** Loads and validates a configuration: all options with their defaults, and all paths absolute. */
declare function loadConfig(options?: LoadOptions): Promise<Outcome<Config>>;
/** How to read a folder with Doxygen's XML. */
interface ReadDoxygenOptions extends RunOptions {
  /** Tag files that the XML refers to: paths, relative to the working folder, to the URLs of their sites. */
  tagFiles?: Readonly<Record<string, string>>;
}
/** Reads a folder with Doxygen's XML into the model that the pages of a site are made of. */
declare function readDoxygen(
  folder: string,
  options?: ReadDoxygenOptions,
): Promise<Outcome<ApiReference>>;

/** The public API of one release. */
interface Snapshot {
  /** What the snapshot describes, and how it was made. */
  header: SnapshotHeader;
  /** The headers that users include, by their paths. */
  headers: ReadonlyMap<string, SnapshotHeaderFile>;
  /** The public symbols by owner, sorted by owner and key. */
  scopes: readonly SnapshotScope[];
}
/** The first lines of a snapshot. */
interface SnapshotHeader {
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
interface SnapshotHeaderFile {
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
interface SnapshotScope {
  /** Qualified name of the owner, without inline namespaces; empty for the global scope. */
  owner: string;
  /** Its public symbols, sorted by key. */
  symbols: readonly SnapshotSymbol[];
}
/** In a file, what most symbols of an owner have in common; their lines leave it out. */
interface CommonFields {
  /** Path of the header. */
  header?: string;
  /** Path of the page on the site; the addresses of symbols on it start with `#`. */
  page?: string;
  /** Name of the page in Doxygen's HTML; the ids of symbols on it start with `#`. */
  doxygen?: string;
}
/** The kinds of symbols in snapshots. */
type SymbolKind =
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
type SymbolFlag =
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
interface SnapshotSymbol {
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
interface SnapshotParam {
  /** Its type, with an array part; missing in macros. */
  type?: string;
  /** Its name; missing if it has none. */
  name?: string;
  /** Its default. */
  default?: string;
}
/** A base class. */
interface SnapshotBase {
  /** Name with template arguments. */
  name: string;
  /** `protected`; missing for public bases. */
  access?: 'protected';
  /** True for virtual inheritance. */
  virtual?: true;
}

/** What users of a changed symbol should know besides what changed. */
interface ChangeAdvice {
  /** Qualified name of what replaces it in the newer release; missing if it is not known. */
  instead?: string;
  /** The text of its deprecation; missing if it has none. */
  deprecation?: string;
  /** What readers have to be warned of; missing if there is nothing. */
  warning?: AdviceWarning;
}

/** How much a change asks of the users of a library; the highest one of a release decides its version number. */
type Verdict = 'major' | 'minor' | 'patch' | 'none';
/** What a rule says about the changes that it names. */
interface Rule {
  /** The version number that must change. */
  verdict: Verdict;
  /** True if the change compiles for nearly all users, but breaks some. */
  isRisky?: true;
  /** True if the XML alone cannot tell whether the change breaks anything. */
  isDoubtful?: true;
  /** True if compiled code must be compiled again. */
  breaksAbi?: true;
}
/** The id of a rule. */
type RuleId =
  | 'access-reduced'
  | 'access-widened'
  | 'array-size'
  | 'base-access'
  | 'base-added'
  | 'base-removed'
  | 'became-non-static'
  | 'became-static'
  | 'bit-field'
  | 'class-key'
  | 'concept-changed'
  | 'const-added'
  | 'const-removed'
  | 'constant-replaced'
  | 'constexpr-added'
  | 'constexpr-removed'
  | 'constraint-added'
  | 'constraint-changed'
  | 'constraint-removed'
  | 'default-added'
  | 'default-changed'
  | 'default-removed'
  | 'deleted'
  | 'deprecated'
  | 'enum-count-changed'
  | 'enum-scoped'
  | 'enum-underlying-type'
  | 'enum-value-added'
  | 'enum-value-changed'
  | 'enum-value-removed'
  | 'enum-value-shifted'
  | 'explicit-added'
  | 'explicit-removed'
  | 'final-added'
  | 'final-removed'
  | 'header-moved'
  | 'header-moved-away'
  | 'header-moved-reached'
  | 'header-removed'
  | 'header-renamed'
  | 'header-renamed-reached'
  | 'include-removed'
  | 'inherited-now'
  | 'kind-changed'
  | 'lost'
  | 'macro-form'
  | 'macro-replaced'
  | 'macro-text'
  | 'macro-value'
  | 'member-of-removed'
  | 'member-order'
  | 'member-variable-added'
  | 'member-variable-removed'
  | 'nodiscard-added'
  | 'nodiscard-removed'
  | 'noexcept-added'
  | 'noexcept-removed'
  | 'operator-replaced'
  | 'overload-added'
  | 'overload-merged'
  | 'overload-removed'
  | 'overload-replaced'
  | 'parameter-added'
  | 'parameter-added-default'
  | 'parameter-removed'
  | 'parameter-renamed'
  | 'parameter-type'
  | 'parameter-type-loosened'
  | 'pure-virtual-added'
  | 'ref-qualifier'
  | 'renamed-alias-kept'
  | 'renamed-macro-kept'
  | 'return-type'
  | 'return-type-deduced'
  | 'return-type-gained'
  | 'return-type-loosened'
  | 'special-member-ended'
  | 'special-member-gone'
  | 'special-member-implicit'
  | 'specialisation-removed'
  | 'symbol-added'
  | 'symbol-moved'
  | 'symbol-moved-compatible'
  | 'symbol-removed'
  | 'symbol-renamed'
  | 'template-parameter-added-default'
  | 'template-parameters'
  | 'typedef-target'
  | 'typedef-to-class'
  | 'undeprecated'
  | 'union-or-not'
  | 'variable-const-added'
  | 'variable-const-removed'
  | 'variable-type'
  | 'virtual-added'
  | 'virtual-removed'
  | 'virtual-signature';

/** A symbol with its owner. */
interface OwnedSymbol {
  /** Qualified name of the owner; empty for the global scope. */
  owner: string;
  /** The symbol. */
  symbol: SnapshotSymbol;
}
/** A change of the API between two releases. */
interface ApiChange {
  /** The rule that names the change. */
  rule: RuleId;
  /** Qualified name of the symbol, in the older release if it has it; of a header, its path. */
  name: string;
  /**
   * What changed, if the symbol has several such parts: the name or number of a parameter, a base class. If it has another
   * name or scope, its new qualified name.
   */
  part?: string;
  /** Number of the symbols that a header with another name declares. */
  symbols?: number;
  /** The symbol in the older release; missing if it is new. */
  before?: OwnedSymbol;
  /** The symbol in the newer release; missing if it is gone. */
  after?: OwnedSymbol;
  /** What users should know besides; missing if nothing is known. */
  advice?: ChangeAdvice;
}

/** What the compiler says about a change. */
type Confirmation =
  | {
      /** Code of users does not compile with the newer release. */
      outcome: 'breaks';
      /** What the code does. */
      use: string;
      /** What the compiler says. */
      message: string;
      /** True if only uses that few callers write do not compile. */
      isRare: boolean;
    }
  | {
      /** All uses compile with both releases. */
      outcome: 'compiles';
      /** What the code does. */
      uses: readonly string[];
    }
  | {
      /** No use could be tried. */
      outcome: 'untried';
      /** Why not: a sentence without its period. */
      reason: string;
    };

/** A change that the maintainers accept. */
interface AcceptedChange {
  /** The older release. */
  from: string;
  /** The newer release; also accepts what is found before it has its number. */
  to: string;
  /** The rule. */
  rule: RuleId;
  /** Qualified name of the symbol; with `::*` at the end, all symbols in a scope. */
  symbol: string;
  /** Why the change is accepted. */
  reason: string;
}
/** A change with its consequences. */
interface JudgedChange {
  /** The change. */
  change: ApiChange;
  /** What the release number must announce. */
  verdict: Verdict;
  /** The group in reports. */
  category: ChangeCategory;
  /** True if compiled code must be compiled again. */
  breaksAbi: boolean;
  /** Why the maintainers accept it; missing if they do not. */
  accepted?: string;
  /** What a compiler said about it; missing if none was asked. */
  confirmation?: Confirmation;
}

/** All changes of one declaration. */
interface ChangedSymbol {
  /** Qualified name; of a header, its path. */
  name: string;
  /** The declaration in the older release; missing if it is new. */
  before?: OwnedSymbol;
  /** The declaration in the newer release; missing if it is gone. */
  after?: OwnedSymbol;
  /** Its changes, the most important first. */
  changes: JudgedChange[];
  /** Number of its members that were added or removed with it; of a header with another name, of its symbols. */
  members: number;
}
/** The changed declarations of one category, sorted by name. */
interface ChangeGroup {
  /** The category of their most important change. */
  category: ChangeCategory;
  /** The declarations. */
  symbols: ChangedSymbol[];
}

/** The comparison of two releases. */
interface ChangeReport {
  /** The older release. */
  before: SnapshotHeader;
  /** The newer release. */
  after: SnapshotHeader;
  /** Every change, by name. */
  changes: readonly JudgedChange[];
  /** The changes for readers, the most important first. */
  groups: readonly ChangeGroup[];
  /** The release that the changes need. */
  needed: Verdict;
  /** The release that the numbers announce; missing if they announce nothing. */
  announced?: Verdict;
  /** Accepted changes that did not occur. */
  unused: readonly AcceptedChange[];
  /** Rules that could not be applied, because only one release of Doxygen writes what they compare. */
  leftOut: readonly RuleId[];
  /** The settings of Doxygen that differ. */
  settings: readonly string[];
}
/** One of the limits. */
type Limit = 'bump' | 'doubtful' | 'major' | 'minor' | 'never' | 'risky';

/** Which release to take. */
interface ReleaseRequest {
  /** Folder with Doxygen's XML, if it is not that of the site. */
  xml?: string | undefined;
  /** Name of the release. */
  release?: string | undefined;
  /** Date of the release: `2026-11-22`. */
  date?: string | undefined;
  /** Keeps Doxygen's ids. */
  legacy?: boolean | undefined;
}

/** Which release to take; paths are relative to the working folder. */
interface SnapshotOptions extends RunOptions, ReleaseRequest {
  /** Configuration file; `site.config.yaml` by default. */
  config?: string;
}
/** A snapshot, and the text of its file. */
interface SnapshotResult {
  /** The public API of the release. */
  snapshot: Snapshot;
  /** The text of a file with the snapshot, as `mtp-site snapshot` writes it for a new release. */
  text: string;
}
/** Takes the snapshot of the public API of a release. Writes no file. */
declare function takeSnapshot(options?: SnapshotOptions): Promise<Outcome<SnapshotResult>>;
/** What to compare; paths are relative to the working folder. */
interface DiffOptions extends RunOptions {
  /** The older side: a release, the file of a snapshot, a folder with XML, or `latest`, which is the default. */
  before?: string;
  /** The newer side, named in the same way; the configured XML by default. */
  after?: string;
  /** Configuration file; `site.config.yaml` by default, which two named sides do not need. */
  config?: string;
  /** Folder with the XML of the newer side; replaces the option `doxygen.xml`. */
  xml?: string;
  /** Name of the newer release, if the newer side is XML. */
  release?: string;
  /** The smallest change that fails; `bump`, the default, for changes that the number of the release does not announce. */
  failOn?: Limit;
}
/** Two releases that were compared. */
interface DiffResult {
  /** The changes, and what they need. */
  report: ChangeReport;
  /** The changes that fail; the outcome then has an error that says so. */
  failing: readonly JudgedChange[];
}
/** Compares the public API of two releases, as `mtp-site diff` does. */
declare function diff(options?: DiffOptions): Promise<Outcome<DiffResult>>;

/** Which built site to serve, and where; paths are relative to the working folder. */
interface ServeOptions extends RunOptions {
  /** Folder of the built site; `build` by default. */
  out?: string;
  /** Configuration file with the base path; `site.config.yaml` by default, if there is one. */
  config?: string;
  /** Base path; that of the configuration by default, or `/` without one. */
  base?: string;
  /** Port to listen on, or the next free one; 3000 by default, and 0 for any. */
  port?: number;
}
/** A server that runs. */
interface RunningServer {
  /** Address of the site. */
  url: string;
  /** Port that it listens on. */
  port: number;
  /** Stops the server; the signal of the options does the same. */
  close: () => Promise<void>;
}
/** Serves a built site on this machine, as a static host would, until it is closed. */
declare function serve(options?: ServeOptions): Promise<Outcome<RunningServer>>;

/** The result of the start, or of a change. */
interface SessionReport {
  /** What happened: `recalled` if nothing has changed since an earlier session. */
  kind: 'recalled' | 'built' | 'changed';
  /** The changed files, as messages name them. */
  changed: string[];
  /** Number of pages: all at the start, the changed ones later. */
  pages: number;
  /** Time until the last page was written, in milliseconds. */
  milliseconds: number;
  /** All diagnostics of the current site. */
  diagnostics: readonly Diagnostic[];
}

/** The result of a run of Doxygen. */
interface DoxygenRun {
  /** Its warnings; an error if it failed. */
  diagnostics: Diagnostic[];
  /** Its duration, in milliseconds. */
  milliseconds: number;
}

/** What to watch, and where to serve it; paths are relative to the working folder. */
interface WatchRequest {
  /** Configuration file; `site.config.yaml` by default. */
  config?: string | undefined;
  /** Folder with Doxygen's XML; replaces the option `doxygen.xml`. */
  xml?: string | undefined;
  /** Output folder; one in the cache of the site by default. */
  out?: string | undefined;
  /** Base path; replaces the option `baseUrl`. */
  base?: string | undefined;
  /** Port to listen on, or the next free one; 0 for any. */
  port: number;
  /** Host name or address to listen on. */
  host: string;
  /** False disables the cache. */
  cache?: boolean | undefined;
}

/** What to watch, and who learns of it; paths are relative to the working folder. */
interface WatchOptions extends Pick<RunOptions, 'signal'>, Omit<WatchRequest, 'port' | 'host'> {
  /** Port to listen on, or the next free one; 3000 by default, and 0 for any. */
  port?: number;
  /** Host name or address to listen on; `127.0.0.1` by default. */
  host?: string;
  /** Receives the result of the first build and of each change. */
  onReport?: (report: SessionReport) => void;
  /** Receives each run of Doxygen, if the configuration has a command, and the sources that caused it. */
  onDoxygen?: (run: DoxygenRun, changed: readonly string[]) => void;
}
/** Serves a site while its sources are edited, and rebuilds it on every change, until it is closed. */
declare function watch(options?: WatchOptions): Promise<Outcome<RunningServer>>;

export {
  build,
  check,
  diff,
  loadConfig,
  plainText,
  readDoxygen,
  serve,
  takeSnapshot,
  textOfBlocks,
  textOfCode,
  visit,
  watch,
};
export type {
  AllMember,
  Anchor,
  ApiReference,
  Block,
  BuildOptions,
  BuildResult,
  ChangeReport,
  CheckOptions,
  CodeClass,
  CodeLine,
  CodePart,
  CodeSpan,
  CodeText,
  CommonFields,
  Compound,
  CompoundChanges$1 as CompoundChanges,
  CompoundContent,
  CompoundFacts,
  CompoundKind,
  ConceptPart,
  Config,
  DefinitionItem,
  DefinitionList,
  Description,
  Details,
  Diagnostic,
  Diagram,
  DiffOptions,
  DiffResult,
  DoxygenRun,
  EnumValue,
  Extension,
  ExtensionElement,
  ExtensionPage,
  ExtensionReport,
  ExtensionTools,
  Figure,
  FormulaBlock,
  Graph,
  GraphNode,
  Heading,
  Include,
  InheritanceRef,
  Inline,
  InlineFormula,
  InlineImage,
  InnerKind,
  InnerRef,
  JudgedChange,
  Level,
  LineBreak,
  Link,
  LinkList,
  List,
  ListItem,
  Listing,
  ListingBlock,
  LoadOptions,
  Location,
  Markup,
  Member,
  MemberChanges,
  MemberContent,
  MemberFacts,
  MemberKind,
  MemberRef,
  MemberSection,
  Note,
  NoteKind,
  Outcome,
  Paragraph,
  Param,
  ParameterItem,
  ParameterList,
  ParameterName,
  Place,
  Preformatted,
  ProgressStep,
  Protection,
  Quote,
  RawHtmlBlock,
  RawHtmlInline,
  ReadDoxygenOptions,
  Ref,
  RequirementRef,
  RequirementRow,
  Rule$1 as Rule,
  RunOptions,
  RunningServer,
  Section,
  SectionEntry,
  ServeOptions,
  SessionReport,
  Snapshot,
  SnapshotBase,
  SnapshotHeader,
  SnapshotHeaderFile,
  SnapshotOptions,
  SnapshotParam,
  SnapshotResult,
  SnapshotScope,
  SnapshotSymbol,
  Styled,
  SymbolFlag,
  SymbolKind,
  SymbolRef,
  Table,
  TableCell,
  Text,
  WatchOptions,
  Xref,
};
