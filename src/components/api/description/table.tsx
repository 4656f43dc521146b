import { anchorId } from '../../../model/anchor-id.ts';
import type { Table, TableCell } from '../../../model/description.ts';
import { renderInlines } from './inlines.tsx';
import { sizeStyle } from './size.ts';
import type { BlockRenderer } from './setting.ts';

/** A table; its leading heading rows become the head. */
export const renderTable: BlockRenderer<Table> = (table, setting, { compact }) => {
  const id = table.captionId;
  const headRows = leadingHeadRows(table);
  const row = (cells: TableCell[], key: number) => (
    <tr key={key}>
      {cells.map((cell, i) => {
        // An empty heading cell, for example in the corner, labels nothing.
        const Tag = cell.heading && cell.children.length > 0 ? 'th' : 'td';
        return (
          <Tag
            key={i}
            colSpan={cell.columns}
            rowSpan={cell.rows}
            className={cell.className}
            align={cell.align}
            // As in Markdown: classes are left to the author, and styles need a wider policy if a server sends one.
            {...(cell.verticalAlign && { valign: cell.verticalAlign })}
            style={sizeStyle(cell.width)}
          >
            {compact(cell.children, setting)}
          </Tag>
        );
      })}
    </tr>
  );
  return (
    <div className="table-wrap" tabIndex={0}>
      <table style={sizeStyle(table.width)}>
        {table.caption && (
          <caption id={id !== undefined && setting.ids?.has(table) ? anchorId(id) : undefined}>
            {renderInlines(table.caption, setting)}
          </caption>
        )}
        {headRows > 0 && <thead>{table.rows.slice(0, headRows).map(row)}</thead>}
        {headRows < table.rows.length && <tbody>{table.rows.slice(headRows).map(row)}</tbody>}
      </table>
    </div>
  );
};

/** Returns how many leading rows contain only headings; 0 if one of these headings spans into the body. */
function leadingHeadRows({ rows }: Table): number {
  const first = rows.findIndex((row) => row.length === 0 || !row.every((cell) => cell.heading));
  const count = first < 0 ? rows.length : first;
  const spansIntoBody = rows
    .slice(0, count)
    .some((row, i) => row.some((cell) => i + (cell.rows ?? 1) > count));
  return spansIntoBody ? 0 : count;
}
