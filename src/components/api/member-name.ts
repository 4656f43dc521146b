import type { Member } from '../../model/compound.ts';

/** A member's name as headings and lists show it: `()` tells functions from the rest, and `:` methods of Objective-C. */
export function memberName({ name, callable }: Pick<Member, 'name' | 'callable'>): string {
  return callable && !name.endsWith(':') ? `${name}()` : name;
}
