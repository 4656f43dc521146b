import { Fragment, type ReactNode } from 'react';
import type { Compound } from '../../model/compound.ts';
import type { Symbols } from '../../model/symbols.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import { plural } from '../../shared/texts/plural.ts';
import { useContent } from '../content-context.tsx';
import { HeadingWithAnchor } from '../page/heading-with-anchor.tsx';
import { InnerTable } from './inner-table.tsx';
import { isClassLike } from '../../model/class-kinds.ts';

/** A list of the overview: compounds of one sort. */
export interface OverviewList {
  /** Id of the heading. */
  id: string;
  /** The heading. */
  title: string;
  /** The compounds; of a large library those that no other one of the sort is around. */
  compounds: Compound[];
  /** How many there are, where not all are listed. */
  total?: number;
  /** Which index lists all of them, where not all are listed: its path below that of the API reference. */
  index?: string;
}

/** Of longer lists only a part is shown: the overview is the first page that most readers load. */
const mostListed = 300;

/** The index that lists all compounds of a sort. */
const indices: Readonly<Record<string, string>> = { classes: 'indices/classes/classes/' };

const sorts: readonly [
  id: string,
  title: keyof ApiTexts,
  belongs: (compound: Compound, symbols: Symbols) => boolean,
][] = [
  ['topics', 'topics', (compound, symbols) => isTop(compound, 'group', symbols)],
  ['namespaces', 'namespaces', isOwnNamespace],
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

/** True for a namespace that has a page: inline ones are shown on that of the namespace around them. */
function isOwnNamespace({ kind, refid }: Compound, { inline }: Symbols): boolean {
  return kind === 'namespace' && !inline.around.has(refid);
}

/** True for what no other compound of its kind lists; the main page's subpages count as top. */
function isTop(compound: Compound, kind: Compound['kind'], symbols: Symbols): boolean {
  if (compound.kind !== kind) return false;
  const parent = symbols.parent(compound.refid);
  return parent?.kind !== kind || parent.refid === 'indexpage';
}

/** What the overview lists; sorts without compounds are left out. */
export function overviewLists(symbols: Symbols, texts: ApiTexts): OverviewList[] {
  const all = [...symbols.compounds.values()].filter(
    ({ refid }) => !symbols.nested.compounds.has(refid),
  );
  return sorts.flatMap(([id, title, belongs]) => {
    const compounds = all.filter((compound) => belongs(compound, symbols));
    if (compounds.length === 0) return [];
    const list = { id, title: texts[title], compounds };
    return [compounds.length > mostListed ? shortened(list, symbols) : list];
  });
}

/** The outermost compounds of a long list, as many as there may be. */
function shortened(list: OverviewList, symbols: Symbols): OverviewList {
  const own = new Set(list.compounds);
  const outer = list.compounds.filter(({ refid }) => {
    const parent = symbols.parent(refid);
    return !parent || (!own.has(parent) && parent.kind !== 'namespace');
  });
  return {
    ...list,
    compounds: outer.slice(0, mostListed),
    total: list.compounds.length,
    index: indices[list.id],
  };
}

/** The lists below each other. */
export function OverviewLists(props: {
  /** The lists. */
  lists: readonly OverviewList[];
  /** Site path of the API reference, with a slash at its end. */
  apiPath: string;
}): ReactNode {
  return props.lists.map(({ id, title, compounds, total, index }) => (
    <Fragment key={id}>
      <HeadingWithAnchor level={2} id={id} label={title}>
        {title}
      </HeadingWithAnchor>
      {compounds.length > 0 && (
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
      )}
      {total !== undefined && (
        <Remainder total={total} href={index === undefined ? undefined : props.apiPath + index} />
      )}
    </Fragment>
  ));
}

/** Says that a list is not all, and leads to where all are. */
function Remainder({ total, href }: { total: number; href?: string }): ReactNode {
  const { links, texts } = useContent();
  const { overviewTotal, overviewIndex } = texts.api;
  return (
    <p>
      {href === undefined ? (
        plural(texts.locale, overviewTotal, total)
      ) : (
        <a href={links.permalink(href)}>{plural(texts.locale, overviewIndex, total)}</a>
      )}
    </p>
  );
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
