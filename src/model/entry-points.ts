import { isClassLike } from './class-kinds.ts';
import type { Compound, Member } from './compound.ts';
import { isDeprecated } from './deprecated.ts';
import { isDescribedMember } from './descriptions.ts';
import { perObject } from './per-object.ts';
import { splitQualified } from './qualified-name.ts';
import type { Symbols } from './symbols.ts';
import { summaryOf } from './summary.ts';
import { textOfCode } from './walk.ts';

/** A symbol that many parts of a library refer to. */
export type EntryPoint = { compound: Compound } | { member: Member };

/** Maximum number of entry points. */
const most = 12;

/** Minimum number: with fewer, none are listed. */
const fewest = 3;

/** If fewer have a summary, those without one are listed too. */
const enough = 6;

/** Minimum number of references to an entry point. */
const fewestMentions = 2;

/** The public symbols with the most references; those without a summary only if few have one. */
export const entryPoints = perObject((symbols: Symbols): readonly EntryPoint[] => {
  const ranked = [...allMentions(symbols)]
    .filter(([, count]) => count >= fewestMentions)
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  const all: EntryPoint[] = [];
  const described: EntryPoint[] = [];
  for (const [refid] of ranked) {
    if (described.length === most) break;
    const found = entryPoint(refid, symbols);
    if (!found) continue;
    all.push(found);
    if (hasBrief(found)) described.push(found);
  }
  // In a library without comments, declarations are all there is.
  const chosen = described.length < enough ? all.slice(0, most) : described;
  return chosen.length < fewest ? [] : chosen;
});

/** Counts the references to each symbol. */
function allMentions(symbols: Symbols): Map<string, number> {
  const counts = new Map<string, number>();
  for (const compound of symbols.compounds.values())
    for (const [refid, count] of Object.entries(compound.facts.mentions ?? {}))
      counts.set(refid, (counts.get(refid) ?? 0) + count);
  return counts;
}

/** The symbol with a refid, if readers would start with it: not a class member, not an implementation detail. */
function entryPoint(refid: string, symbols: Symbols): EntryPoint | undefined {
  const compound = symbols.compounds.get(refid);
  if (compound) {
    const { kind, name } = compound;
    const isInside = isClassLike(symbols.parent(refid)?.kind ?? 'file');
    const isOne = (isClassLike(kind) && !name.endsWith('>')) || kind === 'concept';
    return isOne && !isInside && isOffered(name, compound) ? { compound } : undefined;
  }
  const member = symbols.members.get(refid)?.member;
  if (!member || symbols.classOf(refid) || !isOffered(member.qualifiedName, member)) return;
  return isPlace(member) ? { member } : undefined;
}

/** True if a symbol is part of the public interface. */
function isOffered(name: string, symbol: Compound | Member): boolean {
  return symbol.protection === 'public' && !isInternalName(name) && !isDeprecated(symbol);
}

/** True for members to start with: excludes variables, attribute macros and aliases of built-in types. */
function isPlace(member: Member): boolean {
  switch (member.kind) {
    case 'enum':
    case 'function':
      return !member.name.startsWith('(') && !member.name.startsWith('operator');
    case 'define':
      return member.callable && isDescribedMember(member);
    case 'typedef':
      return (
        /[(<]|\b(?:class|enum|struct|union)\b/.test(textOfCode(member.type)) ||
        member.argsString !== ''
      );
    case 'property':
    case 'event':
    case 'variable':
    case 'signal':
    case 'prototype':
    case 'friend':
    case 'dcop':
    case 'slot':
    case 'interface':
    case 'service':
      return false;
  }
}

function hasBrief(point: EntryPoint): boolean {
  return summaryOf('compound' in point ? point.compound : point.member).length > 0;
}

const internalScope =
  /^(?:.*_)?(?:details?|internals?|impl|implementation|private|priv)$|^_|^std$/i;

/** True for names in a scope of the implementation or of another library: `json::detail::parser`. */
export function isInternalName(name: string): boolean {
  return splitQualified(name).some((scope) => internalScope.test(scope));
}
