import { normalParamType } from '../model/normal-type.ts';
import type { IndexedSymbol } from '../releases/symbol-index.ts';
import type { SnapshotParam } from '../releases/snapshot.ts';

/** Returns the parameters in a name such as `fmt::join(It, Sentinel)`; `undefined` if it does not say. */
function parametersIn(name: string): string[] | undefined {
  const [, list = ''] = /^[^(]*\((.+)\)[^)]*$/s.exec(name) ?? [];
  if (list.trim() === '' || name.includes('operator')) return undefined;
  // In C, this says that there are none.
  if (list.trim() === 'void') return [];
  const found = [''];
  let depth = 0;
  for (const sign of list) {
    if ('<([{'.includes(sign)) depth += 1;
    if ('>)]}'.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0) found.push('');
    else found.push(`${found.pop() ?? ''}${sign}`);
  }
  return found.map((each) => each.replace(/=.*$/s, '').trim());
}

/** Returns the overloads that a name with parameters means; all for a name without, none if they have other parameters. */
export function meantOverloads(name: string, found: readonly IndexedSymbol[]): IndexedSymbol[] {
  const wanted = parametersIn(name);
  return found.filter(({ symbol: { params } }) => {
    if (!wanted || !params) return true;
    return (
      params.length === wanted.length && params.every((each, i) => isSame(each, wanted[i] ?? ''))
    );
  });
}

/** True if a text is the type of a parameter, with a name or without. */
function isSame({ type }: SnapshotParam, text: string): boolean {
  // Parameters of macros have no type.
  if (type === undefined) return true;
  const types = [text, text.replace(/\s*\b\w+$/, '')];
  return types.some((each) => normalParamType(each) === normalParamType(type));
}
