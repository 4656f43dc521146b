import type { ElementName, EntityElement } from './element-names.ts';
import * as blocks from './elements/blocks.ts';
import * as lists from './elements/lists.ts';
import * as media from './elements/media.ts';
import { readTable } from './elements/table.ts';
import * as text from './elements/text.ts';
import { entityCharacters } from './entity-characters.ts';
import type { Reader } from './reader.ts';

const readers = {
  para: blocks.readPara,
  sect1: blocks.section(1),
  sect2: blocks.section(2),
  sect3: blocks.section(3),
  sect4: blocks.section(4),
  sect5: blocks.section(5),
  sect6: blocks.section(6),
  title: blocks.readLooseTitle,
  internal: text.readContent,
  parblock: text.readContent,
  copydoc: text.readContent,
  language: text.readContent,
  simplesect: lists.readNote,
  parameterlist: lists.readParameterList,
  itemizedlist: lists.list(false),
  orderedlist: lists.list(true),
  variablelist: lists.readDefinitionList,
  table: readTable,
  programlisting: blocks.readListingBlock,
  verbatim: blocks.readVerbatim,
  preformatted: blocks.readPreformatted,
  heading: blocks.readHeading,
  hruler: blocks.readRule,
  blockquote: blocks.quote('quote'),
  center: blocks.quote('center'),
  details: blocks.readDetails,
  xrefsect: blocks.readXref,
  toclist: blocks.readLinkList,
  dot: media.diagram('dot'),
  msc: media.diagram('msc'),
  plantuml: media.diagram('plantuml'),
  mermaid: media.diagram('mermaid'),
  dotfile: media.diagramFile('dot'),
  mscfile: media.diagramFile('msc'),
  diafile: media.diagramFile('dia'),
  plantumlfile: media.diagramFile('plantuml'),
  mermaidfile: media.diagramFile('mermaid'),
  image: media.readImage,
  formula: media.readFormula,
  htmlonly: media.readRawHtml,
  latexonly: text.readIgnored,
  rtfonly: text.readIgnored,
  manonly: text.readIgnored,
  docbookonly: text.readIgnored,
  xmlonly: text.readIgnored,
  indexentry: text.readIgnored,
  bold: text.styled('strong'),
  b: text.styled('strong'),
  emphasis: text.styled('emphasis'),
  underline: text.styled('underline'),
  s: text.styled('strike'),
  strike: text.styled('strike'),
  del: text.styled('deleted'),
  ins: text.styled('inserted'),
  computeroutput: text.styled('code'),
  subscript: text.styled('subscript'),
  superscript: text.styled('superscript'),
  small: text.styled('small'),
  cite: text.styled('cite'),
  javadoccode: text.readJavadocCode,
  javadocliteral: text.readJavadocLiteral,
  linebreak: text.readLineBreak,
  anchor: text.readAnchor,
  ulink: text.readLink,
  ref: text.readRef,
  emoji: text.readEmoji,
} satisfies Record<Exclude<ElementName, EntityElement>, Reader>;

const byName: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ...Object.entries(entityCharacters).map(([name, value]): [string, Reader] => [
    name,
    () => [{ type: 'text', value }],
  ]),
  ...Object.entries(readers),
]);

/** Returns the reader of an element of descriptions; `undefined` for names that no release of Doxygen writes. */
export function readerOf(name: string): Reader | undefined {
  return byName.get(name);
}
