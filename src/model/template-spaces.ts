import type { CodeText } from './compound.ts';
import { textOfCode } from './walk.ts';

/**
 * Removes the spaces that Doxygen writes inside template brackets: `A< B< int > >` becomes `A<B<int>>`. Comparisons
 * keep theirs: there is no space before the `<` of a template.
 */
export function withoutTemplateSpaces(text: string): string {
  return removeAt(templateSpaces(text), text, 0);
}

/** The same for code with references; a bracket and its content may be in different parts. */
export function codeWithoutTemplateSpaces(code: CodeText): CodeText {
  const spaces = templateSpaces(textOfCode(code));
  if (spaces.length === 0) return code;
  let start = 0;
  return code.flatMap((part): CodeText => {
    const whole = typeof part === 'string' ? part : part.text;
    const text = removeAt(spaces, whole, start);
    start += whole.length;
    if (typeof part !== 'string') return [{ ...part, text }];
    return text === '' ? [] : [text];
  });
}

/** Removes characters from a text. The places and `start` are offsets in the longer text that contains it. */
function removeAt(places: readonly number[], text: string, start: number): string {
  let result = '';
  let from = 0;
  for (const place of places) {
    const at = place - start;
    if (at < 0 || at >= text.length) continue;
    result += text.slice(from, at);
    from = at + 1;
  }
  return from === 0 ? text : result + text.slice(from);
}

/** The offsets of the spaces, in ascending order. */
function templateSpaces(text: string): number[] {
  if (!text.includes('< ') && !text.includes(' >')) return [];
  const found: number[] = [];
  const open: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '"' || sign === "'") {
      at = endOfLiteral(text, at);
    } else if (sign === '(' || sign === '[' || sign === '{') {
      open.push(sign);
    } else if (sign === ')' || sign === ']' || sign === '}') {
      // A closing bracket ends its content, whether or not a `<` inside was a comparison.
      while (open.length > 0 && open.pop() === '<');
    } else if (sign === '<' && isTemplate(text, at)) {
      open.push(sign);
      if (text[at + 1] === ' ') found.push(++at);
    } else if (sign === '>' && open.at(-1) === '<' && text[at - 1] !== '-') {
      open.pop();
      if (text[at - 1] === ' ' && found.at(-1) !== at - 1) found.push(at - 1);
    }
  }
  return found;
}

/** True for the `<` after the name of a template; Doxygen writes comparisons as `1< 2`. */
function isTemplate(text: string, at: number): boolean {
  if (/[<=]/.test(text[at + 1] ?? '')) return false;
  let start = at;
  while (/\w/.test(text[start - 1] ?? '')) start--;
  const name = text.slice(start, at);
  return /^[A-Za-z_]/.test(name) && name !== 'operator';
}

/** The end of a literal that starts at a quotation mark, or the mark itself if it is not closed: `1'000`. */
function endOfLiteral(text: string, start: number): number {
  const mark = text[start];
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === mark) return at;
  }
  return start;
}
