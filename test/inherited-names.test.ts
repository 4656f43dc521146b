import { expect, test } from '@jest/globals';
import { faultsOf } from './html/html-faults.mjs';
import { buildFolder } from './site-folder.ts';

/** Names that plain objects inherit, so that a careless look-up finds something. */
const names = ['toString', 'constructor', '__proto__', 'hasOwnProperty'];

test.each(names)('%s is a name like any other in guides, sidebars and the blog', async (name) => {
  const { reported, file } = await buildFolder(
    {
      'docs/named.mdx': [
        `---\nid: ${name}\nslug: /named\ntags: [${name}]\nsidebar_label: Label\n---\n`,
        "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n",
        `# Guide\n\nNamed text.\n\n\`\`\`${name} ${name}\ncode\n\`\`\`\n`,
        `:::${name}\n\nBox.\n\n:::\n`,
        `<Tabs groupId="${name}"><TabItem value="${name}">One tab.</TabItem><TabItem value="b">B</TabItem></Tabs>`,
      ].join('\n'),
      'docs/other.md': '# Other\n\n[link](./named.mdx)\n',
      'sidebars.yaml': `${name}:\n  - ${name}\nsecond:\n  - type: doc\n    id: other\n`,
      'blog/authors.yml': `${name}:\n  name: The author\n  page: true\n  socials: {${name}: https://e.org}\n`,
      'blog/2024-01-01-post.md': `---\nauthors: ${name}\ntags: [${name}]\n---\n\n# Post\n\nText.\n`,
    },
    {
      docs: { path: 'docs', sidebar: 'sidebars.yaml' },
      blog: { path: 'blog', onUntruncatedPosts: 'ignore' },
      navbar: { items: [{ type: 'docSidebar', sidebarId: name, label: 'Guides' }] },
    },
  );
  expect(
    reported.filter((each) => !/undeclared-tags|unused-directive|unknown-language/.test(each)),
  ).toEqual([]);
  const guide = file('docs/named/index.html') ?? '';
  for (const text of ['Named text.', 'One tab.', 'Guides']) expect(guide).toContain(text);
  expect(guide).not.toMatch(/native code|\[object/);
  expect(faultsOf(guide)).toEqual([]);
  const post = file('blog/2024/01/01/post/index.html') ?? '';
  expect(post).toContain('The author');
  expect(faultsOf(post)).toEqual([]);
});

test.each(names)('%s is a name like any other of a version', async (name) => {
  const { reported, file } = await buildFolder(
    {
      'docs/a.md': '# A\n\nNew text.\n',
      'docs/b.md': '# B\n\nOnly new.\n',
      'versions.json': JSON.stringify([name, '1.0']),
      [`versioned_docs/version-${name}/a.md`]: '# A\n\nNamed text.\n',
      'versioned_docs/version-1.0/a.md': '# A\n\nOld text.\n',
      'versioned_docs/version-1.0/c.md': '# C\n\nOnly old.\n',
    },
    {
      docs: { path: 'docs' },
      navbar: { items: [{ type: 'docsVersionDropdown' }] },
    },
  );
  expect(reported).toEqual([]);
  expect(file('docs/a/index.html')).toContain('Named text.');
  for (const page of ['docs/a', 'docs/next/a', 'docs/next/b', 'docs/1.0/a', 'docs/1.0/c']) {
    const html = file(`${page}/index.html`) ?? '';
    expect(html).toContain('</html>');
    expect(html).not.toMatch(/native code|\[object/);
    expect(faultsOf(html)).toEqual([]);
    // The menu leads to the same guide of the named version if it has one, else to its first page.
    expect(html).toContain('href="/base/docs/a/"');
  }
});

test.each(names)('%s is not a known navbar item, set of guides or placeholder', async (name) => {
  const { reported } = await buildFolder(
    { 'docs/a.md': '# A\n' },
    { docs: { path: 'docs' }, navbar: { items: [{ type: name, label: 'L' }] } },
  );
  expect(reported.join('\n')).toContain(name);
  const { reported: ofSet } = await buildFolder(
    { 'docs/a.md': '# A\n' },
    {
      docs: { path: 'docs' },
      navbar: { items: [{ type: 'doc', docId: 'a', docsSet: name, label: 'L' }] },
    },
  );
  expect(ofSet.some((each) => each.startsWith('error'))).toBe(true);
});
