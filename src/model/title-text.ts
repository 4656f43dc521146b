import type { Inline } from './description.ts';
import { isStyled, plainText } from './walk.ts';

/** The plain name that a title gives: its text without images, or what they show if there is no other text. */
export function titleText(title: readonly Inline[]): string {
  const text = tidy(plainText(withoutImages(title)));
  return text === '' ? tidy(plainText(title)) : text;
}

function withoutImages(inlines: readonly Inline[]): Inline[] {
  return inlines.flatMap((node): Inline[] => {
    if (node.type === 'inlineImage') return [];
    if (isStyled(node) || node.type === 'ref' || node.type === 'symbol' || node.type === 'link')
      return [{ ...node, children: withoutImages(node.children) }];
    return [node];
  });
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
