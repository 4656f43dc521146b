import { isClassLike } from '../../model/class-kinds.ts';
import type { Compound, Member } from '../../model/compound.ts';
import type { IncludeLine, IncludeRule } from '../../model/include-line.ts';
import { splitName } from '../../model/qualified-name.ts';
import type { Symbols } from '../../model/symbols.ts';
import type { ApiPage } from './api-page.ts';

/** What decides which line stands where. */
export interface IncludeSources {
  /** Tells the lines; without it, there are none. */
  includes?: IncludeRule | undefined;
  /** Finds compounds and members. */
  symbols: Symbols;
}

/**
 * What a compound's page says once has to be included: the header of a class or concept, a header itself, or the one in
 * which all symbols of a namespace or topic are declared that are declared in headers.
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
  const lines = symbols.membersOf(compound).map((member) => () => ownLine(member, sources));
  // What a topic lists beside its members has pages of its own; a namespace is the place of all that is in it.
  if (kind === 'namespace')
    for (const { refid } of symbols.innerOf(compound)) {
      const inner = symbols.compounds.get(refid);
      if (inner && hasHeader(inner)) lines.push(() => includes.ofClass(inner));
    }
  let shared: IncludeLine | undefined;
  for (const lineOf of lines) {
    const line = lineOf();
    // What is declared in a source file, as far as the XML tells, has no header of its own.
    if (!line) continue;
    if (shared && !areSame(line, shared)) return undefined;
    shared = line;
  }
  return shared;
}

/** What has to be included for a member; `undefined` if its page says so already. */
export function memberInclude(
  member: Member,
  { compound, include }: Pick<ApiPage, 'compound' | 'include'>,
  sources: IncludeSources,
): IncludeLine | undefined {
  // What a class inherits comes with it.
  if (isClassLike(compound.kind) && classAround(member, sources)) return undefined;
  const line = ownLine(member, sources);
  return line && !areSame(line, include) ? line : undefined;
}

function ownLine(member: Member, sources: IncludeSources): IncludeLine | undefined {
  const { includes } = sources;
  const home = classAround(member, sources);
  return home ? includes?.ofClass(home) : includes?.of(member.location);
}

/** The class that a member is declared in: what is only related to a class is declared elsewhere. */
function classAround({ qualifiedName }: Member, { symbols }: IncludeSources): Compound | undefined {
  const [scope] = splitName(qualifiedName);
  const around = scope === '' ? undefined : symbols.byRawName(scope);
  return around && isClassLike(around.kind) ? around : undefined;
}

/** True if two lines include the same header in the same way. */
export function areSame(a: IncludeLine | undefined, b: IncludeLine | undefined): boolean {
  return a?.path === b?.path && a?.style === b?.style;
}

/** True for what is declared in one header. */
function hasHeader({ kind }: Compound): boolean {
  return isClassLike(kind) || kind === 'concept';
}
