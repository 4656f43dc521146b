import { Fragment, type ReactNode } from 'react';
import type { Compound } from '../../model/compound.ts';
import type { Symbols } from '../../model/symbols.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import { HeadingWithAnchor } from '../page/heading-with-anchor.tsx';
import { InnerTable } from './inner-table.tsx';
import { isClassLike } from '../../model/class-kinds.ts';

/** A list of the overview: compounds of one sort. */
export interface OverviewList {
  /** Id of the heading. */
  id: string;
  /** The heading. */
  title: string;
  /** The compounds. */
  compounds: Compound[];
}

const sorts: readonly [
  id: string,
  title: keyof ApiTexts,
  belongs: (compound: Compound, symbols: Symbols) => boolean,
][] = [
  ['topics', 'topics', (compound, symbols) => isTop(compound, 'group', symbols)],
  ['namespaces', 'namespaces', ({ kind }) => kind === 'namespace'],
  ['classes', 'classes', ({ kind }) => isClassLike(kind)],
  ['concepts', 'concepts', ({ kind }) => kind === 'concept'],
  ['modules', 'modules', ({ kind }) => kind === 'module'],
  ['folders', 'folders', (compound, symbols) => isTop(compound, 'dir', symbols)],
  // Folders list their own.
  ['files', 'files', ({ kind, refid }, symbols) => kind === 'file' && !symbols.parent(refid)],
  [
    'pages',
    'pages',
    (compound, symbols) => compound.refid !== 'indexpage' && isTop(compound, 'page', symbols),
  ],
  ['examples', 'examples', ({ kind }) => kind === 'example'],
  ['requirements', 'requirements', ({ kind }) => kind === 'requirement' || kind === 'requirements'],
];

/** True for what no other compound of its kind lists; the main page's subpages count as top. */
function isTop(compound: Compound, kind: Compound['kind'], symbols: Symbols): boolean {
  if (compound.kind !== kind) return false;
  const parent = symbols.parent(compound.refid);
  return parent?.kind !== kind || parent.refid === 'indexpage';
}

/** What the overview lists; sorts without compounds are left out. */
export function overviewLists(symbols: Symbols, texts: ApiTexts): OverviewList[] {
  const all = [...symbols.compounds.values()];
  return sorts
    .map(([id, title, belongs]) => ({
      id,
      title: texts[title],
      compounds: all.filter((compound) => belongs(compound, symbols)),
    }))
    .filter(({ compounds }) => compounds.length > 0);
}

/** The lists below each other. */
export function OverviewLists(props: {
  /** The lists. */
  lists: readonly OverviewList[];
}): ReactNode {
  return props.lists.map(({ id, title, compounds }) => (
    <Fragment key={id}>
      <HeadingWithAnchor level={2} id={id} label={title}>
        {title}
      </HeadingWithAnchor>
      <InnerTable
        inner={compounds.map(({ refid, name, kind }) => ({
          kind: innerKind(kind),
          refid,
          name,
          inline: false,
        }))}
        scope=""
        label={title}
      />
    </Fragment>
  ));
}

function innerKind(
  kind: Compound['kind'],
): Parameters<typeof InnerTable>[0]['inner'][number]['kind'] {
  switch (kind) {
    case 'group':
    case 'namespace':
    case 'concept':
    case 'module':
    case 'dir':
    case 'file':
    case 'page':
      return kind;
    case 'example':
    case 'requirement':
    case 'requirements':
      return 'page';
    default:
      return 'class';
  }
}
