import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Assertions that read a page once, whatever it shows at that moment. */
const once = [
  "expect(await page.locator('h1').innerText()).toBe('A');",
  "expect([1, await page.locator('h1').count()]).toBe(1);",
  "expect(page.url()).toBe('/');",
  "const text = await page.locator('h1').innerText();\nexpect(text).toBe('A');",
  "const [first] = [await page.locator('h1').innerText()];\nexpect(first).toBe('A');",
  "for (const each of [await page.locator('h1').count()]) expect(each).toBe(1);",
  "const title = () => page.locator('h1').innerText();\nexpect(await title()).toBe('A');",
  "async function title() { return page.locator('h1').innerText(); }\nexpect(await title()).not.toBe('A');",
  "expect(await page.evaluate(() => document.title)).toBe('A');",
  "expect('A').toBe(await page.locator('h1').innerText());",
  // Read before the attempts begin.
  "const text = await page.locator('h1').innerText();\nawait passes(async () => expect(text).toBe('A'));",
];

/** Assertions that wait, and assertions on something else. */
const waiting = [
  "await eventually(() => page.locator('h1').innerText()).toBe('A');",
  "await passes(async () => { expect(await page.locator('h1').innerText()).toBe('A'); });",
  "await passes(async () => { const text = await page.locator('h1').innerText(); expect(text).toBe('A'); });",
  "const text = await passes(async () => page.locator('h1').innerText());\nexpect(text).toBe('A');",
  // The page waits.
  'expect(await page.evaluate(async () => { await Promise.resolve(); return 1; })).toBe(1);',
  'expect(await page.evaluate(() => new Promise((done) => done(1)))).toBe(1);',
  'async function settle() { await Promise.resolve(); }\nexpect(await page.evaluate(settle)).toBe(1);',
  "const title = () => page.locator('h1').innerText();\nawait passes(async () => { const [text] = [await title()]; expect(text).toBe('A'); });",
  // Only changes the page.
  'async function act() { await page.evaluate(() => 1); return 1; }\nexpect(await act()).toBe(1);',
  // What a test read earlier, to compare with.
  "const before = await page.locator('h1').count();\nawait eventually(() => page.locator('h1').count()).toBe(before);",
  "expect(await readFile('a.html')).toBe('A');",
];

test('a lint rule finds the assertions on pages that do not wait', () => {
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'lint-cases.mjs')], {
    input: JSON.stringify([...once, ...waiting]),
    encoding: 'utf8',
  });
  expect(run.stderr).toBe('');
  const counts = JSON.parse(run.stdout) as number[];
  const found = [...once, ...waiting].map((code, i) => [code, counts[i]]);
  expect(found).toEqual([...once.map((code) => [code, 1]), ...waiting.map((code) => [code, 0])]);
});
