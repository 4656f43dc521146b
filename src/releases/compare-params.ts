import { alignParams } from './align-params.ts';
import { acceptsSame } from './loosened-types.ts';
import type { RuleId } from './rules.ts';
import type { SnapshotParam } from './snapshot.ts';
import type { IndexedSymbol } from './symbol-index.ts';
import { nameOf } from './symbol-key.ts';
import type { TypeComparison } from './type-comparison.ts';

/** A change of a parameter. */
export interface ParamChange {
  /** The rule. */
  rule: RuleId;
  /** The name of the parameter, or its type if it has no name. */
  part: string | undefined;
}

/** Changes after which calls may not compile. */
const breaking: ReadonlySet<RuleId> = new Set<RuleId>([
  ...(['parameter-added', 'parameter-removed', 'parameter-type', 'default-removed'] as const),
]);

/** True if calls may not compile after a change of a parameter. */
export function breaksCalls({ rule }: ParamChange): boolean {
  return breaking.has(rule);
}

/** Returns the changes of the parameters of a function; `isAnyVirtual` if classes can override it. */
export function paramChanges(
  before: IndexedSymbol,
  after: IndexedSymbol,
  types: TypeComparison,
  isAnyVirtual: boolean,
): ParamChange[] {
  const [old = [], now = []] = [before.symbol.params, after.symbol.params];
  const changes: ParamChange[] = [];
  const aligned = alignParams(old, now, (from, to) =>
    types.isSame([before, from.type], [after, to.type], true),
  );
  aligned.forEach(({ from, to, isInserted }, i) => {
    if (!from || !to) {
      const param = to ?? from;
      const rule = from
        ? 'parameter-removed'
        : addedRule(to ?? {}, isInserted === true || isAnyVirtual);
      changes.push({ rule, part: param?.name ?? param?.type });
      return;
    }
    const part = to.name ?? from.name ?? String(i + 1);
    if (!types.isSame([before, from.type], [after, to.type], true)) {
      const [a, b] = [
        types.normal(from.type, before, true),
        types.normal(types.usual(to.type ?? '', after), after, true),
      ];
      if (isCondition(from, before) && isCondition(to, after)) {
        changes.push({ rule: 'constraint-changed', part });
        return;
      }
      const isLoose =
        acceptsSame(a, b) ||
        types.areWhole(a, b) ||
        types.becomesWhole(a, b) ||
        forwardsAny(to, a, b, after);
      changes.push({
        rule: isLoose && !isAnyVirtual ? 'parameter-type-loosened' : 'parameter-type',
        part,
      });
    }
    if (from.name !== undefined && to.name !== undefined && from.name !== to.name)
      changes.push({ rule: 'parameter-renamed', part });
    const rule = defaultRule(from, to, [before, after], types);
    if (rule) changes.push({ rule, part });
  });
  return changes;
}

/** True for the parameter of a template that is there for its type, which only some arguments make valid. */
function isCondition(
  { type = '', default: value }: SnapshotParam,
  { symbol: { template = [] } }: IndexedSymbol,
): boolean {
  return (
    value !== undefined && template.length > 0 && /\benable_|\bdecltype\b|\bvoid_t\b/.test(type)
  );
}

/** True for a parameter `T &&` of a template of `T` in the place of one of that type: it accepts what the other one did. */
function forwardsAny(
  { type = '' }: SnapshotParam,
  before: string,
  after: string,
  { symbol: { template = [] } }: IndexedSymbol,
): boolean {
  const [, name, pack = ''] = /^(\w+)\s*&&\s*(\.\.\.)?$/.exec(type) ?? [];
  if (name === undefined || !template.some((param) => nameOf(param) === name)) return false;
  const own = after.slice(0, after.lastIndexOf('&&'));
  return [own, `${own}&`, `const ${own}&`].some((form) => before === form + pack);
}

/** Calls need not pass a parameter with a default at the end; anywhere else, it takes the argument of another one. */
function addedRule({ default: value, type = '' }: SnapshotParam, isNeeded: boolean): RuleId {
  const isOptional = value !== undefined || type.includes('...');
  return isOptional && !isNeeded ? 'parameter-added-default' : 'parameter-added';
}

function defaultRule(
  from: SnapshotParam,
  to: SnapshotParam,
  [before, after]: readonly [IndexedSymbol, IndexedSymbol],
  types: TypeComparison,
): RuleId | undefined {
  if (from.default !== undefined && to.default === undefined) return 'default-removed';
  if (from.default === undefined && to.default !== undefined) return 'default-added';
  const [old, now] = [
    types.value(from.default, from.type, before),
    types.value(to.default, to.type, after),
  ];
  return old === now ? undefined : 'default-changed';
}
