import { normalParamType } from '../model/normal-type.ts';
import type { IndexedSymbol } from './symbol-index.ts';
import { nameOf } from './symbol-key.ts';
import type { TypeComparison } from './type-comparison.ts';

/** True for a template with as many parameters, each of which has the same type or one that the template deduces. */
export function deducesParams(
  to: IndexedSymbol,
  from: IndexedSymbol,
  types: TypeComparison,
): boolean {
  const { params = [], template = [] } = to.symbol;
  const own = from.symbol.params ?? [];
  const names = new Set(template.flatMap((param) => nameOf(param) ?? []));
  const isDeduced = (type = ''): boolean =>
    (type.match(/\w+/g) ?? []).some((word) => names.has(word));
  return (
    params.length === own.length &&
    params.some(({ type }) => isDeduced(type)) &&
    params.every(({ type = '' }, i) => {
      const given = own[i]?.type;
      if (!isDeduced(type)) return types.isSame([from, given], [to, type], true);
      return fits(types.normal(given, from, true), normalParamType(type), names);
    })
  );
}

/** True if a type matches a parameter of a template: every type matches `const T &`, only pointers match `T *`. */
function fits(type: string, param: string, names: ReadonlySet<string>): boolean {
  const bare = (form: string): string => form.replace(/^const |&*(?:\.\.\.)?$/g, '');
  const pattern = bare(param)
    .split(/(\w+)/)
    .map((part) => (names.has(part) ? '.+' : part.replace(/[^\w\s]/g, '\\$&')))
    .join('');
  return new RegExp(`^${pattern}$`).test(bare(type));
}
