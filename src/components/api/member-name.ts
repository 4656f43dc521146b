import type { EnumValue, Member } from '../../model/compound.ts';
import { unnamedBitField } from '../../model/unnamed-bit-field.ts';
import { textOfCode } from '../../model/walk.ts';

/** What the name of a member in headings and lists depends on. */
export type NamedMember = Pick<Member, 'name' | 'callable'> &
  Partial<Pick<Member, 'enumValues' | 'type' | 'bitfield'>>;

/**
 * Returns a member's name for headings and lists: with `()` for functions, and `:` for Objective-C methods. Unnamed
 * members are named by their declaration: `enum { A, B }`, `unsigned : 3`.
 */
export function memberName(member: NamedMember): string {
  const { name, callable } = member;
  // Lists ask for the names of all members: the fields that are packed are read for unnamed ones only.
  if (name === '(anonymous enum)') {
    const { enumValues = [] } = member;
    if (enumValues.length > 0) return `enum ${enumerators(enumValues, mostInNames)}`;
  }
  if (name === unnamedBitField) {
    const { type = [], bitfield = '' } = member;
    return `${textOfCode(type).trim()} : ${bitfield.trim()}`;
  }
  return callable && !name.endsWith(':') ? `${name}()` : name;
}

/** Maximum number of enum values in a row. */
const mostInRows = 8;

/** Maximum number of enum values in a heading, and in the table of contents that repeats it. */
const mostInNames = 2;

/** Returns the first values of an enumeration in braces; empty if there are none. */
export function enumerators(
  values: readonly Pick<EnumValue, 'name'>[],
  most: number = mostInRows,
): string {
  if (values.length === 0) return '';
  const names = values.slice(0, most).map(({ name }) => name);
  return `{ ${names.join(', ')}${values.length > most ? ', …' : ''} }`;
}
