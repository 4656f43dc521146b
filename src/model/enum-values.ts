import { integerOf } from '../shared/integer-of.ts';
import type { EnumValue } from './compound.ts';
import { textOfCode } from './walk.ts';

/**
 * Returns the values of enumerators, in order: numbers where they follow from the text, otherwise expressions. An
 * enumerator without an initializer follows the one before it, so its value must be known before symbols are sorted.
 */
export function enumValues(values: readonly Pick<EnumValue, 'name' | 'initializer'>[]): string[] {
  const numbers = new Map<string, bigint>();
  let base = '';
  let offset = 0n;
  return values.map(({ name, initializer }) => {
    const written = textOfCode(initializer ?? [])
      .replace(/^\s*=/, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (written !== '') {
      const number = numbers.get(written) ?? integerOf(written);
      [base, offset] = number === undefined ? [written, 0n] : ['', number];
    }
    const value = base === '' ? String(offset) : offset === 0n ? base : `${base} + ${offset}`;
    if (base === '') numbers.set(name, offset);
    offset += 1n;
    return value;
  });
}
