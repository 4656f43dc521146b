import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { folderOf, init, withGit } from './library-folder.ts';

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

/** What GitHub documents: keys of workflows, jobs and steps, and inputs of the actions. */
const known = {
  workflow: ['name', 'run-name', 'on', 'permissions', 'env', 'defaults', 'concurrency', 'jobs'],
  job: ['name', 'permissions', 'needs', 'if', 'runs-on', 'environment', 'defaults', 'steps'],
  step: ['id', 'if', 'name', 'uses', 'run', 'with'],
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

test('releases are published, pull requests are checked, and nothing else has write permission', async () => {
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
    ...{ cache: 'npm', 'cache-dependency-path': '.github/workflows/documentation.yml' },
  });
  expect(step(workflow, 'actions/upload-pages-artifact')?.with).toEqual({ path: 'build' });
  expect(step(workflow, 'actions/cache')?.with).toEqual({
    path: '.mtp-site-cache',
    key: `mtp-site-${version}-\${{ hashFiles('site.config.yaml', 'Doxyfile', 'include/**') }}`,
    'restore-keys': `mtp-site-${version}-`,
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
  // Installing packages would remove what was restored before.
  expect(names.indexOf('Cache the results of mtp-site')).toBeGreaterThan(
    names.indexOf('Install packages'),
  );
  expect(step(workflow, 'actions/cache')?.with?.path).toContain('node_modules/.cache/mtp-site');

  const { 'package-lock.json': _, ...unlocked } = files;
  const { workflow: other } = await workflowOf(folderOf(unlocked));
  expect(step(other, 'Install packages')).toBeUndefined();
  expect(step(other, 'Check the site')?.run).toContain('npx --yes mtp-site@');
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
      "hashFiles('lib/site.config.yaml', 'lib/docs/Doxyfile', 'lib/include/**')",
    ),
  });
});

test('for a repository on another host, a message reports that the workflow will not run', async () => {
  const cwd = withGit(folderOf({ Doxyfile: DOXYFILE }), 'https://gitlab.com/jane/ring.git');
  expect((await init(cwd, ['--github'])).error).toContain(
    'warning: The repository is at GitLab, where GitHub workflows do not run.',
  );
});
