import { Fragment, type ReactNode } from 'react';
import type { Block, Note, NoteKind, Xref } from '../../../model/description.ts';
import { Admonition, type AdmonitionType } from '../../page/admonition.tsx';
import { renderInlines } from './inlines.tsx';
import type { BlockRenderer, RenderBlocks, TextSetting } from './setting.ts';

/** What a labelled block is called. */
const labels: Record<NoteKind, string> = {
  see: 'See also',
  return: 'Returns',
  author: 'Author',
  authors: 'Authors',
  version: 'Version',
  since: 'Since',
  date: 'Date',
  note: 'Note',
  warning: 'Warning',
  pre: 'Precondition',
  post: 'Postcondition',
  copyright: 'Copyright',
  invariant: 'Invariant',
  remark: 'Remarks',
  attention: 'Attention',
  important: 'Important',
  par: '',
  rcs: 'Revision',
};

/** Kinds that are shown as coloured boxes, and which box. */
const boxes: Partial<Record<NoteKind, AdmonitionType>> = {
  note: 'note',
  remark: 'tip',
  important: 'important',
  attention: 'caution',
  warning: 'warning',
};

/** True for the notes that are shown as labelled entries; neighbours share a list. */
export function isLabelled(block: Block): block is Note {
  return block.type === 'note' && boxes[block.kind] === undefined && hasLabel(block);
}

function hasLabel(note: Note): boolean {
  return labels[note.kind] !== '' || (note.title !== undefined && note.title.length > 0);
}

/** Labelled entries that follow each other; several of one kind share their label. */
export function renderLabelled(
  notes: readonly Note[],
  setting: TextSetting,
  compact: RenderBlocks,
): ReactNode {
  return (
    <dl className="labelled">
      {notes.map((note, i) => (
        <Fragment key={i}>
          {(i === 0 || note.kind === 'par' || notes[i - 1]?.kind !== note.kind) && (
            <dt>{label(note, setting)}</dt>
          )}
          <dd>{compact(note.children, setting)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** A note that stands by itself: a coloured box, or a paragraph without title. */
export const renderNote: BlockRenderer<Note> = (note, setting, { blocks }) => {
  const box = boxes[note.kind];
  if (!box) return <div className="untitled">{blocks(note.children, setting)}</div>;
  return (
    <Admonition type={box} title={label(note, setting)}>
      {blocks(note.children, setting)}
    </Admonition>
  );
};

function label(note: Note, setting: TextSetting): ReactNode {
  return note.title && note.title.length > 0
    ? renderInlines(note.title, setting)
    : labels[note.kind];
}

/** Boxes for the cross-reference lists that everybody knows; a project's own are plain notes. */
const xrefBoxes: Record<string, AdmonitionType> = {
  deprecated: 'danger',
  bug: 'danger',
  todo: 'info',
  test: 'success',
};

/** An entry of a cross-reference list, its label linked to the list. */
export const renderXref: BlockRenderer<Xref> = (xref, setting, { blocks }) => {
  const href = setting.unlinked ? undefined : setting.links.refid(xref.id);
  const kind = xref.id.replace(/_1.*$/s, '').toLowerCase();
  const title = renderInlines(xref.title, { ...setting, unlinked: true });
  return (
    <Admonition
      type={xrefBoxes[kind] ?? 'note'}
      className={`xref xref-${kind.replace(/[^\w-]+/g, '-')}`}
      title={href === undefined ? title : <a href={href}>{title}</a>}
    >
      {xref.children.length > 0 ? blocks(xref.children, setting) : undefined}
    </Admonition>
  );
};
