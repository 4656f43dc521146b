import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { acceptedFile, readAccepted, type PlacedEntry } from '../config/read-accepted.ts';
import type { Config } from '../config/types.ts';
import { closest } from '../diagnostics/closest.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { nameExpression } from '../model/glob.ts';
import { splitName } from '../model/qualified-name.ts';
import type { JudgedChange } from '../releases/judge-changes.ts';
import { nextRelease } from '../releases/release-name.ts';
import type { ReleasePair } from '../releases/release-policy.ts';
import type { RuleId } from '../releases/rules.ts';
import { leadsOut } from './leads-out.ts';
import { appendItems } from '../yaml/append-items.ts';
import { append } from '../shared/group-by.ts';

/** Returns the file with the accepted changes: an absolute path. */
function fileOf({ releases }: Config): string {
  return join(releases.folder, acceptedFile);
}

/**
 * Reads the accepted changes, if there is a file; returns `undefined` if it has faults or is out of the project, which is
 * reported.
 */
export function acceptedChanges(
  config: Config,
  cwd: string,
  diagnostics: Diagnostics,
): PlacedEntry[] | undefined {
  const path = fileOf(config);
  if (leadsOut(path, config, cwd, diagnostics)) return undefined;
  if (!existsSync(path)) return [];
  return readAccepted(readFileSync(path, 'utf8'), displayPath(path, cwd), diagnostics)?.changes;
}

/** Reports accepted changes that did not occur between exactly their releases. */
export function reportUnused(
  unused: readonly PlacedEntry[],
  pair: ReleasePair,
  changes: readonly JudgedChange[],
  diagnostics: Diagnostics,
): void {
  const names = changes.map(({ change }) => change.name);
  for (const { from, to, rule, symbol, place } of unused)
    if (from === pair.before && (to === pair.after || to === nextRelease))
      diagnostics.warning(
        'accepted-unused',
        `No change matches this entry: ${rule} of ${symbol}.`,
        place,
        names.includes(symbol)
          ? `Correct the rule, or remove the entry: ${rulesOf(symbol)}.`
          : `Correct the symbol, or remove the entry.${proposal(symbol)}`,
      );

  function rulesOf(symbol: string): string {
    const rules = changes.filter(({ change }) => change.name === symbol);
    return `the rules for ${symbol} are ${rules.map(({ change }) => change.rule).join(', ')}`;
  }

  function proposal(symbol: string): string {
    const near = closest(symbol, names);
    return near === undefined ? '' : ` Did you mean "${near}"?`;
  }
}

/** From this number of changes of one rule on, a scope has one entry. */
const fewestInScope = 5;

/**
 * Returns the names for the entries of changes: that of each symbol, or a pattern for many in one scope if no other change
 * of the rule matches it.
 */
export function acceptedNames(
  changes: readonly JudgedChange[],
  all: readonly JudgedChange[],
): { rule: RuleId; symbol: string }[] {
  const accepted = new Set(changes);
  const byScope = new Map<string, JudgedChange[]>();
  for (const judged of changes) {
    const { rule, name } = judged.change;
    append(byScope, `${rule} ${splitName(name)[0]}`, judged);
  }
  return [...byScope.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const { rule, name } = first.change;
    const [scope] = splitName(name);
    const pattern = `${scope}::*`;
    const isShared =
      scope !== '' && alike.length >= fewestInScope && matchesOnly(pattern, rule, accepted, all);
    const names = isShared ? [pattern] : alike.map(({ change }) => change.name);
    return [...new Set(names)].map((symbol) => ({ rule, symbol }));
  });
}

/** True if a pattern matches no change of a rule but those that are accepted. */
function matchesOnly(
  pattern: string,
  rule: RuleId,
  accepted: ReadonlySet<JudgedChange>,
  all: readonly JudgedChange[],
): boolean {
  const expression = nameExpression(pattern);
  return all.every(
    (each) => each.change.rule !== rule || accepted.has(each) || !expression.test(each.change.name),
  );
}

/** Adds changes to the file with the accepted ones; returns its absolute path. `all` are the changes of the comparison. */
export function acceptChanges(
  changes: readonly JudgedChange[],
  all: readonly JudgedChange[],
  { before, after }: ReleasePair,
  reason: string,
  config: Config,
): string {
  const path = fileOf(config);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const entries = acceptedNames(changes, all).map(({ rule, symbol }) => {
    return { from: before, to: after, rule, symbol, reason };
  });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, appendItems(text, entries));
  return path;
}
