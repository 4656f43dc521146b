import { sorts } from '../../../src/shared/search/dictionary.ts';
import { parseQuery } from '../../../src/shared/search/query.ts';
import { nameKey } from '../../../src/shared/search/fold.ts';
import {
  fitsScopeLoosely,
  matchLevel,
  matchLevelOf,
  scopeNames,
} from '../../../src/shared/search/rank.ts';
import {
  parseType,
  patternsOfTypes,
  signatureMatch,
  typesOf,
  withoutPointers,
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
    () => ofReceiver(search, written),
    () => withSignature(search, written, true),
    () => withSignature(search, loosely(written), false),
  ];
}

/** Matches what functions must have: `takes:Bowl`, `returns:Bowl`, `noexcept:`. */
const facts = /(^|\s)(?:(takes|returns):([^\s:]\S*)|noexcept:(?!:))/gi;

/**
 * The steps for functions that take or return a type, or are `noexcept`, and with a name, only those that it fits; undefined
 * if a query says nothing of this.
 */
export function factSteps(search: SymbolSearch): Step[] | undefined {
  const { query } = search;
  const written: SignaturePattern = { params: [], isWhole: false };
  let noexcept = false;
  const rest = query.wanted.replace(facts, (_, before: string, fact?: string, text = '') => {
    const type = { ...parseType(text as string), isOpen: true };
    if (fact === undefined) noexcept = true;
    else if (fact.toLowerCase() === 'takes') written.params.push(type);
    else written.returns = type;
    return before;
  });
  if (rest === query.wanted) return undefined;
  query.signature = written;
  const { name, words } = parseQuery(rest);
  if (name) query.name = name;
  else delete query.name;
  query.words = words;
  const accepts = (rows: DetailRows, row: number): boolean => {
    if (noexcept && !isNoexcept(rows.signature(row).params)) return false;
    if (!name) return true;
    const [names, start] = rows.names(row);
    const [own = '', key = ''] = [names.names[row - start], names.keys[row - start]];
    return (
      matchLevelOf(name, own, key) !== undefined && fitsScopeLoosely(name, names.scope(row - start))
    );
  };
  return [
    () => withSignature(search, written, false, accepts),
    () => withSignature(search, loosely(written), false, accepts),
    () => withSignature(search, written, true, accepts),
  ];
}

/** True for parameters that `noexcept` follows, or `throw()`; a condition may hold. */
function isNoexcept(params: string): boolean {
  return /\)[^()]*(?:\bnoexcept\b(?!\s*\(\s*false\s*\))|\bthrow\s*\(\s*\))/.test(params);
}

/** Functions that take and return the wanted types. With `isOpen`, the last type may be a prefix of theirs. */
async function withSignature(
  search: SymbolSearch,
  written: SignaturePattern,
  isOpen: boolean,
  accepts: (rows: DetailRows, row: number) => boolean = () => true,
): Promise<void> {
  const open = typesOf(written).find((type) => type.isOpen);
  if (isOpen && (!open || open.key.length < 2)) return;
  const own = (type: TypePattern): TypePattern => (isOpen ? type : { ...type, isOpen });
  const { params, returns, isWhole } = written;
  const wanted = { params: params.map(own), returns: returns && own(returns) };
  const blocks = await search.blocksOfDetails(
    typesOf(wanted).flatMap((type): [string, boolean][] =>
      type.key === '_'
        ? []
        : type.isLoose
          ? [[sorts.type + withoutPointers(type.key), false]]
          : [[sorts.type + type.key, !type.isOpen]],
    ),
  );
  const matchSignature = signatureMatch(wanted);
  const patterns = patternsOfTypes(wanted);
  const rowsOf = (rows: DetailRows): number[] => rows.signatures().having(patterns);
  await search.rows.details(blocks, rowsOf, (rows, row) => {
    const more = matchSignature(rows.signature(row));
    if (more < 0 || !accepts(rows, row)) return undefined;
    // With parentheses, the query names all parameters: functions without further ones come first.
    return matchLevel.exact + Math.min(more, 5) + (isWhole && more > 0 ? 10 : 0);
  });
}

/** Returns the same types, whatever their pointers and references are. */
function loosely({ params, returns, isWhole }: SignaturePattern): SignaturePattern {
  const loose = (type: TypePattern): TypePattern =>
    type.key === '_' ? type : { ...type, isLoose: true };
  return { params: params.map(loose), isWhole, ...(returns && { returns: loose(returns) }) };
}

/** Maximum number of members of a class that are compared. */
const mostMembers = 400;

/** Members of the class of the first parameter that take the other types and return the wanted one. */
async function ofReceiver(search: SymbolSearch, written: SignaturePattern): Promise<void> {
  const { files, rows } = search;
  const [receiver, ...params] = written.params;
  const { returns } = written;
  if (!receiver || !returns || receiver.key === '_') return;
  const wanted = nameKey(withoutPointers(receiver.key));
  const isClass = (scope: string): boolean => scopeNames(scope).at(-1) === wanted;
  const matchSignature = signatureMatch({ params, returns: { ...returns, isOpen: false } });
  const blocks = files.isSmall
    ? files.nameStarts.keys()
    : await files.blocksWith(sorts.scope + wanted, true);
  const found: FoundSymbol[] = [];
  for (const block of blocks) {
    const names = await files.names(block);
    const members = names.like(
      (table) => table.names.map(isClass),
      ({ kind }) => kind === 'function',
    );
    for (const member of members.slice(0, mostMembers)) {
      const row = (files.nameStarts[block] ?? 0) + member;
      const more = matchSignature(await files.detailsOf(row));
      const symbol = more < 0 ? undefined : await rows.symbolAt(row, matchLevel.exact + more);
      if (symbol) found.push(symbol);
    }
  }
  rows.add(found);
}

/** Functions that take the wanted types and return anything, if nothing else was found. */
export function anyResultStep(search: SymbolSearch, written: SignaturePattern): Step {
  return async () => {
    const { params, isWhole, returns } = written;
    if (search.rows.total === 0 && returns && params.length > 0)
      await withSignature(search, { params, isWhole }, false);
  };
}
