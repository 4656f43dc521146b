import { closingBracket, literalEnd } from '../model/code-brackets.ts';

/** A parameter as Doxygen's `argsstring` writes it. */
export interface Argument {
  /** Type, name and array part. */
  declaration: string;
  /** Default value; missing where there is none. */
  defaultValue?: string;
}

/** The parameters in Doxygen's `argsstring`; undefined where its parentheses do not match. */
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
 * Cuts a list at its commas, and each part at its `=`. Undefined where `<` does not match, if it counts as a bracket: then
 * it compares, or shifts.
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

/** Doxygen writes `>>` as `> >`, of which only that of template arguments is right. */
function joinedShifts(value: string): string {
  return value.includes('<') ? value : value.replace(/> >(?=[^>])/g, '>>');
}

/** Doxygen writes `1'000'000` as `1 '000 '000`. */
export function joinedNumbers(code: string): string {
  if (!code.includes(" '")) return code;
  return code.replace(/(?<=\b\d[\da-fx']*) '(?=[\da-f])/gi, "'");
}

/** True where all characters of some code are in other code, each as often; white space aside. */
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
