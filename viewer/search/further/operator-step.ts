import { withoutArguments } from '../../../src/shared/search/arguments.ts';
import { nameKey } from '../../../src/shared/search/fold.ts';
import { fitsScope, fitsScopeInside, fitsScopeLoosely } from '../../../src/shared/search/rank.ts';
import { parseName } from '../../../src/shared/search/query.ts';
import type { FoundSymbol } from '../row-scan.ts';
import type { Step, SymbolSearch } from '../symbol-search.ts';
import {
  addInOrder,
  argumentDistance,
  argumentsOf,
  exactStep,
  symbolsNamed,
} from './exact-names.ts';
import type { WantedOperator } from './operators.ts';

/** The signs that only operators of a library give a meaning, in a statement: `m << 1, 2`. */
const statementSigns = /<<|>>|==|!=|<=>|[-+*/%^&|]=|\[\]/g;

/** Adds the operators that a statement uses; only if none of its names was found. */
export function signsStep(search: SymbolSearch, text: string): Step {
  return async () => {
    const signs = search.rows.total > 0 ? [] : (text.match(statementSigns) ?? []);
    if (signs.length === 0) return;
    await exactStep(
      search,
      [...new Set(signs)].map((sign) => ({ name: `operator${sign}` })),
    )();
  };
}

/** Adds operators: those of the class, then those that take it as a parameter, then others. */
export function operatorStep(search: SymbolSearch, { names, around }: WantedOperator): Step {
  return async () => {
    const word = around.replace(/[\s*&]+$/, '').replace(/^const\s+/, '');
    const lists = await Promise.all(
      names.map(async (wanted, i) => {
        const name = word === '' ? wanted.name : `${word}::${wanted.name}`;
        const tiers = await symbolsNamed(search, { ...wanted, name });
        return tiers.flat().map((symbol) => ({ symbol, i }));
      }),
    );
    const found = lists.flat();
    if (found.length === 0) return;
    search.query.name = parseName(names[found[0]?.i ?? 0]?.name ?? '');
    const { scopes } = parseName(`${word}::x`);
    const wanted = { ...parseName(''), scopes };
    // An alias is not in the names of members and parameters: its class is.
    const [[alias]] = word === '' ? [[]] : await symbolsNamed(search, { name: word, kind: 'type' });
    const type = alias?.kind === 'typedef' ? (alias.details?.type ?? '') : word;
    const args = argumentsOf(type);
    const literals = args.slice(
      0,
      args.findIndex((each) => !/^\d+$/.test(each)),
    );
    const inParams =
      nameKey(withoutArguments(type)) + (args.length > 0 ? `<${literals.join(',')}` : '');
    const nearness = ({ scope, details }: FoundSymbol): number => {
      const distance = argumentDistance(args, argumentsOf(scope)) / 10;
      if (fitsScope(wanted, scope)) return distance;
      const params = nameKey(details?.params ?? '');
      if (params.includes(inParams)) return 1;
      if (params.includes(scopes.at(-1) ?? '')) return 2;
      if (type !== word && fitsScope(parseName(`${withoutArguments(type)}::x`), scope))
        return distance;
      if (fitsScopeLoosely(wanted, scope)) return 3;
      return fitsScopeInside(wanted, scope) ? 4 : 5;
    };
    const sorted = found
      .map(({ symbol, i }) => ({ symbol, order: nearness(symbol) * 100 + i }))
      .sort((a, b) => a.order - b.order);
    addInOrder(
      search,
      sorted.map(({ symbol }) => symbol),
    );
  };
}
