import { Fragment, type ReactNode } from 'react';
import { anchorId } from '../../../model/anchor-id.ts';
import type { Block, Note, Section } from '../../../model/description.ts';
import { titleText } from '../../../model/title-text.ts';
import { joined } from '../../joined.ts';
import { HeadingWithAnchor, headingLevel } from '../../page/heading-with-anchor.tsx';
import { CommentListing } from '../comment-listing.tsx';
import { renderFormula, renderRaw, splitAtBlocks } from './drawn.tsx';
import { renderDiagram, renderFigure } from './figures.tsx';
import { renderInlines } from './inlines.tsx';
import { renderDefinitionList, renderLinkList, renderList, renderParameterList } from './lists.tsx';
import { isLabelled, renderLabelled, renderNote, renderXref } from './notes.tsx';
import type { TextSetting } from './setting.ts';
import { renderTable } from './table.tsx';

/** Renders a description, block by block. */
export function renderBlocks(blocks: readonly Block[], setting: TextSetting): ReactNode {
  const steps = headingSteps(blocks);
  const rendered: ReactNode[] = [];
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    if (!block) continue;
    const notes = labelledFrom(blocks, i);
    if (notes.length > 0) {
      rendered.push(renderLabelled(notes, setting, renderCompact));
      i += notes.length - 1;
      continue;
    }
    const step = block.type === 'heading' ? steps.indexOf(block.level) : 0;
    const own = step > 0 ? { ...setting, level: headingLevel(setting.level + step) } : setting;
    rendered.push(renderBlock(block, own));
  }
  return joined(rendered);
}

/** Renders a description for cells, items and terms: a single paragraph loses its `<p>`. */
export function renderCompact(blocks: readonly Block[], setting: TextSetting): ReactNode {
  const [only] = blocks;
  return blocks.length === 1 &&
    only?.type === 'paragraph' &&
    splitAtBlocks(only.children, setting).every(Array.isArray)
    ? renderInlines(only.children, setting)
    : renderBlocks(blocks, setting);
}

const inner = { blocks: renderBlocks, compact: renderCompact };

function renderBlock(block: Block, setting: TextSetting): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return splitAtBlocks(block.children, setting).map((part, i) =>
        Array.isArray(part) ? (
          <p key={i}>{renderInlines(part, setting)}</p>
        ) : (
          <Fragment key={i}>{renderRaw(part, setting)}</Fragment>
        ),
      );
    case 'section':
      return renderSection(block, setting);
    case 'heading': {
      const Tag = `h${setting.level}` as const;
      return <Tag>{renderInlines(block.children, setting)}</Tag>;
    }
    case 'note':
      return renderNote(block, setting, inner);
    case 'xref':
      return renderXref(block, setting, inner);
    case 'parameterList':
      return renderParameterList(block, setting, inner);
    case 'list':
      return renderList(block, setting, inner);
    case 'definitionList':
      return renderDefinitionList(block, setting, inner);
    case 'linkList':
      return renderLinkList(block, setting, inner);
    case 'table':
      return renderTable(block, setting, inner);
    case 'listing':
      return <CommentListing listing={block} />;
    case 'preformatted':
      return (
        <pre className="preformatted" tabIndex={0}>
          {renderInlines(block.children, setting)}
        </pre>
      );
    case 'quote':
      return <blockquote>{renderBlocks(block.children, setting)}</blockquote>;
    case 'center':
      return <div className="centred-block">{renderBlocks(block.children, setting)}</div>;
    case 'rule':
      return <hr />;
    case 'details':
      return (
        <details>
          <summary>
            {block.summary
              ? renderInlines(block.summary, { ...setting, unlinked: true })
              : setting.texts.details}
          </summary>
          {renderBlocks(block.children, setting)}
        </details>
      );
    case 'figure':
      return renderFigure(block, setting, inner);
    case 'diagram':
      return renderDiagram(block, setting, inner);
    case 'formula':
      return renderFormula(block, setting);
    case 'raw':
      return renderRaw(block, setting);
  }
}

function renderSection(section: Section, setting: TextSetting): ReactNode {
  const { id, title, children } = section;
  if (!title) return renderBlocks(children, setting);
  return (
    <>
      <HeadingWithAnchor
        level={setting.level}
        id={id !== undefined && setting.ids?.has(section) ? anchorId(id) : undefined}
        label={titleText(title)}
      >
        {renderInlines(title, setting)}
      </HeadingWithAnchor>
      {renderBlocks(children, { ...setting, level: headingLevel(setting.level + 1) })}
    </>
  );
}

/** Returns the heading levels used in some blocks, each once: the n-th is n steps below the text's own level. */
function headingSteps(blocks: readonly Block[]): number[] {
  const levels = new Set<number>();
  for (const block of blocks) if (block.type === 'heading') levels.add(block.level);
  return [...levels].sort((a, b) => a - b);
}

/** Returns the consecutive labelled notes from a position on. */
function labelledFrom(blocks: readonly Block[], start: number): Note[] {
  const notes: Note[] = [];
  for (let i = start; i < blocks.length; i++) {
    const block = blocks[i];
    if (!block || !isLabelled(block)) break;
    notes.push(block);
  }
  return notes;
}
