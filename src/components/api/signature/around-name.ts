import type { CodeText } from '../../../model/compound.ts';
import { gapAfter, nameOffset } from '../../../model/declarator.ts';
import { textOfCode } from '../../../model/walk.ts';
import { cutAt } from './code-text.ts';

/** The code around a declared name, left to right. */
export interface AroundName {
  /** The part of the type before the name, with the blank between them. */
  before: CodeText;
  /** The part of the type directly after the name, which closes `(*`. */
  inner: CodeText;
  /** Parameters and array parts. */
  args: string;
  /** The rest of the type: for a function that returns a function pointer, the parameters of the pointer's type. */
  behind: CodeText;
}

/**
 * Places a type and Doxygen's `argsstring` around a name. Releases report different types for `void (*f)(int)`:
 * `void(*` or `void(*)`. If a function returns such a pointer, the type is complete: `void(*)(int)`.
 */
export function aroundName(type: CodeText, args: string): AroundName {
  const text = textOfCode(type);
  const offset = nameOffset(text, args);
  if (offset === undefined && args.startsWith(')') && isOpen(text)) {
    // Doxygen mistakes the last parenthesis of `decltype(*p)` for the one that closes `(*name)`.
    const whole = [...type, ')'];
    return { before: [...whole, ' '], inner: [], args: args.slice(1).trim(), behind: [] };
  }
  if (offset === undefined)
    return { before: [...type, gapAfter(text)], inner: [], args, behind: [] };
  const [before, rest] = cutAt(type, offset);
  const end = textOfCode(rest).trim();
  // In a conversion to a function pointer, the pointer's parameters take the place of the name.
  if (/^operator\b/.test(text) && end === ')')
    return { before: [...type, '('], inner: [')'], args, behind: [] };
  // Array parts inside the declarator belong to the name, and if it is still open, so does the rest.
  const isClosed = /^(?:\[[^\]]*\]\s*)*[)\s]*$/.test(end) || args.startsWith(')');
  return {
    before: [...before, gapAfter(textOfCode(before))],
    inner: isClosed ? rest : [],
    args,
    behind: isClosed ? [] : rest,
  };
}

/** True if a parenthesis is left open. */
function isOpen(code: string): boolean {
  return code.split('(').length > code.split(')').length;
}
