import type { CodeText, Member, Param } from '../model/compound.ts';
import type { MemberAnchor } from '../model/links.ts';
import { anchorId } from '../model/anchor-id.ts';
import { shortHash } from './permalinks.ts';

/** Words for the signs of operators, so that their anchors can be read and typed. */
const operatorWords: Record<string, string> = {
  '==': 'eq',
  '!=': 'ne',
  '<': 'lt',
  '>': 'gt',
  '<=': 'le',
  '>=': 'ge',
  '<=>': 'spaceship',
  '+': 'plus',
  '-': 'minus',
  '*': 'star',
  '/': 'divide',
  '%': 'modulo',
  '&': 'and',
  '|': 'or',
  '^': 'xor',
  '!': 'not',
  '~': 'complement',
  '=': 'assign',
  '+=': 'plus-assign',
  '-=': 'minus-assign',
  '*=': 'star-assign',
  '/=': 'divide-assign',
  '%=': 'modulo-assign',
  '&=': 'and-assign',
  '|=': 'or-assign',
  '^=': 'xor-assign',
  '<<': 'shift-left',
  '>>': 'shift-right',
  '<<=': 'shift-left-assign',
  '>>=': 'shift-right-assign',
  '&&': 'logical-and',
  '||': 'logical-or',
  '++': 'increment',
  '--': 'decrement',
  ',': 'comma',
  '->': 'arrow',
  '->*': 'arrow-star',
  '()': 'call',
  '[]': 'subscript',
};

/** The readable anchor of a name; different names have different anchors. */
export function anchorOfName(name: string): string {
  if (/^~?[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return name;
  const signs = /^operator\s*([^\w\s"].*)$/.exec(name)?.[1]?.replaceAll(' ', '');
  const word = signs === undefined ? undefined : operatorWords[signs];
  if (word !== undefined) return `operator-${word}`;
  const conversion = /^operator ([a-z]+)$/.exec(name)?.[1];
  if (conversion !== undefined) return `operator-${conversion}`;
  const literal = /^operator\s*""\s*(\w+)$/.exec(name)?.[1];
  if (literal !== undefined) return `operator-literal-${literal}`;
  const readable = name.replace(/[^A-Za-z0-9_]+/g, '-').replace(/^-+|-+$/g, '');
  return `${readable.slice(0, 40) || 'member'}-${shortHash(name, 8)}`;
}

/**
 * Anchors of the members of one page: `#name` for the only one of its name, `#name-` and a hash of the signature for
 * one of several, which have `#name` in common. The hashed form leads to the single one too, so that an added overload
 * breaks no link.
 */
export function memberAnchors(members: readonly Member[]): Map<string, MemberAnchor> {
  const byName = new Map<string, Member[]>();
  for (const member of members) {
    const same = byName.get(member.name);
    if (same) same.push(member);
    else byName.set(member.name, [member]);
  }
  const anchors = new Map<string, MemberAnchor>();
  const used = new Set<string>();
  const take = (wanted: string): string => {
    let id = wanted;
    for (let n = 2; used.has(id); n++) id = `${wanted}-${n}`;
    used.add(id);
    return id;
  };
  // Names first, so that no hashed form can take one of them.
  const names = new Map([...byName.keys()].map((name) => [name, take(anchorOfName(name))]));
  for (const [name, same] of byName) {
    const base = names.get(name) ?? name;
    same.forEach((member, i) => {
      const hashed = take(`${base}-${overloadHash(member)}`);
      const id = same.length === 1 ? base : hashed;
      const own = take(anchorId(member.refid));
      const isFirst = same.length > 1 && i === 0;
      anchors.set(member.refid, {
        id,
        aliases: same.length === 1 ? [hashed, own] : [own],
        ...(isFirst ? { set: base } : {}),
      });
      for (const value of member.enumValues) {
        const valueId = take(`${id}-${anchorOfName(value.name)}`);
        anchors.set(value.refid, { id: valueId, aliases: [take(anchorId(value.refid))] });
      }
    });
  }
  return anchors;
}

/** A hash of what tells a member from its overloads. */
export function overloadHash(member: Member): string {
  return member.facts?.overload ?? shortHash(signature(member), 6);
}

/** What tells overloads apart: template parameters, types of parameters, qualifiers; white space does not count. */
function signature(member: Member): string {
  const template = member.templateParams?.map(paramType).join(',') ?? '';
  const params = member.params.map(paramType).join(',');
  const trailing = /\)([^)]*)$/.exec(member.argsString)?.[1] ?? '';
  const requires = member.requires ? text(member.requires) : '';
  return [member.kind, template, params, trailing, requires].join(';').replace(/\s+/g, '');
}

function paramType(param: Param): string {
  return (param.type ? text(param.type) : (param.name ?? '')) + (param.array ?? '');
}

function text(code: CodeText): string {
  return code.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
