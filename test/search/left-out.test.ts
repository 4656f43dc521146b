import { expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { searchOf } from './search-engine.ts';

const written: [frontMatter: string, isFound: boolean][] = [
  ['title: A', true],
  ['search: false', false],
  ['search: true', true],
  // As MkDocs writes it.
  ['search: { exclude: true }', false],
  ['search: { boost: 2 }', true],
];

const name = (i: number): string => `t${i}`;

test('front matter leaves guides, posts and pages out of the search', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'left-out-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  };
  write(
    'site.config.yaml',
    'title: T\nurl: https://example.org\nbaseUrl: /\ndocs: { path: docs }\nblog: { path: blog }\npages: { path: pages }\n',
  );
  for (const [i, [frontMatter]] of written.entries())
    for (const [folder, date] of [['docs'], ['blog', '2024-01-02-'], ['pages']] as const) {
      const file = `${folder}/${date ?? ''}${name(i)}.md`;
      write(file, `---\n${frontMatter}\n---\n\n# ${name(i)} in ${folder}\n\nThe word walrus.\n`);
    }
  const search = await searchOf({ cwd });
  const groups = (await search.ask('walrus')).at(-1)?.groups ?? [];
  const found = groups.flatMap(({ results }) => results).map(({ href }) => href);
  const wanted = written.flatMap(([, isFound], i) => (isFound ? [name(i)] : []));
  for (const folder of ['docs', 'blog', 'pages'])
    expect([
      folder,
      written.map((_, i) => name(i)).filter((each) => found.some(isAt(folder, each))),
    ]).toEqual([folder, wanted]);
  rmSync(cwd, { recursive: true });
});

function isAt(folder: string, each: string): (href: string) => boolean {
  return (href) =>
    href.includes(`/${each}/`) &&
    (folder === 'pages' ? !/\/(?:docs|blog)\//.test(href) : href.includes(`/${folder}/`));
}
