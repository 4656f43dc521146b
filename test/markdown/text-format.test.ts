import { expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readMarkdown } from '../../src/markdown/read-markdown.ts';

/** Returns how a text is read if its format is not set. */
async function formatOf(text: string): Promise<string> {
  const diagnostics = new Diagnostics();
  const { statements } = await readMarkdown(text, 'a.md', diagnostics);
  return [statements ? 'MDX' : 'Markdown', ...diagnostics.all.map(({ code }) => code)].join(' ');
}

test.each([
  '{1 + 1}',
  'a {/* comment */}',
  '- a\n\n  <Tabs></Tabs>',
  'Text <Icon name="x" />.',
  '<Ring.Buffer />',
  '<b className="x">a</b>',
  '<b style={{ color: "red" }}>a</b>',
  '<p>{1 + 1}</p>',
  '<>a</>\n\n{" "}',
  '<head><title>a</title></head>',
  "import a from './a.js'\n\nText",
  'export const a = 1;\n\nValue {a}',
  '{frontMatter.title}',
  '```\ncode\n```\n\n<Tabs></Tabs>',
])('what only MDX can mean makes a text MDX: %s', async (text) => {
  expect(await formatOf(text)).toBe('MDX');
});

test.each([
  'Text',
  '<b>a</b> <br/> <!-- <Tabs> {1 + 1} -->',
  '<DIV CLASS="x">a</DIV>',
  'The address /users/{id}, the format "{0}", {} and {:d}.',
  '{{ page.title }} {% include a %}',
  'int x{42}; std::array{1, 2}; $x_{i+1}$ \\frac{a + b}',
  'std::vector<int> v{} and {a + b}',
  'a \\{1 + 1\\}\n\n    code',
  '# A {#b}',
  'import the file\n\nexport it',
  '`{1 + 1}` `<Tabs>`',
  '```jsx\nimport a from "a";\n<Tabs />\n```',
  '    <Tabs />\n\n- ```\n  <Tabs />\n  ```',
  '<script>\nfunction a() { b() }\n</script>',
  '<style>\na { color: #fff }\n</style>',
  '<pre>\nimport a from "a";\n</pre>',
  '<https://example.org> {1 + 1}',
  'if (i<n && j>m), the type <T> and its <Size>',
  '- <Name>: a name, `<Name/>`',
])('anything else is plain Markdown: %s', async (text) => {
  expect(await formatOf(text)).toBe('Markdown');
});

test('a component that is not valid MDX is reported', async () => {
  expect(await formatOf('# A\n\n<Tabs>\n')).toBe('MDX mdx');
  expect(await formatOf('Text <Details>\n')).toBe('MDX mdx');
  expect(await formatOf('Text <Note>a</Note> <Card>\n')).toBe('MDX mdx');
});

test('invalid MDX keeps its front matter', async () => {
  const diagnostics = new Diagnostics();
  const text = '---\ntitle: A\n---\n\nText {a b} more.\n';
  const { frontMatter, root } = await readMarkdown(text, 'a.mdx', diagnostics);
  expect(frontMatter.json).toEqual({ title: 'A' });
  expect(root.children.map(({ type }) => type)).toEqual(['yaml']);
  expect(diagnostics.all).toMatchObject([{ code: 'mdx', place: { line: 5 } }]);
});

test.each([
  ['---\nmdx: { format: md }\n---\n{1}', 'a.mdx', false],
  ['\uFEFF---\r\nmdx: { format: md }\r\n---\r\n{1}', 'a.mdx', false],
  ['---  \nmdx:\n  format: mdx\n---\t\nText', 'a.md', true],
  ['---\nmdx: { format: mdx }\n--- \n', 'a.md', true],
  ['\n---\nmdx: { format: mdx }\n---\nText', 'a.md', false],
  ['---\nmdx: { format: mdx }\nText', 'a.md', false],
])('front matter sets the format: %j', async (text, file, isMdx) => {
  const { statements } = await readMarkdown(text, file, new Diagnostics());
  expect(statements !== undefined).toBe(isMdx);
});
