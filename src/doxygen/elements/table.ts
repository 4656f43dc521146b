import type { Block, TableCell } from '../../model/description.ts';
import { childNamed, childrenNamed, type XmlElement } from '../../xml/element.ts';
import type { ContentReader, Reader } from '../reader.ts';

/** `table`. */
export const readTable: Reader = (element, content) => {
  const rows = childrenNamed(element, 'row').map((row) =>
    childrenNamed(row, 'entry').map((entry) => readCell(entry, content)),
  );
  const head = childNamed(element, 'caption');
  const caption = head && content.inlines(head);
  const captionId = head?.attributes.id;
  const { width } = element.attributes;
  const table: Block = {
    type: 'table',
    ...(caption && { caption }),
    ...(captionId && { captionId }),
    ...(width && { width }),
    rows,
  };
  return rows.length > 0 ? [table] : (caption ?? []);
};

const aligns = ['left', 'right', 'center', 'justify'] as const;
const verticalAligns = ['top', 'middle', 'bottom'] as const;

function readCell(entry: XmlElement, content: ContentReader): TableCell {
  const { thead, colspan, rowspan, width } = entry.attributes;
  const columns = span(colspan);
  const rows = span(rowspan);
  const align = aligns.find((name) => name === entry.attributes.align);
  const verticalAlign = verticalAligns.find((name) => name === entry.attributes.valign);
  const className = entry.attributes.class;
  return {
    heading: thead === 'yes',
    ...(columns && { columns }),
    ...(rows && { rows }),
    ...(align && { align }),
    ...(verticalAlign && { verticalAlign }),
    ...(width && { width }),
    ...(className && { className }),
    children: content.blocks(entry),
  };
}

/** Parses a span of more than one row or column; browsers allow up to 1000 columns. */
function span(text: string | undefined): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 1 ? Math.min(number, 1000) : undefined;
}
