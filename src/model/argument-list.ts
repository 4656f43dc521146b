import { closingBracket, literalEnd } from './code-brackets.ts';

/** A parameter in Doxygen's `argsstring`. */
export interface Argument {
  /** Type, name and array part. */
  declaration: string;
  /** Default value, if any. */
  defaultValue?: string;
}

/** Parses the parameters in Doxygen's `argsstring`; returns `undefined` if its parentheses do not match. */
export function parseArguments(argsString: string): Argument[] | undefined {
  if (!argsString.startsWith('(')) return undefined;
  const close = closingBracket(argsString, 0);
  if (close < 0) return undefined;
  const text = argsString.slice(1, close);
  const list = /^\s*(?:void\s*)?$/.test(text) ? [] : (cut(text, true) ?? cut(text, false) ?? []);
  return list.map(([declaration, value]) => ({
    declaration: declaration.trim(),
    ...(value !== undefined && { defaultValue: joinedNumbers(joinedShifts(value.trim())) }),
  }));
}

/**
 * Splits a list at its commas, and each part at its `=`. Returns `undefined` if `<` counts as a bracket but has no
 * match: then it is a comparison or a shift.
 */
function cut(text: string, hasAngles: boolean): [string, string?][] | undefined {
  const parts: [string, string?][] = [];
  let start = 0;
  let equals = -1;
  let angles = 0;
  const end = (at: number): void => {
    if (equals < 0) parts.push([text.slice(start, at)]);
    else parts.push([text.slice(start, equals), text.slice(equals + 1, at)]);
    start = at + 1;
    equals = -1;
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    if (char === '"' || char === "'") at = Math.max(at, literalEnd(text, at) - 1);
    else if ('([{'.includes(char)) at = Math.max(at, closingBracket(text, at));
    else if (hasAngles && char === '<' && /[A-Za-z_]\w*\s*$/.test(text.slice(start, at))) angles++;
    else if (char === '>' && angles > 0 && text[at - 1] !== '-') angles--;
    else if (char === ',' && angles === 0) end(at);
    else if (char === '=' && angles === 0 && equals < 0) equals = at;
  }
  if (angles > 0) return undefined;
  end(text.length);
  return parts;
}

/** Doxygen writes `>>` as `> >`, which is right only for template arguments. */
function joinedShifts(value: string): string {
  return value.includes('<') ? value : value.replace(/> >(?=[^>])/g, '>>');
}

/** Doxygen writes `1'000'000` as `1 '000 '000`. */
export function joinedNumbers(code: string): string {
  if (!code.includes(" '")) return code;
  return code.replace(/(?<=\b\d[\da-fx']*) '(?=[\da-f])/gi, "'");
}

/** Doxygen writes a constraint behind a returned reference or pointer without a space: `-> T &requires C<T>`. */
export function spacedConstraint(argsString: string): string {
  return argsString.replace(/([&*])(?=requires\b)/, '$1 ');
}

/** True if `code` has all characters of `some`, each as often, ignoring white space. */
export function hasAll(code: string, some: string): boolean {
  const counts = new Map<string, number>();
  for (const char of code) counts.set(char, (counts.get(char) ?? 0) + 1);
  for (const char of some) {
    if (char.trim() === '') continue;
    const count = counts.get(char) ?? 0;
    if (count === 0) return false;
    counts.set(char, count - 1);
  }
  return true;
}
