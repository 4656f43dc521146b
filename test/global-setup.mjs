import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preferChosenDoxygen } from './run/programs.mjs';
import { startRunServer } from './run/run-server.mjs';

/**
 * V8's options of the processes that run suites, in MiB. Each suite loads hundreds of modules, which stay until its end; the
 * usual space for new objects is so small that V8 copies and marks them again and again.
 */
const workerOptions = ['--min-semi-space-size=16', '--max-semi-space-size=128'];

/** Prepares a run: one folder for the temporary files of all tests, so that none remain, and what suites share. */
export default async function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-site-tests-'));
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  process.env.MTP_SITE_TEST_FOLDER = folder;
  // Jest starts its workers with the options of this process, also with those that are added here.
  process.execArgv.push(...workerOptions);
  preferChosenDoxygen();
  const server = await startRunServer(join(folder, 'sites'));
  process.env.MTP_SITE_TEST_SERVER = server.url;
  globalThis.closeRunServer = server.close;
}
