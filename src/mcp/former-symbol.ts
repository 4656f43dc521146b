import type { ApiChange } from '../releases/change.ts';
import { compareSnapshots } from '../releases/compare-snapshots.ts';
import { compareReleases } from '../releases/release-name.ts';
import { qualified, type IndexedSymbol, type SymbolIndex } from '../releases/symbol-index.ts';
import { advisedPhrase, deprecationOf } from './advice.ts';
import { inCode } from './answers.ts';
import { findNamed, releaseNames } from './find-symbol.ts';
import type { LibraryReleases } from './library-releases.ts';
import { meantOverloads } from './named-overloads.ts';

/** A release that has a symbol. */
export interface ReleaseWithSymbol {
  /** The release. */
  release: string;
  /** Its symbols. */
  index: SymbolIndex;
  /** The symbol with its overloads. */
  found: IndexedSymbol[];
}

/** Returns the first of some releases that has a symbol, or the overload that its parameters name. */
export async function firstWith(
  name: string,
  releases: readonly string[],
  library: LibraryReleases,
): Promise<ReleaseWithSymbol | undefined> {
  for (const release of releases) {
    const index = await library.release(release);
    const named = index ? findNamed(name, releaseNames(index)).found : [];
    const found = meantOverloads(name, named);
    if (index && found.length > 0) return { release, index, found };
  }
  return undefined;
}

/** Returns the changes between two releases, with the advice that the releases between the two give. */
export async function changesBetween(
  old: SymbolIndex,
  now: SymbolIndex,
  library: LibraryReleases,
): Promise<ApiChange[]> {
  const [from, to] = [old.snapshot.header.release, now.snapshot.header.release];
  const names = (await library.releases()).filter(
    (each) => compareReleases(each, from) > 0 && compareReleases(each, to) < 0,
  );
  const between = await Promise.all(names.map((each) => library.release(each)));
  const snapshots = between.flatMap((index) => (index ? [index.snapshot] : []));
  return compareSnapshots(old.snapshot, now.snapshot, snapshots);
}

/**
 * Says which of some releases, the newest first, is the last one with a symbol that `now` lacks, what became of it, and what
 * to use instead. Returns no sentences if none of them has it.
 */
export async function formerSymbol(
  name: string,
  now: SymbolIndex,
  earlier: readonly string[],
  library: LibraryReleases,
): Promise<string[]> {
  const last = await firstWith(name, earlier, library);
  if (!last) return [];
  const changes = await changesBetween(last.index, now, library);
  const names = new Set(last.found.map(({ owner, symbol }) => qualified(owner, symbol)));
  // What became of a class says what to do about its members.
  for (const { owner } of last.found)
    if (changes.some(({ name: each, rule }) => names.has(each) && rule === 'member-of-removed'))
      names.add(owner);
  const phrases = changes
    .filter((change) => names.has(change.name))
    .map((change) => `${inCode(change.name)} ${advisedPhrase(change)}`);
  const deprecated = last.found.filter(({ symbol }) => symbol.deprecated !== undefined);
  return [
    `${last.release} is the last release before that has it.`,
    ...(phrases.length > 0 ? [`Since then: ${[...new Set(phrases)].join('. ')}.`] : []),
    ...(deprecated.length > 0
      ? [`It was deprecated there: ${deprecationOf(deprecated, now)}`]
      : []),
  ];
}
