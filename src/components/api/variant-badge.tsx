import type { ReactNode } from 'react';
import type { Symbols } from '../../model/symbols.ts';
import { variantChoices } from '../../shared/member-choices.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import { fill } from '../../shared/texts/fill.ts';
import { useContent } from '../content-context.tsx';

/** Says which variants have a symbol: "Windows only", or their names. */
export function variantsText(
  variants: readonly string[],
  texts: Pick<ApiTexts, 'variantOnly'>,
): string {
  const [only = ''] = variants;
  return variants.length === 1 ? fill(texts.variantOnly, { variant: only }) : variants.join(', ');
}

/** The attributes and the text of the badge that says which variants have a symbol. */
export interface VariantsBadge {
  /** The attribute by which the style sheet hides the symbol if readers want none of its variants. */
  attributes: { 'data-in'?: string };
  /** The text. */
  text: string;
}

/** Returns the badge for some variants of a library. */
export function variantsBadge(
  variants: readonly string[],
  symbols: Pick<Symbols, 'variants'>,
  texts: Pick<ApiTexts, 'variantOnly'>,
): VariantsBadge {
  const places = variants.map((variant) => symbols.variants.indexOf(variant));
  const hasChoices = places.every((place) => variantChoices[place] !== undefined);
  return {
    attributes: hasChoices ? { 'data-in': places.join(' ') } : {},
    // Long lists break between names only.
    text: variantsText(variants, texts).replace(/(?<!,) /g, '\u00a0'),
  };
}

/** The badge in a list; nothing if all variants have the symbol. */
export function VariantBadge(props: {
  /** The variants that have the symbol; missing if all have it. */
  variants: readonly string[] | undefined;
}): ReactNode {
  const { symbols, texts } = useContent();
  if (!props.variants) return null;
  const { attributes, text } = variantsBadge(props.variants, symbols, texts.api);
  return (
    <>
      {' '}
      <span className="badge" {...attributes}>
        {text}
      </span>
    </>
  );
}
