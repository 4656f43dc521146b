#!/usr/bin/env node
// Starts the bundled command. Sets NODE_ENV before anything else, because most packages read it while they are loaded.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

process.env.NODE_ENV = 'production';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cli = join(root, 'dist/cli.cjs');

/** Length of the seal of cached code, in bytes. */
const sealLength = 32;

const nodeVersion = Number(process.versions.node.split('.')[0]);

if (nodeVersion < 18) {
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
  optimizeLater();
  start(readCachedCode());
}

/**
 * Lets V8 wait before it optimizes a function. A build calls thousands of functions with ever new kinds of values, so
 * that code which V8 optimizes early is soon thrown away and made again: that took a quarter of the processor time of
 * a library of medium size. Large libraries lose nothing. V8 reports flags that it does not know, so each is set only
 * in versions of Node.js that have it.
 */
function optimizeLater() {
  if (nodeVersion < 22) setFlagsFromString('--interrupt-budget=1000000');
  else if (nodeVersion < 25) setFlagsFromString('--invocation-count-for-turbofan=30000');
}

/**
 * Runs the command, a CommonJS script. Compiling it takes an eighth of the build time of a small site, so a process
 * that builds one caches V8's compiled code (all functions that ran, 5 MB) for later processes, whatever they build.
 */
function start(cached) {
  const source = Module.wrap(readFileSync(cli, 'latin1'));
  const script = new Script(source, { filename: cli, cachedData: cached?.code });
  const bundle = { exports: {} };
  script.runInThisContext()(bundle.exports, createRequire(cli), bundle, cli, dirname(cli));
  bundle.exports.runProcess();
  if (!cached || (cached.code && !script.cachedDataRejected)) return;
  process.on('exit', () => {
    // A process that used less than 0.4 s of CPU time has compiled too little to be worth caching.
    if (process.cpuUsage().user > 400_000) cacheCode(cached, script.createCachedData());
  });
}

/**
 * Returns the cached code and its file, which is next to the packages, like the caches of other tools. Returns
 * undefined if there is no such folder, or if NODE_DISABLE_COMPILE_CACHE is set.
 */
function readCachedCode() {
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
    const code = bytes.subarray(sealLength);
    const isValid = bytes.subarray(0, sealLength).equals(sealOf(id, code));
    return { id, file, code: isValid ? code : undefined };
  } catch {
    return { id, file };
  }
}

/** Writes under a temporary name first, because other processes can read the file. Does nothing if that fails. */
function cacheCode({ id, file }, code) {
  const part = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(part, Buffer.concat([sealOf(id, code), code]));
    renameSync(part, file);
  } catch {
    // The next process compiles it again.
  }
}

/** Returns a hash of build and code. V8 checks neither, and crashes the process if the code is damaged. */
function sealOf(id, code) {
  return createHash('sha256').update(id).update(code).digest();
}
