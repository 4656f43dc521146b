import { anchorId } from '../model/anchor-id.ts';
import type { Member } from '../model/compound.ts';
import type { PageDescription } from '../pages/page-kind.ts';
import type { NestedMember } from '../model/nested-members.ts';
import type { MemberAnchor } from '../model/links.ts';
import { wholeSignature } from '../model/overload-signature.ts';
import { operatorWords } from './operator-words.ts';
import { overloadHash, shortHash } from './short-hash.ts';
import { groupBy } from '../shared/group-by.ts';

/** The readable anchor of a name; it is unique per name. */
export function anchorOfName(name: string): string {
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return name;
  const destroyed = /^~\s*([A-Za-z_][A-Za-z0-9_]*)$/.exec(name)?.[1];
  if (destroyed !== undefined) return `${destroyed}-destructor`;
  const unnamed = /^\(anonymous(?: (\w+))?\)$/.exec(name);
  if (unnamed) return ['anonymous', unnamed[1]].filter(Boolean).join('-');
  const signs = /^operator\s*([^\w\s"].*)$/.exec(name)?.[1]?.replaceAll(' ', '');
  const word = signs === undefined ? undefined : operatorWords[signs];
  if (word !== undefined) return `operator-${word}`;
  const conversion = /^operator ([a-z]+)$/.exec(name)?.[1];
  if (conversion !== undefined) return `operator-${conversion}`;
  const literal = /^operator\s*""\s*(\w+)$/.exec(name)?.[1];
  if (literal !== undefined) return `operator-literal-${literal}`;
  const readable = name.replace(/[^A-Za-z0-9_]+/g, '-').replace(/^-+|-+$/g, '');
  return `${readable.slice(0, 40) || 'member'}-${shortHash(name.replace(/\s+/g, ''), 8)}`;
}

/**
 * Anchors of the members of one page: `#name` for a unique name; for overloads, `#name-` and a hash of the signature,
 * with `#name` as the common anchor. The hashed form also works for a unique name, so that an added overload breaks no
 * link. `listed` are members that the page only names in a table: they get anchors too, so that links survive when a
 * member moves to another page. `nested` are members of unnamed types: their anchors have the same form, prefixed with
 * the name of their variable if that is taken.
 */
export function memberAnchors(
  members: readonly Member[],
  { listed = [], nested = [], structs = [] }: OtherAnchored = {},
): Map<string, MemberAnchor> {
  const anchors = new Map<string, MemberAnchor>();
  const used = new Set<string>();
  const take = (wanted: string): string => {
    let id = wanted;
    for (let n = 2; used.has(id); n++) id = `${wanted}-${n}`;
    used.add(id);
    return id;
  };
  const byName = groupBy(members, ({ name }) => name);
  // Names first, so that no hashed form takes one of them.
  const names = new Map([...byName.keys()].map((name) => [name, take(anchorOfName(name))]));
  for (const [name, same] of byName) {
    const base = names.get(name) ?? name;
    const hashes = overloadHashes(same);
    same.forEach((member, i) => {
      const [hashed = base, ...shared] = (hashes[i] ?? []).map((hash) => take(`${base}-${hash}`));
      const isOnly = same.length === 1;
      const id = isOnly ? base : hashed;
      const own = take(anchorId(member.refid));
      anchors.set(member.refid, {
        id,
        aliases: [...(isOnly ? [hashed] : []), ...shared, own],
        ...(!isOnly && i === 0 ? { set: base } : {}),
      });
      addValues(member, id, anchors, take);
    });
  }
  for (const { refid, kind, name } of structs) {
    const base = anchorOfName(name);
    const id = take(used.has(base) ? `${kind}-${base}` : base);
    anchors.set(refid, { id, aliases: [take(refid)] });
  }
  addNested(nested, anchors, used, take);
  for (const [name, same] of groupBy(listed, ({ name }) => name)) {
    const base = anchorOfName(name);
    const hashes = overloadHashes(same);
    same.forEach((member, i) => {
      const wanted = [base, ...(hashes[i] ?? []).map((hash) => `${base}-${hash}`)];
      const [id, ...aliases] = wanted.filter((each) => !used.has(each)).map(take);
      if (id !== undefined && !anchors.has(member.refid))
        anchors.set(member.refid, { id, aliases, isRow: true });
    });
  }
  return anchors;
}

/** Other items with anchors on a page. */
export type OtherAnchored = Pick<PageDescription, 'listed' | 'nested' | 'structs'>;

/** Adds the anchors of members of unnamed types. */
function addNested(
  nested: readonly NestedMember[],
  anchors: Map<string, MemberAnchor>,
  used: ReadonlySet<string>,
  take: (wanted: string) => string,
): void {
  if (nested.length === 0) return;
  const paths = new Map(nested.map(({ member, path }) => [member.refid, path]));
  const scoped = new Set(nested.flatMap(({ member, isScoped }) => (isScoped ? [member] : [])));
  const byName = groupBy(
    nested.map(({ member }) => member),
    ({ name }) => name,
  );
  // Names first, so that no other form takes one of them.
  const free = [...byName].flatMap(([name, same]) =>
    used.has(anchorOfName(name)) || same.some((member) => scoped.has(member)) ? [] : [name],
  );
  const names = new Map(free.map((name) => [name, take(anchorOfName(name))]));
  for (const [name, same] of byName) {
    const base = anchorOfName(name);
    const own = names.get(name);
    same.forEach((member, i) => {
      const path = (paths.get(member.refid) ?? []).map(anchorOfName);
      const isOnly = same.length === 1 && own !== undefined;
      const id = isOnly ? own : take([...path, base].join('-'));
      const wanted = [
        ...(isOnly && path.length > 0 ? [[...path, base].join('-')] : []),
        `${base}-${member.facts.overload}`,
      ];
      const aliases = wanted.filter((each) => !used.has(each)).map(take);
      if (!isOnly && own !== undefined && i === 0) aliases.unshift(own);
      anchors.set(member.refid, { id, aliases: [...aliases, take(anchorId(member.refid))] });
      addValues(member, id, anchors, take);
    });
  }
}

/** Adds the anchors of the values of an enum, which start with that of the enum. */
function addValues(
  { enumValues }: Member,
  id: string,
  anchors: Map<string, MemberAnchor>,
  take: (wanted: string) => string,
): void {
  for (const { refid, name } of enumValues) {
    const valueId = take(`${id}-${anchorOfName(name)}`);
    anchors.set(refid, { id: valueId, aliases: [take(anchorId(refid))] });
  }
}

/**
 * The hashes of members with one name. If signatures are equal, as for templates that differ in a condition, each gets
 * a hash of its whole signature; the first of them has the common one as well.
 */
function overloadHashes(members: readonly Member[]): string[][] {
  const alike = groupBy(members, ({ facts }) => facts.overload);
  return members.map((member) => {
    const hash = member.facts.overload;
    const [first, ...others] = alike.get(hash) ?? [];
    if (others.length === 0) return [hash];
    const own = overloadHash(wholeSignature(member));
    return first === member ? [own, hash] : [own];
  });
}
