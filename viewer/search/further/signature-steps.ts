import { sorts } from '../../../src/shared/search/dictionary.ts';
import { matchLevel } from '../../../src/shared/search/rank.ts';
import {
  patternsOfTypes,
  signatureMatch,
  typesOf,
  type SignaturePattern,
  type TypePattern,
} from '../../../src/shared/search/signature.ts';
import type { FoundSymbol } from '../row-scan.ts';
import type { DetailRows } from '../symbol-files.ts';
import type { Step, SymbolSearch } from '../symbol-search.ts';

/** The steps for a signature: functions with it, then with a last type that the reader has not yet completed. */
export function signatureSteps(search: SymbolSearch, written: SignaturePattern): Step[] {
  return [
    () => withSignature(search, written, false),
    () => namedWith(search, written),
    () => withSignature(search, written, true),
  ];
}

/** Functions that take and return the wanted types. With `isOpen`, the last type may be a prefix of theirs. */
async function withSignature(
  search: SymbolSearch,
  written: SignaturePattern,
  isOpen: boolean,
): Promise<void> {
  const open = typesOf(written).find((type) => type.isOpen);
  if (isOpen && (!open || open.key.length < 2)) return;
  const own = (type: TypePattern): TypePattern => (isOpen ? type : { ...type, isOpen });
  const { params, returns, isWhole } = written;
  const wanted = { params: params.map(own), returns: returns && own(returns) };
  const blocks = await search.blocksOfDetails(
    typesOf(wanted).flatMap((type): [string, boolean][] =>
      type.key === '_' ? [] : [[sorts.type + type.key, !type.isOpen]],
    ),
  );
  const matchSignature = signatureMatch(wanted);
  const patterns = patternsOfTypes(wanted);
  const rowsOf = (rows: DetailRows): number[] => rows.signatures().having(patterns);
  await search.rows.details(blocks, rowsOf, (rows, row) => {
    const more = matchSignature(rows.signature(row));
    if (more < 0) return undefined;
    // With parentheses, the query names all parameters: functions without further ones come first.
    return matchLevel.exact + Math.min(more, 5) + (isWhole && more > 0 ? 10 : 0);
  });
}

/** Functions that take the wanted types and return anything, if nothing else was found. */
export function anyResultStep(search: SymbolSearch, written: SignaturePattern): Step {
  return async () => {
    const { params, isWhole, returns } = written;
    if (search.rows.total === 0 && returns && params.length > 0)
      await withSignature(search, { params, isWhole }, false);
  };
}

/** Functions with a name that return the wanted type. */
async function namedWith(search: SymbolSearch, { returns }: SignaturePattern): Promise<void> {
  const { name } = search.query;
  if (!name) return;
  const matchSignature = signatureMatch({ params: [], returns });
  const fitting: FoundSymbol[] = [];
  for (const symbol of await search.named(name))
    if (matchSignature(await search.files.detailsOf(symbol.row)) >= 0) fitting.push(symbol);
  search.rows.add(fitting);
}
