import { hidingRules } from '../model/hiding-rules.ts';
import type { Coverage, SymbolCounts } from '../plan/coverage.ts';

/**
 * Says in a line for each API reference how many symbols of its XML the site shows, and what hides the others: "5,773 of
 * 5,789 members shown; hidden: 12 private (3 documented), 4 undocumented."
 */
export function coverageLines(coverage: readonly Coverage[]): string[] {
  return coverage.map(({ docsVersion, library, members, compounds }) => {
    const name = library ?? (coverage.length > 1 ? docsVersion : undefined);
    return `${name === undefined ? '' : `${name}: `}${sentence(members, 'members')} ${sentence(compounds, 'compounds')}`;
  });
}

function sentence({ total, shown, hidden }: SymbolCounts, noun: string): string {
  const start = `${number(shown)} of ${number(total)} ${noun} shown`;
  const rules = hidden.map(({ rule, count, described }) => {
    const documented = described === 0 ? '' : ` (${number(described)} documented)`;
    return `${number(count)} ${hidingRules[rule]}${documented}`;
  });
  const lost = total - shown - hidden.reduce((sum, { count }) => sum + count, 0);
  if (lost > 0) rules.push(`${number(lost)} without a place`);
  return rules.length === 0 ? `${start}.` : `${start}; hidden: ${rules.join(', ')}.`;
}

/** Writes a number with commas. `toLocaleString` would load the data of languages, a tenth of an unchanged build. */
function number(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
