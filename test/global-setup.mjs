import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates one folder for the temporary files of all tests of a run, so that none remain. */
export default function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-site-tests-'));
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  process.env.MTP_SITE_TEST_FOLDER = folder;
}
