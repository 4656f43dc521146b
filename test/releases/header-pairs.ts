import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readDoxygen } from '../../src/doxygen/read-project.ts';
import { includesOf } from '../../src/plan/api-includes.ts';
import type { ApiChange } from '../../src/releases/change.ts';
import { librarySnapshot, type SurfaceOptions } from '../../src/releases/library-snapshot.ts';
import type { Snapshot } from '../../src/releases/snapshot.ts';
import { contextOf } from '../context.ts';
import { needKnownDoxygen } from '../run/shared.ts';

/** The two releases of the library whose headers are the cases. */
export type Side = 'before' | 'after';

/** The folder with the cases: an absolute path. */
export const casesFolder = fileURLToPath(new URL('../../fixtures/releases', import.meta.url));

/** Runs Doxygen on the headers of one release, and takes the snapshot of it. */
export async function snapshotOf(side: Side, folder: string): Promise<Snapshot> {
  await needKnownDoxygen();
  const xml = join(folder, side);
  mkdirSync(xml);
  const { status, stderr } = spawnSync('doxygen', [join(casesFolder, 'Doxyfile')], {
    cwd: join(casesFolder, side),
    encoding: 'utf8',
    env: { ...process.env, XML_FOLDER: xml },
  });
  if (status !== 0) throw new Error(stderr);
  return snapshotOfXml(xml, side === 'before' ? '1.0.0' : '2.0.0');
}

/** Takes the snapshot of a release from a folder with XML. */
export async function snapshotOfXml(
  xml: string,
  release: string,
  surface: Partial<SurfaceOptions> = {},
): Promise<Snapshot> {
  const diagnostics = new Diagnostics();
  const config = loadConfig({ xml, cwd: xml }, diagnostics);
  const api = config && (await readDoxygen(xml, contextOf(diagnostics)));
  if (!config?.doxygen || !api) throw new Error(diagnostics.all.map(String).join('\n'));
  const { snapshot } = librarySnapshot(
    api,
    { release, library: 'Rules', tool: 'test' },
    { exclude: [], documentedOnly: false, ...surface },
    { includes: includesOf(api, config.doxygen) },
  );
  return snapshot;
}

/** Writes changes as a text: a line for each rule, symbol and part. */
export function changeLines(changes: readonly ApiChange[]): string[] {
  return changes.map(({ rule, name, part }) =>
    [rule.padEnd(34), name, ...(part === undefined ? [] : [`(${part})`])].join(' '),
  );
}
