import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { buildFolder, type BuiltFolder } from './site-folder.ts';

const files = {
  'docs/index.mdx': `import Live from '@site/src/live';

export const run = (x) => eval(x);

# Home

Text {new Function('return 1')()} here, and {run('1')}.

<Live url="https://api.example.org/x" />

<script async src="https://widgets.example.org/w.js"></script>

![x](http://img.example.org/a.png)
`,
  'docs/plain.md': '# Plain\n',
  'src/live.tsx': `import { useEffect } from 'react';
export default function Live(props: { url: string }) {
  useEffect(() => { fetch(props.url).then(() => new WebSocket(location.hash)); }, []);
  return <a href="/base/none/">none</a>;
}
`,
  'src/client.js': "export const onRouteUpdate = () => fetch('https://count.example.org/');",
  'src/a.css': `@import url('https://fonts.example.org/a.css');`,
  'src/pages/index.jsx': `export default function Home() {
  return <main><a href="/base/raw/">x</a><button onClick={() => fetch(window.api)}>y</button></main>;
}
`,
};

const config = {
  docs: { path: 'docs' },
  pages: { path: 'src/pages' },
  stylesheets: ['src/a.css'],
  clientModules: ['src/client.js'],
};

/** Returns the sources of a directive on a page, without those of every site. */
function sources({ file }: BuiltFolder, page: string, directive: string): string {
  const [, policy = ''] =
    /Content-Security-Policy" content="([^"]*)"/.exec(file(`${page}index.html`) ?? '') ?? [];
  const [, ...found] =
    policy
      .split('; ')
      .find((each) => each.startsWith(directive))
      ?.split(' ') ?? [];
  return found.filter((each) => !/^'(?:self|sha)|^data:$/.test(each)).join(' ');
}

test('pages may load what their code and content name; what browsers refuse is reported', async () => {
  const site = await buildFolder(files, config);
  expect([...site.reported].sort()).toEqual([
    'info content-policy src/pages/index.jsx:2:65 The build cannot see which address `fetch` uses; browsers load only addresses of this site.',
    'warning broken-link src/live.tsx:4:10 /base/docs/ links to "/base/none/", but the site has no page or file at /base/none/.',
    'warning broken-link src/pages/index.jsx:2:16 /base/ links to "/base/raw/", but the site has no page or file at /base/raw/.',
    'warning content-policy docs/index.mdx:3:27 The content security policy does not allow `eval`.',
    'warning content-policy docs/index.mdx:7:6 The content security policy does not allow `new Function`.',
  ]);
  const everywhere = 'https://count.example.org';
  expect(sources(site, 'docs/', 'script-src')).toBe('https://widgets.example.org');
  expect(sources(site, 'docs/', 'img-src')).toBe(
    'https://fonts.example.org https://widgets.example.org http://img.example.org',
  );
  expect(sources(site, 'docs/', 'connect-src').split(' ').sort()).toEqual([
    'https://api.example.org',
    everywhere,
    'https://widgets.example.org',
  ]);
  for (const page of ['docs/plain/', '']) {
    expect(sources(site, page, 'connect-src')).toBe(everywhere);
    expect(sources(site, page, 'script-src')).toBe('');
  }
  expect(sources(site, 'docs/plain/', 'style-src')).toBe('https://fonts.example.org');
});

test('configured sources are on every page, and what they allow is not reported', async () => {
  const security = {
    contentSecurityPolicy: {
      connect: ['https://*.example.com:8080/a/', 'wss:'],
      script: ['unsafe-eval', "'unsafe-inline'"],
      worker: ['blob:'],
    },
  };
  const site = await buildFolder(files, { ...config, security, checks: { brokenLinks: 'ignore' } });
  expect(site.reported).toEqual([]);
  expect(sources(site, 'docs/plain/', 'connect-src')).toBe(
    'https://count.example.org https://*.example.com:8080/a/ wss:',
  );
  expect(sources(site, 'docs/plain/', 'worker-src')).toBe('blob:');
  // With hashes, browsers would ignore 'unsafe-inline'.
  const html = site.file('docs/plain/index.html');
  expect(html).toContain(`script-src 'self' 'unsafe-eval' 'unsafe-inline';`);
});

test('each page may show, frame and send to the hosts that its content names, and no others', async () => {
  const site = await buildFolder(
    {
      'docs/media.mdx': `---
title: Media
---

import Card from '@site/src/card';

![x](https://md.example.org/a.png)

<picture>
  <source srcSet="https://set1.example.org/a.avif 1x, https://set2.example.org/b.avif 2x" />
  <img src="https://img.example.org/a.png?a=1&b=2" style={{ background: 'url("https://back.example.org/a")' }} />
</picture>

<video src="https://video.example.org/a.mp4" poster="https://poster.example.org/a" />

<iframe src="//frame.example.org/a"></iframe>

<form action="https://form.example.org/send"><button formAction="mailto:a@example.org">x</button></form>

<Card at="card" />

<a href="https://link.example.org/a.png">link</a> \`<img src="https://code.example.org/">\`
`,
      'docs/raw.md': `# Raw

<audio controls><source src='https://audio.example.org/a.ogg'></audio>
<video><track src="https://track.example.org/a.vtt"></video>
<img alt="a > b" src="https://[bad/">
`,
      'docs/plain.md': '# Plain\n',
      'docs/index.md': '# Home\n',
      'xml/index.xml':
        '<doxygenindex version="1.9.4"><compound refid="classPot" kind="class"><name>Pot</name></compound></doxygenindex>',
      'xml/classPot.xml':
        '<doxygen version="1.9.4"><compounddef id="classPot" kind="class" prot="public"><compoundname>Pot</compoundname><detaileddescription><para>A pot: <image type="html" name="https://pot.example.org/a.png"/></para></detaileddescription></compounddef></doxygen>',
      'src/card.jsx': 'export default ({ at }) => <img src={`https://${at}.example.org/a.png`} />;',
      'src/pages/users.jsx': `import { useEffect, useState } from 'react';
export default function Users() {
  const [users, setUsers] = useState([]);
  useEffect(() => { fetch('https://api.example.org/').then((each) => each.json()).then(setUsers); }, []);
  useEffect(() => { new Image().src = 'https://pixel.example.org/'; }, []);
  return <main>{users.map(({ face }) => <img src={face} />)}</main>;
}
`,
      'blog/authors.yml': 'a: { name: A, image_url: "https://face.example.org/a.png" }\n',
      'blog/2024-01-01-a.md': '---\nauthors: [a]\n---\n\nText\n\n<!-- truncate -->\n\nMore\n',
    },
    {
      doxygen: { xml: 'xml' },
      docs: { path: 'docs' },
      blog: { path: 'blog' },
      pages: { path: 'src/pages' },
      announcementBar: { content: '<img src="https://bar.example.org/a.png" alt="">' },
      headTags: [
        {
          tagName: 'link',
          attributes: { rel: 'apple-touch-icon', href: 'https://icon.example.org/i.png' },
        },
      ],
    },
  );
  const addressHint =
    'The build cannot see which address the element `img` uses; browsers load only addresses of this site.';
  expect(site.reported).toEqual([`info content-policy src/pages/users.jsx:6:41 ${addressHint}`]);
  expect(site.advice).toEqual([
    'If it is on another host, add the host to security.contentSecurityPolicy.img.',
  ]);
  const all = 'https://icon.example.org https://bar.example.org';
  const expected: Record<string, Record<string, string>> = {
    'docs/media/': {
      img: `${all} https://md.example.org https://set1.example.org https://set2.example.org https://img.example.org https://poster.example.org https://card.example.org https://back.example.org`,
      media: 'https://video.example.org',
      frame: 'https://frame.example.org',
      form: 'https://form.example.org mailto:',
    },
    'docs/raw/': { img: all, media: 'https://audio.example.org https://track.example.org' },
    'docs/plain/': { img: all },
    'users/': { img: `${all} https://pixel.example.org` },
    'docs/api/classes/pot/': { img: `${all} https://pot.example.org` },
    'blog/': { img: `${all} https://face.example.org` },
  };
  for (const [page, { img, media = '', frame = '', form = '' }] of Object.entries(expected)) {
    expect([page, sorted(sources(site, page, 'img-src'))]).toEqual([page, sorted(img ?? '')]);
    expect(sources(site, page, 'media-src')).toBe(media);
    expect(sources(site, page, 'frame-src')).toBe(frame);
    expect(sources(site, page, 'form-action')).toBe(form);
  }
});

test('only pages with inline styles, or with code that may add them, allow inline styles', async () => {
  const site = await buildFolder(
    {
      'docs/index.md': `# Home

| left | right |
| :--- | ----: |
| a    | b     |

$$
\\begin{bmatrix} \\hat{a} & \\boxed{b} \\\\ \\color{red}{c} & d \\end{bmatrix}
$$
`,
      'docs/styled.mdx': "# Styled\n\n<p style={{ color: 'red' }}>Text with `style=` in code</p>\n",
      'docs/quoted.md': '# Quoted\n\n`<p style="color:red">` <b title=\'<p style="\'>x</b>\n',
      'docs/sheet.md': '# Sheet\n\n<style>.a > b{color:red}</style>\n',
      'docs/component.mdx': `# Component

import { Styled } from '@site/src/styled';

<Styled />
`,
      'docs/package.mdx': "# Package\n\nimport Box from '@site/src/boxed';\n\n<Box />\n",
      'docs/script.mdx': '# Script\n\n<script async src="/base/x.js"></script>\n',
      'static/x.js': '',
      'src/styled.jsx': `import { useState } from 'react';
export const Styled = () => { const [on] = useState(true); return on && <style>{'p { color: red }'}</style>; };
`,
      'src/boxed.jsx': `import { box } from 'boxes';
export default function Boxed() { return <p onClick={box}>x</p>; }
`,
      'node_modules/boxes/package.json':
        '{ "name": "boxes", "type": "module", "exports": "./index.js" }',
      'node_modules/boxes/index.js':
        "export const box = () => document.head.append(document.createElement('style'));",
      'xml/index.xml':
        '<doxygenindex version="1.9.4"><compound refid="classPot" kind="class"><name>Pot</name></compound></doxygenindex>',
      'xml/classPot.xml':
        '<doxygen version="1.9.4"><compounddef id="classPot" kind="class" prot="public"><compoundname>Pot</compoundname><inheritancegraph><node id="1"><label>Pot</label><link refid="classPot"/><childnode refid="2" relation="public-inheritance"/></node><node id="2"><label>Base</label></node></inheritancegraph><detaileddescription><para><table rows="1" cols="2"><row><entry thead="no" align="right" valign="bottom"><para>a</para></entry><entry thead="no"><para><formula id="0">$\\hat{x}$</formula></para></entry></row></table></para></detaileddescription></compounddef></doxygen>',
    },
    {
      doxygen: { xml: 'xml' },
      docs: { path: 'docs' },
      markdown: { math: true },
      staticDirectories: ['static'],
      announcementBar: { content: 'News', backgroundColor: '#123456', textColor: 'rgb(1 2 3)' },
    },
  );
  expect(site.reported).toEqual([]);
  const { allowed, pot } = { allowed: "'unsafe-inline'", pot: 'docs/api/classes/pot/' };
  const expected: Record<string, [sheets: string, attributes: string]> = {
    'docs/': ['', ''],
    [pot]: ['', ''],
    'docs/quoted/': ['', ''],
    'docs/styled/': ['', allowed],
    'docs/component/': [allowed, ''],
    'docs/package/': [allowed, ''],
    'docs/script/': [allowed, ''],
  };
  for (const [page, styles] of Object.entries(expected)) {
    const found = ['style-src ', 'style-src-attr'].map((name) => sources(site, page, name));
    expect([page, ...found]).toEqual([page, ...styles]);
  }
  // A style sheet in the page is allowed by its hash alone.
  const sheet = createHash('sha256').update('.a > b{color:red}').digest('base64');
  expect(site.file('docs/sheet/index.html')).toContain(`style-src 'self' 'sha256-${sheet}'; img`);
  const html = site.file(`${pot}index.html`);
  expect(html).toContain('align="right" valign="bottom"');
  expect(html).toContain('class="graph-drawing');
});

function sorted(list: string): string {
  return list.split(' ').sort().join(' ');
}

test('a package that runs text as code is reported where it is imported', async () => {
  const editor = {
    'node_modules/live/package.json':
      '{ "name": "live", "type": "module", "exports": "./index.js" }',
    'node_modules/live/index.js': 'export const run = (code) => new Function(code)();',
    'pages/index.jsx':
      "import { run } from 'live';\nexport default () => <button onClick={() => run('1')}>Run</button>;\n",
  };
  const pages = { pages: { path: 'pages' } };
  expect((await buildFolder(editor, pages)).reported).toEqual([
    'warning content-policy pages/index.jsx:1:21 The package "live" uses `new Function`, which the content security policy does not allow.',
  ]);
  const security = { contentSecurityPolicy: { script: ['unsafe-eval'] } };
  expect((await buildFolder(editor, { ...pages, security })).reported).toEqual([]);
});
