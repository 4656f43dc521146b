import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { z } from 'zod';
import { actions } from '../src/init/workflow-actions.ts';

const root = resolve(import.meta.dirname, '..');
let folder: string;
/** The packed and installed package, as in the image. */
let installed: string;

interface Outcome {
  status: number | null;
  out: string;
  error: string;
}

function bash(script: string, cwd: string, env: NodeJS.ProcessEnv = {}): Outcome {
  // As runners start it.
  const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
  const { CI, GITHUB_ACTIONS, ...own } = process.env;
  const { status, stdout, stderr } = spawnSync('/bin/bash', args, {
    cwd,
    encoding: 'utf8',
    env: { ...own, ...env },
  });
  return { status, out: stdout, error: stderr };
}

function library(name: string, files: Record<string, string>): string {
  const cwd = join(folder, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  return cwd;
}

const SITE = {
  'site.config.yaml': 'title: Ring\nbaseUrl: /\ndocs: { path: docs }\ndoxygen: { xml: xml }\n',
  'docs/a.md': '# A\n\nText.\n',
  Doxyfile:
    'GENERATE_XML = YES\nGENERATE_HTML = NO\nGENERATE_LATEX = NO\nINPUT = ring.hpp\nQUIET = YES\n',
  'ring.hpp': '/** @file */\n/// A ring.\nstruct Ring {};\n',
};

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const [packageStage = '', imageStage = ''] = dockerfile.split(/^(?=FROM )/m).slice(1);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reusable-'));
  installed = join(folder, 'installed');
  const tool = join(folder, 'tool');
  // What COPY copies.
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  for (const name of readdirSync(root))
    if (name !== 'node_modules' && !ignored.includes(name))
      cpSync(join(root, name), join(tool, name), { recursive: true });
  // Instead of `npm ci`, which installs the same packages.
  symlinkSync(join(root, 'node_modules'), join(tool, 'node_modules'));
  const [last = ''] = [...packageStage.matchAll(/^RUN (.*)$/gm)]
    .map(([, words = '']) => words)
    .slice(-1);
  const command = last.replace('--prefix /installed', `--prefix "${installed}"`);
  expect(command).not.toBe(last);
  const { status, error } = bash(command, tool);
  expect([status, error]).toEqual([0, expect.any(String)]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('Dockerfile', () => {
  test('is valid, and both of its images are the same release of Node', () => {
    expect(validate(dockerfile)).toEqual([]);
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(images).toHaveLength(2);
    expect(new Set(images).size).toBe(1);
    expect(images[0]).toMatch(/^node:22\.\d+\.\d+-bookworm-slim$/);
  });

  test('has Doxygen, Graphviz and git, and does not run as root', () => {
    for (const name of ['doxygen', 'graphviz', 'git'])
      expect(imageStage).toMatch(new RegExp(`apt-get install[^&]* ${name} `));
    expect(imageStage).toMatch(/^USER node$/m);
    // What follows runs as that user.
    expect(imageStage.split('USER node')[1]).not.toMatch(/^(?:USER|RUN|COPY)/m);
  });

  test('the package that it copies has the command', () => {
    const command = join(installed, 'bin/mtp-site');
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    expect(bash(`"${command}" --version`, folder)).toMatchObject({
      status: 0,
      out: `${version}\n`,
    });
    expect(existsSync(join(installed, 'lib/node_modules/jest'))).toBe(false);
  });
});

const actionText = readFileSync(join(root, 'action.yml'), 'utf8');
const action = z
  .object({
    inputs: z.record(z.string(), z.object({ description: z.string(), default: z.string() })),
    runs: z.object({
      using: z.literal('composite'),
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          name: z.string().optional(),
          shell: z.literal('bash').optional(),
          'working-directory': z.string().optional(),
          env: z.record(z.string(), z.string()).default({}),
          run: z.string().optional(),
        }),
      ),
    }),
  })
  .parse(parse(actionText));

/** Runs the scripts of the action until one fails, as a runner does. */
function runAction(
  cwd: string,
  given: Record<string, string>,
  env: NodeJS.ProcessEnv = {},
): Outcome {
  const value = (text: string): string =>
    text.replaceAll(/\$\{\{ (\S+) \}\}/g, (_, name: string) => {
      if (name === 'github.action_path') return root;
      const input = name.replace('inputs.', '');
      const found = given[input] ?? action.inputs[input]?.default;
      if (found === undefined) throw new Error(`There is no input ${name}`);
      return found;
    });
  let outcome: Outcome = { status: 0, out: '', error: '' };
  for (const step of action.runs.steps) {
    if (step.run === undefined || outcome.status !== 0) continue;
    // A value in a script would be a part of it.
    expect(step.run).not.toContain('${{');
    const own = Object.fromEntries(
      Object.entries(step.env).map(([name, text]) => [name, value(text)]),
    );
    outcome = bash(step.run, join(cwd, value(step['working-directory'] ?? '.')), {
      ...own,
      ...env,
    });
  }
  return outcome;
}

describe('action.yml', () => {
  test('pins the actions that generated workflows pin', () => {
    const used = [...actionText.matchAll(/uses: (.*)$/gm)].map(([, name]) => name);
    expect(used).toEqual([actions.node, actions.cache]);
  });

  test('builds with the package that the lock file names, and runs Doxygen before', () => {
    const cwd = library('locked', { ...SITE, 'package.json': '{ "private": true }' });
    const [pack = ''] = readdirSync(join(folder, 'tool')).filter((name) => name.endsWith('.tgz'));
    const quiet = '--ignore-scripts --prefer-offline --no-audit --no-fund';
    bash(`npm install --save-dev ${quiet} "${join(folder, 'tool', pack)}"`, cwd);
    rmSync(join(cwd, 'node_modules'), { recursive: true });
    const { status, out } = runAction(folder, {
      'working-directory': 'locked',
      doxygen: 'doxygen Doxyfile',
    });
    expect([status, out]).toEqual([0, expect.stringContaining('[SUCCESS]')]);
    expect(existsSync(join(cwd, 'build/docs/api/structs/ring/index.html'))).toBe(true);
    expect(existsSync(join(cwd, 'node_modules/mtp-site'))).toBe(true);

    // A fault is an annotation, and fails the step.
    writeFileSync(join(cwd, 'docs/a.md'), '# A\n\n[B](b.md)\n');
    const failed = runAction(cwd, { command: 'check --format github' });
    expect(failed.status).toBe(1);
    expect(failed.out).toMatch(/^::error .*title=broken-markdown-link/m);
  });

  describe('without a lock file', () => {
    let programs: string;
    beforeAll(() => {
      programs = join(folder, 'programs');
      mkdirSync(programs);
      // The registry may lack the version, so the arguments are what counts.
      writeFileSync(join(programs, 'npx'), '#!/bin/bash\nprintf "<%s>" "$@"\n');
      chmodSync(join(programs, 'npx'), 0o755);
    });

    test('builds with the sources of the action', () => {
      const cwd = library('own', SITE);
      const { status, out } = runAction(cwd, { doxygen: 'doxygen Doxyfile' });
      expect([status, out]).toEqual([0, expect.stringContaining('[SUCCESS]')]);
    });

    test.each([
      [{ version: '1.2.3', command: 'check' }, /^<--yes><mtp-site@1\.2\.3><check>$/],
      // Nothing in an input is run.
      [{ version: '1', command: 'build; $(touch pwned)' }, /<build;><\$\(touch><pwned\)>$/],
    ])('%j', (given, expected) => {
      const cwd = library('unlocked', SITE);
      const PATH = [programs, process.env.PATH].join(delimiter);
      const { out } = runAction(cwd, given, { PATH });
      expect(out).toMatch(expected);
      expect(existsSync(join(cwd, 'pwned'))).toBe(false);
    });

    test('a runner without Doxygen and apt-get gets advice', () => {
      const cwd = library('bare', SITE);
      expect(runAction(cwd, { doxygen: 'doxygen' }, { PATH: programs })).toMatchObject({
        status: 1,
        out: '::error::Doxygen is not installed. Install it in a step before this action.\n',
      });
    });
  });
});

describe('.pre-commit-hooks.yaml', () => {
  const [hook] = z
    .tuple([
      z.object({
        id: z.literal('mtp-site-check'),
        entry: z.string(),
        language: z.literal('system'),
        files: z.string(),
        pass_filenames: z.literal(false),
      }),
    ])
    .parse(parse(readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8')));

  test('runs for the files that pages are made of', () => {
    const fits = new RegExp(hook.files);
    const paths = ['docs/a.md', 'xml/index.xml', 'site.config.yaml', 'src/ring.cpp', 'ring.hpp'];
    expect(paths.filter((path) => fits.test(path))).toEqual(paths.slice(0, 3));
  });

  test('passes with a good site, fails with a broken link, and writes nothing', () => {
    const cwd = library('hooked', {
      ...SITE,
      'site.config.yaml': 'title: Ring\ndocs: { path: docs }\n',
    });
    mkdirSync(join(cwd, 'node_modules/.bin'), { recursive: true });
    symlinkSync(join(installed, 'bin/mtp-site'), join(cwd, 'node_modules/.bin/mtp-site'));
    expect(bash(hook.entry, cwd)).toEqual({ status: 0, out: '', error: '' });
    writeFileSync(join(cwd, 'docs/a.md'), '# A\n\n[B](b.md)\n');
    expect(bash(hook.entry, cwd)).toMatchObject({
      status: 1,
      error: expect.stringContaining('docs/a.md:3:1: error'),
    });
    expect(existsSync(join(cwd, 'build'))).toBe(false);
  });
});
