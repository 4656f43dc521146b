import { beforeAll, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundleCommand, runNode } from './run-command.ts';
import type { Outcome } from './run-command.ts';

let command: string;
beforeAll(async () => {
  command = await bundleCommand();
});

/** Creates a folder with a configuration that sets the outcome of its build. */
function site(yaml = ''): string {
  const cwd = mkdtempSync(join(tmpdir(), 'mtp-site-'));
  mkdirSync(join(cwd, 'docs'));
  writeFileSync(join(cwd, 'docs/a.md'), '# A\n\nText\n');
  writeFileSync(
    join(cwd, 'site.config.yaml'),
    `title: T\nurl: https://example.org\ndocs: {}\n${yaml}`,
  );
  return cwd;
}

function run(args: string, cwd = site(), env = {}): Outcome {
  return runNode(command, args.split(' ').filter(Boolean), cwd, env);
}

describe('exit codes', () => {
  test('S-337 0: a successful build prints a summary and the path of the site', () => {
    const { status, out, error } = run('build --out public/site --workers 2');
    expect(status).toBe(0);
    expect(out).toBe(
      [
        'Reading',
        'Rendering',
        '108 pages in 1.2 s, 1 warning.',
        '5,773 of 5,789 members shown; hidden: 12 private (3 documented), 4 undocumented. 40 of 40 compounds shown.',
        'Files: 3 written, 105 unchanged, 2 removed.',
        '[SUCCESS] Generated static files in "public/site".',
        '',
      ].join('\n'),
    );
    expect(error).toBe(
      'docs/a.md:2: warning: An old word. [unused-directive]\n    1 | # A\n  > 2 |\n    3 | Text\n',
    );
  });

  test('0: a successful check, and quiet commands', () => {
    expect(run('check').out).toContain(
      '[SUCCESS] 0 errors, 1 warning in 108 pages, checked in 1.2 s.',
    );
    expect(run('build --quiet')).toMatchObject({ status: 0, out: '' });
  });

  test('S-336 S-337 1: a site with faults', () => {
    const { status, out, error } = run('build', site('customFields: { outcome: fault }\n'));
    expect(status).toBe(1);
    expect(out).not.toContain('SUCCESS');
    expect(error).toContain('error: A link leads nowhere. [broken-link]\n');
    expect(error).toMatch(
      /\n"mtp-site explain broken-link" .*\n\[ERROR\] 1 error, 1 warning; nothing was written\.\n$/,
    );
  });

  test('1: errors of the file system', () => {
    const cwd = site('customFields: { outcome: bug, code: EACCES }\n');
    const { status, error } = run('build', cwd);
    expect(status).toBe(1);
    expect(error).toContain('error: out of cheese [system]');
    expect(error).not.toContain('    at ');
  });

  test('2: invalid usage', () => {
    for (const [args, message] of [
      ['', 'Usage: mtp-site'],
      ['biuld', "unknown command 'biuld'"],
      ['build --ouput x', "unknown option '--ouput'"],
      ['build extra', 'too many arguments'],
      ['build --config', 'argument missing'],
      ['build --workers 0', 'It must be a whole number from 1 to 256.'],
      ['build --workers two', 'It must be a whole number from 1 to 256.'],
      ...['0/4', '5/4', 'x', '2', '1/257', '-1/4'].map(
        (shard) => [`build --shard ${shard}`, 'It must be the number of a shard and'] as const,
      ),
      [
        'build --shard 1/2 --shards a',
        "'--shard <share>' cannot be used with option '--shards <dir>'",
      ],
      ['build --shards', 'argument missing'],
      ['check --shard 1/2', "unknown option '--shard'"],
      ['check --shards a', "unknown option '--shards'"],
      ['serve --port 70000', 'It must be a whole number from 0 to 65535.'],
      ['serve', 'There is no site in "build".'],
      ['build --config none.yaml', 'There is no file "none.yaml".'],
      ['build --xml none', 'there is no folder "none"'],
      ['build --out docs/html', '"docs" is one of its sources'],
      ['build --out .', '"docs" is one of its sources'],
      ['build --out site.config.yaml', '"site.config.yaml" is not a folder'],
    ] as const) {
      const { status, out, error } = run(args);
      expect([args, status, out]).toEqual([args, 2, '']);
      expect([args, error]).toEqual([args, expect.stringContaining(message)]);
    }
  });

  test('2: faults of the configuration, without stack trace', () => {
    const { status, error } = run('build', site('debug: maybe\n'));
    expect(status).toBe(2);
    expect(error).toContain('site.config.yaml:4:8: error: "debug" must be true or false');
    expect(error).not.toContain('    at ');
  });

  test('3: a fault of the tool, with stack trace and advice', () => {
    const { status, error } = run('build', site('customFields: { outcome: bug }\n'));
    expect(status).toBe(3);
    expect(error).toContain('Error: out of cheese\n    at ');
    const { bugs } = JSON.parse(readFileSync('package.json', 'utf8')) as { bugs: string };
    expect(error).toContain(`Please report it at ${bugs}, with the text above`);
    expect(error).toContain('An old word.');
  });
});

test('help names every option and has examples, the version is that of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(run('--version')).toMatchObject({ status: 0, out: `${version}\n` });
  expect(run('--help').out).toMatch(/build .*\n.*check .*\n.*serve .*[^]*\$ mtp-site build/);
  const shared = ['--config', '--xml', '--out', '--base', '--workers', '--quiet', 'Exit codes:'];
  for (const [name, words] of [
    ['build', shared],
    ['check', shared],
    ['serve', ['--out', '--config', '--base', '--port']],
  ] as const) {
    const { status, out } = run(`${name} --help`);
    expect(status).toBe(0);
    for (const word of [...words, `$ mtp-site ${name}`]) expect(out).toContain(word);
  }
});

test('colours: none in pipes, forced by FORCE_COLOR, never with NO_COLOR', () => {
  const escape = '\u001B[';
  expect(run('build', site(), { NO_COLOR: '' }).error).not.toContain(escape);
  expect(run('build', site(), { NO_COLOR: '', FORCE_COLOR: '1' }).error).toContain(escape);
  expect(run('build', site(), { FORCE_COLOR: '1' }).error).not.toContain(escape);
});

describe('the starter', () => {
  /** Returns the bundle of a command. */
  const bundleOf = (code: string): string => `exports.runProcess = () => { ${code} };`;

  /** Creates a folder laid out like the package, with the starter and optionally a command. */
  function packageWith(cli?: string): string {
    const cwd = mkdtempSync(join(tmpdir(), 'mtp-package-'));
    mkdirSync(join(cwd, 'bin'));
    copyFileSync(resolve('bin/mtp-site.mjs'), join(cwd, 'bin/mtp-site.mjs'));
    if (cli === undefined) return cwd;
    mkdirSync(join(cwd, 'dist'));
    writeFileSync(join(cwd, 'dist/cli.cjs'), bundleOf(cli));
    return cwd;
  }

  test('sets production mode before the command is imported', () => {
    const cwd = packageWith('console.log(process.env.NODE_ENV);');
    const { out } = runNode('bin/mtp-site.mjs', [], cwd, { NODE_ENV: 'test' });
    expect(out).toBe('production\n');
  });

  test('caches the compiled command next to the packages, and ignores the cache of another build', () => {
    const busy = 'while (process.cpuUsage().user < 500_000) for (let i = 0; i < 1e7; i++);';
    const cwd = packageWith(`console.log('first'); ${busy}`);
    const build = (id: string): string => {
      writeFileSync(join(cwd, 'dist/build-id.txt'), `${id}\n`);
      const { status, out } = runNode('bin/mtp-site.mjs', ['build'], cwd);
      expect(status).toBe(0);
      return out;
    };
    expect(build('1')).toBe('first\n');
    mkdirSync(join(cwd, 'node_modules'));
    expect(build('1')).toBe('first\n');
    const folder = join(cwd, 'node_modules/.cache/mtp-site-command');
    const [file = '', ...others] = readdirSync(folder).map((name) => join(folder, name));
    expect(others).toEqual([]);
    const kept = readFileSync(file);
    expect(build('1')).toBe('first\n');
    expect(readFileSync(file)).toEqual(kept);

    // V8 itself compares only the length.
    writeFileSync(join(cwd, 'dist/cli.cjs'), bundleOf(`console.log('other'); ${busy}`));
    expect(build('2')).toBe('other\n');
    for (const bytes of [readFileSync(file).fill(0x5a, 200, 300), Buffer.from('Nothing of V8')]) {
      writeFileSync(file, bytes);
      expect(build('2')).toBe('other\n');
    }
    expect(build('2')).toBe('other\n');
  });

  test('reports how to build the command if it is not built', () => {
    const { status, error } = runNode('bin/mtp-site.mjs', [], packageWith());
    expect(status).toBe(2);
    expect(error).toContain('Run "npm run prepare"');
  });
});

test('serve prints its address, with the base path of the configuration, and exits cleanly on Ctrl+C', async () => {
  const cwd = site('baseUrl: /lib/\n');
  mkdirSync(join(cwd, 'build'));
  writeFileSync(join(cwd, 'build/index.html'), 'home');
  const child = spawn(process.execPath, [command, 'serve', '--port', '0'], { cwd });
  const ended = new Promise((done) => child.once('exit', done));
  const printed = await new Promise<string>((done) =>
    child.stdout.once('data', (data: Buffer) => done(data.toString())),
  );
  const [, url = ''] =
    /^Serving "build" at (http:\/\/127\.0\.0\.1:\d+\/lib\/) /.exec(printed) ?? [];
  expect(await (await fetch(url)).text()).toBe('home');
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});
