import type { Member } from '../../model/compound.ts';

/** Returns a member's name for headings and lists: with `()` for functions, and `:` for Objective-C methods. */
export function memberName({ name, callable }: Pick<Member, 'name' | 'callable'>): string {
  return callable && !name.endsWith(':') ? `${name}()` : name;
}
