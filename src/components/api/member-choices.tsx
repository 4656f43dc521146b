import type { ReactNode } from 'react';
import { isDeprecated } from '../../model/deprecated.ts';
import type { Compound, Member } from '../../model/compound.ts';
import { placeOfStandard } from '../../model/standards.ts';
import { availabilityOf, type AvailabilityAxis } from '../../model/variants.ts';
import { standardChoices, variantChoices, type MemberChoice } from '../../shared/member-choices.ts';
import { useContent } from '../content-context.tsx';
import { useApiPage } from './api-page.ts';
import type { InheritedGroup } from './inherited-groups.ts';

/**
 * Buttons that show or hide the inherited and the deprecated symbols of a page, and those that only some variants have,
 * as far as it has any, and a choice of the standard whose symbols stand out. Readers' choices count on all pages; the
 * style sheet shows them, because the page is drawn before its script runs.
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
    ...choicesOf('variants', known.variants, (_, i) => variantChoices[i]),
  ];
  const standards = choicesOf(
    'standards',
    known.standards,
    (name) => standardChoices[placeOfStandard(name)],
  );
  if (choices.length + standards.length === 0) return null;
  return (
    <div className="member-choices">
      <ChoiceButtons choices={choices} label={api.showMembers} />
      <ChoiceButtons choices={standards} label={api.yourStandard} hasLabel />
    </div>
  );

  function choicesOf(
    axis: AvailabilityAxis,
    names: readonly string[],
    choiceOf: (name: string, i: number) => MemberChoice | undefined,
  ): [MemberChoice, string][] {
    if (!symbols.some((each) => dependsOn(each, axis, compound))) return [];
    return names.flatMap((name, i): [MemberChoice, string][] => {
      const choice = choiceOf(name, i);
      return choice ? [[choice, name]] : [];
    });
  }
}

function ChoiceButtons(props: {
  /** The choices with their texts. */
  choices: readonly (readonly [MemberChoice, string])[];
  /** What they are for. */
  label: string;
  /** True to show the label. */
  hasLabel?: boolean;
}): ReactNode {
  if (props.choices.length === 0) return null;
  return (
    <div role="group" aria-label={props.label}>
      {props.hasLabel && <span aria-hidden="true">{props.label}</span>}
      {props.choices.map(([choice, text]) => (
        <button key={choice} type="button" className="clean-button" data-choice={choice}>
          {text}
        </button>
      ))}
    </div>
  );
}

/** True if not all variants or standards have a symbol, or a value of it. */
function dependsOn(symbol: Compound | Member, axis: AvailabilityAxis, around: Compound): boolean {
  if (availabilityOf(symbol, around)?.[axis]) return true;
  return (
    'enumValues' in symbol &&
    symbol.kind === 'enum' &&
    symbol.enumValues.some((value) => value[axis])
  );
}
