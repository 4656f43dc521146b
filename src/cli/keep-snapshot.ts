import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Library } from '../compile/read-library.ts';
import type { Config } from '../config/types.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { differingSymbols } from '../releases/differing-symbols.ts';
import { keepAddresses } from '../releases/keep-addresses.ts';
import { checksumWithoutIds, hasIds, keepIds } from '../releases/keep-ids.ts';
import { librarySnapshot, type LibrarySnapshot } from '../releases/library-snapshot.ts';
import { readSnapshot } from '../releases/read-snapshot.ts';
import { nextRelease } from '../releases/release-name.ts';
import { releasesIn, snapshotFile, twinOf } from '../releases/snapshot-files.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import { writeSnapshot } from '../releases/write-snapshot.ts';
import { plural } from './report.ts';
import { snapshotText } from './snapshot-text.ts';
import { VERSION } from './version.ts';

/** A release, and where its symbols are published. */
export interface PublishedRelease {
  /** Its name. */
  release: string;
  /** Its date, `2026-11-22`; missing if it is not known. */
  date?: string | undefined;
  /** Returns the address of a symbol by its refid; missing if the release has no site. */
  addressOf?: (refid: string) => string | undefined;
  /** Keeps Doxygen's ids. */
  legacy?: boolean;
}

/** What happened to the file of a snapshot. */
export interface KeptSnapshot {
  /** Whether it was written, had the same content, or must not change. */
  outcome: 'written' | 'same' | 'refused';
  /** A summary; empty if the diagnostics say it all. */
  text: string;
}

/** How a snapshot is written. */
export interface KeepOptions {
  /** Overwrite a snapshot with other content. */
  replace?: boolean;
  /** Write nothing. */
  check?: boolean;
  /** The working folder, which shown paths are relative to. */
  cwd: string;
}

/** Most symbols that a message lists. */
const mostListed = 20;

/** Takes the snapshot of a library; returns `undefined` if it has no symbols, which is reported. */
export function librarySnapshotOf(
  { api, ...sources }: Library,
  { release, date, addressOf, legacy = false }: PublishedRelease,
  config: Config,
  diagnostics: Diagnostics,
): LibrarySnapshot | undefined {
  const about = { release, date, library: config.title, tool: VERSION };
  const taken = librarySnapshot(api, about, config.releases, {
    ...sources,
    ...(addressOf && { addressOf }),
    ...(legacy && { keepsIds: true }),
  });
  const { snapshot, misread } = taken;
  if (misread.length > 0)
    diagnostics.report({
      code: 'misread',
      level: 'info',
      message: `Doxygen misread ${plural(misread.length, 'declaration')} as symbols, which are left out: ${listed(misread)}.`,
      advice: 'Set PREDEFINED for the macros in front of these declarations.',
    });
  if (snapshot.header.symbols > 0) return taken;
  diagnostics.error(
    'snapshot-empty',
    'The XML contains no public symbols.',
    undefined,
    'Check EXTRACT_ALL, INPUT and the options releases.hidden and releases.exclude.',
  );
  return undefined;
}

/** Writes a snapshot, or compares it with the file; only `replace` overwrites that of a release with other content. */
export function keepSnapshot(
  taken: Snapshot,
  path: string,
  { check = false, replace = false, cwd }: KeepOptions,
  diagnostics: Diagnostics,
): KeptSnapshot {
  const { header: about } = taken;
  const shown = displayPath(path, cwd);
  const isReplaced = !check && (replace || about.release === nextRelease);
  // What is wrong with a file that is going to be replaced does not matter.
  const faults = isReplaced ? new Diagnostics() : diagnostics;
  const refused: KeptSnapshot = { outcome: 'refused', text: '' };
  const isThere = existsSync(path);
  const twin = isThere ? undefined : twinOf(about.release, namesBeside(path));
  if (twin !== undefined && basename(path) === snapshotFile(about.release)) {
    diagnostics.error(
      'snapshot-exists',
      `There is a snapshot of the same release: ${snapshotFile(twin)}.`,
      { file: displayPath(join(dirname(path), snapshotFile(twin)), cwd) },
      `Use --release ${twin}, or rename the file.`,
    );
    return refused;
  }
  const text = isThere ? snapshotText(path, cwd, diagnostics) : undefined;
  if (isThere && text === undefined) return refused;
  const old = text === undefined ? undefined : readSnapshot(text, shown, faults);
  if (!isReplaced && isThere) {
    if (old && isOfOther(old, taken))
      diagnostics.error(
        'snapshot-exists',
        `The file is the snapshot of ${old.header.library} ${old.header.release}, not of ${about.library} ${about.release}.`,
        { file: shown },
        'Write to another file with --out, or use --replace.',
      );
    if (!old || isOfOther(old, taken)) return refused;
  }
  const snapshot = old ? keepIds(keepAddresses(taken, old), old) : taken;
  const { header } = snapshot;
  const size = plural(header.symbols, 'symbol');
  if (old?.header.checksum === header.checksum && !isOfOther(old, taken))
    return { outcome: 'same', text: `${shown} is up to date: ${size}.\n` };
  const differing = old ? differingSymbols(old, snapshot) : [];
  const onlyIdsDiffer =
    old !== undefined && checksumWithoutIds(old) === checksumWithoutIds(snapshot);
  const what = onlyIdsDiffer
    ? "Doxygen's ids differ"
    : differing.length === 0
      ? 'the names or includes of headers differ'
      : differing.length === 1
        ? '1 symbol differs'
        : `${differing.length} symbols differ`;
  const names = differing.length === 0 ? '' : `: ${listed(differing)}`;
  if (check) {
    diagnostics.error(
      'snapshot-outdated',
      text === undefined
        ? `There is no snapshot of ${header.release}.`
        : `The snapshot is not what the XML contains: ${what}${names}.`,
      { file: shown },
      `Run "mtp-site snapshot --release ${header.release}${text === undefined ? '' : ' --replace'}", and commit the file.`,
    );
    return refused;
  }
  // The ids were not known before; the release is the same.
  const addsIds = onlyIdsDiffer && !hasIds(old);
  if (text !== undefined && !isReplaced && !addsIds) {
    diagnostics.error(
      'snapshot-exists',
      `There is a snapshot of ${header.release} with other content: ${what}${names}.`,
      { file: shown },
      'A release does not change: check --release. If Doxygen or its settings changed, use --replace.',
    );
    return refused;
  }
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.part`;
  writeFileSync(part, writeSnapshot(snapshot));
  renameSync(part, path);
  const change = old && differing.length > 0 ? `${what}${names}.\n` : '';
  const summary = `${shown}: ${header.library} ${header.release}, ${size}.\n${change}`;
  return { outcome: 'written', text: summary };
}

/** Returns the releases with a snapshot in the folder of a file. */
function namesBeside(path: string): string[] {
  const folder = dirname(path);
  return existsSync(folder) ? releasesIn(readdirSync(folder)) : [];
}

/** True for the snapshots of different libraries or releases. */
function isOfOther({ header: a }: Snapshot, { header: b }: Snapshot): boolean {
  return a.library !== b.library || a.release !== b.release;
}

/** Lists names in a sentence; the first ones, if there are many. */
function listed(names: readonly string[]): string {
  const more = names.length - mostListed;
  const shown = names.slice(0, mostListed).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}
