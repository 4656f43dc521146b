import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nearestTags, selectTags } from '../../src/cli/backfill-tags.ts';
import { doxygenCall } from '../../src/cli/doxygen-call.ts';
import { flatDoxyfile } from '../../src/cli/flat-doxyfile.ts';
import { needKnownDoxygen } from '../run/shared.ts';
import { until } from '../watch/open-session.ts';
import { shapesHeader, SmallLibrary } from './small-library.ts';

let library: SmallLibrary;
let temporary: string;

beforeAll(() => needKnownDoxygen());

/** Creates a library with three releases, the second of which has its headers elsewhere. */
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'backfill-test-'));
  library = new SmallLibrary();
  library.git('init', '--quiet');
  library.release('v1.0.0');
  library.git('mv', 'include', 'lib');
  library.edit('Doxyfile', (text) => text.replace('INPUT = include', 'INPUT = lib'));
  library.release('v1.1.0');
  library.git('mv', 'lib', 'include');
  library.write('include/shapes/shapes.h', shapesHeader('draw', 'paint'));
  library.edit('Doxyfile', (text) => text.replace('INPUT = lib', 'INPUT = include'));
  library.release('v2.0.0-rc.1');
  library.release('v2.0.0');
  // What is not committed must neither matter nor change.
  library.write('include/shapes/shapes.h', 'int unfinished();\n');
  library.write('notes.txt', 'Untracked.\n');
});

afterEach(() => {
  library.remove();
  rmSync(temporary, { recursive: true, force: true });
});

/** Returns what git says about the work tree and the worktrees. */
function gitState(): string {
  return library.git('status', '--porcelain') + library.git('worktree', 'list');
}

test('each matching tag gets its snapshot, and a tag that fails does not stop the rest', async () => {
  const before = gitState();
  const { code, out, error } = await library.snapshot('--backfill', 'v*');
  expect(code).toBe(1);
  expect(out.split('\n')).toEqual([
    'v1.0.0 (1 of 3)',
    'api/1.0.0.json: Shapes 1.0.0, 4 symbols.',
    'v1.1.0 (2 of 3)',
    'v2.0.0 (3 of 3)',
    'api/2.0.0.json: Shapes 2.0.0, 4 symbols.',
    '3 snapshots: 2 written, 0 up to date, 1 failed.',
    '',
  ]);
  expect(error).toContain(
    'error: v1.1.0: Doxygen found none of its sources: include. [backfill-failed]',
  );
  expect(gitState()).toBe(before);
  expect(library.read('include/shapes/shapes.h')).toBe('int unfinished();\n');
  expect(library.read('api/1.0.0.json')).toContain('"date": "2024-03-05"');
  expect(library.read('api/1.0.0.json')).toContain('"name":"fill"');
  expect(library.read('api/2.0.0.json')).not.toMatch(/fill|unfinished|"address"/);
  expect(library.read('api/2.0.0.json')).not.toContain(temporary);

  const again = await library.snapshot('--backfill', '{1,2}.0.0', '--quiet');
  expect(again).toEqual({ code: 0, out: '', error: '' });
});

test('a backfilled snapshot is the one that a checkout of the tag gives', async () => {
  await library.snapshot('--backfill', 'v1.0.0');
  const text = library.read('api/1.0.0.json');
  library.git('checkout', '--quiet', '--force', 'v1.0.0');
  library.runDoxygen();
  rmSync(join(library.folder, 'api'), { recursive: true });
  await library.snapshot('--release', '1.0.0');
  const withoutPlace = (each: string): string =>
    each.replace(/"checksum".*\n|,"address":"[^"]*"|,"page":"[^"]*"/g, '');
  expect(withoutPlace(library.read('api/1.0.0.json'))).toBe(withoutPlace(text));

  // The published addresses make no difference.
  const again = await library.snapshot('--backfill', 'v1.0.0');
  expect(again.out).toContain('api/1.0.0.json is up to date: 4 symbols.');
});

test('code in a comment without asterisks hides no declarations', async () => {
  const example = '/*!\nTürme:\n\n```c++\nint x;\n```\n*/\nint towers();\nint walls();\n';
  library.write('include/shapes/towers.h', example);
  library.release('v3.0.0');
  const { code } = await library.snapshot('--backfill', 'v3.0.0');
  expect(code).toBe(0);
  expect(library.read('api/3.0.0.json')).toMatch(/"towers"[^]*"walls"/);
  expect(library.read('include/shapes/towers.h')).toBe(example);
});

test("--legacy adds Doxygen's ids to snapshots that exist", async () => {
  await library.snapshot('--backfill', 'v1.0.0');
  expect(library.read('api/1.0.0.json')).not.toContain('_1_1');
  const added = await library.snapshot('--backfill', 'v1.0.0', '--legacy');
  expect(added).toMatchObject({ code: 0, error: '' });
  expect(added.out).toContain('1 written');
  expect(library.read('api/1.0.0.json')).toContain('"doxygen":"classshapes_1_1Square"');
});

test('other content is replaced only with --replace', async () => {
  await library.snapshot('--backfill', 'v1.0.0');
  library.edit('Doxyfile', (text) => `${text}EXTRACT_ALL = NO\nHIDE_UNDOC_MEMBERS = YES\n`);
  library.edit('Doxyfile', (text) => `${text}PREDEFINED = draw=sketch\nMACRO_EXPANSION = YES\n`);
  library.edit('Doxyfile', (text) => `${text}EXTRACT_ALL = YES\nHIDE_UNDOC_MEMBERS = NO\n`);
  const refused = await library.snapshot('--backfill', 'v1.0.0');
  expect(refused.code).toBe(1);
  expect(refused.error).toContain('2 symbols differ: shapes::draw, shapes::sketch.');
  const replaced = await library.snapshot('--backfill', 'v1.0.0', '--replace');
  expect(replaced).toMatchObject({ code: 0, error: '' });
  expect(replaced.out).toContain('2 symbols differ: shapes::draw, shapes::sketch.\n');
});

test('--own-doxyfile uses the configuration of each tag, or that of today if it has none', async () => {
  library.git('rm', '--quiet', '--cached', 'Doxyfile');
  library.git('commit', '--quiet', '-m', 'Remove');
  library.git('tag', 'v3.0.0');
  const { code, out, error } = await library.snapshot('--backfill', 'v*', '--own-doxyfile');
  expect(code).toBe(0);
  expect(out).toContain('api/1.1.0.json: Shapes 1.1.0, 4 symbols.');
  expect(out).toContain('4 snapshots: 4 written, 0 up to date, 0 failed.');
  expect(error).toContain(
    'v3.0.0: It has no configuration of Doxygen; that of today is used. [backfill-input]',
  );
});

test('the XML of today need not exist, whether a command can create it or not', async () => {
  library.edit('site.config.yaml', (text) => text.replace(/\n +command:.*/, ''));
  rmSync(join(library.folder, 'xml'), { recursive: true, force: true });
  const site = await library.run('check');
  expect(site.error).toContain('"doxygen.xml": the folder');
  const filled = await library.snapshot('--backfill', 'v1.0.0');
  expect(filled).toMatchObject({ code: 0, error: '' });
  const compared = await library.run('diff', 'v1.0.0', 'v2.0.0');
  expect(compared.error).not.toContain('doxygen.xml');
  expect(compared.out).toContain('paint');
});

test('--own-doxyfile follows what a tag has: the file that today includes, or the one that init finds', async () => {
  // Since today, the site has a configuration of its own, which includes that of the library.
  library.write(
    'site.doxyfile',
    '@INCLUDE = Doxyfile\nPREDEFINED = draw=sketch\nMACRO_EXPANSION = YES\n',
  );
  library.edit('site.config.yaml', (text) =>
    text.replace('doxygen Doxyfile', 'doxygen site.doxyfile'),
  );
  const included = await library.snapshot('--backfill', 'v1.0.0', '--own-doxyfile');
  expect(included).toMatchObject({ code: 0 });
  expect(included.error).toContain('v1.0.0: Its configuration of Doxygen is Doxyfile.');
  expect(library.read('api/1.0.0.json')).toContain('"sketch"');

  library.git('mv', 'Doxyfile', 'include/library.dox.in');
  library.git('commit', '--quiet', '-m', 'Move');
  library.git('mv', 'include/library.dox.in', 'Doxyfile.old');
  library.write(
    'docs/Doxyfile',
    'PROJECT_NAME = Shapes\nINPUT = ../include\nRECURSIVE = YES\nEXTRACT_ALL = YES\n',
  );
  library.git('add', 'docs');
  library.git('commit', '--quiet', '-m', 'Move on');
  library.git('tag', 'v4.0.0');
  library.write('Doxyfile', library.read('docs/Doxyfile').replace('../', ''));
  const found = await library.snapshot('--backfill', 'v4.0.0', '--own-doxyfile');
  expect(found).toMatchObject({ code: 0 });
  expect(found.error).toContain('v4.0.0: Its configuration of Doxygen is docs/Doxyfile.');
  expect(library.read('api/4.0.0.json')).toContain('"draw"');
});

test('Doxygen failing is reported with its last output; missing folders are a warning', async () => {
  library.edit('Doxyfile', (text) => text.replace('= include', '= include src/net notes.md'));
  const partly = await library.snapshot('--backfill', 'v1.0.0', '--backfill', 'v2.0.0');
  expect(partly.code).toBe(0);
  expect(partly.error).toContain(
    'warning: v1.0.0, v2.0.0: Doxygen did not find a part of its sources: src/net. [backfill-input]',
  );
  library.edit('site.config.yaml', (text) =>
    text.replace('doxygen Doxyfile', 'echo "no more cheese" >&2; exit 7; doxygen Doxyfile'),
  );
  const failed = await library.snapshot('--backfill', 'v1.0.0');
  expect(failed.code).toBe(1);
  expect(failed.error).toContain('v1.0.0: Doxygen failed. It ended with exit code 7.');
  expect(failed.error).toContain('no more cheese');
  expect(failed.error).toContain('Correct the configuration of Doxygen.');
  library.edit('site.config.yaml', (text) => text.replace('exit 7', 'exit 139'));
  const crashed = await library.snapshot('--backfill', 'v1.0.0');
  expect(crashed.error).toContain('Doxygen itself crashed: try another release of it');
});

test('a glob that matches no tag is a warning beside others that do', async () => {
  const { code, error } = await library.snapshot('--backfill', 'v1.0.0', '--backfill', 'v1.7.*');
  expect(code).toBe(0);
  expect(error).toContain('warning: No tag matches "v1.7.*". [backfill-tags]');
  expect(error).toContain('The nearest tags are v1.1.0');
});

test('the repository of --from has the tags of another clone', async () => {
  const clone = join(temporary, 'clone');
  library.git('clone', '--quiet', '--bare', '.', clone);
  for (const tag of library.git('tag').split('\n').filter(Boolean)) library.git('tag', '-d', tag);
  const { code, out } = await library.snapshot('--backfill', 'v1.0.0', '--from', clone);
  expect(code).toBe(0);
  expect(out).toContain('api/1.0.0.json: Shapes 1.0.0, 4 symbols.');
});

test('a backfill that cannot start says what to do', async () => {
  const nothing = await library.snapshot('--backfill', 'v3.*');
  expect(nothing.code).toBe(2);
  expect(nothing.error).toContain('error: No tag of a release matches "v3.*". [backfill-tags]');
  expect(nothing.error).toContain('The nearest tags are v2.0.0, v2.0.0-rc.1, v1.1.0, v1.0.0.');

  for (const options of ['--release 1', '--out x', '--xml xml', '--check', '--date 2024-01-01']) {
    const { code, error } = await library.snapshot('--backfill', 'v*', ...options.split(' '));
    expect([options, code]).toEqual([options, 2]);
    expect(error).toContain('cannot be used with option');
  }
  const from = await library.snapshot('--from', '.');
  expect(from).toMatchObject({ code: 2 });
  expect(from.error).toContain('--from has no effect without --backfill. [usage]');

  const shallow = join(temporary, 'shallow');
  library.git('clone', '--quiet', '--depth', '1', '--no-tags', `file://${library.folder}`, shallow);
  const cut = await library.snapshot('--backfill', 'v*', '--from', shallow);
  expect(cut.error).toContain(
    'The clone is shallow: run "git fetch --tags --unshallow"; in a workflow, set fetch-depth: 0.',
  );
  const plain = join(temporary, 'plain');
  mkdirSync(plain);
  const none = await library.snapshot('--backfill', 'v*', '--from', plain);
  expect(none.code).toBe(2);
  expect(none.error).toContain('is not in a git repository. [backfill]');

  rmSync(join(library.folder, 'Doxyfile'));
  const noDoxyfile = await library.snapshot('--backfill', 'v*');
  expect(noDoxyfile.code).toBe(2);
  expect(noDoxyfile.error).toContain(
    'no configuration of Doxygen to create the XML with: Doxyfile',
  );
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops Doxygen and leaves nothing', async (signal) => {
  const [started, stopped] = [join(temporary, 'started'), join(temporary, 'stopped')];
  const slow = `trap 'touch ${stopped}; exit' TERM; touch ${started}; while :; do sleep 0.1; done`;
  library.edit('site.config.yaml', (text) =>
    text.replace('doxygen Doxyfile', `${slow}; doxygen Doxyfile`),
  );
  const before = gitState();
  const command = start();
  const exists = (file: string) => (): boolean => existsSync(file);
  try {
    await until(exists(started), () => 'Doxygen was not started.');
    expect(readdirSync(temporary)).toHaveLength(2);
    command.kill(signal);
    expect(await ended(command)).toBe(1);
  } finally {
    command.kill('SIGKILL');
  }
  await until(exists(stopped), () => 'Doxygen was not stopped.');
  expect(readdirSync(temporary).sort()).toEqual(['started', 'stopped']);
  expect(gitState()).toBe(before);
});

test('nothing is left after tags that fail', async () => {
  expect(await ended(start())).toBe(1);
  expect(existsSync(join(library.folder, 'api/2.0.0.json'))).toBe(true);
  expect(readdirSync(temporary)).toEqual([]);
});

/** Starts a backfill in a process of its own, with a folder for temporary files of its own. */
function start(): ChildProcess {
  const args = [resolve('bin/mtp-site.mjs'), 'snapshot', '--backfill', 'v*'];
  const env = { ...process.env, TMPDIR: temporary };
  return spawn(process.execPath, args, { cwd: library.folder, stdio: 'ignore', env });
}

function ended(command: ChildProcess): Promise<number | null> {
  return new Promise((done) => command.on('close', (code) => done(code)));
}

test('tags are selected by glob, pre-releases only by a glob with a hyphen', () => {
  const names = ['v1.0', 'v1.10', '1.9', 'v1.10.0-rc1', 'latest', 'v2.0', 'v1.x', '2.0'];
  expect(selectTags(names, ['v1.*'])).toEqual({
    tags: [
      { tag: 'v1.0', release: '1.0' },
      { tag: 'v1.10', release: '1.10' },
    ],
    unversioned: ['v1.x'],
    preReleases: ['v1.10.0-rc1'],
    unmatched: [],
  });
  const tagsOf = (...globs: string[]): string[] =>
    selectTags(names, globs).tags.map(({ tag }) => tag);
  expect(tagsOf('1.*')).toEqual(['v1.0', '1.9', 'v1.10']);
  expect(tagsOf('v1.10*-*')).toEqual(['v1.10.0-rc1']);
  expect(tagsOf('v1.0', 'v1.10.0-rc1')).toEqual(['v1.0', 'v1.10.0-rc1']);
  expect(tagsOf('*2.0')).toEqual(['2.0']);
  expect(nearestTags(names, 'v3.*').slice(0, 2)).toEqual(['v2.0', 'v1.10']);
});

test.each([
  ['doxygen', 'doxygen -', '.', 'Doxyfile'],
  ['doxygen docs/My.doxy', 'doxygen -', '.', 'docs/My.doxy'],
  ['cd docs && doxygen -q "My file"', 'cd docs && doxygen -q -', 'docs', 'docs/My file'],
  [
    '(cd docs && A=1 /opt/doxygen-1.9.4 x) && ls',
    '(cd docs && A=1 /opt/doxygen-1.9.4 -) && ls',
  ].concat(['docs', 'docs/x']),
  ['npm run doxygen', 'doxygen -', '.', 'Doxyfile'],
  ['', 'doxygen -', '.', 'Doxyfile'],
])('the command %j', (command = '', expected = '', runs = '', doxyfile = '') => {
  for (const path of ['docs/My.doxy', 'docs/My file', 'docs/x']) library.write(path, '');
  const { folder } = library;
  expect(doxygenCall({ command, xml: join(folder, 'xml') }, folder)).toEqual({
    command: expected,
    folder,
    runs: join(folder, runs),
    doxyfile: join(folder, doxyfile),
  });
});

test('a Doxyfile for the sources of a tag includes nothing and names no path of today', () => {
  library.write(
    'cmake/base.doxy',
    `INPUT = ${library.folder}/include "${library.folder}" $(HERE)/x\n`,
  );
  library.write(
    'Doxyfile',
    `@INCLUDE_PATH = cmake\n@INCLUDE = base.doxy\nA = ${library.folder}s\n`,
  );
  process.env.HERE = library.folder;
  const text = flatDoxyfile({
    file: join(library.folder, 'Doxyfile'),
    runs: library.folder,
    release: '1.0',
    moved: new Map([[library.folder, '/then']]),
    output: '/out',
  }).toString();
  delete process.env.HERE;
  expect(text).toContain(`INPUT = /then/include "/then" /then/x\n\nA = ${library.folder}s\n`);
  expect(text).toContain('PROJECT_NUMBER = "1.0"\nOUTPUT_DIRECTORY = "/out"\n');
});
