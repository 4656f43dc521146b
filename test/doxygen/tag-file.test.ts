import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readTagFiles } from '../../src/doxygen/tag-file.ts';
import { contextOf } from '../context.ts';

const hash = 'a0123456789abcdef0123456789abcdef';

const tagFile = `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
<tagfile doxygen_version="1.12.0">
  <compound kind="class">
    <name>a::B</name>
    <filename>d1/d22/classa_1_1B.html</filename>
    <member kind="enumeration">
      <name>Color</name>
      <anchorfile>d1/d22/classa_1_1B.html</anchorfile>
      <anchor>${hash}</anchor>
      <enumvalue file="d1/d22/classa_1_1B.html" anchor="ab1">red</enumvalue>
    </member>
    <member kind="function">
      <name>push</name>
      <anchorfile>a/b/push</anchorfile>
      <anchor></anchor>
    </member>
  </compound>
  <compound kind="page">
    <name>index</name>
    <filename>index.html</filename>
    <docanchor file="index.html" title="Start">start</docanchor>
  </compound>
  <compound kind="namespace"><name>no_file</name></compound>
</tagfile>`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tag-files-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('names the symbols of a tag file by the refids of the XML', async () => {
  const diagnostics = new Diagnostics();
  const path = write('a.tag', tagFile);
  const [read] = await readTagFiles({ [path]: 'https://example.org/x' }, contextOf(diagnostics));
  expect(diagnostics.all).toEqual([]);
  expect(Object.fromEntries(read?.urls ?? [])).toEqual({
    'd1/d22/classa_1_1B': 'https://example.org/x/d1/d22/classa_1_1B.html',
    [`d1/d22/classa_1_1B_1${hash}`]: `https://example.org/x/d1/d22/classa_1_1B.html#${hash}`,
    'd1/d22/classa_1_1B_1ab1': 'https://example.org/x/d1/d22/classa_1_1B.html#ab1',
    // A page without an extension has Doxygen's.
    'a/b/push': 'https://example.org/x/a/b/push.html',
    indexpage: 'https://example.org/x/index.html',
    index_1start: 'https://example.org/x/index.html#start',
  });
});

test('reports a file that is not a tag file, and reads the others', async () => {
  const diagnostics = new Diagnostics();
  const files = {
    [write('other.xml', '<doxygen/>')]: 'https://example.org/',
    [join(folder, 'gone.tag')]: 'https://example.org/',
    [write('good.tag', '<tagfile/>')]: 'https://example.org/',
  };
  expect(await readTagFiles(files, contextOf(diagnostics))).toHaveLength(1);
  expect(diagnostics.all.map(({ level, message }) => `${level} ${message}`)).toEqual([
    'error This is not a Doxygen tag file: its root element is <doxygen>, not <tagfile>.',
    'error This is not a Doxygen tag file: it cannot be read.',
  ]);
});
