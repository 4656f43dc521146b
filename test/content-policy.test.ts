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
  return found.filter((each) => !/^'(?:self|sha)|^(?:data|https):$/.test(each)).join(' ');
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
  expect(sources(site, 'docs/', 'img-src')).toBe('http://img.example.org');
  expect(sources(site, 'docs/', 'connect-src').split(' ').sort()).toEqual([
    'https://api.example.org',
    everywhere,
    'https://widgets.example.org',
  ]);
  for (const page of ['docs/plain/', '']) {
    expect(sources(site, page, 'connect-src')).toBe(everywhere);
    expect(sources(site, page, 'script-src')).toBe('');
  }
  expect(sources(site, 'docs/plain/', 'style-src')).toBe(
    "'unsafe-inline' https://fonts.example.org",
  );
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
