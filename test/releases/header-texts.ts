import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compareSnapshots } from '../../src/releases/compare-snapshots.ts';
import type { SurfaceOptions } from '../../src/releases/library-snapshot.ts';
import type { Snapshot } from '../../src/releases/snapshot.ts';
import { needKnownDoxygen } from '../run/shared.ts';
import { changeLines, snapshotOfXml } from './header-pairs.ts';

/** The headers of a release by their paths, or the text of its only header, `lib.h`. */
export type Headers = string | Readonly<Record<string, string>>;

const doxyfile = `PROJECT_NAME = Lib
INPUT = include
RECURSIVE = YES
STRIP_FROM_PATH = include
EXTRACT_ALL = YES
GENERATE_HTML = NO
GENERATE_LATEX = NO
GENERATE_XML = YES
QUIET = YES
WARNINGS = NO
`;

/** Snapshots by what they were taken of: a third of the releases of a suite occur in several of its cases. */
const taken = new Map<string, Promise<Snapshot>>();

/** Returns the snapshot of the headers of a release, of which Doxygen reads each text once. */
export async function snapshotOfHeaders(
  headers: Headers,
  release: string,
  surface: Partial<SurfaceOptions> = {},
): Promise<Snapshot> {
  const key = JSON.stringify([headers, surface]);
  const taking = taken.get(key) ?? takeSnapshot(headers, surface);
  taken.set(key, taking);
  const snapshot = await taking;
  return { ...snapshot, header: { ...snapshot.header, release } };
}

/** Runs Doxygen on headers, and takes the snapshot of them as release 1.0.0. */
async function takeSnapshot(headers: Headers, surface: Partial<SurfaceOptions>): Promise<Snapshot> {
  await needKnownDoxygen();
  const folder = mkdtempSync(join(tmpdir(), 'headers-'));
  try {
    const files = typeof headers === 'string' ? { 'lib.h': headers } : headers;
    for (const [path, text] of Object.entries(files)) {
      const file = join(folder, 'include', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `#pragma once\n${text}\n`);
    }
    writeFileSync(join(folder, 'Doxyfile'), doxyfile);
    const { status, stderr } = spawnSync('doxygen', [], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return await snapshotOfXml(join(folder, 'xml'), '1.0.0', surface);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Compares the headers of two releases; returns a line for each change: rule, symbol and part. */
export async function changesOf(
  before: Headers,
  after: Headers,
  surface: Partial<SurfaceOptions> = {},
): Promise<string[]> {
  return changesBetween(
    await snapshotOfHeaders(before, '1.0.0', surface),
    await snapshotOfHeaders(after, '2.0.0', surface),
  );
}

/** Compares the snapshots of two releases; returns a line for each change. */
export function changesBetween(before: Snapshot, after: Snapshot): string[] {
  return changeLines(compareSnapshots(before, after)).map((line) => line.replace(/ +/, ' '));
}
