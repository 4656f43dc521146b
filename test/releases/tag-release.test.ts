import { expect, test } from '@jest/globals';
import { selectTags } from '../../src/cli/backfill-tags.ts';
import { verdictText } from '../../src/cli/diff-text.ts';
import { reportChanges } from '../../src/releases/change-report.ts';
import type { Snapshot } from '../../src/releases/snapshot.ts';
import { tagRelease } from '../../src/releases/tag-release.ts';
import { createSnapshot } from '../../src/releases/write-snapshot.ts';

test.each<[string, string]>([
  ['v3.1.2', '3.1.2'],
  ['3.1', '3.1'],
  ['v3', '3'],
  ['yaml-cpp-0.8.0', '0.8.0'],
  ['release-3.4.0', '3.4.0'],
  ['release/3.4.0', '3.4.0'],
  ['release_v3.4', '3.4'],
  ['v4_1_1', '4.1.1'],
  ['boost-1.80.0', '1.80.0'],
  ['boost_1_80_0', '1.80.0'],
  ['lib2-1.0', '1.0'],
  ['lib-1.0.0-rc1', '1.0.0-rc1'],
  ['v4_1_0_rc1', '4.1.0-rc1'],
  ['release-2.1.12-stable', '2.1.12'],
  ['5.1.0.Final', '5.1.0'],
  ['v1.2.0-rc1-stable', '1.2.0-rc1'],
  ['lib-c-0.17-20230812', '0.17'],
  ['v1.2.0-20230812', '1.2.0'],
  ['r62', '62'],
  ['release-7', '7'],
  ['b62', 'b62'],
  ['lib-stable', 'lib-stable'],
  ['next', 'next'],
  ['latest', 'latest'],
  ['v1.x', '1.x'],
  ['nightly-20240101', 'nightly-20240101'],
  ['docs-2024-01-02', 'docs-2024-01-02'],
])('the tag %s is the release %s', (tag, release) => {
  expect(tagRelease(tag)).toBe(release);
});

test.each<[string, string, string]>([
  ['lib-{version}', 'lib-1.2.0', '1.2.0'],
  ['lib-{version}', 'other-1.2.0', 'other-1.2.0'],
  ['{version}-final', '1.2.0-final', '1.2.0'],
  ['R{version}', 'R7', '7'],
  ['R{version}', 'R1_2', '1.2'],
  ['lib-{version}', 'lib-old', 'lib-old'],
])('with releases.tags: %s, the tag %s is the release %s', (pattern, tag, release) => {
  expect(tagRelease(tag, pattern)).toBe(release);
});

test('a hyphen in front of the version asks for no pre-releases', () => {
  const names = ['yaml-cpp-0.7.0', 'yaml-cpp-0.8.0', 'yaml-cpp-0.8.0-rc1', 'yaml-cpp-next'];
  const { tags, preReleases, unversioned } = selectTags(names, ['yaml-cpp-*']);
  expect(tags.map(({ release }) => release)).toEqual(['0.7.0', '0.8.0']);
  expect(preReleases).toEqual(['yaml-cpp-0.8.0-rc1']);
  expect(unversioned).toEqual(['yaml-cpp-next']);
  const all = selectTags(names, ['yaml-cpp-*-rc*']).tags;
  expect(all.map(({ release }) => release)).toEqual(['0.8.0-rc1']);
});

/** Returns a release with some functions. */
function release(name: string, ...functions: readonly string[]): Snapshot {
  const facts = {
    formatVersion: 1,
    library: 'L',
    release: name,
    settings: {},
    hidden: [],
    tool: '',
  };
  const symbols = functions.map((each) => ({ kind: 'function' as const, name: each, params: [] }));
  return createSnapshot(facts, { headers: new Map(), scopes: [{ owner: 'lib', symbols }] });
}

test.each<[string, string, string]>([
  ['0.3.0', '0.3.1', '0.3.1 may not break users: number it 0.4.0.'],
  ['0.3.0', '0.4.0', '0.3.0 to 0.4.0 is a major release; the changes need: major.'],
  [
    '1.3.0',
    '1.3.1',
    '1.3.0 to 1.3.1 is a patch release; the changes need: major. Number it 2.0.0 or newer.',
  ],
])('a removal between %s and %s', (before, after, text) => {
  const policy = { rules: [], abi: false, accepted: [], versioning: 'semver' as const };
  const report = reportChanges(release(before, 'run', 'walk'), release(after, 'run'), policy);
  expect(verdictText(report)).toBe(text);
});
