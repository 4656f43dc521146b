import { expect, test } from '@jest/globals';
import type { Config } from '../../src/config/types.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { configuredRedirects } from '../../src/plan/redirects.ts';

const pages = {
  '': 'index.html',
  '404.html': '404.html',
  'docs/a/': 'docs/a/index.html',
  'docs/1.0/b/': 'docs/1.0/b/index.html',
  'old.html': 'old.html',
};

function redirects(
  rules: Partial<Config['redirects']>,
  createRedirects?: (path: string) => unknown,
  files: Record<string, string> = pages,
  trailingSlash = true,
): { pairs: string[]; reported: string[] } {
  const diagnostics = new Diagnostics();
  const placed = Object.entries(files).map(([permalink, file]) => ({ permalink, file }));
  const config = {
    redirects: { list: [], fromExtensions: [], toExtensions: [], ...rules },
    trailingSlash,
  };
  const found = configuredRedirects(placed, { createRedirects }, config, diagnostics);
  return {
    pairs: found.map(({ from, to }) => `${from} -> ${to}`),
    reported: diagnostics.all.map(({ message }) => message),
  };
}

test('S-312 a list gives redirects', () => {
  const list = [{ from: ['/x/', '/y'], to: '/docs/a/' }];
  expect(redirects({ list }).pairs).toEqual(['x -> /docs/a/', 'y -> /docs/a/']);
});

test('S-312 extensions are added and removed', () => {
  const { pairs } = redirects({ fromExtensions: ['html', 'htm'], toExtensions: ['html'] });
  expect(pairs).toEqual([
    'docs/a.html -> /docs/a/',
    'docs/a.htm -> /docs/a/',
    'docs/1.0/b.html -> /docs/1.0/b/',
    'docs/1.0/b.htm -> /docs/1.0/b/',
    'old -> /old.html',
  ]);
  // A page file that already has the extension needs no other.
  const files = { 'docs/a/': 'docs/a.html' };
  expect(redirects({ fromExtensions: ['html'] }, undefined, files, false).pairs).toEqual([]);
});

test('S-312 a function returns old paths of each page', () => {
  const asked: string[] = [];
  const { pairs, reported } = redirects({}, (path) => {
    asked.push(path);
    if (path === '/docs/a/') return ['/a', '/b/'];
    return path === '/' ? '/home' : undefined;
  });
  expect(asked).toEqual(['/', '/docs/a/', '/docs/1.0/b/', '/old.html']);
  expect(pairs).toEqual(['home -> /', 'a -> /docs/a/', 'b -> /docs/a/']);
  expect(reported).toEqual([]);
  const wrong = redirects({ createRedirects: 'r.js' }, (path) => (path === '/' ? [1] : null));
  expect(wrong.reported).toEqual([
    'The function must return the old paths of / as a string or an array of strings.',
  ]);
});
