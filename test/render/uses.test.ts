import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Inputs } from '../../src/inputs/inputs.ts';
import { findUses } from '../../src/render/uses/find-uses.ts';
import { parseModule } from '../../src/render/uses/parse-module.ts';
import { findUserUses } from '../../src/render/uses/user-uses.ts';
import type { UserUses } from '../../src/render/uses/user-uses.ts';

/** Returns what a module uses: directive, source, line and column. */
async function usesIn(source: string): Promise<string[]> {
  const parsed = await parseModule(source, 'tsx');
  if (!parsed) throw new Error('The module is invalid.');
  return findUses(parsed.program).uses.map(({ directive, source: allowing = '?', node }) => {
    const { line, column } = parsed.placeOf(node);
    return `${directive} ${allowing} ${line}:${column}`;
  });
}

const api = 'https://api.example.org';

describe('what a module loads', () => {
  test.each([
    [`fetch('${api}/a?b=c')`, `connect ${api} 1:1`],
    [`const base: string = '${api}';\nawait fetch(\`\${base}/\${id}\`);`, `connect ${api} 2:7`],
    [`const at = { root: '${api}/v1' };\nfetch(at.root + '/x')`, `connect ${api} 2:1`],
    [`window.fetch(new URL('/x', '${api}').href)`, `connect ${api} 1:1`],
    [`new WebSocket('wss://ws.example.org/')`, 'connect wss://ws.example.org 1:1'],
    [`const x = new XMLHttpRequest(); x.open('GET', '${api}/a');`, `connect ${api} 1:33`],
    [`axios.get('${api}:8080/')`, `connect ${api}:8080 1:1`],
    [`navigator.sendBeacon('${api}/b', data)`, `connect ${api} 1:1`],
    [`const s = document.createElement('script');\ns.src = '${api}/p.js';`, `script ${api} 2:1`],
    [`const A = () => <div>\n  <script async src="${api}/w.js" />\n</div>;`, `script ${api} 2:3`],
    [`import('${api}/m.js')`, `script ${api} 1:8`],
    [`const l = document.createElement('link'); l.href = '${api}/a.css';`, `style ${api} 1:43`],
    [`new Image().src = '${api}/p';`, `img ${api} 1:1`],
    [`<form action="${api}/s" />`, `form ${api} 1:1`],
    [`<iframe src="http://f.example.org/x" />`, 'frame http://f.example.org 1:1'],
    [`new Worker(URL.createObjectURL(blob))`, 'worker blob: 1:1'],
    [`new FontFace('F', 'url(${api}/f.woff2)')`, `font ${api} 1:1`],
    [`const run = (code: string) => new Function('a', code);`, "script 'unsafe-eval' 1:31"],
    [`window.eval(text)`, "script 'unsafe-eval' 1:1"],
    [`setTimeout('go()', 5)`, "script 'unsafe-eval' 1:1"],
    [`WebAssembly.instantiateStreaming(file)`, "script 'wasm-unsafe-eval' 1:1"],
    [`<script>{'let a = 1'}</script>`, "script 'unsafe-inline' 1:1"],
    [`fetch(url)`, 'connect ? 1:1'],
    ['fetch(`https://${host}.example.org/`)', 'connect ? 1:1'],
  ])('%s', async (source, expected) => {
    const found = await usesIn(source);
    expect(found.filter((use) => !/^(?:img|media) blob:/.test(use))).toEqual([expected]);
  });

  test.each([
    `fetch('/data.json')`,
    `fetch(useBaseUrl('/data.json'))`,
    'fetch(`${siteConfig.baseUrl}data.json`)',
    `import file from './data.txt';\nfetch(file)`,
    `<img src={logo} alt="" />; import logo from './a.png';`,
    `<a href="${api}">x</a>`,
    `<Head><script src="${api}/a.js" /></Head>`,
    `<script type="application/ld+json">{text}</script>`,
    `setTimeout(() => {}, 5); Function('return this')();`,
    `window.open('${api}')`,
    `object.eval; const fetched = { fetch: 1 };`,
  ])('nothing: %s', async (source) => {
    expect(await usesIn(source)).toEqual([]);
  });
});

test('code of packages in which a few variables have thousands of values takes no longer', async () => {
  const names = ['e', 't', 'n', 'r'];
  const statements = Array.from({ length: 4000 }, (_, i) => {
    const [a, b, c] = [0, 1, 3].map((step) => names[(i + step) % 4] ?? '');
    return `${a} = ${b} ? ${c} + "x${i}" : o.${a} || ${b}; ${c}(${a}, ${b}.url);`;
  });
  const found = await usesIn(`let e, t, n, r;\n${statements.join('\n')}\nfetch('${api}/' + e);`);
  expect(found).toEqual([`connect ${api} 4002:1`]);
});

/** Finds what the bundles of some files use; each file that is no package is a bundle. */
async function usesOf(files: Record<string, string>): Promise<UserUses> {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-uses-'));
  const nameOf = (file: string): string => relative(process.cwd(), join(folder, file));
  const importsOf = (file: string, text: string) =>
    Array.from(text.matchAll(/from '([^']+)'/g), ([, original = '']) => ({
      ...{ kind: 'import-statement' as const, original },
      path: nameOf(
        original.startsWith('.')
          ? join(dirname(file), original)
          : `node_modules/${original}/index.js`,
      ),
    }));
  const inputs = Object.entries(files).map(([file, text]) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    return [nameOf(file), { bytes: text.length, imports: importsOf(file, text) }] as const;
  });
  const entries = Object.keys(files).map((file) => [file, nameOf(file)] as const);
  return findUserUses(new Inputs(false), {
    ...{ files: Object.fromEntries(inputs), entries: new Map(entries), texts: [] },
  });
}

describe('what the bundles use', () => {
  test('a bundle names the sources of its imports; others do not', async () => {
    const { sources } = await usesOf({
      'page.tsx': `import { load } from './load.ts'; load();`,
      'load.ts': `export const load = () => fetch('${api}/a');`,
      'other.tsx': 'export default () => null;',
    });
    expect(Object.fromEntries(sources)).toEqual({
      'page.tsx': { connect: [api] },
      'load.ts': { connect: [api] },
    });
  });

  test('an address that a module passes on is one that the other module fetches', async () => {
    const helper = 'export function Notes(props) { useEffect(() => { fetch(props.url) }); }';
    const { sources, refused } = await usesOf({
      'notes.jsx': helper,
      'page.jsx': `import { Notes } from './notes.jsx'; <Notes url="${api}/n" href="https://b.example" />;`,
    });
    expect(sources.get('page.jsx')).toEqual({ connect: [api] });
    expect(refused).toEqual([]);
  });

  test('an address that nothing shows is refused, at its place', async () => {
    const { sources, refused } = await usesOf({ 'page.jsx': '\n  fetch(props.url);' });
    expect(sources.size).toBe(0);
    expect(refused).toEqual([
      expect.objectContaining({
        ...{ directive: 'connect', what: '`fetch`' },
        place: { file: expect.stringMatching(/page\.jsx$/), line: 2, column: 3 },
      }),
    ]);
  });

  test('an image without an address counts if its module requests something', async () => {
    const { refused } = await usesOf({
      'answer.jsx': `fetch('${api}/a'); <img src={user.face} />;`,
      'given.jsx': '<img src={props.face} />;',
    });
    expect(refused).toEqual([
      expect.objectContaining({
        ...{ directive: 'img', what: 'the element `img`' },
        place: expect.objectContaining({ file: expect.stringMatching(/answer\.jsx$/) }),
      }),
    ]);
  });

  test('a package that runs text, or adds scripts or frames, is named at its import', async () => {
    const { refused } = await usesOf({
      'editor.jsx': "import x from 'plain';\nimport { LiveEditor } from 'live';",
      'framed.jsx': "import Framed from 'framed';",
      'player.jsx': "import Player from 'player';",
      'node_modules/player/index.js':
        "export default (src) => { const s = document.createElement('script'); s.src = src; }",
      'node_modules/framed/index.js': 'export default (p) => (0,r.jsx)("iframe",p)',
      'node_modules/plain/index.js': "export default Function('return this')();",
      'node_modules/live/index.js': "export * from 'live-core';",
      'node_modules/live-core/index.js': 'export const run = (text) => new Function(text)();',
    });
    expect(refused).toEqual([
      expect.objectContaining({
        ...{ keyword: "'unsafe-eval'", what: '`new Function` (in "live-core")', package: 'live' },
        place: { file: expect.stringMatching(/editor\.jsx$/), line: 2, column: 28 },
      }),
      expect.objectContaining({
        ...{ directive: 'frame', what: 'the element `iframe`', package: 'framed' },
      }),
      expect.objectContaining({
        ...{ directive: 'script', what: 'the element `script`', package: 'player' },
        place: { file: expect.stringMatching(/player\.jsx$/), line: 1, column: 20 },
      }),
    ]);
  });
});
