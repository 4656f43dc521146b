import { rmSync } from 'node:fs';

/** Ends what the suites shared, and removes the temporary files of all tests. */
export default async function tearDown() {
  await globalThis.closeRunServer?.();
  const { MTP_SITE_TEST_FOLDER: folder } = process.env;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
