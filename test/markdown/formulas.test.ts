import { expect, test } from '@jest/globals';
import { fenceFormulas } from '../../src/markdown/formulas.ts';
import { buildFolder } from '../site-folder.ts';

/** Returns HTML without tags. */
function shown(html = ''): string {
  return html.replace(/<annotation.*?<\/annotation>|<[^>]*>/g, '');
}

const math = { docs: {}, markdown: { math: true } };

test('without the option, blocks of formulas show their source, which is reported', async () => {
  const { reported, file } = await buildFolder(
    {
      'docs/sums.mdx':
        '# Sums\n\nFrom $5 to $10.\n\n$$\n\\sum_{i=0}^{n} a_i \\\\, *b*\n$$\n\n- of a list\n\n  $$\n  {x}\n  $$\n',
    },
    { docs: {} },
  );
  expect(reported).toEqual([
    'info unsupported-code docs/sums.mdx:5:1 Formulas between lines of `$$` are not drawn; their source is shown.',
  ]);
  const text = shown(file('docs/sums/index.html'));
  expect(text).toContain('From $5 to $10.');
  expect(text).toContain('\\sum_{i=0}^{n} a_i \\\\, *b*');
  expect(text).toContain('{x}');
});

test('formulas become MathML in Markdown, MDX, parts and components', async () => {
  const { reported, file } = await buildFolder(
    {
      'docs/plain.md': '# Plain\n\n$x_1 \\le y$ and\n\n$$\n\\def\\two#1{{#1}^2}\n\\two{#1}\n$$\n',
      'docs/code.mdx':
        'import Part from \'./_part.mdx\';\n\n# Code\n\nValue {1 + 1}, formula $\\frac{a}{b}$.\n\n<Tabs><TabItem value="a">\n\n$$\n\\sqrt{c}\n$$\n\n</TabItem></Tabs>\n\n<Part />\n\n<p>raw</p>\n',
      'docs/_part.mdx': '1. first\n\n   $$\n   \\mathbb{R}^{n}\n   $$\n',
      'docs/fence.md': '# Fence\n\n```math\ne^{i\\pi}\n```\n\n<b>HTML</b> costs \\$5.\n',
    },
    math,
  );
  expect(reported).toEqual([
    "warning formula docs/plain.md:5:1 The formula \"\\def\\two#1{{#1}^2} \\two{#1}\" is shown as its source: Expected '}', got '#'.",
  ]);
  const page = (name: string): string => file(`docs/${name}/index.html`) ?? '';
  expect(page('plain')).toContain('<msub><mi>x</mi><mn>1</mn></msub>');
  expect(page('plain')).toContain('<code class="formula">\\def\\two#1{{#1}^2}\n\\two{#1}</code>');
  expect(page('code')).toContain('<mfrac><mi>a</mi><mi>b</mi></mfrac>');
  expect(page('code')).toMatch(
    /<div class="formula-block" tabindex="0"><math display="block" class="tml-display"[^>]*><semantics><msqrt><mrow><mi>c<\/mi>/,
  );
  expect(page('code')).toContain(
    '<annotation encoding="application/x-tex">\\mathbb{R}^{n}</annotation>',
  );
  expect(page('code')).toContain('<p>raw</p>');
  expect(page('fence')).toContain('<msup><mi>e</mi>');
  expect(shown(page('fence'))).toContain('HTML costs $5.');
});

test('each formula that cannot be read is reported once per text, at its place', async () => {
  const { reported } = await buildFolder(
    {
      'docs/a.md': `# A\n\nSee $\\no{1}$,\n$\\no{1}$ and $${'{'.repeat(3000)}x${'}'.repeat(3000)}$.\n\n> $$\n> x^2^3\n> $$\n\n\`\`\`math\n\`\`\`\n`,
    },
    math,
  );
  expect(reported).toEqual([
    'warning formula docs/a.md:3:5 The formula "\\no{1}" is shown as its source: Unsupported function name: \\no.',
    `warning formula docs/a.md:4:14 The formula "${'{'.repeat(80)}…" is shown as its source: its parts are nested too deeply.`,
    'warning formula docs/a.md:6:3 The formula "x^2^3" is shown as its source: Double superscript.',
    'warning formula docs/a.md:10:1 The formula "" is shown as its source: it is empty.',
  ]);
});

test('the option sets macros, and whether single dollar signs start formulas', async () => {
  const build = async (settings: object): Promise<string> => {
    const { reported, file } = await buildFolder(
      { 'docs/a.md': '# A\n\nFrom $5 to $10: $$\\RR{2}$$.\n' },
      { docs: {}, markdown: { math: { macros: { '\\RR': '\\mathbf{R}^{#1}' }, ...settings } } },
    );
    expect(reported).toEqual([]);
    return file('docs/a/index.html') ?? '';
  };
  const [one, two] = [await build({}), await build({ singleDollarTextMath: false })];
  expect(one).toContain('<annotation encoding="application/x-tex">5 to </annotation>');
  expect(two).toContain('From $5 to $10: <math');
  for (const html of [one, two]) expect(html).toMatch(/<msup><m[a-z]+[^>]*>𝐑<\/m[a-z]+><mn[^>]*>2/);
});

test('headings, titles, descriptions and the search read formulas as text; feeds have their source', async () => {
  const { reported, file } = await buildFolder(
    {
      'docs/a.md':
        '# Cost of $O(n \\log n)$\n\nAt most $\\frac{a+b}{2}$ steps.\n\n## The $x_i^{2}$ case\n\n[link](#the-x_i2-case)\n\n## Sums $\\sum_{i=0}^n i$, $\\sqrt{2}$, $\\alpha\\to -\\hat{y}$\n',
      'blog/2024-01-01-a.md': '# Faster than $2^{n}$\n\nNow $\\frac{1}{2}$.\n\n<!-- truncate -->\n',
    },
    { ...math, blog: {} },
  );
  expect(reported).toEqual([]);
  const html = file('docs/a/index.html') ?? '';
  expect(html).toContain('<title>Cost of O(n log n) | ');
  expect(html).toContain('<meta name="description" content="At most (a + b)/2 steps."');
  expect(html).toMatch(/href="#the-x_i2-case"[^>]*>The x_i\^2 case<\/a>/);
  expect(shown(html)).toContain('Sums ∑_(i = 0)^n i, √2, α → −yˆ');
  expect(file('blog/2024/01/01/a/index.html')).toContain('Faster than 2^n');
  const feed = file('blog/rss.xml') ?? '';
  expect(feed).toContain('Faster than 2^n');
  expect(feed).toContain('<code>\\frac{1}{2}</code>');
  expect(feed).not.toContain('<math');
});

test.each([
  ['a single mark', 'a\n$$\nb'],
  ['marks in code', '```sh\n$$\n1\n$$\n```'],
  ['marks around code', '$$\n```sh\n1\n```\n$$'],
  ['marks in a line', 'the `$$` of $$a$$'],
])('%s is not a formula', (_, text) => {
  expect(fenceFormulas(text)).toBe(text);
});
