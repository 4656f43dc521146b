import { expect, test } from '@jest/globals';
import { runCommandLine } from '../../src/cli/program.ts';

async function explain(code: string): Promise<{ status: number; out: string; error: string }> {
  const printed = { out: '', error: '' };
  const terminal = {
    out: (text: string) => void (printed.out += text),
    error: (text: string) => void (printed.error += text),
    interactive: false,
    colors: false,
  };
  const status = await runCommandLine(['explain', code], terminal, process.cwd());
  return { status, ...printed };
}

test.each([
  ['broken-link', /^broken-link\n\n\*\*Meaning:\*\* .*\*\*What to do:\*\* /s],
  // As it is in a message.
  ['[broken-link]', /^broken-link\n/],
  ['symbol-removed', /^symbol-removed\n\n\*\*major\*\*/],
])('%s has a section', async (code, section) => {
  const { status, out } = await explain(code);
  expect([status, out]).toEqual([0, expect.stringMatching(section)]);
  // Not that of the next code.
  expect(out).not.toMatch(/^#/m);
});

test('a misspelt code gets a proposal, and the heading of a chapter is no code', async () => {
  expect(await explain('brokn-link')).toEqual({
    status: 2,
    out: '',
    error: 'error: There is no code or rule "brokn-link". [usage]\n  Did you mean "broken-link"?\n',
  });
  expect((await explain('Symbols')).status).toBe(2);
});
