// The pages of the demonstration are also built by Docusaurus, for the comparison in the manual. That takes minutes and
// packages that are not installed here, so each page is bundled and rendered with stand-ins for what Docusaurus provides.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { build, type Plugin } from 'esbuild';
import { contentFolder } from '../markdown/content-folder.ts';

const standIns = resolve('test/docusaurus-pages/stand-ins.tsx');
const pages = resolve('fixtures/micro-test-plus/pages');

/** The modules of Docusaurus that have a stand-in, by the name of its export. */
const provided: Record<string, string> = {
  '@docusaurus/Link': 'Link',
  '@docusaurus/useDocusaurusContext': 'useDocusaurusContext',
  '@theme/CodeBlock': 'CodeBlock',
  '@theme/Layout': 'Layout',
};

const docusaurus: Plugin = {
  name: 'docusaurus',
  setup(bundle) {
    bundle.onResolve({ filter: /^@(?:docusaurus|theme|site|generated)\// }, ({ path }) =>
      path in provided
        ? { path, namespace: 'docusaurus' }
        : { errors: [{ text: `${path} has no stand-in in ${standIns}: add one.` }] },
    );
    bundle.onLoad({ filter: /.*/, namespace: 'docusaurus' }, ({ path }) => ({
      contents: `export { ${String(provided[path])} as default } from ${JSON.stringify(standIns)};`,
      resolveDir: resolve('.'),
    }));
  },
};

/** Renders a page to HTML as Docusaurus does while it builds; a part of a Markdown page is in the layout of that page. */
async function render(file: string, isPart = false): Promise<string> {
  const page = isPart ? 'createElement(Layout, {}, createElement(Page))' : 'createElement(Page)';
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createElement } from 'react'; import { renderToStaticMarkup } from 'react-dom/server'; import Layout from '@theme/Layout'; import Page from ${JSON.stringify(file)}; process.stdout.write(renderToStaticMarkup(${page}));`,
      resolveDir: resolve('.'),
    },
    bundle: true,
    write: false,
    outdir: 'unwritten',
    platform: 'node',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    nodePaths: [resolve('node_modules')],
    plugins: [docusaurus],
    logLevel: 'silent',
  });
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-'], {
    input: outputFiles[0]?.text ?? '',
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const modules = readdirSync(pages).filter((name) => /\.[jt]sx?$/.test(name));

test.each(modules)('Docusaurus can render %s of the demonstration', async (name) => {
  const isPart = name.startsWith('_');
  expect(await render(join(pages, name), isPart)).toContain(isPart ? '</pre>' : '</h1>');
});

test('a code block outside of a layout fails as in Docusaurus', async () => {
  const page =
    "import CodeBlock from '@theme/CodeBlock';\nexport default () => <CodeBlock>a</CodeBlock>;\n";
  const file = join(contentFolder({ 'page.jsx': page }), 'page.jsx');
  await expect(render(file)).rejects.toThrow('Hook useColorMode is called outside');
});
