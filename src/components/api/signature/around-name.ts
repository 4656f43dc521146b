import type { CodeText } from '../../../model/compound.ts';
import { gapAfter, nameOffset } from '../../../model/declarator.ts';
import { textOfCode } from '../../../model/walk.ts';
import { cutAt } from './code-text.ts';

/** What stands around a declared name, left to right. */
export interface AroundName {
  /** The type, as far as it stands before the name, with the blank between them. */
  before: CodeText;
  /** What of the type follows the name at once: what closes `(*`. */
  inner: CodeText;
  /** Parameters and array parts. */
  args: string;
  /** The rest of the type: of a function that returns a pointer to a function, what that one takes. */
  behind: CodeText;
}

/**
 * Puts a type and Doxygen's `argsstring` around a name. Releases differ in what they take for the type of
 * `void (*f)(int)`: `void(*` or `void(*)`, and where a function returns such a pointer, the type is whole: `void(*)(int)`.
 */
export function aroundName(type: CodeText, args: string): AroundName {
  const text = textOfCode(type);
  const offset = nameOffset(text, args);
  if (offset === undefined && args.startsWith(')') && isOpen(text)) {
    // Doxygen takes the last parenthesis of `decltype(*p)` for one that closes `(*name)`.
    const whole = [...type, ')'];
    return { before: [...whole, ' '], inner: [], args: args.slice(1).trim(), behind: [] };
  }
  if (offset === undefined)
    return { before: [...type, gapAfter(text)], inner: [], args, behind: [] };
  const [before, rest] = cutAt(type, offset);
  const end = textOfCode(rest).trim();
  // A conversion to a pointer to a function has the parameters of that one in place of its name.
  if (/^operator\b/.test(text) && end === ')')
    return { before: [...type, '('], inner: [')'], args, behind: [] };
  // Array parts inside of the declarator belong to the name, and so does all of the rest where it is still open.
  const isClosed = /^(?:\[[^\]]*\]\s*)*[)\s]*$/.test(end) || args.startsWith(')');
  return {
    before: [...before, gapAfter(textOfCode(before))],
    inner: isClosed ? rest : [],
    args,
    behind: isClosed ? [] : rest,
  };
}

/** True if a parenthesis is not closed. */
function isOpen(code: string): boolean {
  return code.split('(').length > code.split(')').length;
}
