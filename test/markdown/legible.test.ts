import { expect, test } from '@jest/globals';
import { faultsOf } from '../html/html-faults.mjs';
import { buildFolder } from '../site-folder.ts';

async function build(text: string): Promise<{ reported: string[]; page: string }> {
  const { reported, file } = await buildFolder({ 'docs/a.md': text }, { docs: { path: 'docs' } });
  return { reported, page: file('docs/a/index.html') ?? '' };
}

test('characters that HTML cannot contain are replaced', async () => {
  const { reported, page } = await build('# A\n\nx\u0007y \uffffz \u{1fffe}\u009b.\n');
  expect(reported).toEqual([]);
  expect(page).toContain('x\ufffdy \ufffdz \ufffd\ufffd\ufffd.');
  expect(faultsOf(page)).toEqual([]);
});

test('characters that HTML cannot contain are replaced in YAML', async () => {
  const { reported, file } = await buildFolder(
    {
      'docs/sub/a.md': '---\ntitle: "x\\u0007y"\n---\n\nText.\n',
      'docs/sub/_category_.yml': 'label: l\u0007m\n',
    },
    { docs: { path: 'docs' }, title: 'T\u0007' },
  );
  expect(reported).toEqual([]);
  const page = file('docs/sub/a/index.html') ?? '';
  for (const text of ['x\ufffdy', 'l\ufffdm', 'T\ufffd']) expect(page).toContain(text);
  expect(faultsOf(page)).toEqual([]);
});

test('a repeated id stays with the first heading or element', async () => {
  const { reported, page } = await build(
    [
      '# A',
      '## One {#same}',
      '## Two {#same}',
      ':::tip[T]{#tip}\n\nText.\n\n:::',
      ':::tip[U]{#tip}\n\nText.\n\n:::',
      '<div id="tip">a</div>',
      '<div id="same">b</div>',
      '<div id="">c</div>',
      '<div id="x y">d</div>',
    ].join('\n\n'),
  );
  expect(reported).toEqual([
    'warning duplicate-heading-id docs/a.md:5:1 More than one heading has the id "same".',
  ]);
  expect(page).toMatch(/<h2[^>]*id="same"[^>]*>One/);
  expect(page).toMatch(/<h2[^>]*id="two"[^>]*>Two/);
  expect(faultsOf(page)).toEqual([]);
});
