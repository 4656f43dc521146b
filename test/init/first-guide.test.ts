import { expect, test } from '@jest/globals';
import { guidesOf } from '../../src/init/first-guide.ts';
import { folderOf } from './library-folder.ts';

/** Returns the guides of a folder with these texts: their titles and paths. */
function guides(texts: Record<string, string>): string[] {
  const files = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [`docs/${name}`, text]),
  );
  const paths = Object.keys(files);
  const docs = {
    path: 'docs',
    files: paths,
    texts: paths.length,
    left: [],
    foreign: [],
    isPlain: false,
  };
  const found = guidesOf({ folder: folderOf(files), folders: { docs } });
  return found.map(({ title, path = '?' }) => `${title} ${path}`);
}

test.each([
  ['a heading', '# Rings\n', 'Rings /docs/a/'],
  ['front matter', '---\ntitle: Rings\n---\n', 'Rings /docs/a/'],
  // Its address is not that of the file.
  ['an id', '---\nid: other\ntitle: Rings\n---\n', 'Rings ?'],
  // Lines of dashes in a text are no front matter.
  ['two breaks', '# Rings\n\n---\n\nid: text\n\n---\n', 'Rings /docs/a/'],
])('the title and the address of a guide with %s', (_, text, wanted) => {
  expect(guides({ 'a.md': text })).toEqual([wanted]);
});

test.each([
  ['index.md', 'Overview /docs/'],
  ['how-to/README.md', 'how to /docs/how-to/'],
  ['how-to/write-rings.md', 'write rings /docs/how-to/write-rings/'],
])('the guide %s without a title is named after its file or its folder', (name, wanted) => {
  expect(guides({ [name]: 'A text.\n' })).toEqual([wanted]);
});

test('the guide that readers start with comes first, then those of the folder itself', () => {
  const names = ['b/tutorial.md', 'z.md', 'a.md', 'getting-started.md'];
  expect(
    guides(Object.fromEntries(names.map((name) => [name, '']))).map((each) => each.split(' /')[1]),
  ).toEqual(['docs/getting-started/', 'docs/z/', 'docs/a/', 'docs/b/tutorial/']);
});

test.each([
  ['the first page of all', ['_index.md', 'a/intro.md'], 'docs/'],
  ['no text about the repository', ['CODE_OF_CONDUCT.md', 'rings/use.md'], 'docs/rings/use/'],
  ['one about the repository if there is no other', ['SECURITY.md'], 'docs/SECURITY/'],
])('the first guide is %s', (_, names, first) => {
  const [found = ''] = guides(Object.fromEntries(names.map((name) => [name, ''])));
  expect(found.split(' /')[1]).toBe(first);
});
