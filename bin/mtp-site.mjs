#!/usr/bin/env node
// Starts the bundled command. React renders several times faster in production mode, and it decides which mode it is in
// while it is imported: so the mode is set before anything else.
import { existsSync } from 'node:fs';

process.env.NODE_ENV = 'production';

const cli = new URL('../dist/cli.mjs', import.meta.url);

if (Number(process.versions.node.split('.')[0]) < 18) {
  console.error(
    `mtp-site needs Node.js 18 or newer, this is ${process.version}. Install a newer Node.js.`,
  );
  process.exitCode = 2;
} else if (!existsSync(cli)) {
  console.error(
    'mtp-site is not built: dist/cli.mjs is missing. Run "npm run prepare" in its folder, or install it again.',
  );
  process.exitCode = 2;
} else {
  import(cli.href);
}
