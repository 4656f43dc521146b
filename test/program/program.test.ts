import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  build,
  check,
  diff,
  loadConfig,
  readDoxygen,
  serve,
  takeSnapshot,
  watch,
} from '../../src/program/index.ts';
import { eventually } from '../run/eventually.ts';

const xml = 'fixtures/micro-test-plus/xml';
let folder: string;
let config: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'program-'));
  config = join(folder, 'site.config.yaml');
  cpSync(xml, join(folder, 'xml'), { recursive: true });
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/index.md'), '# Guide\n');
  writeFileSync(
    config,
    'title: Lib\nurl: https://lib.example\nbaseUrl: /lib/\ndoxygen: { xml: xml }\ndocs: {}\n',
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs work, and returns what it printed. */
async function printedBy(work: () => Promise<unknown>): Promise<unknown[][]> {
  const writes = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockReturnValue(true),
  );
  try {
    await work();
    return writes.flatMap(({ mock }) => mock.calls);
  } finally {
    for (const write of writes) write.mockRestore();
  }
}

test('building, checking, reading and comparing print nothing and return values', async () => {
  const out = join(folder, 'site');
  const steps: string[] = [];
  const printed = await printedBy(async () => {
    const built = await build({ config, out, onProgress: ({ name }) => steps.push(name) });
    expect(built).toMatchObject({ ok: true, result: { out, isRecalled: false } });
    expect(built.result?.written).toBeGreaterThan(10);
    expect(await check({ config })).toMatchObject({ ok: true, result: { written: 0 } });
    expect(await loadConfig({ config })).toMatchObject({ result: { title: 'Lib' } });
    expect((await readDoxygen(xml)).result?.compounds.length).toBeGreaterThan(10);
    const taken = await takeSnapshot({ config, release: '1.0.0' });
    expect(taken).toMatchObject({
      ok: true,
      result: { snapshot: { header: { release: '1.0.0' } } },
    });
    const file = join(folder, 'old.json');
    writeFileSync(file, taken.result?.text ?? '');
    expect(await diff({ config, before: file, release: '1.1.0' })).toMatchObject({
      ok: true,
      result: { report: { changes: [] }, failing: [] },
    });
  });
  expect(printed).toEqual([]);
  expect([...new Set(steps)]).toEqual(expect.arrayContaining(['Reading', 'Rendering', 'Writing']));
  expect(existsSync(join(out, 'docs/api/index.html'))).toBe(true);
});

test.each([
  ['a missing folder', () => readDoxygen(join(folder, 'nowhere')), 'xml-no-index'],
  ['a missing configuration', () => build({ config: join(folder, 'none.yaml') }), 'config-missing'],
  ['a folder that is no site', () => serve({ out: join(folder, 'docs') }), 'serve-no-site'],
  ['an unknown release', () => diff({ config, before: '9.9.9' }), 'snapshot-unknown'],
  ['a release without a number', () => takeSnapshot({ config, release: '?' }), 'snapshot-release'],
  ['watching without a configuration', () => watch({ config: 'none.yaml' }), 'config-missing'],
])('%s is a diagnostic, because only a signal makes a function throw', async (_, run, code) => {
  let outcome: Awaited<ReturnType<typeof run>> | undefined;
  expect(await printedBy(async () => (outcome = await run()))).toEqual([]);
  expect(outcome).toEqual({
    ok: false,
    diagnostics: expect.arrayContaining([expect.objectContaining({ code, level: 'error' })]),
  });
});

test.each(['Reading', 'Planning', 'Rendering'])(
  'a build that is stopped while it is %s leaves the earlier site and nothing else',
  async (step) => {
    const out = join(folder, `stopped-${step}`);
    mkdirSync(out);
    writeFileSync(join(out, 'own.txt'), 'kept');
    const stop = new AbortController();
    const building = build({
      config,
      out,
      cache: false,
      signal: stop.signal,
      onProgress: ({ name }) => {
        if (name === step) stop.abort(new Error('Enough.'));
      },
    });
    await expect(building).rejects.toThrow('Enough.');
    expect(readdirSync(out)).toEqual(['own.txt']);
  },
);

test('a signal that was sent before rejects at once', async () => {
  const signal = AbortSignal.abort(new Error('Too late.'));
  const calls = [
    build({ config, signal }),
    check({ config, signal }),
    watch({ config, signal }),
    serve({ out: folder, signal }),
    loadConfig({ config, signal }),
    readDoxygen(xml, { signal }),
    takeSnapshot({ config, release: '1.0.0', signal }),
    diff({ config, before: '1.0.0', signal }),
  ];
  for (const call of calls) await expect(call).rejects.toThrow('Too late.');
});

test('a served site answers until it is closed, by the function or by a signal', async () => {
  const out = join(folder, 'site');
  await build({ config, out });
  const { result } = await serve({ out, config, port: 0 });
  expect((await fetch(result?.url ?? '')).status).toBe(200);
  await result?.close();
  await expect(fetch(result?.url ?? '')).rejects.toThrow();
  const stop = new AbortController();
  const other = await serve({ out, base: '/', port: 0, signal: stop.signal });
  stop.abort();
  await eventually(() =>
    fetch(other.result?.url ?? '').then(
      () => 'open',
      () => 'closed',
    ),
  ).toBe('closed');
});

test('a watched site is built again after a change, and reports it as values', async () => {
  const kinds: string[] = [];
  const { result, ok } = await watch({
    config,
    port: 0,
    cache: false,
    out: join(folder, 'watched'),
    onReport: ({ kind }) => kinds.push(kind),
  });
  expect(ok).toBe(true);
  await eventually(() => kinds).toEqual(['built']);
  writeFileSync(join(folder, 'docs/index.md'), '# Other guide\n');
  await eventually(() => fetch(`${result?.url}docs/`).then((page) => page.text())).toContain(
    'Other guide',
  );
  await result?.close();
  await result?.close();
  await expect(fetch(result?.url ?? '')).rejects.toThrow();
});

test('the declarations in the repository are those of the sources', () => {
  const out = join(folder, 'api');
  execFileSync(process.execPath, ['bin/api.mjs', out]);
  // Otherwise, `npm run api` writes them: look at the difference, which is what programs have to adapt to.
  for (const name of ['index.d.ts', 'components.d.ts', 'theme.d.ts'])
    expect(readFileSync(join(out, name), 'utf8')).toBe(readFileSync(join('api', name), 'utf8'));
});
