import type { ReactNode } from 'react';
import { isDeprecated } from '../../model/deprecated.ts';
import type { Compound, Member } from '../../model/compound.ts';
import { variantsOf } from '../../model/variants.ts';
import { variantChoices, type MemberChoice } from '../../shared/member-choices.ts';
import { useContent } from '../content-context.tsx';
import { useApiPage } from './api-page.ts';
import type { InheritedGroup } from './inherited-groups.ts';

/**
 * Buttons that show or hide the inherited and the deprecated symbols of a page, and those that only some variants have,
 * as far as it has any. Readers' choices count on all pages; the style sheet shows them, because the page is drawn
 * before its script runs.
 */
export function MemberChoices(props: {
  /** The symbols that the page lists. */
  listed: readonly (Compound | Member)[];
  /** The inherited members. */
  inherited: ReadonlyMap<string, readonly InheritedGroup[]>;
}): ReactNode {
  const { symbols: known, texts } = useContent();
  const { compound } = useApiPage();
  const { api } = texts;
  const groups = [...props.inherited.values()].flat();
  const symbols = [...props.listed, ...groups.flatMap(({ members }) => members)];
  const choices: [MemberChoice, string][] = [
    ...(groups.length > 0 ? [['inherited', api.showInherited] as [MemberChoice, string]] : []),
    ...(symbols.some(isDeprecated)
      ? [['deprecated', api.showDeprecated] as [MemberChoice, string]]
      : []),
    ...(symbols.some((symbol) => hasVariants(symbol, compound))
      ? known.variants.flatMap((variant, i): [MemberChoice, string][] => {
          const choice = variantChoices[i];
          return choice ? [[choice, variant]] : [];
        })
      : []),
  ];
  if (choices.length === 0) return null;
  return (
    <div className="member-choices" role="group" aria-label={api.showMembers}>
      {choices.map(([choice, text]) => (
        <button key={choice} type="button" className="clean-button" data-choice={choice}>
          {text}
        </button>
      ))}
    </div>
  );
}

/** True if not all variants have a symbol, or a value of it. */
function hasVariants(symbol: Compound | Member, around: Compound): boolean {
  if (variantsOf(symbol, around)) return true;
  return (
    'enumValues' in symbol &&
    symbol.kind === 'enum' &&
    symbol.enumValues.some(({ variants }) => variants)
  );
}
