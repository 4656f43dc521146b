import type { ReactNode } from 'react';
import type {
  Diagram,
  FormulaBlock,
  Inline,
  InlineFormula,
  RawHtmlBlock,
  RawHtmlInline,
} from '../../../model/description.ts';
import { drawingIdPrefix, drawingKey, type Drawable } from '../../../model/drawings.ts';
import type { TextSetting } from './setting.ts';

/** Ids in a drawing; only its first occurrence on a page keeps them. */
const ownId = new RegExp(` id="${drawingIdPrefix}[^"]*"`, 'g');

/** Returns the HTML rendered for a node, adapted to its position; `undefined` if there is none. */
function drawnHtml(node: Drawable, setting: TextSetting, isInLine: boolean): string | undefined {
  const drawing = setting.drawings?.get(drawingKey(node));
  const isNarrow = setting.unlinked === true || (isInLine && drawing?.isBlock === true);
  const html = isNarrow ? (drawing?.phrasing ?? drawing?.html) : drawing?.html;
  return setting.ids?.has(node) ? html : html?.replace(ownId, '');
}

/** A formula in running text. */
export function renderInlineFormula(
  node: InlineFormula,
  setting: TextSetting,
  key: number,
): ReactNode {
  const html = drawnHtml(node, setting, true);
  if (html !== undefined) return <span key={key} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <code key={key} className="formula">
      {node.tex}
    </code>
  );
}

/** A formula on lines of its own. */
export function renderFormula(node: FormulaBlock, setting: TextSetting): ReactNode {
  const html = drawnHtml(node, setting, false);
  if (html !== undefined)
    return (
      <div className="formula-block" tabIndex={0} dangerouslySetInnerHTML={{ __html: html }} />
    );
  return (
    <div className="formula-block" tabIndex={0}>
      <code className="formula">{node.tex}</code>
    </div>
  );
}

/** HTML from a comment, in running text or in place of a paragraph. */
export function renderRaw(
  node: RawHtmlInline | RawHtmlBlock,
  setting: TextSetting,
  key?: number,
): ReactNode {
  const isInLine = key !== undefined;
  const html = drawnHtml(node, setting, isInLine);
  if (html === undefined || html === '') return null;
  if (html.trim() === '') return isInLine ? html : null;
  const Tag = isInLine ? 'span' : 'div';
  return <Tag key={key} className="raw-html" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Returns the picture of a diagram; `undefined` if it was not drawn. */
export function drawnDiagram(node: Diagram, setting: TextSetting): string | undefined {
  return drawnHtml(node, setting, false);
}

/** Splits running text at block-level HTML, which is not allowed in a paragraph. */
export function splitAtBlocks(
  nodes: readonly Inline[],
  { drawings, unlinked }: TextSetting,
): (RawHtmlInline | Inline[])[] {
  const parts: (RawHtmlInline | Inline[])[] = [];
  let run: Inline[] = [];
  const endRun = (): void => {
    if (run.some((node) => node.type !== 'text' || node.value.trim() !== '')) parts.push(run);
    run = [];
  };
  for (const node of nodes) {
    if (node.type !== 'rawInline' || unlinked || !drawings?.get(drawingKey(node))?.isBlock) {
      run.push(node);
      continue;
    }
    endRun();
    parts.push(node);
  }
  if (parts.length === 0) return [run];
  endRun();
  return parts;
}
