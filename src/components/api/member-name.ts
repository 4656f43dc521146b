import type { Member } from '../../model/compound.ts';

/** A member's name as headings and lists show it: `()` tells functions from the rest. */
export function memberName(member: Pick<Member, 'name' | 'callable'>): string {
  return member.callable ? `${member.name}()` : member.name;
}
