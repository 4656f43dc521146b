import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseDocument } from 'yaml';
import type { Library } from './library.ts';
import { inputPaths } from './library-config.ts';
import { buildOptions, configOptionOf, dependsOnTool, outFolder } from './next-steps.ts';
import { actions } from './workflow-actions.ts';
import {
  commentJob,
  comparisonOutputs,
  comparisonSteps,
  snapshotJobs,
} from './workflow-releases.ts';
import { listed, pathWord, script, type Step } from './workflow-steps.ts';

/** Path of the workflow, relative to the root of the repository. */
export const workflowFile = '.github/workflows/documentation.yml';

/** The version of Node.js for building the site. */
const NODE = 24;

const isPullRequest = "github.event_name == 'pull_request'";

/** Settings of the workflow. */
export interface WorkflowSettings {
  /** The configuration of the site, relative to the folder of the library. */
  config: string;
  /** The default name, which a build finds without an option. */
  defaultConfig: string;
  /** Version of mtp-site to use if the library does not depend on one. */
  version: string;
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
    `uses: ${actions.node}`,
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
    `uses: ${actions.cache}`,
    'with:',
    ...(places.length === 1
      ? [`  path: ${pathWord(`${prefix}${places.join('')}`)}`]
      : ['  path: |', ...places.map((place) => `    ${prefix}${place}`)]),
    `  key: ${/: |\s#/.test(key) ? JSON.stringify(key) : key}`,
    `  restore-keys: mtp-site-${version}-`,
  ];
}

/** Returns the folder of the snapshots, relative to the folder of the library. */
function snapshotFolder({ snapshots }: Library, { config }: WorkflowSettings): string {
  return snapshots ?? posix.join(posix.dirname(config), 'api');
}

/** True if the configuration says how examples are compiled. */
function hasExamples({ folder }: Library, { config }: WorkflowSettings): boolean {
  const file = join(folder, config);
  if (!existsSync(file)) return false;
  // What is wrong with it, its other commands report.
  return parseDocument(readFileSync(file, 'utf8'), { logLevel: 'silent' }).has('examples');
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
      `uses: ${actions.checkout}`,
      'with:',
      '  # The history contains the dates of the pages and of releases.',
      '  fetch-depth: 0',
    ],
    ...tool.steps,
    ...doxygenSteps(library),
  ];
  const releases = library.doxygen && {
    folder: snapshotFolder(library, settings),
    prefix,
    inFolder,
    xmlSteps,
    command: (words: string) => `${tool.command} ${words}${configOption}`,
  };
  const steps: Step[] = [
    ...xmlSteps,
    cacheStep(library, settings),
    ...(releases ? comparisonSteps(releases) : []),
    script('Check the site', [run('check')], [`if: ${isPullRequest}`]),
    script('Build the site', [run('build')], ["if: github.event_name != 'pull_request'"]),
    [`uses: ${actions.pages}`, "if: github.event_name != 'pull_request'"],
    [
      `uses: ${actions.upload}`,
      "if: github.event_name != 'pull_request'",
      'with:',
      `  path: ${pathWord(`${prefix}${outFolder(library)}`)}`,
    ],
  ];
  const examplesJob = [
    '',
    '  # Runs the code of the pull request, without secrets. The runner has GCC, Clang and CMake.',
    '  examples:',
    `    if: ${isPullRequest}`,
    '    runs-on: ubuntu-latest',
    ...inFolder,
    '    steps:',
    ...listed(
      [
        ...xmlSteps,
        script('Compile the examples', [`${tool.command} examples${configOption} --format github`]),
      ],
      6,
    ),
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
    ...(releases ? comparisonOutputs : []),
    ...inFolder,
    '    steps:',
    ...listed(steps, 6),
    ...(hasExamples(library, settings) ? examplesJob : []),
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
    ...listed([['id: deployment', `uses: ${actions.deploy}`]], 6),
    ...(releases ? [...commentJob(), ...snapshotJobs(releases)] : []),
    '',
  ].join('\n');
}
