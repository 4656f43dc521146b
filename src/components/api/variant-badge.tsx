import { Fragment, type ReactNode } from 'react';
import { placeOfStandard, standardRange } from '../../model/standards.ts';
import type { Symbols } from '../../model/symbols.ts';
import type { Availability, AvailabilityAxis } from '../../model/variants.ts';
import { variantChoices } from '../../shared/member-choices.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import { fill } from '../../shared/texts/fill.ts';
import { useContent } from '../content-context.tsx';

/** Says which variants have a symbol: "Windows only", or their names. */
function variantsText(variants: readonly string[], texts: ApiTexts): string {
  const [only = ''] = variants;
  return variants.length === 1 ? fill(texts.variantOnly, { variant: only }) : variants.join(', ');
}

/** Says which of all standards have a symbol: "From C++20 on", "Up to C++14", or their names. */
function standardsText(some: readonly string[], all: readonly string[], texts: ApiTexts): string {
  const range = standardRange(some, all);
  if (!range || (range.from !== undefined && range.from === range.to))
    return variantsText(some, texts);
  if (range.from === undefined) return fill(texts.standardUpTo, { standard: range.to });
  const { from, to } = range;
  return to === undefined
    ? fill(texts.standardFrom, { standard: from })
    : fill(texts.standardFromTo, { from, to });
}

/** Says where a symbol is available, a text each for its variants and its standards. */
export function availabilityTexts(
  { variants, standards }: Availability,
  symbols: Pick<Symbols, AvailabilityAxis>,
  texts: ApiTexts,
): string[] {
  return [
    ...(variants ? [variantsText(variants, texts)] : []),
    ...(standards ? [standardsText(standards, symbols.standards, texts)] : []),
  ];
}

/** The attributes and the text of a badge that says where a symbol is available. */
export interface AvailabilityBadge {
  /** The attributes by which the style sheet hides or mutes the symbol if readers use nothing that has it. */
  attributes: { 'data-in'?: string; 'data-std'?: string };
  /** The text. */
  text: string;
}

/** Returns the badges that say where a symbol is available; none if it is everywhere. */
export function availabilityBadges(
  available: Availability | undefined,
  symbols: Pick<Symbols, AvailabilityAxis>,
  texts: ApiTexts,
): AvailabilityBadge[] {
  if (!available) return [];
  const { variants, standards } = available;
  const places = (variants ?? []).map((variant) => symbols.variants.indexOf(variant));
  const hasChoices = places.every((place) => variantChoices[place] !== undefined);
  const attributes: AvailabilityBadge['attributes'][] = [
    ...(variants ? [hasChoices ? { 'data-in': places.join(' ') } : {}] : []),
    ...(standards
      ? [{ 'data-std': standards.map((name) => `s${placeOfStandard(name)}`).join(' ') }]
      : []),
  ];
  return availabilityTexts(available, symbols, texts).map((text, i) => ({
    attributes: attributes[i] ?? {},
    // Long lists break between names only.
    text: text.replace(/(?<!,) /g, '\u00a0'),
  }));
}

/** The badges in a list; nothing if the symbol is available everywhere. */
export function VariantBadge(props: {
  /** Where the symbol is available; missing if everywhere. */
  available: Availability | undefined;
}): ReactNode {
  const { symbols, texts } = useContent();
  return availabilityBadges(props.available, symbols, texts.api).map(({ attributes, text }) => (
    <Fragment key={text}>
      {' '}
      <span className="badge" {...attributes}>
        {text}
      </span>
    </Fragment>
  ));
}
