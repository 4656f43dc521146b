import { isClassLike } from '../../model/class-kinds.ts';
import type { Compound, Member } from '../../model/compound.ts';
import { textOfPackedListing, type PackedListing } from '../../model/packed-listing.ts';
import type { Standard, StandardLanguage } from '../../model/standards.ts';
import { fileRegions, regionAt, type FileRegions, type Region } from './regions.ts';
import { StandardConditions } from './standard-conditions.ts';

/** For each standard of a language, true if it may have a symbol. */
export type Support = readonly boolean[];

/** The symbols that not all standards have. */
export interface ConditionalSymbols {
  /** The standards of the language, oldest first. */
  names: readonly Standard[];
  /** Maps compounds and members to the standards that have them; those that all have are missing. */
  supports: ReadonlyMap<Compound | Member, Support>;
}

/** Macros by which compilers say which standard they follow. */
const ofStandards = /\b(?:__cplusplus|__STDC_VERSION__|_MSVC_LANG|_HAS_CXX\d\d|__cpp_\w+)\b/;

/**
 * Finds the symbols that the conditions around them leave out of some standards. A condition that depends on something
 * else, too, leaves out a standard only if it does so in any case. `macros` are those that the configuration explains.
 */
export function conditionalSymbols(
  compounds: readonly Compound[],
  language: StandardLanguage,
  macros: Readonly<Record<string, string>>,
): ConditionalSymbols {
  const sources = compounds.flatMap(({ kind, listing, location }) =>
    kind === 'file' && location && listing?.directives
      ? [{ path: location.file, listing, directives: listing.directives }]
      : [],
  );
  const explained = Object.keys(macros);
  const isAsked = sources.some(({ directives }) =>
    directives.some(
      ([, text]) => ofStandards.test(text) || explained.some((name) => text.includes(name)),
    ),
  );
  if (!isAsked) return { names: [], supports: new Map() };
  const files = new Map<string, SourceFile>();
  const regions = sources.map(({ path, listing, directives }) => {
    const own = fileRegions(directives);
    files.set(path, { regions: own, listing });
    return own;
  });
  const conditions = new StandardConditions(regions, language, macros);
  const find = new SupportFinder(files, conditions);
  const supports = new Map<Compound | Member, Support>();
  for (const compound of compounds) {
    const { kind, location, name } = compound;
    const place = isClassLike(kind) || kind === 'concept' ? location : undefined;
    const own = find.ofSymbol(place, name.replace(/^.*::/, ''));
    if (own) supports.set(compound, own);
    for (const { entries } of compound.sections)
      for (const entry of entries) {
        if (!('member' in entry)) continue;
        const { member } = entry;
        // What is in the same region as its class is declared wherever its class is.
        const support = find.areTogether(place, member.facts)
          ? own
          : find.ofSymbol(member.facts, member.name);
        if (support) supports.set(member, support);
      }
  }
  return { names: conditions.names, supports };
}

/** A file with its listing. */
interface SourceFile {
  regions: FileRegions;
  listing: PackedListing;
  /** The lines of the listing, from line 1 on; missing until they are needed. */
  lines?: string[];
  /** The regions that some standards leave out; missing until they are needed. */
  partial?: Region[];
}

/** A place in a file. */
interface Place {
  file?: string;
  line?: number;
}

/** Finds the standards of symbols by their places. */
class SupportFinder {
  /** Where the symbols of a region may be declared for the standards that leave it out. */
  readonly #alternatives = new Map<Region, readonly Region[]>();
  readonly #texts = new Map<Region, string>();

  constructor(
    private readonly files: ReadonlyMap<string, SourceFile>,
    private readonly conditions: StandardConditions,
  ) {}

  /** The standards that have a symbol; `undefined` if all have it, or if that is unknown. */
  ofSymbol({ file: path, line }: Place = {}, name: string): Support | undefined {
    const file = this.files.get(path ?? '');
    const region = file && line !== undefined ? regionAt(file.regions, line) : undefined;
    const around = region && ofSome(this.#supportOf(region));
    if (!file || !region || !around) return undefined;
    const word = wordPattern(name);
    let support = around;
    const branches = otherBranches(region);
    for (const other of this.#alternativesOf(region, around, branches, file)) {
      const theirs = this.#supportOf(other);
      const isOther = branches.has(other) || areApart(theirs, support);
      if (isOther && word.test(this.#textOf(other, file)))
        support = support.map((is, i) => is || theirs[i] === true);
    }
    return ofSome(support);
  }

  /** True for two places in the same region of a file. */
  areTogether(one: Place | undefined, other: Place): boolean {
    const file = this.files.get(one?.file ?? '');
    if (!file || one?.file !== other.file) return false;
    if (one?.line === undefined || other.line === undefined) return false;
    return regionAt(file.regions, one.line) === regionAt(file.regions, other.line);
  }

  #supportOf(region: Region): Support {
    return this.conditions.truths(region).map((truth) => truth !== false);
  }

  #alternativesOf(
    region: Region,
    support: Support,
    branches: ReadonlySet<Region>,
    file: SourceFile,
  ): readonly Region[] {
    const known = this.#alternatives.get(region);
    if (known) return known;
    file.partial ??= file.regions.regions.filter((each) => ofSome(this.#supportOf(each)));
    const apart = file.partial.filter((each) => areApart(this.#supportOf(each), support));
    // In the order of the file: what one of them adds decides whether the next one overlaps.
    const found = [...new Set([...branches, ...apart])].sort((a, b) => a.start - b.start);
    this.#alternatives.set(region, found);
    return found;
  }

  #textOf(region: Region, file: SourceFile): string {
    const known = this.#texts.get(region);
    if (known !== undefined) return known;
    file.lines ??= textOfPackedListing(file.listing, true).split('\n');
    const { start, end } = region;
    const text = file.lines.slice(start, Number.isFinite(end) ? end - 1 : undefined).join('\n');
    this.#texts.set(region, text);
    return text;
  }
}

/** True if some standards have one of two regions, and none has both. */
function areApart(one: Support, other: Support): boolean {
  return one.includes(true) && one.every((is, i) => !is || !other[i]);
}

/** The other branches of each `#if` around some lines, of which compilers read at most one. */
function otherBranches(region: Region): Set<Region> {
  const others = new Set<Region>();
  for (let own: Region | undefined = region; own; own = own.parent)
    for (const branch of own.group) if (branch !== own) others.add(branch);
  return others;
}

/** Matches a name as a whole word, or an operator. */
function wordPattern(name: string): RegExp {
  const word = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*');
  return new RegExp(`(?<!\\w)${word}(?!\\w)`);
}

/** The same support, unless all or none of the standards have the symbol. */
function ofSome(support: Support): Support | undefined {
  return support.includes(true) && support.includes(false) ? support : undefined;
}
