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
  job: [
    'name',
    'permissions',
    'needs',
    'if',
    'runs-on',
    'environment',
    'defaults',
    'outputs',
    'steps',
  ],
  step: ['id', 'if', 'name', 'uses', 'run', 'with', 'env'],
};
const inputs: Record<string, string[]> = {
  'actions/checkout': ['fetch-depth', 'ref'],
  'actions/setup-node': ['node-version', 'cache', 'cache-dependency-path'],
  'actions/cache': ['path', 'key', 'restore-keys'],
  'actions/configure-pages': [],
  'actions/upload-artifact': ['name', 'path'],
  'actions/download-artifact': ['name', 'path'],
  'actions/upload-pages-artifact': ['path'],
  'actions/deploy-pages': [],
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
      // A tag can be moved to other code.
      const [, action = ''] = /^(.*)@[0-9a-f]{40}$/.exec(step.uses) ?? [];
      expect([step.uses, unknown(inputs[action] ?? ['none'], step.with ?? {})]).toEqual([
        step.uses,
        [],
      ]);
      expect(text).toMatch(new RegExp(`${step.uses} # v\\d`));
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
    steps: [{ id: 'deployment', uses: expect.stringMatching(/^actions\/deploy-pages@/) }],
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

test('pull requests compile the examples as soon as the configuration says how', async () => {
  const files = { Doxyfile: DOXYFILE, 'include/a.hpp': '/// A.\n' };
  const examples = "title: Ring\ndoxygen: { xml: xml }\nexamples: { command: 'c++ {file}' }\n";
  for (const config of [undefined, examples]) {
    const own = folderOf({ ...files, ...(config !== undefined && { 'site.config.yaml': config }) });
    const { jobs } = (await workflowOf(withGit(own, 'https://github.com/jane/ring.git'))).workflow;
    expect(jobs.examples === undefined).toBe(config === undefined);
    if (config === undefined) continue;
    expect(jobs.examples).toMatchObject({ if: "github.event_name == 'pull_request'" });
    expect(jobs.examples).not.toHaveProperty('permissions');
    expect(jobs.examples?.steps.at(-1)?.run).toMatch(/ examples --format github$/);
  }
});

describe('the API of releases', () => {
  const files = { Doxyfile: DOXYFILE, 'include/a.hpp': '/// A.\n' };

  test('pull requests are compared with the latest one as soon as there is one', async () => {
    const cwd = withGit(folderOf(files), 'https://github.com/jane/ring.git');
    const { workflow } = await workflowOf(cwd);
    expect(step(workflow, 'Compare the API with the latest release')).toMatchObject({
      if: "github.event_name == 'pull_request' && hashFiles('api/*.json') != ''",
      run: expect.stringMatching(/ diff --against latest --format github \|\|/),
    });
    // A comparison that fails must not hide what lacks a description.
    expect(step(workflow, 'Find new symbols without a description')).toMatchObject({
      if: expect.stringContaining("steps.comparison.conclusion == 'failure'"),
      run: expect.stringMatching(/ coverage --since latest --format github \|\|/),
    });
    expect(workflow.jobs.snapshot).toMatchObject({ if: "github.event_name == 'release'" });
    // What can write to the repository runs no code of it: neither its build nor its packages.
    const { build, snapshot, keep, comment } = workflow.jobs;
    for (const job of [build, snapshot]) expect(job).not.toHaveProperty('permissions');
    expect(keep?.permissions).toEqual({ contents: 'write', 'pull-requests': 'write' });
    expect(comment?.permissions).toEqual({ 'pull-requests': 'write' });
    for (const job of [keep, comment])
      for (const { run = '', uses = '' } of job?.steps ?? [])
        expect(`${String(run)}${String(uses)}`).toMatch(
          /^(?:actions\/(?:checkout|download-artifact)@|(?!.*(?:npx|npm|doxygen|mtp-site@)))/s,
        );
  });

  /** A clone of a library, and the environment of a job that releases it. */
  class Clone {
    readonly origin = mkdtempSync(join(tmpdir(), 'mtp-origin-'));
    readonly env = {
      PATH: `${this.origin}:${process.env.PATH ?? ''}`,
      HOME: this.origin,
      RUNNER_TEMP: this.origin,
      GITHUB_OUTPUT: join(this.origin, 'output'),
      BRANCH: 'main',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Jane',
      GIT_AUTHOR_EMAIL: 'j@example.org',
      GIT_COMMITTER_NAME: 'Jane',
      GIT_COMMITTER_EMAIL: 'j@example.org',
    };

    constructor(
      readonly folder: string,
      readonly workflow: Workflow,
    ) {}

    run(command: string, cwd: string, more: Record<string, string> = {}): string {
      const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', command], {
        cwd,
        env: { ...this.env, ...more },
        encoding: 'utf8',
      });
      expect([command, status, stderr]).toEqual([command, 0, stderr]);
      return stdout;
    }

    script(name: string): string {
      return String(step(this.workflow, name)?.run);
    }
  }

  /** Creates a library in a folder of a repository, with one release on its default branch. */
  async function cloneOf(library: string): Promise<Clone> {
    const inLibrary = Object.entries(files).map(
      ([path, text]) => [join(library, path), text] as const,
    );
    const work = withGit(
      folderOf(Object.fromEntries<string>(inLibrary)),
      'https://github.com/j/ring.git',
    );
    const { workflow } = await workflowOf(join(work, library), work);
    const clone = new Clone(join(work, library), workflow);
    const { origin } = clone;
    clone.run(`git init --quiet --bare --initial-branch=main ${origin}/ring.git`, work);
    clone.run(
      `git remote set-url origin ${origin}/ring.git && mkdir api && echo old > api/1.0.0.json &&
       echo /a > api/pages.txt && git add --all && git commit --quiet -m Start && git push --quiet origin main`,
      clone.folder,
    );
    return clone;
  }

  /**
   * Releases a version as both jobs do: the first one in a checkout of its tag, the second one in one of the default
   * branch. `written` are the commands that stand for the snapshot.
   */
  function release(clone: Clone, library: string, tag: string, written: string): void {
    const { origin } = clone;
    const more = { TAG: tag, RUNNER_TEMP: join(origin, `temp-${tag}`) };
    const tagged = join(origin, `tagged-${tag}`);
    clone.run(
      `mkdir ${more.RUNNER_TEMP} && git clone --quiet ${origin}/ring.git ${tagged}`,
      origin,
    );
    clone.run('git checkout --quiet v1.1.0', tagged);
    clone.run(
      clone.script('Take over the snapshots of the default branch'),
      join(tagged, library),
      more,
    );
    clone.run(written, join(tagged, library));
    clone.run(clone.script('Collect what is new or has changed'), join(tagged, library), more);
    const branch = join(origin, `branch-${tag}`);
    clone.run(`git clone --quiet ${origin}/ring.git ${branch}`, origin);
    cpSync(join(more.RUNNER_TEMP, 'api'), join(branch, library), { recursive: true });
    clone.run(clone.script('Add the snapshot to the default branch'), branch, more);
  }

  test.each([['lib'], ['']])(
    'two releases add to the default branch what each of them has changed (in "%s")',
    async (library) => {
      const clone = await cloneOf(library);
      const { origin } = clone;
      clone.run('git tag v1.1.0 && git push --quiet origin v1.1.0', clone.folder);
      // The branch moves on after the tag.
      clone.run(
        'echo mended > api/1.0.0.json && git commit --quiet --all -m Mend && git push --quiet origin HEAD:main',
        clone.folder,
      );
      release(clone, library, 'v1.1.0', 'echo 1 > api/1.1.0.json; echo /b >> api/pages.txt');
      release(clone, library, 'v1.2.0', 'echo 2 > api/1.2.0.json; echo /c >> api/pages.txt');
      const inGit = (path: string): string =>
        clone.run(`git show main:${join(library, path)}`, `${origin}/ring.git`);
      expect(inGit('api/pages.txt')).toBe('/a\n/b\n/c\n');
      expect([inGit('api/1.0.0.json'), inGit('api/1.1.0.json'), inGit('api/1.2.0.json')]).toEqual([
        'mended\n',
        '1\n',
        '2\n',
      ]);
      expect(clone.run('git log --format=%s main', `${origin}/ring.git`)).toBe(
        'Add the API of v1.2.0\nAdd the API of v1.1.0\nMend\nStart\n',
      );
      expect(readFileSync(clone.env.GITHUB_OUTPUT, 'utf8')).toBe('count=2\ncount=2\n');
    },
  );

  test('if that branch is protected, a pull request proposes it', async () => {
    const clone = await cloneOf('');
    const { origin } = clone;
    clone.run('git tag v1.1.0 && git push --quiet origin v1.1.0', clone.folder);
    const hook =
      '#!/bin/sh\nwhile read old new ref; do [ "$ref" != refs/heads/main ] || exit 1; done\n';
    writeFileSync(join(origin, 'ring.git/hooks/pre-receive'), hook, { mode: 0o755 });
    writeFileSync(join(origin, 'gh'), `#!/bin/sh\necho "$@" > ${origin}/asked\n`, { mode: 0o755 });
    release(clone, '', 'v1.1.0', 'echo 1 > api/1.1.0.json');
    expect(readFileSync(join(origin, 'asked'), 'utf8')).toBe(
      'pr create --base main --head api-v1.1.0 --fill\n',
    );
    const shown = clone.run('git show --format=%s --name-only api-v1.1.0', `${origin}/ring.git`);
    expect(shown).toBe('Add the API of v1.1.0\n\napi/1.1.0.json\n');
  });

  test.each<[string, string, string]>([
    ['there is none yet', '', '--method POST repos/j/ring/issues/7/comments'],
    ['there is one', '42', '--method PATCH repos/j/ring/issues/comments/42'],
  ])('the comparison is one comment: %s', async (_, known, expected) => {
    const cwd = withGit(folderOf(files), 'https://github.com/jane/ring.git');
    const clone = new Clone(cwd, (await workflowOf(cwd)).workflow);
    const { origin } = clone;
    const gh = `#!/bin/sh\ncase "$*" in *--paginate*) echo ${known};; *) echo "$@" > ${origin}/asked;; esac\n`;
    writeFileSync(join(origin, 'gh'), gh, { mode: 0o755 });
    const github = { REPOSITORY: 'j/ring', NUMBER: '7' };
    // A failing comparison is posted as well, with what the step after it adds.
    const summary = { ...github, GITHUB_STEP_SUMMARY: join(origin, 'summary') };
    const failing = clone
      .script('Compare the API with the latest release')
      .replace(/^npx .*--format github/m, 'sh -c "echo marker > $GITHUB_STEP_SUMMARY; exit 1"');
    clone.run(`! bash -e -c '${failing}'`, origin, summary);
    const passing = clone
      .script('Find new symbols without a description')
      .replace(/^npx .*--format github/m, 'sh -c "echo more > $GITHUB_STEP_SUMMARY"');
    clone.run(passing, origin, summary);
    expect(readFileSync(join(origin, 'comparison.md'), 'utf8')).toBe('marker\nmore\n');
    clone.run(clone.script('Post the comparison'), origin, github);
    expect(readFileSync(join(origin, 'asked'), 'utf8')).toBe(
      `api ${expected} --field body=@comment.md --silent\n`,
    );
    expect(readFileSync(join(origin, 'comment.md'), 'utf8')).toBe(
      '<!-- mtp-site diff -->\nmarker\nmore\n',
    );
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
