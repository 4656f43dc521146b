#!/usr/bin/env node
// Starts the bundled command. React renders several times faster in production mode, and it decides which mode it is in
// while it is loaded: so the mode is set before anything else.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

process.env.NODE_ENV = 'production';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cli = join(root, 'dist/cli.cjs');

if (Number(process.versions.node.split('.')[0]) < 18) {
  console.error(
    `mtp-site needs Node.js 18 or newer, this is ${process.version}. Install a newer Node.js.`,
  );
  process.exitCode = 2;
} else if (!existsSync(cli)) {
  console.error(
    'mtp-site is not built: dist/cli.cjs is missing. Run "npm run prepare" in its folder, or install it again.',
  );
  process.exitCode = 2;
} else {
  start(keptCode());
}

/**
 * Runs the command, a script of CommonJS. To compile it takes an eighth of the time that a small site does, so a process
 * that builds one keeps what V8 made of it (all functions that ran, 5 MB) for later processes, whatever they build.
 */
function start(kept) {
  const source = Module.wrap(readFileSync(cli, 'latin1'));
  const script = new Script(source, { filename: cli, cachedData: kept?.code });
  script.runInThisContext()({}, createRequire(cli), {}, cli, dirname(cli));
  if (!kept || (kept.code && !script.cachedDataRejected)) return;
  process.on('exit', () => {
    // Who had little to do has compiled little, which is not worth keeping: not even 0.4 s.
    if (process.cpuUsage().user > 400_000) keepCode(kept, script.createCachedData());
  });
}

/**
 * What an earlier process kept, and where: beside the packages, like the caches of other tools, with the name of the
 * build that it was made of. Undefined where there is no such folder, or where the variable of Node's own cache says no.
 */
function keptCode() {
  const installed = dirname(root);
  const packages = basename(installed) === 'node_modules' ? installed : join(root, 'node_modules');
  const buildId = join(root, 'dist/build-id.txt');
  if (process.env.NODE_DISABLE_COMPILE_CACHE || !existsSync(packages) || !existsSync(buildId))
    return undefined;
  const id = readFileSync(buildId);
  const name = `${process.version}-${process.arch}.bin`;
  const file = join(packages, '.cache/mtp-site-command', name);
  try {
    const bytes = readFileSync(file);
    const isOfThisBuild = bytes.subarray(0, id.length).equals(id);
    return { id, file, code: isOfThisBuild ? bytes.subarray(id.length) : undefined };
  } catch {
    return { id, file };
  }
}

/** Writes it under another name first, since other processes may read it now. Where that is not allowed, there is none. */
function keepCode({ id, file }, code) {
  const part = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(part, Buffer.concat([id, code]));
    renameSync(part, file);
  } catch {
    // The next process compiles it again.
  }
}
