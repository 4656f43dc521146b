import { expect, test } from '@jest/globals';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, commit, edit, folder, git, guide, write } from './ledger-site.ts';

test.each([
  ['its file was renamed', 'docs/guide.md', 'docs/user/manual.md', '/docs/user/manual/'],
  ['the number of its file changed, too', 'docs/2-guide.md', 'docs/3-manual.md', '/docs/manual/'],
  ['its folder was renamed', 'docs/guide/index.md', 'docs/user/index.md', '/docs/user/'],
])('the redirect of a lost guide follows git: %s', async (_, from, to, address) => {
  rmSync(join(folder, 'docs/guide.md'));
  write(from, guide);
  // A guide of a similar name, and a text that is not alike.
  write('docs/guides.md', '# Others\n');
  git('init', '--quiet');
  commit();
  mkdirSync(dirname(join(folder, to)), { recursive: true });
  git('mv', from, to);
  const rule = `{ from: /docs/guide/, to: ${address} } (git says that its file was renamed)`;
  expect((await build()).advice[0]).toContain(`Add to "redirects": ${rule}; or`);
  commit();
  write(to, `${guide}More.\n`);
  commit();
  expect((await build()).advice[0]).toContain(rule);
});

test('the redirect of a lost guide follows all names that its file had', async () => {
  write('docs/old.md', guide);
  edit('api/pages.txt', (text) => `${text}/docs/old/ 1.0.0\n`);
  rmSync(join(folder, 'docs/guide.md'));
  git('init', '--quiet');
  commit();
  git('mv', 'docs/old.md', 'docs/guide.md');
  commit();
  git('mv', 'docs/guide.md', 'docs/new-name.md');
  commit();
  expect((await build()).advice.map((line) => /\{[^}]*\}/.exec(line)?.[0])).toEqual([
    '{ from: /docs/guide/, to: /docs/new-name/ }',
    '{ from: /docs/old/, to: /docs/new-name/ }',
  ]);
});
