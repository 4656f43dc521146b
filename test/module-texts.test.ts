import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { build } from '../src/build/build-site.ts';
import { loadConfig } from '../src/config/load-config.ts';
import { Diagnostics } from '../src/diagnostics/diagnostics.ts';
import { contextOf } from './context.ts';
import { contentFolder } from './markdown/content-folder.ts';

const page = `import Intro, { legs } from '../../docs/_intro.mdx';
import Plain from '@site/docs/plain.md';
export default () => <main><p>{legs}</p><Intro animal="Zebra" /><Plain /></main>;
`;

const intro = `---
kind: animal
---
import { Bell } from '../src/bell.tsx';
import Part from './_part.mdx';

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
  'site.config.yaml': 'title: Zoo\nurl: https://example.org\nbaseUrl: /zoo/\npages: {}\ndocs: {}\n',
  'docs/start.mdx': '---\nslug: start\n---\n\n# Start\n',
  'docs/_intro.mdx': intro,
  'docs/_part.mdx': 'The part of {props.name}.\n',
  'docs/plain.md': '---\nslug: plain\n---\n\nJust *text*, and `std::vector<int> {}`.\n',
  'docs/stripes.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'src/bell.tsx':
    'export const Bell = ({ children }) => <section title="bell">{children}</section>;\n',
  'src/pages/index.tsx': page,
};

/** Builds a site; returns its home page, and the messages. */
async function buildHome(own: Record<string, string>): Promise<{ html: string; found: string[] }> {
  const folder = contentFolder(own);
  const out = join(folder, 'build');
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd: folder }, diagnostics);
  if (config)
    await build({
      ...{ config, out, write: true, context: contextOf(diagnostics), progress: () => undefined },
    });
  const found = diagnostics.all.map(
    ({ place, message }) =>
      `${place?.file.split('/').at(-1) ?? ''}:${place?.line ?? ''} ${message.replaceAll(folder, '')}`,
  );
  const html = found.length === 0 ? readFileSync(join(out, 'index.html'), 'utf8') : '';
  return { html, found };
}

test('modules import Markdown as components, with properties, exports, code and images', async () => {
  const { html, found } = await buildHome(files);
  expect(found).toEqual([]);
  const main = /<main>.*?<\/main>/s.exec(html)?.[0] ?? '';
  expect(main.replace(/<svg.*?<\/svg>|\u200b/gs, '').replace(/\s+/g, ' ')).toMatchInlineSnapshot(
    `"<main><p>4</p><h2 id="the-of" class="anchor">The <!-- -->Zebra<!-- --> of <!-- -->animal<a href="#the-of" class="hash-link" aria-label="Direct link to the-of" title="Direct link to the-of" translate="no"></a></h2> <p>It has <strong>4<!-- --> legs</strong>, see <a href="/zoo/docs/start/">the guide</a>.</p> <div class="theme-admonition theme-admonition-tip"><div class="admonition-heading"><span>Look <em>here</em></span></div><div class="admonition-content"><p>Bring <code>binoculars</code>.</p></div></div> <section title="bell"><ul> <li>One</li> <li>Two</li> </ul></section> <p>The part of <!-- -->Inner<!-- -->.</p> <p><img loading="lazy" decoding="async" src="/zoo/assets/media/stripes-HH76FQC6.svg" alt="Stripes"/></p> <figure class="theme-code-block language-cpp"><pre tabindex="0"><code><span class="t">int</span> stripes = <span class="n">3</span>;</code></pre></figure><p>Just <em>text</em>, and <code>std::vector&lt;int&gt; {}</code>.</p></main>"`,
  );
});

test('faults of such a text have their place in it', async () => {
  const { found } = await buildHome({
    ...files,
    'docs/_intro.mdx':
      'export const legs = 4;\n\nA {unknown.name}.\n\n<Missing />\n\n![](./none.png)\n',
  });
  expect(found).toMatchInlineSnapshot(`
    [
      "_intro.mdx:5 Expected component \`Missing\` to be defined: you likely forgot to import, pass, or provide it.",
      "_intro.mdx:6 The file "./none.png" does not exist.",
    ]
  `);
});
