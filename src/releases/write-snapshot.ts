import { createHash } from 'node:crypto';
import type { Snapshot, SnapshotHeader, SnapshotScope } from './snapshot.ts';

/** The facts of a header that do not follow from the symbols. */
export type SnapshotFacts = Omit<SnapshotHeader, 'symbols' | 'checksum'>;

/** Creates a snapshot of some symbols. */
export function createSnapshot(facts: SnapshotFacts, scopes: readonly SnapshotScope[]): Snapshot {
  const symbols = scopes.reduce((sum, scope) => sum + scope.symbols.length, 0);
  return { header: { ...facts, symbols, checksum: checksumOf(scopes) }, scopes };
}

/** Returns the checksum of the symbols of a snapshot. */
export function checksumOf(scopes: readonly SnapshotScope[]): string {
  return createHash('sha256').update(scopesText(scopes)).digest('hex').slice(0, 16);
}

/**
 * Writes a snapshot as JSON with one symbol per line, so that a changed API is a few changed lines for git. The same
 * snapshot gives the same bytes on every machine.
 */
export function writeSnapshot({ header, scopes }: Snapshot): string {
  const { settings, ...facts } = header;
  const lines = Object.entries(facts)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)},\n`)
    .join('');
  const options = Object.entries(settings)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n');
  const settingsText = options === '' ? '{}' : `{\n${options}\n}`;
  return `{\n${lines}"settings": ${settingsText},\n"scopes": {\n${scopesText(scopes)}}\n}\n`;
}

/** The symbols by owner: the owner once, then a line for each symbol. */
function scopesText(scopes: readonly SnapshotScope[]): string {
  const groups = scopes.map(({ owner, symbols }) => {
    const list = symbols.map((symbol) => `  ${JSON.stringify(symbol)}`).join(',\n');
    return `${JSON.stringify(owner)}: [\n${list}\n]`;
  });
  return groups.length === 0 ? '' : `${groups.join(',\n')}\n`;
}
