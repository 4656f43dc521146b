import { isClassLike } from '../../model/class-kinds.ts';
import type { Compound, Member } from '../../model/compound.ts';
import type { IncludeLine } from '../../model/include-line.ts';
import {
  classAround,
  hasHeader,
  includeOfMember,
  type IncludeSources,
} from '../../model/own-include.ts';
import type { ApiPage } from './api-page.ts';

/**
 * Returns the `#include` line that a compound's page shows once: for the header of a class or concept, for a header
 * itself, or for a namespace or topic whose symbols, if declared in headers, share one header.
 */
export function pageInclude(
  compound: Compound,
  { includes, symbols }: IncludeSources,
): IncludeLine | undefined {
  const { kind, location } = compound;
  if (!includes) return undefined;
  if (hasHeader(compound)) return includes.ofClass(compound);
  if (kind === 'file') return includes.of(location);
  if (kind !== 'namespace' && kind !== 'group') return undefined;
  const sources = { includes, symbols };
  const lines = symbols.membersOf(compound).map((member) => () => includeOfMember(member, sources));
  // A topic's inner compounds have their own pages; a namespace owns everything in it.
  if (kind === 'namespace')
    for (const { refid } of symbols.innerOf(compound)) {
      const inner = symbols.compounds.get(refid);
      if (inner && hasHeader(inner)) lines.push(() => includes.ofClass(inner));
    }
  let shared: IncludeLine | undefined;
  for (const lineOf of lines) {
    const line = lineOf();
    // Symbols that the XML locates only in a source file have no header.
    if (!line) continue;
    if (shared && !areSame(line, shared)) return undefined;
    shared = line;
  }
  return shared;
}

/** Returns the `#include` line of a member; `undefined` if its page shows it already. */
export function memberInclude(
  member: Member,
  { compound, include }: Pick<ApiPage, 'compound' | 'include'>,
  sources: IncludeSources,
): IncludeLine | undefined {
  // Inherited members come with the class.
  if (isClassLike(compound.kind) && classAround(member, sources)) return undefined;
  const line = includeOfMember(member, sources);
  return line && !areSame(line, include) ? line : undefined;
}

/** True if two lines include the same header in the same way. */
export function areSame(a: IncludeLine | undefined, b: IncludeLine | undefined): boolean {
  return a?.path === b?.path && a?.style === b?.style;
}
