import { runGit } from './git-host.ts';

/** A tag of a release: an optional name, and a version with dots that has no further words, such as `rc1`. */
const RELEASE = /^(?:[a-z][\w.]*[-_/])?v?(\d+(?:\.\d+)+)$/i;

/** Returns the tag of the newest release in a repository; `undefined` if it has none. */
export function newestTag(cwd: string): string | undefined {
  const { status, stdout } = runGit(cwd, [
    'for-each-ref',
    'refs/tags',
    '--format=%(refname:strip=2)',
  ]);
  if (status !== 0) return undefined;
  const releases = stdout.split('\n').flatMap((tag) => {
    const [, version] = RELEASE.exec(tag) ?? [];
    return version === undefined ? [] : [{ tag, parts: version.split('.').map(Number) }];
  });
  return releases.sort((a, b) => compare(b.parts, a.parts))[0]?.tag;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
