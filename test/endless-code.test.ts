import { afterEach, expect, test } from '@jest/globals';
import { patience, runWithinTime } from '../src/diagnostics/within-time.ts';
import { buildFolder } from './site-folder.ts';

const { milliseconds } = patience;

afterEach(() => {
  patience.milliseconds = milliseconds;
});

const loop = '(() => { for (;;); })()';

test('code of the site that never ends is a fault of its text, and other pages are built', async () => {
  patience.milliseconds = 300;
  const { reported, file } = await buildFolder(
    {
      'docs/good.mdx': '# Good\n\n{1 + Math.min(1)}\n',
      'docs/text.mdx': `# Text\n\n{${loop}}\n`,
      'docs/component.mdx': "import Part from './part.js';\n\n# Component\n\n<Part />\n",
      'docs/part.js': `export default () => ${loop};\n`,
      'blog/2024-01-01-post.mdx': `# Post\n\n{${loop}}\n`,
      'pages/page.jsx': `export default function Page() { return ${loop}; }\n`,
    },
    {
      docs: { path: 'docs' },
      blog: { path: 'blog' },
      pages: { path: 'pages' },
      checks: { profile: 'lenient' },
    },
  );
  const endless = reported.filter((each) => each.includes('It did not finish within 0.3 seconds.'));
  for (const place of [
    'docs/text.mdx:3:1',
    'docs/component.mdx:5:1',
    'blog/2024-01-01-post.mdx:3:1',
    'pages/page.jsx',
  ])
    expect(endless.join('\n')).toContain(`render-page ${place}`);
  expect(reported.filter((each) => each.includes('Internal'))).toEqual([]);
  expect(file('docs/good/index.html')).toContain('2</div>');
});

test('modules of the configuration that never end are reported', async () => {
  patience.milliseconds = 300;
  const { reported } = await buildFolder(
    { 'docs/a.md': '# A\n', 'docs/sidebars.js': `module.exports = ${loop};\n` },
    { docs: { path: 'docs', sidebar: 'docs/sidebars.js' } },
  );
  expect(reported.join('\n')).toContain(
    'error sidebars docs/sidebars.js:?:? The module threw an error: It did not finish within 0.3 seconds.',
  );
});

test('results and errors of code that ends are passed on', () => {
  expect(runWithinTime(() => runWithinTime(() => 1) + 1)).toBe(2);
  const nothing: unknown = runWithinTime((): unknown => undefined);
  expect(nothing).toBeUndefined();
  const error = new TypeError('No.');
  expect(() =>
    runWithinTime(() => {
      throw error;
    }),
  ).toThrow(error);
});
