/** Returns the end of the literal that starts at an offset, or the offset itself if none starts there. */
export function literalEnd(code: string, start: number): number {
  const quote = code[start];
  if (quote !== '"' && quote !== "'") return start;
  const before = code.slice(0, start).trimEnd();
  // A digit separator: `1'000'000`, which Doxygen writes with spaces.
  if (quote === "'" && /\b\d[\w']*$/.test(before) && /\w/.test(code[start + 1] ?? '')) return start;
  if (quote === '"' && /\b(?:u8?|U|L)?R$/.test(before)) {
    const delimiter = /^[^()\s\\]*/.exec(code.slice(start + 1))?.[0] ?? '';
    const end = code.indexOf(`)${delimiter}"`, start);
    if (end >= 0) return end + delimiter.length + 2;
  }
  for (let at = start + 1; at < code.length; at++) {
    if (code[at] === '\\') at++;
    else if (code[at] === quote) return at + 1;
  }
  return code.length;
}

/** Returns the offset of the matching closing bracket, or -1. Skips literals and `<>`. */
export function closingBracket(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at++) {
    const char = code[at] ?? '';
    if (char === '"' || char === "'") at = Math.max(at, literalEnd(code, at) - 1);
    else if ('([{'.includes(char)) depth++;
    else if (')]}'.includes(char) && --depth === 0) return at;
  }
  return -1;
}

/** The part of Doxygen's `argsstring` after the parameters: qualifiers, a trailing return type, `=0`. */
export function afterParams(argsString: string): string {
  const open = argsString.indexOf('(');
  const close = open < 0 ? -1 : closingBracket(argsString, open);
  return close < 0 ? '' : argsString.slice(close + 1);
}
