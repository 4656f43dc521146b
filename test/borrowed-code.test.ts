import { expect, test } from '@jest/globals';
import { buildFolder } from './site-folder.ts';

test('pages import source code as text, and what Docusaurus takes from its router', async () => {
  const { reported, file } = await buildFolder(
    {
      'docs/a.mdx':
        "import code from './example.cpp';\nimport build from './CMakeLists.cmake';\n\n# A\n\n<pre>{code}{build}</pre>\n",
      'docs/example.cpp': 'int main() {}\n',
      'docs/CMakeLists.cmake': 'project(x)\n',
      'pages/index.jsx':
        'import { Link } from \'react-router-dom\';\nexport default () => <Link to="/base/docs/a">A</Link>;\n',
    },
    { docs: {}, pages: { path: 'pages' } },
  );
  expect(reported).toEqual([]);
  expect(file('docs/a/index.html')).toContain('<pre>int main() {}\nproject(x)\n</pre>');
  expect(file('index.html')).toMatch(/href="\/base\/docs\/a\/?"/);
});

test('a copy of a component that needs internals of Docusaurus gives way to the one of the site', async () => {
  const { reported, file } = await buildFolder(
    {
      'docs/a.mdx':
        "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n# A\n\n<Tabs><TabItem value=\"x\">Content</TabItem></Tabs>\n",
      'src/theme/Tabs/index.js':
        "import { useTabs } from '@docusaurus/theme-common/internal';\nexport default (props) => <div {...useTabs(props)} />;\n",
      'src/theme/TabItem.js': 'export default ({ children }) => <em>{children}</em>;\n',
    },
    { docs: {} },
  );
  expect(reported).toEqual([
    'info theme-part src/theme/Tabs:?:? This has no effect: theme components cannot be replaced.',
  ]);
  expect(file('docs/a/index.html')).toContain('role="tablist"');
});

test('so does a copy whose parts need internals', async () => {
  const { reported, file } = await buildFolder(
    {
      'docs/a.mdx':
        "import CodeBlock from '@theme/CodeBlock';\n\n# A\n\n<CodeBlock>x</CodeBlock>\n",
      'src/theme/CodeBlock/index.tsx':
        "import Content from '@theme/CodeBlock/Content';\nexport default (props) => <Content {...props} />;\n",
      'src/theme/CodeBlock/Content/index.tsx':
        "import { clean } from './clean';\nexport default (props) => <b {...clean(props)} />;\n",
      'src/theme/CodeBlock/Content/clean.ts':
        "export { clean } from '@docusaurus/theme-common/internal';\n",
    },
    { docs: {} },
  );
  expect(reported).toEqual([
    'info theme-part src/theme/CodeBlock:?:? This has no effect: theme components cannot be replaced.',
  ]);
  expect(file('docs/a/index.html')).toMatch(/<pre[^>]*><code[^>]*>x/);
});

test('an imported style sheet with a path from the root is in the folder of the site', async () => {
  const { reported, file } = await buildFolder(
    {
      'docs/a.md': '# A\n',
      'src/custom.css': '@import "/fonts/own.css";\n',
      'fonts/own.css': '.own { color: teal; background: url("/logo.svg"); }\n',
      'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    { docs: {}, stylesheets: ['src/custom.css'] },
  );
  expect(reported).toEqual([]);
  const [, sheet = ''] =
    /href="\/base\/(assets\/css\/styles-[^"]+)"/.exec(file('docs/a/index.html') ?? '') ?? [];
  expect(file(sheet)).toMatch(/\.own\{[^}]*url\(\/base\/logo\.svg\)/);
});

test('components for elements of Markdown are reported', async () => {
  const { reported, file } = await buildFolder(
    {
      'docs/a.mdx': '# A\n\n<Note>x</Note>\n\n![b](b.svg)\n',
      'docs/b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'src/theme/MDXComponents.tsx': `import Original from '@theme-original/MDXComponents';
const code = 1;
export default {
  ...Original,
  Note: (props) => <b {...props} />,
  img: (props) => <i {...props} />,
  'table': Original.table,
};
`,
    },
    { docs: {}, markdown: { components: 'src/theme/MDXComponents.tsx' } },
  );
  expect(reported).toEqual([
    'info replaced-elements src/theme/MDXComponents.tsx:6:? Components do not replace elements of Markdown: `img`, `table`.',
  ]);
  expect(file('docs/a/index.html')).toContain('<b>x</b>');
});

test('components for all texts can be a function that returns them, as for MDXProvider', async () => {
  const { reported, file } = await buildFolder(
    {
      'docs/a.mdx': '# A\n\n<Note>x</Note>\n\n<Plain>y</Plain>\n',
      'src/theme/MDXComponents.js': `import Original from '@docusaurus/theme-classic/lib/theme/MDXComponents';
export const Plain = (props) => <i {...props} />;
export default function MDXComponents(outer) {
  return { ...Original, ...outer, Note: (props) => <b {...props} /> };
}
`,
    },
    { docs: {}, markdown: { components: 'src/theme/MDXComponents.js' } },
  );
  expect(reported).toEqual([]);
  expect(file('docs/a/index.html')).toMatch(/<b>x<\/b>.*<i>y<\/i>/s);
});

test('components for links and images are named beside the faults that they hid', async () => {
  const { reported, advice } = await buildFolder(
    {
      'docs/a.mdx': '# A\n\n[b](/gone)\n\n![c](https://[)\n\n![d](d.svg)\n',
      'src/pages/index.jsx':
        'import Link from \'@docusaurus/Link\';\nexport default () => <Link to="/lost">x</Link>;\n',
      'src/theme/MDXComponents.js':
        'export default {\n  a: (props) => <a {...props} />,\n  img: (props) => <i {...props} />,\n};\n',
    },
    { docs: {}, pages: {}, markdown: { components: 'src/theme/MDXComponents.js' } },
  );
  const adviceOf = (start: RegExp): string =>
    advice.filter((_, i) => start.test(reported[i] ?? '')).join('\n');
  expect(adviceOf(/broken-link .*gone/)).toMatch(
    / The component for `a` in \S*src\/theme\/MDXComponents\.js:2 has no effect here; it may have changed this address\.$/,
  );
  expect(adviceOf(/broken-(?:markdown-)?image .*d\.svg/)).toMatch(
    / The component for `img` in \S*:3 /,
  );
  expect(adviceOf(/broken-link .*lost/)).not.toContain('component for');
});

test.each([
  ["export default { ...Original, a: (props) => <a {...props} />, img: 'i' };", '2', 'on one line'],
  [
    'const img = (props) => <i {...props} />;\nconst own = { img };\nconst all = {\n  ...Original, a: Original.a,\n  ...own };\nexport default all;',
    '5',
    'in a named object, and one in it',
  ],
  ['module.exports = {\n  a: Original.a, img: Original.img };', '3', 'as CommonJS'],
])('components for links are found %3$s', async (code, line, _where) => {
  const { reported, advice } = await buildFolder(
    {
      'docs/a.mdx': '# A\n\n[b](/docs/none)\n',
      'src/theme/MDXComponents.jsx': `import Original from '@theme-original/MDXComponents';\n${code}\n`,
    },
    { docs: {}, markdown: { components: 'src/theme/MDXComponents.jsx' } },
  );
  expect(reported.join('\n')).toContain(
    'Components do not replace elements of Markdown: `a`, `img`.',
  );
  expect(advice.join('\n')).toMatch(
    new RegExp(`The component for \`a\` in \\S*MDXComponents\\.jsx:${line} has no effect here`),
  );
});

test('a package that another one needs is named, with the command that installs it', async () => {
  const { reported, advice } = await buildFolder(
    {
      'src/pages/index.jsx': `import { text } from '@scope/outer';\nexport default () => text;`,
      'node_modules/@scope/outer/package.json': '{ "module": "index.js" }',
      'node_modules/@scope/outer/index.js': `export { text } from 'inner/part';`,
    },
    { pages: {} },
  );
  expect(reported).toEqual([
    'error bundle node_modules/@scope/outer/index.js:1:22 The package "inner", which "@scope/outer" needs, is not installed.',
  ]);
  expect(advice).toEqual(['Install the package: npm install inner']);
});

test('packages import React and parts of the classic theme, also packages inside of packages', async () => {
  const { reported, file } = await buildFolder(
    {
      'src/pages/index.jsx': `import { text } from 'outer';
import Heading from '@docusaurus/theme-classic/lib/theme/Heading';
export default () => <Heading as="h2" id="a">{text}</Heading>;`,
      'node_modules/outer/package.json': '{ "main": "index.js" }',
      'node_modules/outer/index.js': `exports.text = require('inner').text;`,
      'node_modules/outer/node_modules/inner/package.json': '{ "module": "index.js" }',
      'node_modules/outer/node_modules/inner/index.js': `import { useState } from 'react';
export const text = typeof useState;`,
    },
    { pages: {} },
  );
  expect(reported).toEqual([]);
  expect(file('index.html')).toContain('>function<');
});

const facts = {
  'src/facts.jsx': `import { useState } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
export default function Facts() {
  const { frontMatter } = useDoc();
  const [shown] = useState(true);
  return shown && <pre>{String(frontMatter.level?.hard)}</pre>;
}`,
  'docs/a.mdx':
    "---\nlevel: { hard: true }\ntags: [one]\n---\n\nimport Facts from '@site/src/facts';\n\n## Part\n\n<Facts />\n",
  'docs/b.md': '# Second\n',
};

test('components in guides know the front matter of the guide', async () => {
  const { reported, file } = await buildFolder(facts, { docs: {} });
  expect(reported).toEqual([]);
  const html = file('docs/a/index.html') ?? '';
  expect(/<pre>(.*?)<\/pre>/.exec(html)?.[1]).toBe('true');
  // The component has state, so browsers need the facts, too.
  expect(html).toContain('"level":{"hard":true}');
  expect(file('docs/b/index.html')).not.toContain('"frontMatter"');
});

test('outside of guides, a component that asks for the guide is a fault', async () => {
  const page = { 'src/pages/index.jsx': "export { default } from '../facts';" };
  const { reported } = await buildFolder({ ...facts, ...page }, { docs: {}, pages: {} });
  expect(reported).toEqual([
    'error render-page src/facts.jsx:4:27 The page /base/ cannot be rendered: /base/ is no guide: useDoc() only works on pages of guides.',
  ]);
});

test('modules have the aliases that the site declares for its editor', async () => {
  const { reported, file } = await buildFolder(
    {
      'tsconfig.json': `{
  "extends": "@docusaurus/tsconfig/tsconfig.json", /* not installed */
  "compilerOptions": { "baseUrl": "src", "paths": { "@parts/*": ["./parts/*"], "one": ["./one"] } },
}`,
      'src/parts/box.jsx': "import name from 'one';\nexport default () => <b>{name}</b>;\n",
      'src/one.ts': "export default 'first';\n",
      'docs/a.mdx': "import Box from '@parts/box';\n\n# A\n\n<Box />\n",
    },
    { docs: {} },
  );
  expect(reported).toEqual([]);
  expect(file('docs/a/index.html')).toContain('<b>first</b>');
});

test('components in posts know the post, and cards can stand alone', async () => {
  const post = {
    'src/post.jsx': `import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
export default () => <pre>{useBlogPost().metadata.title}</pre>;`,
    'blog/2024-01-02-one.mdx':
      "---\ntitle: The one\n---\n\nimport Post from '@site/src/post';\n\n{/* truncate */}\n\n<Post />\n",
  };
  const card = {
    'docs/a.mdx': `import DocCard from '@theme/DocCard';

# A

<DocCard item={{ type: 'category', label: 'All', href: '/docs/b', description: 'What there is.' }} />
<DocCard item={{ type: 'link', label: 'B', href: '/docs/b' }} />
`,
    'docs/b.md': '# B\n',
  };
  const { reported, file } = await buildFolder({ ...post, ...card }, { docs: {}, blog: {} });
  expect(reported).toEqual([]);
  expect(file('blog/2024/01/02/one/index.html')).toContain('<pre>The one</pre>');
  const cards = [
    ...(file('docs/a/index.html') ?? '').matchAll(/<a href="([^"]+)" class="doc-card">/g),
  ];
  expect(cards.map(([, href]) => href)).toEqual(['/base/docs/b', '/base/docs/b']);
  const outside = { ...post, 'docs/a.mdx': "import Post from '@site/src/post';\n\n<Post />\n" };
  expect((await buildFolder(outside, { docs: {}, blog: {} })).reported).toEqual([
    'error render-page docs/a.mdx:3:1 The page /base/docs/a/ cannot be rendered: /base/docs/a/ is no post: useBlogPost() only works on pages of posts.',
  ]);
});
