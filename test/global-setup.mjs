import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preferChosenDoxygen } from './run/programs.mjs';
import { startRunServer } from './run/run-server.mjs';

/** Prepares a run: one folder for the temporary files of all tests, so that none remain, and what suites share. */
export default async function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-site-tests-'));
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  process.env.MTP_SITE_TEST_FOLDER = folder;
  preferChosenDoxygen();
  const server = await startRunServer(join(folder, 'sites'));
  process.env.MTP_SITE_TEST_SERVER = server.url;
  globalThis.closeRunServer = server.close;
}
