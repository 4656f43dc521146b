import { expect, test } from '@jest/globals';
import { buildFolder } from './site-folder.ts';

const config = { docs: {}, pages: {} };

const page = `import Intro, { legs } from '../../docs/_intro.mdx';
import Plain from '@site/docs/plain.md';
export default () => <main><p>{legs}</p><Intro animal="Zebra" /><Plain /></main>;
`;

const intro = `---
kind: animal
---
import { Bell } from '../src/bell.tsx';
import Part from '/docs/_part.mdx';

export const legs = 4;

## The {props.animal} of {frontMatter.kind}

It has **{legs} legs**, see [the guide](/docs/start/).

:::tip[Look *here*]

Bring \`binoculars\`.

:::

<Bell>

- One
- Two

</Bell>

<Part name="Inner" />

![Stripes](./stripes.svg)

\`\`\`cpp
int stripes = 3;
\`\`\`
`;

const files = {
  'docs/start.mdx': '---\nslug: start\n---\n\n# Start\n',
  'docs/_intro.mdx': intro,
  'docs/_part.mdx': 'The part of {props.name}.\n',
  'docs/plain.md': '---\nslug: plain\n---\n\nJust *text*, and `std::vector<int> {}`.\n',
  'docs/stripes.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'src/bell.tsx':
    'export const Bell = ({ children }) => <section title="bell">{children}</section>;\n',
  'src/pages/index.tsx': page,
};

test('modules import Markdown as components, with properties, exports, code and images', async () => {
  const { reported, file } = await buildFolder(files, config);
  expect(reported).toEqual([]);
  const main = /<main>.*?<\/main>/s.exec(file('index.html') ?? '')?.[0] ?? '';
  expect(main.replace(/<svg.*?<\/svg>|\u200b/gs, '').replace(/\s+/g, ' ')).toMatchInlineSnapshot(
    `"<main><p>4</p><h2 id="the-propsanimal-of-frontmatterkind" class="anchor">The <!-- -->Zebra<!-- --> of <!-- -->animal<a href="#the-propsanimal-of-frontmatterkind" class="hash-link" aria-label="Direct link to the-propsanimal-of-frontmatterkind" title="Direct link to the-propsanimal-of-frontmatterkind" translate="no"></a></h2> <p>It has <strong>4<!-- --> legs</strong>, see <a href="/base/docs/start/">the guide</a>.</p> <div class="theme-admonition theme-admonition-tip"><div class="admonition-heading"><span>Look <em>here</em></span></div><div class="admonition-content"><p>Bring <code>binoculars</code>.</p></div></div> <section title="bell"><ul> <li>One</li> <li>Two</li> </ul></section> <p>The part of <!-- -->Inner<!-- -->.</p> <p><img loading="lazy" decoding="async" src="/base/assets/media/stripes-HH76FQC6.svg" alt="Stripes"/></p> <figure class="theme-code-block language-cpp"><pre tabindex="0"><code><span class="t">int</span> stripes = <span class="n">3</span>;</code></pre></figure><p>Just <em>text</em>, and <code>std::vector&lt;int&gt; {}</code>.</p></main>"`,
  );
});

test('faults of such a text have their place in it', async () => {
  const { reported } = await buildFolder(
    {
      ...files,
      'docs/_intro.mdx':
        'export const legs = 4;\n\nA {unknown.name}.\n\n<Missing />\n\n![](./none.png)\n',
    },
    config,
  );
  expect(reported).toMatchInlineSnapshot(`
    [
      "error mdx-component docs/_intro.mdx:5:1 Expected component \`Missing\` to be defined: you likely forgot to import, pass, or provide it.",
      "error bundle docs/_intro.mdx:7:1 The file "./none.png" does not exist.",
    ]
  `);
});

test('plugins change those in the folders of texts that they are for', async () => {
  const { reported, file } = await buildFolder(
    {
      'plugins/shout.mjs': `const shout = (node) => {
  if (node.type === 'text') node.value = node.value.toUpperCase();
  node.children?.forEach(shout);
};
export default () => shout;
`,
      'docs/_a.md': 'In the guides.\n',
      'docs/start.md': '# Start\n',
      'parts/b.md': 'Elsewhere.\n',
      'src/pages/index.tsx': `import A from '../../docs/_a.md';
import B from '../../parts/b.md';
export default () => <main><A /><B /></main>;
`,
    },
    { ...config, markdown: { remarkPlugins: [{ module: 'plugins/shout.mjs', in: ['docs'] }] } },
  );
  expect(reported).toEqual([]);
  expect(file('index.html')).toContain('<p>IN THE GUIDES.</p>');
  expect(file('index.html')).toContain('<p>Elsewhere.</p>');
});

test('with lenient checks, an unknown component without content is shown as code: a sentence has no hole', async () => {
  const { reported, file } = await buildFolder(
    {
      'docs/a.mdx':
        'Set <Macro\n  name="USE" /> to 1.\n\n<Run path="a.c" />\n\n<Box>\nIn a **box**.\n</Box>\n\n- <Run>x</Run>\n',
    },
    { docs: {}, checks: { profile: 'lenient' } },
  );
  const html = file('docs/a/index.html') ?? '';
  expect(html).toContain('Set <code>&lt;Macro name=&quot;USE&quot; /&gt;</code> to 1.');
  expect(html).toContain('<p><code>&lt;Run path=&quot;a.c&quot; /&gt;</code></p>');
  expect(html).toMatch(/<p>In a <strong>box<\/strong>\.<\/p>\s*<ul>\s*<li>\s*x\s*<\/li>/);
  expect(reported).toHaveLength(4);
});
