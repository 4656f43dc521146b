import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Library } from './library.ts';
import { inputPaths } from './library-config.ts';
import { buildOptions, configOptionOf, dependsOnTool, outFolder } from './next-steps.ts';

/** Path of the workflow, relative to the root of the repository. */
export const workflowFile = '.github/workflows/documentation.yml';

/** The actions that it uses, with their major versions. */
const ACTIONS = {
  checkout: 'actions/checkout@v7',
  node: 'actions/setup-node@v7',
  cache: 'actions/cache@v6',
  pages: 'actions/configure-pages@v6',
  upload: 'actions/upload-pages-artifact@v5',
  deploy: 'actions/deploy-pages@v5',
};

/** The version of Node.js for building the site. */
const NODE = 24;

/** Settings of the workflow. */
export interface WorkflowSettings {
  /** The configuration of the site, relative to the folder of the library. */
  config: string;
  /** The default name, which a build finds without an option. */
  defaultConfig: string;
  /** Version of mtp-site to use if the library does not depend on one. */
  version: string;
}

/** A step of a job, as lines without indentation. */
type Step = readonly string[];

/** Quotes a path for YAML. */
function pathWord(path: string): string {
  return /^[\w.][\w./-]*$/.test(path) ? path : JSON.stringify(path);
}

function indented(lines: readonly string[], depth: number): string[] {
  return lines.map((line) => (line === '' ? '' : `${' '.repeat(depth)}${line}`));
}

function listed(steps: readonly Step[], depth: number): string[] {
  return steps.flatMap(([first = '', ...rest]) => [
    ...indented([`- ${first}`], depth),
    ...indented(rest, depth + 2),
  ]);
}

/** Returns a step that runs commands as one script. */
function script(name: string, commands: readonly string[], more: readonly string[] = []): Step {
  const [first = ''] = commands;
  const isPlain = commands.length === 1 && /^\w[\w./ @=-]*$/.test(first);
  return [
    `name: ${name}`,
    ...more,
    ...(isPlain ? [`run: ${first}`] : ['run: |', ...indented(commands, 2)]),
  ];
}

/** Returns the steps that install Node and this tool. */
function toolSteps(library: Library, version: string): { steps: Step[]; command: string } {
  const { folder, git } = library;
  const lock = ['package-lock.json', 'npm-shrinkwrap.json'].find((name) =>
    existsSync(join(folder, name)),
  );
  // Without a lock file, the npm cache depends on this file, which names the version.
  const depends = lock === undefined ? workflowFile : `${git?.prefix ?? ''}${lock}`;
  const node = [
    `uses: ${ACTIONS.node}`,
    'with:',
    `  node-version: ${NODE}`,
    '  cache: npm',
    `  cache-dependency-path: ${pathWord(depends)}`,
  ];
  const isInstalled = lock !== undefined && dependsOnTool(folder);
  return {
    steps: [node, ...(isInstalled ? [script('Install packages', ['npm ci'])] : [])],
    command: isInstalled ? 'npx --no-install mtp-site' : `npx --yes mtp-site@${version}`,
  };
}

function doxygenSteps({ doxygen }: Library): Step[] {
  if (!doxygen || doxygen.commands.length === 0) return [];
  const packages = `doxygen${doxygen.needsGraphviz ? ' graphviz' : ''}`;
  return [
    script('Install Doxygen', [
      'sudo apt-get update',
      `sudo apt-get install --yes --no-install-recommends ${packages}`,
    ]),
    script('Run Doxygen', doxygen.commands),
  ];
}

/** Keeps the cache of builds between runs; restores the newest one if there is no exact match. */
function cacheStep(library: Library, { config, version }: WorkflowSettings): Step {
  const prefix = library.git?.prefix ?? '';
  // If packages are installed, the tool keeps its cache among them.
  const hasModules = existsSync(join(library.folder, 'package.json'));
  const places = hasModules
    ? ['node_modules/.cache/mtp-site', '.mtp-site-cache']
    : ['.mtp-site-cache'];
  const inputs = [config, ...inputPaths(library)].map((path) => {
    const found = statSync(join(library.folder, path), { throwIfNoEntry: false });
    const pattern = `${prefix}${found?.isDirectory() ? `${path}/**` : path}`;
    return `'${pattern.replaceAll("'", "''")}'`;
  });
  const key = `mtp-site-${version}-\${{ hashFiles(${[...new Set(inputs)].join(', ')}) }}`;
  return [
    'name: Cache the results of mtp-site',
    `uses: ${ACTIONS.cache}`,
    'with:',
    ...(places.length === 1
      ? [`  path: ${pathWord(`${prefix}${places.join('')}`)}`]
      : ['  path: |', ...places.map((place) => `    ${prefix}${place}`)]),
    `  key: ${/: |\s#/.test(key) ? JSON.stringify(key) : key}`,
    `  restore-keys: mtp-site-${version}-`,
  ];
}

/** True in a repository with snapshots of releases; a library begins with its next release. */
const hasSnapshots = (folder: string): string => `hashFiles('${folder}/*.json') != ''`;

/** Returns the folder of the snapshots, relative to the folder of the library. */
function snapshotFolder({ snapshots }: Library, { config }: WorkflowSettings): string {
  return snapshots ?? posix.join(posix.dirname(config), 'api');
}

/**
 * Returns the script that adds the new snapshot to the default branch, or proposes it if that branch is protected. The
 * release is checked out, whose other snapshots can be older than those of the branch.
 */
function keepingSnapshot(library: Library, settings: WorkflowSettings): Step {
  const folder = snapshotFolder(library, settings);
  const branch = `"$RUNNER_TEMP/branch/${library.git?.prefix ?? ''}"`;
  return script(
    'Add the snapshot to the default branch',
    [
      `files=$(git ls-files --others --exclude-standard -- ${pathWord(folder)})`,
      '[ -n "$files" ] || exit 0',
      'git fetch origin "$BRANCH"',
      'git worktree add --detach "$RUNNER_TEMP/branch" FETCH_HEAD',
      `cp --parents $files ${branch}`,
      `cd ${branch}`,
      `git add ${pathWord(folder)}`,
      'git diff --cached --quiet && exit 0',
      'git config user.name "github-actions[bot]"',
      'git config user.email "41898282+github-actions[bot]@users.noreply.github.com"',
      'git commit --message "Add the API of $TAG"',
      'git push origin "HEAD:refs/heads/$BRANCH" && exit 0',
      'git push origin "HEAD:refs/heads/api-$TAG"',
      'gh pr create --base "$BRANCH" --head "api-$TAG" --fill',
    ],
    [
      'env:',
      '  BRANCH: ${{ github.event.repository.default_branch }}',
      '  TAG: ${{ github.event.release.tag_name }}',
      '  GH_TOKEN: ${{ github.token }}',
    ],
  );
}

/** Returns a workflow that checks the site on pull requests, and publishes it to GitHub Pages on each release. */
export function workflowText(library: Library, settings: WorkflowSettings): string {
  const { git } = library;
  const tool = toolSteps(library, settings.version);
  const options = buildOptions(library, settings.config, settings.defaultConfig);
  const run = (command: string): string => `${tool.command} ${command}${options} --format github`;
  const prefix = git?.prefix ?? '';
  const configOption = configOptionOf(settings.config, settings.defaultConfig);
  const inFolder =
    prefix === ''
      ? []
      : [
          '    defaults:',
          '      run:',
          `        working-directory: ${pathWord(prefix.slice(0, -1))}`,
        ];
  const xmlSteps: Step[] = [
    [
      `uses: ${ACTIONS.checkout}`,
      'with:',
      '  # The history contains the dates of the pages and of releases.',
      '  fetch-depth: 0',
    ],
    ...tool.steps,
    ...doxygenSteps(library),
  ];
  const snapshotJob = [
    '',
    '  # Keeps the API of the release, so that later ones can be compared with it.',
    '  snapshot:',
    "    if: github.event_name == 'release'",
    '    runs-on: ubuntu-latest',
    '    permissions:',
    '      contents: write',
    '      pull-requests: write',
    ...inFolder,
    '    steps:',
    ...listed(
      [
        ...xmlSteps,
        script('Write the snapshot', [`${tool.command} snapshot${configOption}`]),
        keepingSnapshot(library, settings),
      ],
      6,
    ),
  ];
  const comparing = script(
    'Compare the API with the latest release',
    [`${tool.command} diff --against latest${configOption} --format github`],
    [
      'id: comparison',
      `if: github.event_name == 'pull_request' && ${hasSnapshots(prefix + snapshotFolder(library, settings))}`,
    ],
  );
  // Even if the comparison fails, so that the summary has both.
  const counting = script(
    'Find new symbols without a description',
    [`${tool.command} coverage --since latest${configOption} --format github`],
    [
      `if: (success() || steps.comparison.conclusion == 'failure') && github.event_name == 'pull_request' && ${hasSnapshots(prefix + snapshotFolder(library, settings))}`,
    ],
  );
  const steps: Step[] = [
    ...xmlSteps,
    cacheStep(library, settings),
    ...(library.doxygen ? [comparing, counting] : []),
    script('Check the site', [run('check')], ["if: github.event_name == 'pull_request'"]),
    script('Build the site', [run('build')], ["if: github.event_name != 'pull_request'"]),
    [`uses: ${ACTIONS.pages}`, "if: github.event_name != 'pull_request'"],
    [
      `uses: ${ACTIONS.upload}`,
      "if: github.event_name != 'pull_request'",
      'with:',
      `  path: ${pathWord(`${prefix}${outFolder(library)}`)}`,
    ],
  ];
  return [
    '# Checks the documentation and the API on pull requests. On each release, publishes the site to GitHub Pages and keeps',
    '# the API of the release in the repository. The site can also be published on demand.',
    '# Written by "mtp-site init --github". Change these repository settings once:',
    '# - Pages: set the source to "GitHub Actions".',
    '# - Environments, github-pages: allow release tags to deploy, for example with the rule "v*".',
    'name: Documentation',
    '',
    'on:',
    '  release:',
    '    types: [published]',
    '  pull_request:',
    '  workflow_dispatch:',
    '',
    'permissions:',
    '  contents: read',
    '',
    '# A new push to a pull request cancels the previous check; a deployment is never cancelled.',
    'concurrency:',
    "  group: documentation-${{ github.event_name == 'pull_request' && github.ref || 'pages' }}",
    "  cancel-in-progress: ${{ github.event_name == 'pull_request' }}",
    '',
    'jobs:',
    '  build:',
    '    runs-on: ubuntu-latest',
    ...inFolder,
    '    steps:',
    ...listed(steps, 6),
    '',
    '  publish:',
    "    if: github.event_name != 'pull_request'",
    '    needs: build',
    '    runs-on: ubuntu-latest',
    '    permissions:',
    '      pages: write',
    '      id-token: write',
    '    environment:',
    '      name: github-pages',
    '      url: ${{ steps.deployment.outputs.page_url }}',
    '    steps:',
    ...listed([['id: deployment', `uses: ${ACTIONS.deploy}`]], 6),
    ...(library.doxygen ? snapshotJob : []),
    '',
  ].join('\n');
}
