import { expect, test } from '@jest/globals';
import { issueForm } from '../../src/model/issue-form.ts';

test.each([
  [
    'https://github.com/owner/name/edit/main/docs/',
    'https://github.com/owner/name/issues/new?title',
    'GitHub',
  ],
  [
    'https://github.com/owner/name/blob/{revision}/{path}#L{line}',
    'https://github.com/owner/name/issues/new?title',
    'a URL of sources',
  ],
  [
    'https://github.company.example/a/b/tree/main/',
    'https://github.company.example/a/b/issues/new?title',
    'GitHub in a company',
  ],
  [
    'https://gitlab.com/group/sub/name/-/edit/main/docs/',
    'https://gitlab.com/group/sub/name/-/issues/new?issue[title]',
    'GitLab has groups in groups',
  ],
  [
    'https://codeberg.org/owner/name/src/branch/main/docs/a.md',
    'https://codeberg.org/owner/name/issues/new?title',
    'Codeberg runs Forgejo',
  ],
  ['https://bitbucket.org/owner/name/src/main/a.md', undefined, 'its repositories may lack issues'],
  ['https://edit.example/docs/', undefined, 'an unknown host'],
  ['https://github.com/owner', undefined, 'no file of a repository'],
])('the form for faults at %s is %s, because: %s', (url, expected, _because) => {
  const form = issueForm(url);
  expect(form && `${form.url}?${form.title}`).toBe(expected);
});
