import { expect, test } from '@jest/globals';
import { integerOf } from '../../src/shared/integer-of.ts';

test.each<[text: string, value: string | undefined, why: string]>([
  ['0', '0', 'zero is no octal number'],
  ['42', '42', 'decimal'],
  [' 42 ', '42', 'spaces do not matter'],
  ['0x1F', '31', 'hexadecimal'],
  ['0Xff', '255', 'hexadecimal'],
  ['0b101', '5', 'binary'],
  ['0B11', '3', 'binary'],
  ['017', '15', 'octal'],
  ['018', undefined, '8 is no octal digit'],
  ["1'000'000", '1000000', 'separators do not count'],
  ['10uLL', '10', 'a suffix gives only the type'],
  ['10z', '10', 'a suffix gives only the type'],
  ['-7', '-7', 'negative'],
  ['- 7', '-7', 'negative'],
  ['(5)', '5', 'in parentheses'],
  [' ( -5 ) ', '-5', 'in parentheses'],
  ['(unsigned int)5', '5', 'after a cast'],
  ['( std::uint8_t) 5', '5', 'after a cast'],
  ['1 << 4', '16', 'a shift'],
  ['1u<<0x4', '16', 'a shift'],
  ['(1 << 3)', '8', 'a shift in parentheses'],
  ['1 << 64', '18446744073709551616', 'the largest shift'],
  ['1 << 65', undefined, 'no type is as wide'],
  ['a << 1', undefined, 'the left side is a name'],
  ['1 << a', undefined, 'the right side is a name'],
  ['1 << 2 << 3', undefined, 'only one shift'],
  ['1.5', undefined, 'no integer'],
  ['0x', undefined, 'no digits'],
  ['0b2', undefined, 'no binary digit'],
  ['x1', undefined, 'a name'],
  ['1x', undefined, 'no suffix'],
  ['a(5)', undefined, 'a call'],
  ['(5) + 1', undefined, 'an expression'],
  ['', undefined, 'nothing'],
])('"%s" is %s: %s', (text, value) => {
  // Jest cannot print integers of this type.
  expect(integerOf(text)?.toString()).toBe(value);
});
