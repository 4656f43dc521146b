import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Inputs } from '../../src/inputs/inputs.ts';
import { findMachinePaths, machinePathRemover } from '../../src/doxygen/machine-paths.ts';

describe('findMachinePaths', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'machine-paths-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  /** Returns the paths that are found if the index lists these folders and files. */
  async function found(folders: string[], sources: string[]): Promise<string[]> {
    const files = sources.map((source, i) => {
      const path = join(folder, `${i}.xml`);
      writeFileSync(path, `<location file="no.h" line="1"/>\n<location file="${source}"/>`);
      return { path, kind: 'file', name: 'a.h' };
    });
    const dirs = folders.map((written, i) => {
      const [name = '', place = name] = written.split(' at ');
      const path = join(folder, `dir${i}.xml`);
      writeFileSync(path, `<location file="${place}"/>`);
      return { path, kind: 'dir', name };
    });
    const paths = await findMachinePaths(new Inputs(), [...files, ...dirs]);
    return paths ? [paths.folders.join(' '), ...paths.files.keys()] : [];
  }

  it.each<[what: string, folders: string[], sources: string[], expected: string[]]>([
    [
      'whole segments',
      ['/a/b'],
      ['/a/b/lib/x.h', '/a/b/library/x.h'],
      ['/a/b', 'lib/x.h', 'library/x.h'],
    ],
    ['one file', ['/a/b'], ['/a/b/x.h'], ['/a/b', 'x.h']],
    ['a file beside folders', ['/a'], ['/a/b/c/x.h', '/a/y.h'], ['/a', 'b/c/x.h', 'y.h']],
    [
      'what is stripped beside what is not',
      ['/a', 'src'],
      ['src/x.h', '/a/b/y.h'],
      ['/a/b', 'y.h'],
    ],
    ['Windows', ['C:/w'], ['C:/w/lib/x.h', 'C:/w/y.h'], ['C:/w', 'lib/x.h', 'y.h']],
    ['entities', ['/a&b'], ['/a&amp;b/x&amp;y.h'], ['/a&amp;b', 'x&y.h']],
    ['no folders', [], ['/a/x.h'], ['/a', 'x.h']],
    [
      'short names of folders',
      ['c', 'b at /a/b/'],
      ['z.dox', '/a/b/x.h', '/a/y.h'],
      ['/a', 'b/x.h', 'y.h'],
    ],
    ['short names of stripped folders', ['src'], ['/a/x.h'], []],
    ['stripped paths', ['src', 'src/b at /a/b'], ['/a/x.h'], []],
    ['stripped paths without folders', [], ['src/x.h', '/a/x.h'], []],
    ['nothing but the root', ['/a'], ['/a/x.h', '/b/x.h'], []],
    ['two drives', ['C:/a'], ['C:/a/x.h', 'D:/a/x.h'], []],
    ['one drive', ['C:/a'], ['C:/a/x.h', 'C:/b/x.h'], []],
    [
      'two projects of one user',
      ['/home/me'],
      ['/home/me/x/y.h', '/home/me/z.h'],
      ['/home/me', 'x/y.h', 'z.h'],
    ],
    [
      'nothing but the folder of all users',
      ['/home'],
      ['/home/me/lib/x/a.h', '/home/me/lib/y/b.h', '/home/you/gen/c.h'],
      ['/home/you /home/me', 'lib/x/a.h', 'lib/y/b.h', 'gen/c.h'],
    ],
    [
      'a project, and a header of the system',
      ['/a'],
      ['/a/lib/x/a.h', '/a/lib/y/b.h', '/usr/include/c.h'],
      ['/usr /a', 'lib/x/a.h', 'lib/y/b.h', 'include/c.h'],
    ],
  ])('%s', async (_, folders, sources, expected) => {
    expect(await found(folders, sources)).toEqual(expected);
  });
});

describe('machinePathRemover', () => {
  const remove = machinePathRemover(['/a.b/lib']);

  it.each([
    [
      '<location file="/a.b/lib/x.h" line="3" bodyfile="/a.b/lib/src/x.cpp"/>',
      '<location file="x.h" line="3" bodyfile="src/x.cpp"/>',
    ],
    ['<location file="/a.b/lib/"/>', '<location file="lib"/>'],
    ['<location file="/a.b/" line="1"/>', '<location file="a.b" line="1"/>'],
    [
      '<label>/a.b/lib/x.h</label><label>/usr/include/y.h</label>',
      '<label>x.h</label><label>y.h</label>',
    ],
    [
      '<includedby refid="x" local="yes">/a.b/lib/x.h</includedby>',
      '<includedby refid="x" local="yes">x.h</includedby>',
    ],
    ['<innerdir refid="x">/a.b/lib</innerdir>', '<innerdir refid="x">lib</innerdir>'],
    ['<compoundname>/a.b/lib/src</compoundname>', '<compoundname>src</compoundname>'],
    ['<compoundname>/a.b/lib</compoundname>', '<compoundname>/a.b/lib</compoundname>'],
    ['<sect1 id="/a.b/lib/x.h_1s">', '<sect1 id="x.h_1s">'],
    ['<name>anonymous_namespace{/a.b/lib/x.h}</name>', '<name>anonymous_namespace{x.h}</name>'],
    [
      '<para>See <ref refid="x">/a.b/lib/x.h</ref></para>',
      '<para>See <ref refid="x">x.h</ref></para>',
    ],
  ])('changes %s', (xml, expected) => {
    expect(remove(xml)).toBe(expected);
  });

  it.each([
    '<label>/</label>',
    '<para>/aXb/lib/x.h</para>',
    '<para>the folder /a.b/lib/x.h</para>',
    '<para>/a.b/library</para>',
    '<initializer>= &quot;/a.b/lib/x.h&quot;</initializer>',
    '<ref refid="x" external="/a.b/lib/x.tag">X</ref>',
  ])('keeps %s', (xml) => {
    expect(remove(xml)).toBe(xml);
  });

  it('removes the longest of several folders', () => {
    const removeAll = machinePathRemover(['/a/lib/src', '/a']);
    expect(removeAll('<location file="/a/lib/src/x.h" declfile="/a/lib/y.h"/>')).toBe(
      '<location file="x.h" declfile="lib/y.h"/>',
    );
  });
});
