import type { EnumValue } from '../model/compound.ts';
import { textOfCode } from '../model/walk.ts';

/**
 * Returns the values of enumerators, in order: numbers where they follow from the text, otherwise expressions. An
 * enumerator without an initializer follows the one before it, so its value must be known before symbols are sorted.
 */
export function enumValues(values: readonly EnumValue[]): string[] {
  const numbers = new Map<string, bigint>();
  let base = '';
  let offset = 0n;
  return values.map(({ name, initializer }) => {
    const written = textOfCode(initializer ?? [])
      .replace(/^\s*=/, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (written !== '') {
      const number = numbers.get(written) ?? numberIn(written);
      [base, offset] = number === undefined ? [written, 0n] : ['', number];
    }
    const value = base === '' ? String(offset) : offset === 0n ? base : `${base} + ${offset}`;
    if (base === '') numbers.set(name, offset);
    offset += 1n;
    return value;
  });
}

/** Returns the value of a number literal or of a shift of two; `undefined` for other expressions. */
function numberIn(text: string): bigint | undefined {
  const bare = text.replace(/^\((.*)\)$/, '$1').trim();
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
