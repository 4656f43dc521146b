import type { Step, SymbolSearch } from '../symbol-search.ts';
import { matchLevel } from '../../../src/shared/search/rank.ts';
import type { FoundSymbol } from '../row-scan.ts';
import { addInOrder, exactStep } from './exact-names.ts';
import type { Wanted } from './wanted.ts';

/** Adds the symbols that an address names; Doxygen's ids are looked up in the list of all symbols of the site. */
export function addressStep(search: SymbolSearch, text: string): Step {
  return async () => {
    const { addressParts } = await import('./pasted-names.ts');
    const { refid, wanted } = addressParts(text);
    const own = refid === undefined ? undefined : await symbolOf(search, refid);
    const found = own?.address === undefined ? [] : await symbolsAt(search, own.address);
    if (found.length > 0) addInOrder(search, found);
    else await exactStep(search, own ? [own, ...wanted] : wanted)();
  };
}

/** Returns the symbols at an address with the base path: topics and pages have titles in place of their names. */
async function symbolsAt({ files, rows }: SymbolSearch, address: string): Promise<FoundSymbol[]> {
  for (const [block, start] of files.nameStarts.entries()) {
    const names = await files.names(block);
    const index = names.names.findIndex((_, i) => `/${address}`.endsWith(`/${names.path(i)}`));
    const symbol = index < 0 ? undefined : await rows.symbolAt(start + index, matchLevel.exact);
    if (symbol) return [symbol];
  }
  return [];
}

/** Returns the symbol with one of Doxygen's ids; undefined if there is none, or no list of symbols. */
async function symbolOf(search: SymbolSearch, refid: string): Promise<Wanted | undefined> {
  try {
    const rows: unknown = await search.files.listOfSymbols();
    if (!Array.isArray(rows)) return undefined;
    for (const row of rows as unknown[])
      if (isRow(row) && row.refid === refid) return { name: row.name, address: row.url.slice(1) };
  } catch {
    // The names in the address remain.
  }
  return undefined;
}

function isRow(row: unknown): row is { refid: string; name: string; url: string } {
  return (
    typeof row === 'object' &&
    row !== null &&
    'refid' in row &&
    'name' in row &&
    'url' in row &&
    [row.refid, row.name, row.url].every((each) => typeof each === 'string')
  );
}
