/**
 * Returns the value of an integer literal of C or C++, also negative, in parentheses or after a cast, or of a shift of two;
 * `undefined` for other expressions.
 */
export function integerOf(text: string): bigint | undefined {
  const bare = text
    .replace(/^\s*\(([^()]*)\)\s*$/, '$1')
    .replace(/^\s*\(\s*[A-Za-z_][\w\s:]*\)/, '')
    .trim();
  const shift = /^(\w+)\s*<<\s*(\w+)$/.exec(bare);
  if (shift) {
    const [left, right] = [literal(shift[1] ?? ''), literal(shift[2] ?? '')];
    return left === undefined || right === undefined || right > 64n ? undefined : left << right;
  }
  const negative = bare.startsWith('-');
  const value = literal(negative ? bare.slice(1).trim() : bare);
  return value === undefined ? undefined : negative ? -value : value;
}

function literal(text: string): bigint | undefined {
  const digits = text.replaceAll("'", '').replace(/[uUlLzZ]+$/, '');
  if (/^0[xX][0-9a-fA-F]+$|^0[bB][01]+$|^(?:0|[1-9]\d*)$/.test(digits)) return BigInt(digits);
  return /^0[0-7]+$/.test(digits) ? BigInt(`0o${digits}`) : undefined;
}
