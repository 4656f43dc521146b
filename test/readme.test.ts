import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { runCommandLine } from '../src/cli/program.ts';
import { configSchema } from '../src/config/json-schema.ts';

const readme = readFileSync('README.md', 'utf8');

/** Returns the codes in a column of the table whose first head is `head`. */
function codesIn(head: string, column: number): string[][] {
  const [, table = ''] = new RegExp(`^\\| ${head} .*\\n((?:\\|.*\\n)+)`, 'm').exec(readme) ?? [];
  return table
    .split('\n')
    .slice(1, -1)
    .map((row) => {
      const cell = row.split(/(?<!\\)\|/)[column] ?? '';
      return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
    });
}

/** Returns what the help of a command prints. */
async function help(...words: string[]): Promise<string> {
  let out = '';
  const terminal = { error: () => undefined, interactive: false, colors: false };
  await runCommandLine(
    [...words, '--help'],
    { ...terminal, out: (text) => (out += text) },
    process.cwd(),
  );
  return out;
}

test('the table of keys has each option of the configuration once', () => {
  const { properties } = configSchema();
  expect(codesIn('key', 1).flat().sort()).toEqual(Object.keys(properties ?? {}).sort());
});

test('the table of commands has each command and only options that it has', async () => {
  const commands = [...(await help()).matchAll(/^ {2}([a-z]+) (?:\[| {2})/gm)];
  const described = codesIn('command', 1).flat();
  expect(described).toEqual(commands.map(([, name = '']) => `mtp-site ${name}`));
  const options = codesIn('command', 2).map((codes) =>
    codes.filter((code) => code.startsWith('--')),
  );
  expect(options.flat().length).toBeGreaterThan(10);
  for (const [i, command] of described.entries()) {
    const text = await help(command.replace('mtp-site ', ''));
    const unknown = options[i]?.filter((option) => !text.includes(option));
    expect([command, unknown]).toEqual([command, []]);
  }
});
