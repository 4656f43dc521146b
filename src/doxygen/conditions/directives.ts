import type { CodeLine } from '../../model/description.ts';
import type { Directive } from '../../model/packed-listing.ts';

const kept = /^#\s*((?:if|ifdef|ifndef|elif|elifdef|elifndef|else|endif|define)\b.*)$/;

/** Longer directives are not conditions, but tables and code in macros. */
const maxLength = 1000;

/** Returns the directives of the preprocessor that decide which declarations a compiler reads, without comments. */
export function directivesOf(lines: readonly CodeLine[]): Directive[] {
  const directives: Directive[] = [];
  let open: Directive | undefined;
  for (const { number, spans } of lines) {
    if (!open && !spans.some((span) => span.class === 'preprocessor')) continue;
    const code = spans
      .map((span) => (span.class === 'comment' ? ' ' : span.text))
      .join('')
      .trim();
    const text = code.replace(/\\$/, '');
    if (open) open[1] += ` ${text}`;
    else if (number !== undefined && text.startsWith('#')) open = [number, text];
    if (!open || code.endsWith('\\')) continue;
    const found = kept.exec(open[1].replace(/\s+/g, ' ').trim());
    if (found?.[1] !== undefined && found[1].length <= maxLength)
      directives.push([open[0], found[1]]);
    open = undefined;
  }
  return directives;
}
