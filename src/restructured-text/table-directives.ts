import type { Block, TableCell } from '../model/description.ts';
import type { TextReader } from './directives.ts';
import type { Directive } from './parse-directive.ts';
import { splitCsv, tableOf } from './tables.ts';

/** `table`: a table with a caption. */
export function withCaption({ argument, content }: Directive, reader: TextReader): Block[] {
  return reader.blocks(content).map((block) => captioned(block, argument, reader));
}

/** `list-table`: each item of a list is a row, each item in it a cell. */
export function readListTable(
  { argument, options, content }: Directive,
  reader: TextReader,
): Block[] {
  const blocks = reader.blocks(content);
  const [list] = blocks;
  if (list?.type !== 'list') return blocks;
  const rows = list.items.map(({ children }) =>
    children.flatMap((block) => (block.type === 'list' ? block.items : [])),
  );
  const cells = rows.map((row) => row.map(({ children }) => children));
  return asTable(cells, argument, options, reader) ?? blocks;
}

/** `csv-table`: comma-separated values. */
export function readCsvTable(
  { argument, options, content }: Directive,
  reader: TextReader,
): Block[] {
  const header = options.get('header');
  const head = header === undefined ? [] : splitCsv(header);
  const rows = [...head, ...splitCsv(content.join('\n'))];
  const cells = rows.map((row) => row.map((cell) => reader.blocks(cell.split('\n'))));
  return asTable(cells, argument, options, reader, head.length) ?? [];
}

function asTable(
  cells: Block[][][],
  caption: string,
  options: Directive['options'],
  reader: TextReader,
  ownHead = 0,
): Block[] | undefined {
  const headRows = ownHead + count(options.get('header-rows'));
  const stubs = count(options.get('stub-columns'));
  const table = tableOf(
    cells.map((row, i) =>
      row.map((children, j): TableCell => ({ heading: i < headRows || j < stubs, children })),
    ),
  );
  return table && [captioned(table, caption, reader)];
}

function count(option: string | undefined): number {
  return /^\d{1,3}$/.test(option ?? '') ? Number(option) : 0;
}

function captioned(block: Block, caption: string, reader: TextReader): Block {
  return block.type === 'table' && caption !== ''
    ? { ...block, caption: reader.inlines(caption) }
    : block;
}
