import { nextRelease } from './release-name.ts';
import type { Verdict } from './rules.ts';

/** How the numbers of releases announce changes. */
export type Versioning = 'semver' | 'none';

/** The verdicts from the smallest to the largest. */
const verdicts: readonly Verdict[] = ['none', 'patch', 'minor', 'major'];

/** Compares two verdicts: positive if the first one asks for more. */
export function compareVerdicts(a: Verdict, b: Verdict): number {
  return verdicts.indexOf(a) - verdicts.indexOf(b);
}

/** The parts of a version number, without what follows them; missing parts are 0. */
function partsOf(release: string): [major: number, minor: number, patch: number] {
  const [major = 0, minor = 0, patch = 0] = (/^\d+(?:\.\d+)*/.exec(release)?.[0] ?? '')
    .split('.')
    .map(Number);
  return [major, minor, patch];
}

/**
 * Returns the largest change that the numbers of two releases announce; `undefined` if they announce nothing. Before
 * 1.0.0, the second number announces breaking changes, and the third one everything else. A release without a number
 * may contain anything, and a release and its pre-releases may differ in anything.
 */
export function announcedVerdict(
  before: string,
  after: string,
  versioning: Versioning,
): Verdict | undefined {
  if (versioning === 'none' || before === nextRelease || after === nextRelease) return undefined;
  const [[a, b, c], [x, y, z]] = [partsOf(before), partsOf(after)];
  if (a !== x) return 'major';
  if (b !== y) return x === 0 ? 'major' : 'minor';
  if (c !== z) return x === 0 ? 'minor' : 'patch';
  return before === after ? 'none' : 'major';
}

/** Returns the number of the release that must follow a release after such changes. */
export function nextNumber(before: string, needed: Verdict): string {
  const [major, minor, patch] = partsOf(before);
  if (needed === 'major') return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
  if (needed === 'minor' && major > 0) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}
