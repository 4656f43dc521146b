import { withoutArguments } from '../../../src/shared/search/arguments.ts';
import { sorts } from '../../../src/shared/search/dictionary.ts';
import { nameParts } from '../../../src/shared/search/fold.ts';
import { parseName } from '../../../src/shared/search/query.ts';
import { fitsScope, matchLevel } from '../../../src/shared/search/rank.ts';
import type { SymbolSearch } from '../symbol-search.ts';
import { lettersWrong } from './typos.ts';
import { notInCode, type Wanted } from './wanted.ts';

/** Minimum number of letters of names of which one may be wrong, of those in any scope, and of those with two wrong letters. */
const fewestLetters = { inScope: 4, anywhere: 5, twoWrong: 8 };

/** Words of names that say nothing about what is meant. */
const general = new Set(['get', 'set', 'has', 'add', 'new']);

/**
 * Adds the symbols with names like one that the library does not have: in its scope or that of a base, those with wrong
 * letters, then those that share words.
 *
 * @param isScopeKnown Whether a written scope is known: if not, those with wrong letters can be anywhere.
 */
export async function addNear(
  search: SymbolSearch,
  wanted: Wanted,
  isScopeKnown: boolean,
): Promise<void> {
  const { files, rows, query } = search;
  const name = parseName(withoutArguments(wanted.name));
  const { key, scopes } = name;
  const most = [fewestLetters.inScope, fewestLetters.twoWrong].filter(
    (letters) => key.length >= letters,
  ).length;
  const words = stemsIn(name.written);
  const isFile = wanted.kind === 'file';
  const isOwn = (scope: string): boolean => fitsScope(name, scope);
  const bases = scopes.length > 0 ? await files.basesOf(isOwn) : [];
  const near = async (blocks: Iterable<number>, isInScope: boolean): Promise<void> => {
    await rows.names(
      [...blocks],
      (names) => [...names.keys.keys()],
      (names, row, other) => {
        const { kind } = names.traits(row);
        const scope = names.scope(row);
        if (isFile ? kind !== 'file' : notInCode.has(kind)) return undefined;
        // The nearest base comes first.
        const distance = isOwn(scope) ? 0 : bases.indexOf(withoutArguments(scope)) + 1;
        if (isInScope && distance === 0 && !isOwn(scope)) return undefined;
        const level = matchLevel.similar + distance / 64;
        const wrong = lettersWrong(key, other, most);
        // A word more is no typo.
        if (wrong > 0 && wrong <= most && Math.abs(other.length - key.length) < 2)
          return level + wrong / 8;
        if (!isInScope || isFile) return undefined;
        const own = stemsIn(names.names[row] ?? '');
        const shared = words.filter((word) => own.includes(word));
        if (!shared.some((word) => word.length > 2 && !general.has(word))) return undefined;
        return level + 0.8 - shared.length / Math.max(own.length, words.length) / 2;
      },
    );
  };
  const before = rows.total;
  const scope = scopes.at(-1);
  if (scope !== undefined) {
    const owners = [scope, ...bases.map((base) => parseName(base).key)];
    const sets = files.isSmall
      ? [search.allBlocks]
      : await Promise.all(owners.map((each) => files.blocksWith(sorts.scope + each, true)));
    await near(new Set(sets.flatMap((set) => [...set])), true);
  }
  const isAnywhere = scope === undefined || !isScopeKnown;
  if (isAnywhere && rows.total === before && key.length >= fewestLetters.anywhere) {
    const beginning = key.slice(0, key.length >> 1);
    await near(files.isSmall ? search.allBlocks : files.blocksWithPrefix(beginning).flat(), false);
  }
  const [first] = rows.found;
  if (before > 0 || !first) return;
  query.name = parseName('');
  rows.instead = [first.scope, first.name].filter(Boolean).join(isFile ? '/' : '::');
}

/**
 * Returns the words of a name without their endings: `Matches` is a near name of `Match`, `Sizes` of `Size`. `stemOf` knows
 * more endings, but is in a file that this search does not load.
 */
function stemsIn(name: string): string[] {
  return nameParts(name).map((part) =>
    part.length > 3 ? part.replace(/([^s])s$/, '$1').replace(/(?:e|ed|ing)$/, '') : part,
  );
}
