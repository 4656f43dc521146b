import type { ReactNode } from 'react';
import type { EntryPoint } from '../../model/entry-points.ts';
import { summaryOf } from '../../model/summary.ts';
import type { Symbols } from '../../model/symbols.ts';
import { nameIn } from '../../model/name-in-language.ts';
import { useContent } from '../content-context.tsx';
import { memberWord } from './index/index-entries.ts';
import { InnerRow } from './inner-row.tsx';
import { memberName } from './member-name.ts';
import { kindWord } from './words/kinds.ts';

/** Recommended symbols to start with: kind, full name, brief description. */
export function EntryPointsTable(props: {
  /** The symbols. */
  points: readonly EntryPoint[];
  /** Label of the table for screen readers. */
  label: string;
}): ReactNode {
  const { links, symbols, texts } = useContent();
  const kinds = props.points.map((point) =>
    'compound' in point
      ? kindWord(point.compound, texts.api)
      : memberWord(point.member.kind, texts.api),
  );
  // A column with the same value in every row is useless.
  const hasKinds = new Set(kinds).size > 1;
  const briefs = props.points.map((point) =>
    summaryOf('compound' in point ? point.compound : point.member),
  );
  const hasBriefs = briefs.some(({ length }) => length > 0);
  return (
    <table className="inner-table" aria-label={props.label}>
      <tbody>
        {props.points.map((point, i) => {
          const symbol = 'compound' in point ? point.compound : point.member;
          return (
            <InnerRow
              key={symbol.refid}
              kind={hasKinds ? kinds[i] : undefined}
              name={entryName(point, symbols)}
              href={links.refid(symbol.refid)}
              brief={briefs[i] ?? []}
              hasBriefs={hasBriefs}
            />
          );
        })}
      </tbody>
    </table>
  );
}

/** Returns the full name of a symbol to start with, without inline namespaces. */
export function entryName(point: EntryPoint, { inline }: Pick<Symbols, 'inline'>): string {
  if ('compound' in point)
    return nameIn(point.compound.language, inline.strip(point.compound.name));
  const { qualifiedName, callable } = point.member;
  return memberName({ name: inline.strip(qualifiedName), callable });
}
