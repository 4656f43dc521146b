import { rmSync } from 'node:fs';

/** Removes the temporary files of all tests. */
export default function tearDown() {
  const { MTP_SITE_TEST_FOLDER: folder } = process.env;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
