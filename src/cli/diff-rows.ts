import type { ChangedSymbol } from '../releases/change-groups.ts';
import { adviceText } from '../releases/change-advice.ts';
import type { RuleId } from '../releases/rules.ts';

/** Symbols that changed for one reason. */
export interface ChangeRow {
  /** The symbol to show. */
  first: ChangedSymbol;
  /** The other overloads of a function, with the same changes: their declarations differ. */
  overloads: ChangedSymbol[];
  /** The names of other symbols. */
  others: string[];
  /** The names of the enumerators that have other values because of the inserted ones. */
  shifted: string[];
}

const headerRules: ReadonlySet<string> = new Set([
  ...(['header-moved', 'header-moved-reached', 'header-moved-away'] as const),
]);
const shiftRule: RuleId = 'enum-value-shifted';
const enumeratorRules: ReadonlySet<string> = new Set<RuleId>(['enum-value-added', shiftRule]);

/**
 * Returns a row for each cause: declarations that moved from one header to another, inserted enumerators with those that
 * they shift, and the overloads of a function with the same changes. Macros come last.
 */
export function changeRows(symbols: readonly ChangedSymbol[]): ChangeRow[] {
  const rows = new Map<unknown, ChangeRow>();
  const isMacro = ({ before, after }: ChangedSymbol): boolean =>
    (after ?? before)?.symbol.kind === 'macro';
  const ordered = [...symbols].sort((a, b) => Number(isMacro(a)) - Number(isMacro(b)));
  for (const symbol of ordered) {
    const cause = causeOf(symbol);
    const row = cause === undefined ? undefined : rows.get(cause);
    if (!row) rows.set(cause ?? symbol, { first: symbol, overloads: [], others: [], shifted: [] });
    else if (row.first.name === symbol.name) row.overloads.push(symbol);
    else row.others.push(symbol.name);
  }
  for (const row of rows.values()) showInserted(row, symbols);
  return [...rows.values()];
}

/** Shows an inserted enumerator, which is the cause, instead of the first one that it shifts. */
function showInserted(row: ChangeRow, symbols: readonly ChangedSymbol[]): void {
  const names = new Set([row.first.name, ...row.others]);
  const all = symbols.filter(({ name }) => names.has(name));
  const [inserted, ...more] = all.filter((each) => !isShifted(each));
  if (!inserted || more.length === all.length - 1) return;
  row.first = inserted;
  row.others = more.map(({ name }) => name);
  row.shifted = all.filter(isShifted).map(({ name }) => name);
}

function isShifted({ changes }: ChangedSymbol): boolean {
  return changes.some(({ change }) => change.rule === shiftRule);
}

/** Returns a key that symbols with the same cause share; `undefined` for a symbol that gets a row of its own. */
function causeOf({ name, before, after, changes }: ChangedSymbol): string | undefined {
  const { symbol, owner } = after ?? before ?? {};
  if (!symbol || changes.some(({ accepted }) => accepted !== undefined)) return undefined;
  const rules = changes.map(({ change }) => change.rule);
  if (rules.every((rule) => headerRules.has(rule)))
    return ['header', rules.join(), before?.symbol.header, symbol.header].join(' ');
  if (symbol.kind === 'enumerator' && rules.every((rule) => enumeratorRules.has(rule)))
    return `enum ${owner ?? ''}`;
  if (symbol.kind !== 'function') return undefined;
  const parts = changes.map(
    ({ change }) => `${change.rule} ${change.part ?? ''} ${adviceText(change)}`,
  );
  return ['function', name, ...parts.sort()].join('\0');
}

/** How many names a list shows. */
const mostNames = 12;

/** Says which other symbols a row is about; empty if there are none. */
export function othersText({ others, shifted }: ChangeRow): string {
  return [
    others.length === 0 ? '' : `and ${others.length} more: ${listed(others)}`,
    shifted.length === 0 ? '' : `other values because of it: ${listed(shifted)} [${shiftRule}]`,
  ]
    .filter(Boolean)
    .join('; ');
}

function listed(names: readonly string[]): string {
  return names.slice(0, mostNames).join(', ') + (names.length > mostNames ? ', …' : '');
}
