// Another revision of this repository in a folder of its own, ready to run.
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../builds.mjs';
import { mustRun, run } from '../processes.mjs';

/** Runs git in this repository and returns what it prints; undefined if it fails. */
async function git(...args) {
  const { status, output } = await run('git', args, { cwd: root });
  return status === 0 ? output.trim() : undefined;
}

/** Returns the newest commit that is older than a day; undefined if the clone has none. */
export async function yesterday() {
  const commit = await git('log', '--before=1 day ago', '-1', '--format=%H');
  return commit === '' ? undefined : commit;
}

/** Hard links are as good as copies here: npm and the cache of compiled code replace files instead of changing them. */
async function sharePackages(folder) {
  const from = join(root, 'node_modules');
  const { status } = await run('cp', ['-al', from, join(folder, 'node_modules')]);
  if (status !== 0) cpSync(from, join(folder, 'node_modules'), { recursive: true });
}

/**
 * Unpacks and bundles a revision below a folder, with the packages of its lock file: those of this checkout if they are
 * the same. A path of a folder names a checkout that is bundled already. Returns its folder and name.
 */
export async function checkOut(revision, scratch, log) {
  if (existsSync(join(revision, 'dist/cli.cjs')))
    return { folder: resolve(revision), name: revision };
  const commit = await git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  if (commit === undefined)
    throw new Error(
      `--against: this clone has no revision "${revision}". Fetch more of its history: git fetch --unshallow.`,
    );
  const folder = join(scratch, commit.slice(0, 12));
  mkdirSync(folder, { recursive: true });
  const archive = join(scratch, 'revision.tar');
  await mustRun('git archive', 'git', ['archive', '--output', archive, commit], { cwd: root });
  await mustRun('tar', 'tar', ['-xf', archive], { cwd: folder });
  const lock = (of) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock(root)) await sharePackages(folder);
  else {
    log('  Its packages are others: npm ci');
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier'];
    await mustRun('npm ci', 'npm', ['ci', ...flags], { cwd: folder });
  }
  await mustRun('Bundling', process.execPath, ['bin/bundle.mjs'], { cwd: folder });
  return { folder, name: commit.slice(0, 8) };
}
