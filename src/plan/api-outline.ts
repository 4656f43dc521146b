import { allDefinitions } from '../model/definitions.ts';
import { entryPoints } from '../model/entry-points.ts';
import type { ApiReference } from '../model/site.ts';
import type { Symbols } from '../model/symbols.ts';

/**
 * Generates what pages show of an API reference as a whole, for a hash: everything but what an edit of a comment or a new
 * line in a source changes (`remarkParts`), and the order and relations that follow from lines.
 */
export function* apiOutline(api: ApiReference, symbols: Symbols): Generator<string | Uint8Array> {
  for (const compound of api.compounds) {
    yield JSON.stringify(compound.outlineData, entriesOf);
    yield compound.declarationBytes;
    for (const { entries } of compound.sections)
      for (const entry of entries) if ('member' in entry) yield entry.member.declarationBytes;
  }
  const {
    compounds: _compounds,
    // Only pages without a compound show it (`PageDigests`): it contains lines.
    coverage: _coverage,
    // What it published is known by the addresses of pages, and snapshots are files of their own.
    ledger: _ledger,
    snapshotFiles: _snapshots,
    // Compounds have their listings.
    examples,
    ...own
  } = api;
  yield JSON.stringify(
    [own, examples?.map(({ refid, name, path }) => [refid, name, path])],
    entriesOf,
  );
  yield JSON.stringify([...byPlace(symbols)]);
  yield JSON.stringify(
    [...allDefinitions(symbols)].map(([refid, member]) => [refid, member.refid]),
  );
  yield JSON.stringify(
    entryPoints(symbols).map((point) => ('member' in point ? point.member : point.compound).refid),
  );
  const within = [...symbols.nested.within].map(([refid, members]) => [
    refid,
    members.map((member) => member.refid),
  ]);
  yield JSON.stringify(within);
}

/** Writes maps and sets as lists. Throws for a function, which cannot be compared. */
function entriesOf(key: string, value: unknown): unknown {
  if (typeof value === 'function') throw new TypeError(`"${key}" is a function, not data`);
  return value instanceof Map || value instanceof Set ? [...value] : value;
}

/** The ids of all members in the order of their places in sources. */
function byPlace({ members }: Symbols): string[] {
  const placed = [...members.values()].map(({ member: { refid, facts } }) => ({
    refid,
    file: facts.file ?? '',
    line: facts.line ?? 0,
  }));
  placed.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
  return placed.map(({ refid }) => refid);
}
