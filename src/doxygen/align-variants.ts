import type { Compound, Member } from '../model/compound.ts';
import { normalType } from '../model/normal-type.ts';
import { RenamedIds } from '../model/packed-record.ts';
import { textOfBlocks, textOfCode } from '../model/walk.ts';

/**
 * Gives the declarations of a variant the ids of the same declarations in `known`, and others to those that only share
 * an id. Doxygen computes the id of a member from its declaration, which contains macros that a variant may expand to
 * something else, and the numbers of unnamed types, which depend on those before them; but not from the values of macros
 * and variables, nor from comments. `suffix` makes new ids, unlike those of all other variants.
 */
export function alignVariants(
  known: readonly Compound[],
  compounds: readonly Compound[],
  suffix: string,
): readonly Compound[] {
  const byRefid = new Map(known.map((compound) => [compound.refid, compound]));
  const names: Names = { ids: new Map(), types: new Map(), suffix };
  for (const compound of compounds) {
    const other = byRefid.get(compound.refid);
    if (other && compound.nameInTypes === undefined)
      alignMembers(membersOf(other), membersOf(compound), names);
  }
  alignUnnamedTypes(known, compounds, names);
  const { ids, types } = names;
  if (ids.size === 0 && types.size === 0) return compounds;
  const renamed = new RenamedIds(ids, types);
  return compounds.map((compound) => compound.withIds(renamed));
}

/** What the declarations of a variant have to be called. */
interface Names {
  /** Maps ids to other ids. */
  ids: Map<string, string>;
  /** Maps the names that Doxygen makes up for unnamed types to other such names. */
  types: Map<string, string>;
  /** Makes new ids and names. */
  suffix: string;
}

/** Gives the unnamed structs and unions of a variant the ids that go with the names of the types. */
function alignUnnamedTypes(
  known: readonly Compound[],
  compounds: readonly Compound[],
  { ids, types, suffix }: Names,
): void {
  if (types.size === 0) return;
  const byType = new Map(known.map((compound) => [compound.nameInTypes, compound.refid]));
  const taken = new Set(known.map(({ refid }) => refid));
  for (const compound of compounds) {
    const { nameInTypes = '', refid } = compound;
    const type = types.get(nameInTypes);
    if (type === undefined) continue;
    const id = byType.get(type) ?? (taken.has(refid) ? refid + suffix : refid);
    if (id === refid) continue;
    ids.set(refid, id);
    for (const member of membersOf(compound))
      ids.set(member.refid, id + member.refid.slice(refid.length));
  }
}

/** Adds the members of a variant that need another id, and the unnamed types of variables that need another name. */
function alignMembers(
  known: readonly Member[],
  members: readonly Member[],
  { ids, types, suffix }: Names,
): void {
  const byId = new Map(known.map((member) => [member.refid, member]));
  const taken = new Set<string>();
  const others: Member[] = [];
  for (const member of members) {
    const same = byId.get(member.refid);
    if (same && areSame(same, member)) taken.add(member.refid);
    else others.push(member);
  }
  if (others.length === 0) return;
  const unnamed = new Set(known.flatMap(({ unnamedType }) => unnamedType ?? []));
  const free = new Map<string, Member[]>();
  for (const member of known) {
    if (taken.has(member.refid)) continue;
    const key = keyOf(member);
    free.set(key, [...(free.get(key) ?? []), member]);
  }
  for (const member of others) {
    const { refid, unnamedType } = member;
    const found = free
      .get(keyOf(member))
      ?.find(
        (each) => !taken.has(each.refid) && hasSameType(each, member) && areSame(each, member),
      );
    if (found) taken.add(found.refid);
    const id = found?.refid ?? (byId.has(refid) ? refid + suffix : refid);
    if (id !== refid) ids.set(refid, id);
    if (found && found.refid !== refid) alignValues(found, member, ids);
    if (unnamedType === undefined) continue;
    const type =
      found?.unnamedType ?? (unnamed.has(unnamedType) ? unnamedType + suffix : unnamedType);
    if (type !== unnamedType) types.set(unnamedType, type);
  }
}

function alignValues(known: Member, member: Member, ids: Map<string, string>): void {
  const byName = new Map(known.enumValues.map(({ name, refid }) => [name, refid]));
  for (const { name, refid } of member.enumValues) {
    const id = byName.get(name);
    if (id !== undefined && id !== refid) ids.set(refid, id);
  }
}

/** What two declarations of the same member have in common, whatever variant they are from. */
function keyOf(member: Member): string {
  const { kind, qualifiedName, facts } = member;
  // The first value of an unnamed enumeration may be one that only some variants have.
  return isUnnamedEnum(member)
    ? `${kind} ${qualifiedName}`
    : `${kind} ${qualifiedName} ${facts.overload}`;
}

/** True if two declarations with the same id or key say the same: the same value, and no different description. */
function areSame(first: Member, second: Member): boolean {
  if (first.hasSameRecord(second)) return true;
  if (isUnnamedEnum(first)) {
    const names = new Set(first.enumValues.map(({ name }) => name));
    if (!second.enumValues.some(({ name }) => names.has(name))) return false;
  }
  const hasValue = first.kind === 'define' || first.kind === 'variable';
  if (hasValue && valueOf(first) !== valueOf(second)) return false;
  const [one, other] = [textOf(first), textOf(second)];
  return one === '' || other === '' || one === other;
}

/** True for the same types, apart from attributes of compilers and the numbers of unnamed types. */
function hasSameType(first: Member, second: Member): boolean {
  return typeOf(first) === typeOf(second);
}

/** Words of compilers that macros expand to; they do not change the type of the result. */
const compilerWords =
  /\b(?:__declspec|__attribute__)\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\b__(?:cdecl|stdcall|fastcall|vectorcall|thiscall|forceinline|inline|inline__|extension__)\b/g;

function typeOf({ type }: Member): string {
  const text = textOfCode(type).replace(compilerWords, ' ').replace(/@\d+/g, '');
  return normalType(text);
}

function valueOf({ initializer = [] }: Member): string {
  return textOfCode(initializer).replace(/\s+/g, ' ').trim();
}

function textOf({ brief, detailed }: Member): string {
  return `${textOfBlocks(brief)} ${textOfBlocks(detailed)}`.trim();
}

function isUnnamedEnum({ kind, name }: Member): boolean {
  return kind === 'enum' && name.startsWith('(anonymous');
}

function membersOf({ sections }: Compound): Member[] {
  return sections.flatMap(({ entries }) =>
    entries.flatMap((entry) => ('member' in entry ? [entry.member] : [])),
  );
}
