import { isClassLike } from './class-kinds.ts';
import type { Compound, Member } from './compound.ts';
import type { IncludeLine, IncludeRule } from './include-line.ts';
import { splitName } from './qualified-name.ts';
import type { Symbols } from './symbols.ts';

/** Input that determines the `#include` line of a symbol. */
export interface IncludeSources {
  /** Returns the `#include` lines; when missing, there are none. */
  includes?: IncludeRule | undefined;
  /** Finds compounds and members. */
  symbols: Symbols;
}

/** True for kinds that are declared in one header. */
export function hasHeader({ kind }: Compound): boolean {
  return isClassLike(kind) || kind === 'concept';
}

/** Returns the `#include` line of a member: that of the class that declares it, else of its own header. */
export function includeOfMember(member: Member, sources: IncludeSources): IncludeLine | undefined {
  const { includes } = sources;
  const home = classAround(member, sources);
  return home ? includes?.ofClass(home) : includes?.of(member.location);
}

/** Returns the class that declares a member or class; members that are only related to a class are declared elsewhere. */
export function classAround(
  { qualifiedName }: Pick<Member, 'qualifiedName'>,
  { symbols }: Pick<IncludeSources, 'symbols'>,
): Compound | undefined {
  const [scope] = splitName(qualifiedName);
  const around = scope === '' ? undefined : symbols.byRawName(scope);
  return around && isClassLike(around.kind) ? around : undefined;
}
