import { Fragment, type ReactNode } from 'react';
import type { AdmonitionType } from '../../../model/admonitions.ts';
import type { Block, Note, NoteKind, Xref } from '../../../model/description.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { Admonition } from '../../page/admonition.tsx';
import { renderInlines } from './inlines.tsx';
import type { BlockRenderer, RenderBlocks, TextSetting } from './setting.ts';
import { table } from '../../../shared/table.ts';

/** Labels of the labelled blocks. */
export const labels: Record<NoteKind, keyof ApiTexts | undefined> = {
  see: 'seeAlso',
  return: 'returns',
  author: 'author',
  authors: 'authors',
  version: 'version',
  since: 'since',
  date: 'date',
  note: 'note',
  warning: 'warning',
  pre: 'precondition',
  post: 'postcondition',
  copyright: 'copyright',
  invariant: 'invariant',
  remark: 'remarks',
  attention: 'attention',
  important: 'important',
  par: undefined,
  rcs: 'revision',
};

/** Kinds that are shown as coloured boxes, with their box type. */
const boxes: Partial<Record<NoteKind, AdmonitionType>> = {
  note: 'note',
  remark: 'tip',
  important: 'important',
  attention: 'caution',
  warning: 'warning',
};

/** True for notes that are shown as labelled entries; adjacent ones share a list. */
export function isLabelled(block: Block): block is Note {
  return block.type === 'note' && boxes[block.kind] === undefined && hasLabel(block);
}

function hasLabel(note: Note): boolean {
  return labels[note.kind] !== undefined || (note.title !== undefined && note.title.length > 0);
}

/** Renders adjacent labelled entries; several of one kind share their label. */
export function renderLabelled(
  notes: readonly Note[],
  setting: TextSetting,
  compact: RenderBlocks,
): ReactNode {
  return (
    <dl className="labelled">
      {notes.map((note, i) => {
        // The author's title may be long, so it is above its text. Hover cards find the release by its class name.
        const className =
          note.kind === 'par' ? 'titled' : note.kind === 'since' ? 'since' : undefined;
        return (
          <Fragment key={i}>
            {(i === 0 || note.kind === 'par' || notes[i - 1]?.kind !== note.kind) && (
              <dt className={className}>{label(note, setting)}</dt>
            )}
            <dd className={className}>{compact(note.children, setting)}</dd>
          </Fragment>
        );
      })}
    </dl>
  );
}

/** A standalone note: a coloured box, or a paragraph without title. */
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
  if (note.title && note.title.length > 0) return renderInlines(note.title, setting);
  const name = labels[note.kind];
  return name === undefined ? '' : setting.texts[name];
}

/** Boxes for the well-known cross-reference lists; a project's own lists are plain notes. */
const xrefBoxes: Record<string, AdmonitionType> = table({
  deprecated: 'danger',
  bug: 'danger',
  todo: 'info',
  test: 'success',
});

/** An entry of a cross-reference list; its label links to the list. */
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
