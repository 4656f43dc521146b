import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

const architecture = readFileSync('documentation/internals/architecture.md', 'utf8');

/** Returns the rows of a table with a name and a number of lines. */
function linesIn(text: string): Map<string, number> {
  const rows = [...text.matchAll(/^\| ([^|]+?) +\| +(\d+) \|/gm)];
  return new Map(rows.map(([, name = '', lines]) => [name, Number(lines)]));
}

test('the lines of each concern are about those of the code', () => {
  const written = linesIn(architecture);
  const counted = linesIn(execFileSync(process.execPath, ['bin/lines.mjs'], { encoding: 'utf8' }));
  expect([...written.keys()].sort()).toEqual([...counted.keys()].sort());
  for (const [name, lines] of counted) {
    const apart = Math.abs((written.get(name) ?? 0) - lines);
    // Otherwise, `npm run lines` prints the rows to copy.
    expect([name, apart <= Math.max(200, lines / 20)]).toEqual([name, true]);
  }
});

test('every decision is listed, and has a date', () => {
  const files = readdirSync('documentation/internals/decisions').filter(
    (name) => name !== 'README.md',
  );
  const list = readFileSync('documentation/internals/decisions/README.md', 'utf8');
  const listed = [...list.matchAll(/^- \[(.*)\]\((.*)\)$/gm)];
  expect(listed.map(([, , file]) => file).sort()).toEqual(files.sort());
  for (const [, title = '', file] of listed) {
    const [heading, date] = readFileSync(`documentation/internals/decisions/${file}`, 'utf8').split(
      '\n\n',
    );
    expect(heading).toBe(`# ${title}`);
    expect([file, date]).toEqual([file, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
  }
});
