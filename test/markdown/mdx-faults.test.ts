import { expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { reportMdx } from '../../src/markdown/mdx-faults.ts';
import { parseMdx } from '../../src/markdown/parse.ts';

test('an expression that is never closed, among hundreds, is one fault and is not searched for', () => {
  const text = `# A\n\n${'{1 + 1}\n\n'.repeat(50)}{() => {\n\n${'{1 + 1}\n\n'.repeat(50)}`;
  let attempts = 0;
  const parse = (part: string): unknown => {
    attempts += 1;
    return parseMdx(part, { math: false });
  };
  const diagnostics = new Diagnostics();
  expect(() => parse(text)).toThrow();
  try {
    parse(text);
  } catch (error) {
    attempts = 0;
    reportMdx(error, text, 'a.mdx', diagnostics, parse);
  }
  expect(diagnostics.all).toHaveLength(1);
  expect(attempts).toBe(1);
});

test('few attempts are made with texts full of open expressions, and many with others', () => {
  const attempts = (text: string): number => {
    let count = 0;
    const parse = (rest: string): unknown => {
      count += 1;
      return parseMdx(rest);
    };
    try {
      parse(text);
    } catch (error) {
      reportMdx(error, text, 'a.mdx', new Diagnostics(), parse);
    }
    return count;
  };
  expect(attempts('{/* {1 + 1}\n\n'.repeat(600))).toBeLessThan(10);
  expect(attempts('Text {1 + 1} and {a b}.\n\n'.repeat(600))).toBeGreaterThanOrEqual(20);
});
