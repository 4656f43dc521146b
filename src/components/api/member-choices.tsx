import type { ReactNode } from 'react';
import { isDeprecated } from '../../model/deprecated.ts';
import type { Compound, Member } from '../../model/compound.ts';
import type { MemberChoice } from '../../shared/member-choices.ts';
import { useContent } from '../content-context.tsx';
import type { InheritedGroup } from './inherited-groups.ts';

/**
 * Buttons that show or hide the inherited and the deprecated symbols of a page, as far as it has any. Readers' choices
 * count on all pages; the style sheet shows them, because the page is drawn before its script runs.
 */
export function MemberChoices(props: {
  /** The symbols that the page lists. */
  listed: readonly (Compound | Member)[];
  /** The inherited members. */
  inherited: ReadonlyMap<string, readonly InheritedGroup[]>;
}): ReactNode {
  const { api } = useContent().texts;
  const groups = [...props.inherited.values()].flat();
  const symbols = [...props.listed, ...groups.flatMap(({ members }) => members)];
  const choices: [MemberChoice, string][] = [
    ...(groups.length > 0 ? [['inherited', api.showInherited] as [MemberChoice, string]] : []),
    ...(symbols.some(isDeprecated)
      ? [['deprecated', api.showDeprecated] as [MemberChoice, string]]
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
