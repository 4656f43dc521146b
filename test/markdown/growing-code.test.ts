import { expect, test } from '@jest/globals';
import { Parser } from 'acorn';
import acornJsx from 'acorn-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { growingCodeParser } from '../../src/markdown/growing-code.ts';

/** Returns the tree of a text, or its fault. */
function outcome(text: string, acorn: Pick<typeof Parser, 'parse' | 'parseExpressionAt'>): unknown {
  try {
    return JSON.stringify(unified().use(remarkParse).use(remarkMdx, { acorn }).parse(text));
  } catch (error) {
    if (!(error instanceof VFileMessage) || !(error.cause instanceof Error)) throw error;
    const { message, line, column, cause } = error;
    return { message, line, column, cause: cause.message };
  }
}

const parts = [
  '{x: 1, y: [2, {z: 3}]}',
  '"}" + "{" + \'}\'',
  '`}${ {a: `{${ {b: 1}.b }`}.a }{`',
  '/[}/{]/.test({}) ? {} : 4 / {a: 1}.a / 2',
  '/* } { */ {}',
  '{} // }\n',
  '(({ a, ...b }) => { if (a) { return /}/; } return { a, b }; })',
  '<b {...{a: 1}} c={{d: `}`}}>it\'s, {"a"}, {/* } */} "quoted", <i>{1}</i></b>',
  'function* () { yield { a: 1 }; }',
];

// All parsers share the rule that skips braces which cannot end an expression, so these are compared with what is meant.
test.each([
  ['"}"'],
  ["'{'"],
  ['`{`'],
  ['/{/'],
  ['/* { */ 1'],
  ['{a: {b: 1}}.a.b'],
  ['[{a: 1}, {b: 2}]'],
])('%s is a whole expression', (code) => {
  const tree = unified()
    .use(remarkParse)
    .use(remarkMdx, { acorn: growingCodeParser() })
    .parse(`Text {${code}} end {2}.`);
  const [paragraph] = tree.children;
  const children = paragraph?.type === 'paragraph' ? paragraph.children : [];
  expect(children.map((node) => ('value' in node ? node.value : ''))).toEqual([
    ...['Text ', code, ' end ', '2', '.'],
  ]);
});

test.each(parts)('code with many %s ends where it ends for acorn', (part) => {
  const list = Array.from({ length: 26 }, () => part).join(',');
  const acorn = Parser.extend(acornJsx());
  const parser = growingCodeParser();
  for (const text of [
    `# A\n\n{[${list}]} text {1} more\n\n{2}\n`,
    `<b c={[${list}]}>text</b>\n`,
    `export const a = [${list.replaceAll(',', ',\n\n')}];\n\n{a}\n`,
    `> {[${list.replaceAll(',', ',\n').replaceAll('\n', '\n> ')}]}\n\ntext\n`,
    `# A\n\n{[${list}, a b, ${list}]}\n`,
  ])
    expect(outcome(text, parser)).toEqual(outcome(text, acorn));
  for (const text of [`# A\n\n{[${list}\n\ntext } and {\n`, `# A\n\n{[${list})]}\n\n{[${list}]}\n`])
    expect(outcome(text, parser)).toHaveProperty(
      'message',
      'Could not parse expression with acorn',
    );
});
