import type { NameQuery } from '../../../src/shared/search/query.ts';
import { fitsScopeInside, matchLevel } from '../../../src/shared/search/rank.ts';
import type { SymbolSearch } from '../symbol-search.ts';

/** Adds symbols of other scopes than the written ones: first scopes with these as inner words, then any. */
export async function addElsewhere(search: SymbolSearch, name: NameQuery): Promise<void> {
  const { spaced, text } = search.query;
  const wanted = spaced && text.includes('.') ? spaced : name;
  if (wanted.scopes.length === 0 || !/[.:/]/.test(text)) return;
  await search.beginningWith(
    wanted,
    (names, row) => (fitsScopeInside(wanted, names.scope(row)) ? matchLevel.prefix : undefined),
    true,
  );
  await search.beginningWith(
    wanted,
    (_, __, key) => (key === wanted.key ? matchLevel.parts : undefined),
    true,
  );
}
