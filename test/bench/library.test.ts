import { beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildOf } from './measurements.mjs';

const root = resolve(import.meta.dirname, '../..');

function runNode(cwd: string, ...args: string[]): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

/** Writes a library into a new folder; returns the output of the script, and the text of each file by name. */
function library(count: number, ...seed: string[]): { output: string; files: Map<string, string> } {
  const folder = mkdtempSync(join(tmpdir(), 'library-'));
  const script = join(root, 'test/bench/library.mjs');
  const { text } = runNode(folder, script, String(count), join(folder, 'xml'), ...seed);
  const names = readdirSync(join(folder, 'xml')).sort();
  const files = names.map(
    (name) => [name, readFileSync(join(folder, 'xml', name), 'utf8')] as const,
  );
  return { output: text, files: new Map(files) };
}

describe('the generated library', () => {
  let first: ReturnType<typeof library>;
  let all: string;

  beforeAll(() => {
    first = library(40);
    all = [...first.files.values()].join('');
  });

  it('has the requested number of compounds, each in the index and in a file', () => {
    const index = first.files.get('index.xml') ?? '';
    const listed = [...index.matchAll(/<compound refid="([^"]*)"/g)].map(([, id]) => `${id}.xml`);
    expect(listed).toHaveLength(40);
    expect([...listed, 'index.xml'].sort()).toEqual([...first.files.keys()]);
    expect(first.output).toContain('40 compounds');
  });

  it('is identical each time, and differs with another seed', () => {
    expect(library(40)).toEqual(first);
    expect(library(40, '2').files).not.toEqual(first.files);
  });

  it('refers only to existing targets', () => {
    const ids = new Set([...all.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    const targets = [
      ...all.matchAll(/<(?:ref|references|inner\w+|codeline)\b[^>]* ?refid="([^"]*)"/g),
    ];
    expect(targets.length).toBeGreaterThan(1000);
    expect(targets.map(([, id]) => id).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('contains the features of real libraries', () => {
    for (const part of [
      '<basecompoundref',
      '<derivedcompoundref',
      '<collaborationgraph',
      '<inheritancegraph',
      '<incdepgraph',
      '<invincdepgraph',
      '<templateparamlist',
      '<referencedby',
      '<parameterlist kind="param"',
      '<enumvalue',
      '<innergroup',
      '<innernamespace',
      '<innerdir',
      'kind="define"',
      '_3', // a specialisation
    ])
      expect({ part, isThere: all.includes(part) }).toEqual({ part, isThere: true });
  });

  it('builds without a warning', () => {
    const folder = mkdtempSync(join(tmpdir(), 'library-site-'));
    runNode(folder, join(root, 'test/bench/library.mjs'), '40', join(folder, 'xml'));
    const command = [join(root, 'bin/mtp-site.mjs'), 'build', '--xml', 'xml', '--no-cache'];
    const { status, text } = runNode(folder, ...command);
    expect({ status, ...buildOf(text) }).toMatchObject({ status: 0, warnings: 0 });
    expect(buildOf(text).pages).toBeGreaterThan(40);
  });
});
