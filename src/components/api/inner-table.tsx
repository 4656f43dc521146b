import type { ReactNode } from 'react';
import { isUnnamed } from '../../model/address-names.ts';
import type { Compound, InnerKind, InnerRef, Member } from '../../model/compound.ts';
import { isClassLike } from '../../model/class-kinds.ts';
import { isDeprecated } from '../../model/deprecated.ts';
import { distinctPaths } from '../../model/distinct-names.ts';
import type { Symbols } from '../../model/symbols.ts';
import { summaryOf } from '../../model/summary.ts';
import { splitName } from '../../model/qualified-name.ts';
import { availabilityOf } from '../../model/variants.ts';
import type { MemberAnchor } from '../../model/links.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import { useContent } from '../content-context.tsx';
import { AliasAnchors } from './alias-anchors.tsx';
import { Badges } from './badges.tsx';
import { InnerName, InnerRow, type InnerNameProps } from './inner-row.tsx';
import { Replacement } from './replacement.tsx';
import { kindWord } from './words/kinds.ts';
import { nameIn } from '../../model/name-in-language.ts';
import { groupTitle } from './words/titles.ts';

/**
 * Compounds that belong to another one: a table of kind, name and brief description, or a list in columns if nothing but
 * their names is known.
 */
export function InnerTable(props: {
  /** The compounds. */
  inner: readonly InnerRef[];
  /** Name of the compound around them, omitted from their names. */
  scope: string;
  /** Label of the table for screen readers. */
  label: string;
}): ReactNode {
  const { anchors, links, symbols, texts } = useContent();
  const names = innerNames(props.inner, props.scope, symbols);
  const kinds = props.inner.map(({ refid }) => {
    const compound = symbols.compounds.get(refid);
    return compound ? kindWord(compound, texts.api) : '';
  });
  // A column with the same value in every row adds nothing to the title.
  const hasKinds = new Set(kinds).size > 1;
  const briefs = props.inner.map(({ refid }) => {
    const compound = symbols.compounds.get(refid);
    return compound ? summaryOf(compound) : [];
  });
  const hasBriefs = briefs.some(({ length }) => length > 0);
  const rows = props.inner.map((inner, i) => {
    const compound = symbols.compounds.get(inner.refid);
    const isRow = compound && isClassLike(compound.kind) && isUnnamed(compound);
    const deprecated = compound && isDeprecated(compound);
    const name: InnerNameProps = {
      name: names[i] ?? inner.name,
      isProse: inner.kind === 'page' || inner.kind === 'group',
      href: links.refid(inner.refid),
      anchors: isRow && <AliasAnchors ids={rowIds(symbols.membersOf(compound), anchors)} />,
      children: (
        <>
          <Badges
            words={inner.inline && !compound ? ['inline'] : []}
            protection={inner.protection}
            deprecated={deprecated}
            available={compound && availabilityOf(compound)}
          />
          {deprecated && <Replacement of={compound} />}
        </>
      ),
    };
    return { name, deprecated };
  });
  if (!hasKinds && !hasBriefs)
    return (
      <ul className="inner-table name-list" aria-label={props.label}>
        {rows.map(({ name, deprecated }, i) => (
          <li key={i} className={deprecated ? 'deprecated' : undefined}>
            <InnerName {...name} />
          </li>
        ))}
      </ul>
    );
  return (
    <table className="inner-table" aria-label={props.label}>
      <tbody>
        {rows.map(({ name, deprecated }, i) => (
          <InnerRow
            key={i}
            {...name}
            kind={hasKinds ? kinds[i] : undefined}
            brief={briefs[i] ?? []}
            hasBriefs={hasBriefs}
            deprecated={deprecated}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The ids through which a scope's page links to the members of an unnamed struct. */
function rowIds(
  members: readonly Member[],
  anchors: ReadonlyMap<string, MemberAnchor>,
): readonly string[] {
  return members.flatMap(({ refid }) => {
    const anchor = anchors.get(refid);
    return anchor?.isRow ? [anchor.id, ...anchor.aliases] : [];
  });
}

/**
 * The names in a list, without inline namespaces, which code leaves out, too, unless two are equal then; files with the
 * same name get the folders that distinguish them.
 */
export function innerNames(
  inner: readonly InnerRef[],
  scope: string,
  { compounds, inline }: Pick<Symbols, 'compounds' | 'inline'>,
): string[] {
  const whole = inner.map(({ refid, name }) => compounds.get(refid)?.name ?? name);
  const short = whole.map((name) => inline.strip(name));
  const counts = new Map<string, number>();
  for (const name of short) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = inner.map((ref, i) => {
    const stripped = short[i] ?? '';
    const name = counts.get(stripped) === 1 ? stripped : (whole[i] ?? '');
    return innerName(ref.kind, name, compounds.get(ref.refid), scope);
  });
  const isPath = inner.map(({ kind }) => kind === 'file' || kind === 'dir');
  if (!isPath.includes(true)) return names;
  const paths = distinctPaths(whole);
  return names.map((name, i) => (isPath[i] ? (paths[i] ?? name) : name));
}

/** Names that start with the enclosing scope are shortened. */
function innerName(
  kind: InnerKind,
  name: string,
  compound: Compound | undefined,
  scope: string,
): string {
  switch (kind) {
    case 'page':
    case 'group':
      return compound ? groupTitle(compound) : name;
    case 'class':
    case 'concept':
    case 'dir':
    case 'file':
    case 'module':
    case 'namespace': {
      const [outer, last] = splitName(name);
      return nameIn(compound?.language, outer === scope && scope !== '' ? last : name);
    }
  }
}

/** Titles of the tables, in their order on a page. */
export const innerTitles: readonly [kind: InnerKind, title: keyof ApiTexts][] = [
  ['group', 'topics'],
  ['module', 'modules'],
  ['namespace', 'namespaces'],
  ['concept', 'concepts'],
  ['class', 'classes'],
  ['dir', 'folders'],
  ['file', 'files'],
  ['page', 'pages'],
];
