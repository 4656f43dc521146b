import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { acceptedFile, readAccepted, type PlacedEntry } from '../config/read-accepted.ts';
import type { Config } from '../config/types.ts';
import { closest } from '../diagnostics/closest.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { JudgedChange } from '../releases/judge-changes.ts';
import { nextRelease } from '../releases/release-name.ts';
import type { ReleasePair } from '../releases/release-policy.ts';
import { appendItems } from '../yaml/append-items.ts';

/** Returns the file with the accepted changes: an absolute path. */
function fileOf({ releases }: Config): string {
  return join(releases.folder, acceptedFile);
}

/** Reads the accepted changes, if there is a file; returns `undefined` if it has faults, which are reported. */
export function acceptedChanges(
  config: Config,
  cwd: string,
  diagnostics: Diagnostics,
): PlacedEntry[] | undefined {
  const path = fileOf(config);
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

/** Adds changes to the file with the accepted ones; returns its absolute path. */
export function acceptChanges(
  changes: readonly JudgedChange[],
  { before, after }: ReleasePair,
  reason: string,
  config: Config,
): string {
  const path = fileOf(config);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  // Overloads share an entry.
  const entries = new Map(
    changes.map(({ change: { rule, name } }) => [
      `${rule} ${name}`,
      { from: before, to: after, rule, symbol: name, reason },
    ]),
  );
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, appendItems(text, [...entries.values()]));
  return path;
}
