import type { Description, Inline } from '../model/description.ts';
import { isStyled, plainText } from '../model/walk.ts';
import { trim } from './flow.ts';

/**
 * Removes the brief description from the start of the detailed one. Doxygen repeats it there for the main page, in the
 * same paragraph and without a space, so that a style at its end may include the next word.
 */
export function withoutRepeatedBrief(brief: Description, detailed: Description): Description {
  const [lead] = brief;
  const [first, ...others] = detailed;
  if (brief.length !== 1 || lead?.type !== 'paragraph' || first?.type !== 'paragraph')
    return detailed;
  const text = plainText(lead.children).trim();
  // Doxygen ends a brief description with a full stop, but not its repetition.
  const whole = plainText(first.children).trim();
  const repeated = whole === text.replace(/\.$/, '') ? whole : text;
  if (repeated === '' || !plainText(first.children).startsWith(repeated)) return detailed;
  const children = trim(withoutStart(first.children, repeated.length));
  return children.length > 0 ? [{ type: 'paragraph', children }, ...others] : others;
}

/** Returns inlines without the first characters of their text. */
function withoutStart(inlines: readonly Inline[], length: number): Inline[] {
  let left = length;
  return inlines.flatMap((inline): Inline[] => {
    const own = plainText([inline]).length;
    const cut = Math.min(left, own);
    left -= cut;
    if (cut === 0) return [inline];
    if (cut === own) return [];
    if (inline.type === 'text') return [{ ...inline, value: inline.value.slice(cut) }];
    return isStyled(inline)
      ? [{ ...inline, children: withoutStart(inline.children, cut) }]
      : [inline];
  });
}
