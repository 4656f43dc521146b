import { afterAll, beforeAll, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareSnapshots } from '../../src/releases/compare-snapshots.ts';
import { expectGolden } from '../config/golden.ts';
import { casesFolder, changeLines, snapshotOf } from './header-pairs.ts';

const folder = mkdtempSync(join(tmpdir(), 'rules-'));
let lines: string[] = [];

beforeAll(async () => {
  const [before, after] = [await snapshotOf('before', folder), await snapshotOf('after', folder)];
  lines = changeLines(compareSnapshots(before, after));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('the changes are the expected ones', () => {
  expectGolden(`${lines.join('\n')}\n`, join(casesFolder, 'changes.txt'));
});
