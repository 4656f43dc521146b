import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiChange } from '../../src/releases/change.ts';
import { compareSnapshots } from '../../src/releases/compare-snapshots.ts';
import { rules, type Rule, type RuleId } from '../../src/releases/rules.ts';
import { enRules } from '../../src/shared/texts/en-rules.ts';
import { expectGolden } from '../config/golden.ts';
import { needProgram } from '../run/shared.ts';
import { compileClients, compileHeaders } from './clients.ts';
import { casesFolder, changeLines, snapshotOf } from './header-pairs.ts';
import { ruleSections } from './rules-manual.ts';

const folder = mkdtempSync(join(tmpdir(), 'rules-'));
const all: [RuleId, Rule][] = Object.entries(rules).map(([id, rule]) => [id as RuleId, rule]);
const sections = ruleSections();

/** Rules about what Doxygen 1.9.4 does not write; symbol-pairs.test.ts has their cases. */
const unwritten: readonly string[] = ['nodiscard-added', 'nodiscard-removed'];

/** True if some client code does not compile after such a change. */
function breaksCode({ verdict, isRisky }: Rule): boolean {
  return verdict === 'major' || isRisky === true;
}

afterAll(() => rmSync(folder, { recursive: true }));

describe('the header pairs', () => {
  let changes: ApiChange[] = [];

  beforeAll(async () => {
    const [before, after] = [await snapshotOf('before', folder), await snapshotOf('after', folder)];
    changes = compareSnapshots(before, after);
  });

  test('differ as expected', () => {
    expectGolden(`${changeLines(changes).join('\n')}\n`, join(casesFolder, 'changes.txt'));
  });

  test('contain each rule in the namespace with its name', () => {
    const scopeOf = (name: string): string => name.toLowerCase().replaceAll('-', '_');
    const missing = all.filter(([id]) => {
      const scope = id.replaceAll('-', '_');
      return !changes.some(
        ({ rule, name }) => rule === id && new RegExp(`^${scope}(?:::|_)`).test(scopeOf(name)),
      );
    });
    expect(missing.map(([id]) => id)).toEqual(unwritten);
    for (const side of ['before', 'after'])
      for (const [id] of all) expect(existsSync(join(casesFolder, side, `${id}.h`))).toBe(true);
  });

  test('in other spellings are the same interface', () => {
    const reported = changes.filter(({ name }) => /^normal_/i.test(name));
    const asking = reported.filter(({ rule }) => ['major', 'minor'].includes(rules[rule].verdict));
    expect(changeLines(asking)).toEqual([]);
    expect(reported.length).toBeGreaterThan(0);
  });

  test('compile', async () => {
    await needProgram('g++');
    expect(await compileHeaders('before')).toBe('');
    expect(await compileHeaders('after')).toBe('');
  });
});

describe('documentation/reference/rules.md', () => {
  test('has a section for each rule, with its verdict', () => {
    const { status, stderr } = spawnSync(process.execPath, ['bin/rules.mjs', '--check'], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('says of each rule without client code why it has none', () => {
    const silent = sections.filter(
      ({ id, code, text }) =>
        code === '' && breaksCode(rules[id as RuleId]) && !/\bstill compiles\b/.test(text),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('has client code that compiles before', async () => {
    await needProgram('g++');
    expect(await compileClients(sections, 'before', folder)).toEqual(new Map());
  });

  test('has client code that does not compile after major and risky changes, and only then', async () => {
    await needProgram('g++');
    const messages = await compileClients(sections, 'after', folder);
    const clients = sections.filter(({ code }) => code !== '');
    const broken = clients.filter(({ id }) => breaksCode(rules[id as RuleId]));
    expect([...messages.keys()].sort()).toEqual(broken.map(({ id }) => id).sort());
  });
});

test('the text of each rule completes a sentence about the symbol', () => {
  const texts: Record<RuleId, string> = enRules;
  for (const [id] of all) {
    const text = texts[id];
    expect(text).toMatch(/^[a-z][^.]*[^.\s]$/);
    expect(text.replace('{part}', '')).not.toMatch(/[{}]/);
  }
});
