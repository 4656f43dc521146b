import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { samples, sampleSite } from './samples.ts';

const section =
  /^## How to add\n(.*?)^## /ms.exec(
    readFileSync('documentation/internals/architecture.md', 'utf8'),
  )?.[1] ?? '';

/** Maps each thing in the section to its text. */
const entries = new Map(
  section.split(/^(?=\*\*)/m).flatMap((text) => {
    const thing = /^\*\*(.*?)\*\*/s.exec(text)?.[1];
    return thing === undefined ? [] : [[thing.replace(/\s+/g, ' '), text]];
  }),
);

/** Returns the files and folders that a text names. */
function pathsIn(text: string): string[] {
  return Array.from(
    text.matchAll(/`((?:src|viewer|test|fixtures)\/[^`\s]*)`/g),
    ([, path = '']) => path,
  );
}

/** Runs a script of Node in a folder and returns what it prints; throws that if it fails. */
function run(cwd: string, ...parameters: string[]): Promise<string> {
  return new Promise((done, fail) => {
    const env = { ...process.env, NO_COLOR: '1' };
    execFile(process.execPath, parameters, { cwd, env, maxBuffer: 1e8 }, (error, out, errors) => {
      if (error) fail(new Error(`${parameters.join(' ')}\n${out}${errors}`));
      else done(out + errors);
    });
  });
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function insert(folder: string, [file, after, text]: [string, string, string]): void {
  const source = readFileSync(join(folder, file), 'utf8');
  if (!source.includes(after)) throw new Error(`${file} does not contain "${after}".`);
  writeFileSync(
    join(folder, file),
    source.replace(after, () => after + text),
  );
}

test('every thing that the document explains has a sample', () => {
  expect(samples.map(({ thing }) => thing).sort()).toEqual([...entries.keys()].sort());
});

test('the document names files and folders that exist', () => {
  expect(pathsIn(section)).not.toEqual([]);
  expect(pathsIn(section).filter((path) => !existsSync(path))).toEqual([]);
});

test.each(samples)('$thing: the sample needs only what the document names', (sample) => {
  const named = pathsIn(entries.get(sample.thing) ?? '');
  const isNamed = (file: string): boolean =>
    named.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path));
  const touched = [
    ...(sample.additions ?? []).map(([file]) => file),
    ...Object.keys(sample.files ?? {}),
  ];
  expect(touched.filter((file) => !isNamed(file))).toEqual([]);
});

describe('a copy with all samples', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-site-how-to-add-'));
  const site = join(folder, 'sample-site');
  let output = '';
  beforeAll(async () => {
    for (const name of ['src', 'viewer', 'bin', 'package.json', 'tsconfig.json'])
      cpSync(name, join(folder, name), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    for (const { additions = [], uses = [], files = {} } of samples) {
      for (const addition of [...additions, ...uses]) insert(folder, addition);
      write(folder, files);
    }
    write(site, sampleSite);
    writeFileSync(
      join(folder, 'tsconfig.sources.json'),
      JSON.stringify({ extends: './tsconfig.json', include: ['src', 'viewer'] }),
    );
    const built = async (): Promise<string> => {
      await run(folder, 'bin/bundle.mjs');
      const command = join(folder, 'bin/mtp-site.mjs');
      return run(site, command, 'build', '--out', 'out', '--format', 'sample');
    };
    const types = run(folder, 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.sources.json');
    [output] = await Promise.all([built(), types]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(samples)('$thing is shown', ({ shown: [file, text] }) => {
    const path = file.startsWith('dist/')
      ? join(folder, file)
      : join(site, file.replace(/^site\//, 'out/'));
    expect(file === 'output' ? output : readFileSync(path, 'utf8')).toContain(text);
  });
});
