import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../src/cache/store.ts';
import { openCompiler, type HeaderFolders } from '../../src/confirm/compiler.ts';
import { confirmChanges } from '../../src/confirm/confirm-changes.ts';
import type { ApiChange } from '../../src/releases/change.ts';
import { compareSnapshots } from '../../src/releases/compare-snapshots.ts';
import type { Confirmation } from '../../src/releases/confirmation.ts';
import { rules, type Rule } from '../../src/releases/rules.ts';
import type { Snapshot } from '../../src/releases/snapshot.ts';
import { expectGolden } from '../config/golden.ts';
import { needProgram } from '../run/shared.ts';
import { casesFolder, snapshotOf } from './header-pairs.ts';

const folder = mkdtempSync(join(tmpdir(), 'confirm-'));
let results: Map<ApiChange, Confirmation>;
let changes: ApiChange[];

beforeAll(async () => {
  await needProgram('g++');
  const before: Snapshot = await snapshotOf('before', folder);
  const after: Snapshot = await snapshotOf('after', folder);
  changes = compareSnapshots(before, after);
  const sources = join(folder, 'sources');
  mkdirSync(sources);
  const compiler = await openCompiler({
    commands: ['g++ -std=c++20 -fsyntax-only -w -fmax-errors=0 -I{include} {file}'],
    folder: sources,
    store: openStore(join(folder, 'cache')),
    limit: 120_000,
    signal: new AbortController().signal,
  });
  if (!compiler) throw new Error('g++ does not run.');
  const side = (name: string): HeaderFolders => ({
    include: [join(casesFolder, name)],
    content: name,
  });
  const headers = { before: side('before'), after: side('after') };
  results = await confirmChanges(changes, { before, after, compiler, headers });
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The outcome as one word. */
function word(change: ApiChange): string {
  const found = results.get(change);
  if (found?.outcome !== 'breaks') return found?.outcome ?? 'missing';
  return found.isRare ? 'breaks rarely' : 'breaks';
}

/** The changes of the rules that a condition selects, with the outcome. */
function outcomes(select: (rule: Rule) => boolean): { rule: string; name: string; word: string }[] {
  return changes
    .filter(({ rule }) => select(rules[rule]))
    .map((change) => ({ rule: change.rule, name: change.name, word: word(change) }));
}

test('what code of users does is as expected', () => {
  const lines = changes.map((change) => {
    const found = results.get(change);
    const uses = found?.outcome === 'breaks' ? [found.use] : [];
    return [change.rule.padEnd(34), change.name, `(${[word(change), ...uses].join(': ')})`].join(
      ' ',
    );
  });
  expectGolden(`${lines.join('\n')}\n`, join(casesFolder, 'confirmed.txt'));
});

test('each rule about code that breaks has code that breaks', () => {
  const breaking = outcomes(({ verdict }: Rule) => verdict === 'major');
  const shown = new Set(
    breaking.filter(({ word }) => /^(?:breaks|untried)/.test(word)).map(({ rule }) => rule),
  );
  const silent = [...new Set(breaking.map(({ rule }) => rule))].filter((rule) => !shown.has(rule));
  // Code compiles after these changes, or only braces show the difference.
  expect(silent).toEqual(['lost', 'overload-merged']);
});

test('code compiles after changes that break nothing', () => {
  const kept = outcomes(({ verdict, isRisky }: Rule) => verdict !== 'major' && !isRisky);
  const broken = kept.filter(({ word }) => word.startsWith('breaks'));
  expect(broken.map(({ rule, word }) => `${rule} ${word}`)).toEqual(['const-added breaks rarely']);
  expect(kept.filter(({ word }) => word === 'compiles').length).toBeGreaterThan(20);
});
