import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { commitAll, folderOf, init, withGit } from './library-folder.ts';

type Step = Record<string, unknown> & { with?: Record<string, unknown> };
interface Job {
  [key: string]: unknown;
  steps: Step[];
}
interface Workflow {
  [key: string]: unknown;
  jobs: Record<string, Job>;
}

const DOXYFILE = 'GENERATE_XML=YES\nINPUT=include\nHAVE_DOT=YES\n';

/** The documented keys of workflows, jobs and steps, and the inputs of the actions. */
const known = {
  workflow: ['name', 'run-name', 'on', 'permissions', 'env', 'defaults', 'concurrency', 'jobs'],
  job: ['name', 'permissions', 'needs', 'if', 'runs-on', 'environment', 'defaults', 'steps'],
  step: ['id', 'if', 'name', 'uses', 'run', 'with', 'env'],
};
const inputs: Record<string, string[]> = {
  'actions/checkout@v7': ['fetch-depth'],
  'actions/setup-node@v7': ['node-version', 'cache', 'cache-dependency-path'],
  'actions/cache@v6': ['path', 'key', 'restore-keys'],
  'actions/configure-pages@v6': [],
  'actions/upload-pages-artifact@v5': ['path'],
  'actions/deploy-pages@v5': [],
};

/** Writes and reads the workflow of a library; whatever the library, GitHub must accept it. */
async function workflowOf(cwd: string, root = cwd): Promise<{ text: string; workflow: Workflow }> {
  const { code, out } = await init(cwd, ['--github']);
  expect(code).toBe(0);
  expect(out).toContain('.github/workflows/documentation.yml"');
  const text = readFileSync(join(root, '.github/workflows/documentation.yml'), 'utf8');
  const document = parseDocument(text);
  expect([document.errors, document.warnings]).toEqual([[], []]);
  const workflow = document.toJS() as Workflow;
  const unknown = (keys: string[], of: object): string[] =>
    Object.keys(of).filter((key) => !keys.includes(key));
  expect(unknown(known.workflow, workflow)).toEqual([]);
  for (const job of Object.values(workflow.jobs)) {
    expect(unknown(known.job, job)).toEqual([]);
    for (const step of job.steps) {
      expect(unknown(known.step, step)).toEqual([]);
      expect([step, 'uses' in step]).not.toEqual([step, 'run' in step]);
      if (typeof step.uses !== 'string') continue;
      expect([step.uses, unknown(inputs[step.uses]!, step.with ?? {})]).toEqual([step.uses, []]);
    }
  }
  return { text, workflow };
}

/** Returns the step that uses an action or has this name. */
function step({ jobs }: Workflow, what: string): Step | undefined {
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return steps.find(({ uses, name }) => name === what || String(uses).startsWith(`${what}@`));
}

test('releases are published, and pull requests are checked', async () => {
  const remote = 'https://github.com/jane/ring.git';
  const cwd = withGit(folderOf({ Doxyfile: DOXYFILE, 'include/a.hpp': '/// A.\n' }), remote);
  const { workflow } = await workflowOf(cwd);
  expect(workflow.on).toEqual({
    release: { types: ['published'] },
    pull_request: null,
    workflow_dispatch: null,
  });
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(workflow.jobs.publish).toMatchObject({
    needs: 'build',
    if: "github.event_name != 'pull_request'",
    permissions: { pages: 'write', 'id-token': 'write' },
    environment: { name: 'github-pages', url: '${{ steps.deployment.outputs.page_url }}' },
    steps: [{ id: 'deployment', uses: 'actions/deploy-pages@v5' }],
  });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(step(workflow, 'Install Doxygen')?.run).toContain(' doxygen graphviz\n');
  expect(step(workflow, 'Run Doxygen')?.run).toBe('doxygen');
  expect(step(workflow, 'Check the site')).toMatchObject({
    if: "github.event_name == 'pull_request'",
    run: `npx --yes mtp-site@${version} check --format github`,
  });
  expect(step(workflow, 'Build the site')?.run).toMatch(/ build --format github$/);
  expect(step(workflow, 'actions/setup-node')?.with).toMatchObject({
    cache: 'npm',
    'cache-dependency-path': '.github/workflows/documentation.yml',
  });
  expect(step(workflow, 'actions/upload-pages-artifact')?.with).toEqual({ path: 'build' });
  expect(step(workflow, 'actions/cache')?.with).toEqual({
    path: '.mtp-site-cache',
    key: `mtp-site-${version}-\${{ hashFiles('site.config.yaml', 'pages/**', 'static/**', 'Doxyfile', 'include/**') }}`,
    'restore-keys': `mtp-site-${version}-`,
  });
});

describe('the API of releases', () => {
  const files = { Doxyfile: DOXYFILE, 'include/a.hpp': '/// A.\n' };

  test('pull requests are compared with the latest one as soon as there is one', async () => {
    const cwd = withGit(folderOf(files), 'https://github.com/jane/ring.git');
    const { workflow } = await workflowOf(cwd);
    expect(step(workflow, 'Compare the API with the latest release')).toMatchObject({
      if: "github.event_name == 'pull_request' && hashFiles('api/*.json') != ''",
      run: expect.stringMatching(/ diff --against latest --format github$/),
    });
    // A comparison that fails must not hide what lacks a description.
    expect(step(workflow, 'Find new symbols without a description')).toMatchObject({
      if: expect.stringContaining("steps.comparison.conclusion == 'failure'"),
      run: expect.stringMatching(/ coverage --since latest --format github$/),
    });
    expect(workflow.jobs.snapshot).toMatchObject({
      if: "github.event_name == 'release'",
      permissions: { contents: 'write', 'pull-requests': 'write' },
    });
    // Other jobs cannot write to the repository.
    expect(workflow.jobs.build).not.toHaveProperty('permissions');
  });

  /** Releases 1.1.0 in a clone whose origin has moved on, and runs the step that keeps its snapshot. */
  async function keep(library: string, isProtected: boolean): Promise<Record<string, string>> {
    const inLibrary = Object.entries(files).map(
      ([path, text]) => [join(library, path), text] as const,
    );
    const work = withGit(
      folderOf(Object.fromEntries<string>(inLibrary)),
      'https://github.com/j/ring.git',
    );
    const { workflow } = await workflowOf(join(work, library), work);
    const origin = mkdtempSync(join(tmpdir(), 'mtp-origin-'));
    const other = { GIT_AUTHOR_NAME: 'Jane', GIT_AUTHOR_EMAIL: 'j@example.org' };
    const env = {
      PATH: `${origin}:${process.env.PATH ?? ''}`,
      HOME: origin,
      RUNNER_TEMP: origin,
      BRANCH: 'main',
      TAG: 'v1.1.0',
      GIT_CONFIG_NOSYSTEM: '1',
      ...other,
      GIT_COMMITTER_NAME: 'Jane',
      GIT_COMMITTER_EMAIL: 'j@example.org',
    };
    const run = (command: string, cwd = join(work, library)): string => {
      const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', command], {
        cwd,
        env,
        encoding: 'utf8',
      });
      expect([command, status, stderr]).toEqual([command, 0, stderr]);
      return stdout;
    };
    run(`git init --quiet --bare --initial-branch=main ${origin}/ring.git`);
    run(`git remote set-url origin ${origin}/ring.git && mkdir api && echo old > api/1.0.0.json`);
    run('git add --all && git commit --quiet -m Start && git push --quiet origin main');
    run('git checkout --quiet --detach && git tag v1.1.0 && echo {} > api/1.1.0.json');
    const later = `${origin}/later`;
    run(`git clone --quiet ${origin}/ring.git ${later}`);
    run(
      'echo mended > api/1.0.0.json && git commit --quiet --all -m Mend && git push --quiet',
      join(later, library),
    );
    if (isProtected) {
      const hook =
        '#!/bin/sh\nwhile read old new ref; do [ "$ref" != refs/heads/main ] || exit 1; done\n';
      writeFileSync(join(origin, 'ring.git/hooks/pre-receive'), hook, { mode: 0o755 });
    }
    writeFileSync(join(origin, 'gh'), `#!/bin/sh\necho "$@" > ${origin}/asked\n`, { mode: 0o755 });
    run(String(step(workflow, 'Add the snapshot to the default branch')?.run));
    const branches = run('git branch --format="%(refname:short)"', `${origin}/ring.git`).trim();
    const branch = isProtected ? 'api-v1.1.0' : 'main';
    const shown = run(`git show --format=%s --name-only ${branch}`, `${origin}/ring.git`);
    return { branches, shown, asked: isProtected ? run(`cat ${origin}/asked`) : '' };
  }

  test('a release adds its snapshot to the default branch, and changes nothing else there', async () => {
    expect(await keep('lib', false)).toEqual({
      branches: 'main',
      asked: '',
      shown: 'Add the API of v1.1.0\n\nlib/api/1.1.0.json\n',
    });
  });

  test('if that branch is protected, a pull request proposes it', async () => {
    expect(await keep('', true)).toEqual({
      branches: 'api-v1.1.0\nmain',
      shown: 'Add the API of v1.1.0\n\napi/1.1.0.json\n',
      asked: 'pr create --base main --head api-v1.1.0 --fill\n',
    });
  });
});

test('a package uses its own version of the tool', async () => {
  const files = {
    Doxyfile: DOXYFILE,
    'package.json': '{ "devDependencies": { "mtp-site": "^0.1.0" } }',
    'package-lock.json': '{}',
  };
  const { workflow } = await workflowOf(folderOf(files));
  expect(step(workflow, 'Install packages')?.run).toBe('npm ci');
  expect(step(workflow, 'Check the site')?.run).toBe(
    'npx --no-install mtp-site check --format github',
  );
  const names = workflow.jobs.build!.steps.map(({ name, uses }) => name ?? uses);
  // Installing packages would remove the files that were restored before.
  expect(names.indexOf('Cache the results of mtp-site')).toBeGreaterThan(
    names.indexOf('Install packages'),
  );
  expect(step(workflow, 'actions/cache')?.with?.path).toContain('node_modules/.cache/mtp-site');

  const { 'package-lock.json': _, ...unlocked } = files;
  const { workflow: other } = await workflowOf(folderOf(unlocked));
  expect(step(other, 'Install packages')).toBeUndefined();
  expect(step(other, 'Check the site')?.run).toContain('npx --yes mtp-site@');
});

test('this repository has the workflow of its own configuration, which names XML that git tracks', async () => {
  const cwd = withGit(folderOf({}), 'https://github.com/jane/mtp-site.git');
  for (const path of ['package.json', 'package-lock.json', 'site.config.yaml'])
    cpSync(path, join(cwd, path));
  cpSync('fixtures/micro-test-plus', join(cwd, 'fixtures/micro-test-plus'), { recursive: true });
  commitAll(cwd);
  const { text, workflow } = await workflowOf(cwd);
  expect(text).toBe(readFileSync('.github/workflows/documentation.yml', 'utf8'));
  expect(step(workflow, 'Run Doxygen')).toBeUndefined();
});

test('a library in a folder of the repository, with commands that YAML would misread', async () => {
  const files = {
    'lib/docs/Doxyfile': 'INPUT=../include\nGENERATE_XML=YES\nOUTPUT_DIRECTORY=../build/x\n',
    'lib/include/a.hpp': '/// A.\n',
  };
  const root = withGit(folderOf(files), 'https://github.com/jane/ring.git');
  const { workflow } = await workflowOf(join(root, 'lib'), root);
  expect(workflow.jobs.build?.defaults).toEqual({ run: { 'working-directory': 'lib' } });
  expect(step(workflow, 'Run Doxygen')?.run).toBe('mkdir -p build/x\n(cd docs && doxygen)\n');
  expect(step(workflow, 'Build the site')?.run).toContain(' build --out site --format github');
  expect(step(workflow, 'actions/upload-pages-artifact')?.with).toEqual({ path: 'lib/site' });
  expect(step(workflow, 'actions/cache')?.with).toMatchObject({
    path: 'lib/.mtp-site-cache',
    key: expect.stringContaining(
      "hashFiles('lib/site.config.yaml', 'lib/pages/**', 'lib/static/**', 'lib/docs/Doxyfile', 'lib/include/**')",
    ),
  });
});

test('for a repository on another host, a message reports that the workflow will not run', async () => {
  const cwd = withGit(folderOf({ Doxyfile: DOXYFILE }), 'https://gitlab.com/jane/ring.git');
  expect((await init(cwd, ['--github'])).error).toContain(
    'warning: The repository is at GitLab, where GitHub workflows do not run.',
  );
});
