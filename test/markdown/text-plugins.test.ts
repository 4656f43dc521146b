import { expect, jest, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { runTextPlugins } from '../../src/docusaurus/texts/run-text-plugins.ts';
import { buildFolder } from '../site-folder.ts';

const config = { docs: {}, blog: { onUntruncatedPosts: 'ignore' } };

/** A plugin that replaces words; it also shows the option and the file that it receives. */
const replace = `
import { visit } from 'unist-util-words';
export default function replace(options) {
  return (tree, file) => {
    visit(tree, (node) => {
      if (node.type === 'text') node.value = node.value.replace(options.from, options.to);
    });
    if (file.path.endsWith('b.md')) file.message('an odd file', { line: 3, column: 2 });
  };
}`;

const words = {
  'node_modules/unist-util-words/package.json': JSON.stringify({
    name: 'unist-util-words',
    type: 'module',
    exports: { import: './index.js' },
  }),
  'node_modules/unist-util-words/index.js':
    'export function visit(node, call) { call(node); for (const child of node.children ?? []) visit(child, call); }',
};

test('plugins change texts, and report faults at their place', async () => {
  const { reported, file } = await buildFolder(
    {
      ...words,
      'plugins/replace.mjs': replace,
      'docs/a.md': '# A cat\n\nThe cat.\n',
      'docs/b.md': '# B\n\nThe cat.\n',
      'blog/2024-01-01-c.md': 'The cat.\n',
    },
    {
      ...config,
      markdown: {
        remarkPlugins: [
          { module: 'plugins/replace.mjs', options: { from: 'cat', to: '[dog](x)' }, in: ['docs'] },
        ],
      },
    },
  );
  expect(reported).toEqual([
    'warning markdown-plugin docs/b.md:3:2 an odd file ("plugins/replace.mjs")',
  ]);
  expect(file('docs/a/index.html')).toContain('<p>The [dog](x).</p>');
  expect(file('docs/a/index.html')).toContain('<title>A [dog](x) | ');
  expect(file('blog/2024/01/01/c/index.html')).toContain('<p>The cat.</p>');
});

test('front matter is read, whatever plugins put in front of it', async () => {
  const { reported, file } = await buildFolder(
    {
      'plugins/front.js': `export default () => (tree) => {
        tree.children.unshift({ type: 'paragraph', children: [{ type: 'text', value: 'Put in front.' }] });
      };`,
      'docs/A.md': '---\nid: other\ntitle: Title\n---\n\nText.\n',
    },
    { docs: {}, markdown: { remarkPlugins: ['plugins/front.js'] } },
  );
  expect(reported).toEqual([]);
  expect(file('docs/other/index.html')).toContain('<title>Title | T</title>');
  expect(file('docs/other/index.html')).toContain('<p>Put in front.</p>');
});

test('packages of plugins find the files next to them', async () => {
  const { reported, file } = await buildFolder(
    {
      'node_modules/remark-sized/package.json': '{ "type": "module", "main": "index.js" }',
      'node_modules/remark-sized/words.txt': 'twelve words',
      'node_modules/remark-sized/index.js': `import { readFileSync } from 'node:fs';
import { name } from 'old-name';
const words = readFileSync(new URL('words.txt', import.meta.url), 'utf8');
export default () => (tree) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: words + ' ' + name + ' "import.meta.url"' }] });
};`,
      'node_modules/old-name/package.json': '{ "main": "index.js" }',
      'node_modules/old-name/index.js':
        "exports.name = require('path').basename(__filename) + require('path').basename(__dirname);",
      'docs/a.md': '# A\n',
    },
    { docs: {}, markdown: { remarkPlugins: ['remark-sized'] } },
  );
  expect(reported).toEqual([]);
  expect(file('docs/a/index.html')).toContain(
    '<p>twelve words index.jsold-name &quot;import.meta.url&quot;</p>',
  );
});

test('packages of plugins may support others that are not installed', async () => {
  const plugin = (start: string): Record<string, string> => ({
    'node_modules/remark-wide/package.json': '{ "main": "index.js" }',
    'node_modules/remark-wide/index.js': `${start}
module.exports = ({ slow } = {}) => (tree) => {
  if (slow) require('other-parser');
};`,
    'docs/a.md': '# A\n',
  });
  const build = async (start: string, options: object): Promise<string[]> => {
    const remarkPlugins = [{ module: 'remark-wide', options }];
    return (await buildFolder(plugin(start), { docs: {}, markdown: { remarkPlugins } })).reported;
  };
  expect(await build("const load = () => import('typescript-of-long-ago');", {})).toEqual([]);
  expect(await build('', { slow: true })).toEqual([
    expect.stringMatching(/^error markdown-plugin .*Cannot find module 'other-parser'/s),
  ]);
  expect(await build("require('other-parser');", {})).toEqual([
    expect.stringMatching(/^error markdown-plugin .*Cannot find module 'other-parser'/s),
  ]);
});

test('headings and links of plugins are part of the page, and are checked', async () => {
  const { reported, file } = await buildFolder(
    {
      'plugins/add.js': `module.exports = () => (tree) => {
        tree.children.push(
          { type: 'element', tagName: 'h2', properties: {}, children: [{ type: 'text', value: 'Added' }] },
          { type: 'element', tagName: 'a', properties: { href: './b.md' }, children: [{ type: 'text', value: 'x' }] },
        );
      };`,
      'docs/a.md': '# A\n\nSee [added](#added).\n',
      'docs/b.md': '# B\n',
    },
    { docs: {}, markdown: { rehypePlugins: ['./plugins/add.js'] } },
  );
  expect(reported).toEqual([]);
  expect(file('docs/a/index.html')).toContain('<a href="/base/docs/b/">x</a>');
  expect(file('docs/a/index.html')).toMatch(/<h2[^>]* id="added"/);
});

test('plugins add syntax, directives and components with their imports', async () => {
  const syntax = `
    function tokenize(effects, ok, nok) {
      return (code) => {
        effects.enter('smile'); effects.consume(code);
        return (next) => {
          if (next !== 41) return nok(next);
          effects.consume(next); effects.exit('smile');
          return ok;
        };
      };
    }
    export function smiles() {
      const data = this.data();
      (data.micromarkExtensions ??= []).push({ text: { 59: { tokenize } } });
      (data.fromMarkdownExtensions ??= []).push({
        enter: { smile(token) { this.enter({ type: 'text', value: '☺' }, token); } },
        exit: { smile(token) { this.exit(token); } },
      });
    }`;
  const directives = `export default () => (tree) => {
    for (const node of tree.children) {
      if (node.type === 'containerDirective') node.data = { hName: 'section' };
      if (node.type === 'leafDirective') {
        const estree = (type, rest) => ({ type: 'Program', sourceType: 'module', body: [{ type, ...rest }] });
        Object.assign(node, {
          type: 'mdxJsxFlowElement', name: 'Box', children: [],
          attributes: [{ type: 'mdxJsxAttribute', name: 'label', value: node.name }],
        });
        delete node.position;
        tree.children.unshift({
          type: 'mdxjsEsm', value: "import Box from '@site/src/box.jsx'",
          data: { estree: estree('ImportDeclaration', {
            specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: 'Box' } }],
            source: { type: 'Literal', value: '@site/src/box.jsx' },
          }) },
        });
        return;
      }
    }
  };`;
  const { reported, file } = await buildFolder(
    {
      'plugins/syntax.ts': syntax,
      'plugins/directives.js': directives,
      'src/box.jsx': 'export default ({ label }) => <b>box {label}</b>;',
      'docs/a.md': '# A ;)\n\n:::aside\n\nAside.\n\n:::\n\n:::note\n\nNote.\n\n:::\n\n::parcel\n',
    },
    {
      docs: {},
      markdown: {
        remarkPlugins: [{ module: 'plugins/syntax.ts', export: 'smiles' }, 'plugins/directives.js'],
      },
    },
  );
  expect(reported).toEqual([]);
  const html = file('docs/a/index.html') ?? '';
  expect(html).toContain('<h1 id="a-">A ☺</h1>');
  expect(html).toContain('<section><p>Aside.</p></section>');
  expect(html).toContain('theme-admonition-note');
  expect(html).toContain('<b>box parcel</b>');
});

test('faults of plugins have places', async () => {
  const { reported } = await buildFolder(
    {
      'plugins/no-function.js': 'module.exports = { a: 1 };',
      'plugins/old.js': 'module.exports = function () { this.Parser.prototype.x = 1; };',
      'plugins/throws.js':
        'module.exports = () => (tree, file) => {\n  tree.children[9].value;\n};',
      'plugins/fails.js':
        'module.exports = () => (tree, file) => { file.fail("not allowed", tree.children[1]); };',
      'plugins/breaks.js': 'module.exports = () => (tree) => { tree.children.push("text"); };',
      'docs/a.md': '# A\n\nText.\n',
    },
    {
      docs: {},
      markdown: {
        remarkPlugins: [
          'gone',
          'plugins/gone.js',
          ...['no-function', 'old', 'throws', 'fails', 'breaks'].map(
            (name) => `plugins/${name}.js`,
          ),
        ],
      },
    },
  );
  expect(reported).toEqual([
    'error markdown-plugin site.config.yaml:1:100 The package "gone" is not installed.',
    'error markdown-plugin site.config.yaml:1:107 There is neither a file "plugins/gone.js" nor a package that has it.',
    'error markdown-plugin site.config.yaml:1:125 The default export of "plugins/no-function.js" is not a plugin: it must be a function.',
    'error markdown-plugin plugins/old.js:1:44 The plugin "plugins/old.js" cannot be used: Cannot read properties of undefined (reading \'prototype\')',
    'error markdown-plugin docs/a.md:?:? The plugin "plugins/throws.js" failed at plugins/throws.js:2:20: Cannot read properties of undefined (reading \'value\')',
    'error markdown-plugin docs/a.md:3:1 not allowed ("plugins/fails.js")',
    'error markdown-plugin docs/a.md:?:? The plugin "plugins/breaks.js" failed: It must return a tree, or nothing: each node has a "type".',
  ]);
});

test('a plugin that does not finish is a fault of the first text, and is skipped for others', async () => {
  jest.useFakeTimers();
  try {
    const diagnostics = new Diagnostics();
    const plugin = {
      name: 'waiting.js',
      hash: '',
      hasSyntax: false,
      attach: () => () => new Promise(() => undefined),
      placeOf: () => undefined,
    };
    const run = (file: string): Promise<unknown> =>
      runTextPlugins(
        [plugin],
        { type: 'root' as const, children: [] },
        { file, text: '', frontMatter: {} },
        () => ({}),
        diagnostics,
      );
    const first = run('docs/a.md');
    await jest.advanceTimersByTimeAsync(60_000);
    await first;
    await run('docs/b.md');
    expect(diagnostics.all.map(({ place, message }) => `${place?.file} ${message}`)).toEqual([
      'docs/a.md The plugin "waiting.js" failed: it has not finished after 60 seconds.',
    ]);
  } finally {
    jest.useRealTimers();
  }
});
