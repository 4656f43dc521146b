import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { BuildContext } from '../cache/build-context.ts';
import { cacheFolder } from '../cache/cache-folder.ts';
import { readSite } from '../compile/read-site.ts';
import { siteFolder } from '../config/site-folder.ts';
import type { Config } from '../config/types.ts';
import type { ApiReference, Site } from '../model/site.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { collectExamples } from '../examples/collect-examples.ts';
import type { Example } from '../examples/example.ts';
import { examplesBelow } from '../examples/example-path.ts';
import { resultsText } from '../examples/example-results.ts';
import { namedIncludes } from '../examples/named-includes.ts';
import { proveExamples, type Outcome } from '../examples/prove-examples.ts';
import { findToolchain } from '../examples/toolchain.ts';
import { globExpression } from '../model/glob.ts';
import { includesOf } from '../plan/api-includes.ts';
import { ownValue } from '../shared/own-value.ts';
import { examplesList, printExamples, type ExamplesFormat } from './examples-output.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { silent, showProgress, type Progress } from './progress.ts';
import { findRelease, sourceFolders } from './release-of-sources.ts';
import { releaseConfig } from './release-config.ts';
import type { Terminal } from './terminal.ts';
import { lookAt } from '../inputs/unreadable.ts';

/** Options of the command line. */
export interface ExamplesArguments {
  /** Configuration file. */
  config?: string;
  /** Folder with Doxygen's XML. */
  xml?: string;
  /** List the examples, and compile nothing. */
  list?: boolean;
  /** Globs of files, or `file:line`, of the examples to prove. */
  only?: string[];
  /** Folder in which the programs stay. */
  keep?: string;
  /** Do not use what earlier runs have proven. */
  cache: boolean;
  /** Output format. */
  format: ExamplesFormat;
  /** Print errors and warnings only. */
  quiet?: boolean;
}

/** What proves examples, besides the site: where it runs, and who learns of it. */
export interface ProofSetting {
  /** The working folder, absolute. */
  cwd: string;
  /** Collects what is wrong, also with examples. */
  diagnostics: Diagnostics;
  /** Receives the number of examples that are compiled. */
  progress: Progress;
}

/** How examples are proven, and which. */
export interface ProofRequest extends Pick<ExamplesArguments, 'config' | 'xml' | 'keep' | 'cache'> {
  /** Chooses some of all examples; reports why there are none. */
  choose: (all: readonly Example[]) => readonly Example[] | undefined;
  /** Write the file of results, which names all examples. */
  writesResults: boolean;
}

/** Compiles and runs the examples of a site; returns the exit code. */
export async function runExamples(
  options: ExamplesArguments,
  terminal: Terminal,
  cwd: string,
): Promise<ExitCode> {
  const start = Date.now();
  const diagnostics = new Diagnostics();
  const quiet = options.quiet === true;
  const finish = (code: ExitCode, outcomes: readonly Outcome[] = []): ExitCode => {
    const all = [...diagnostics.all];
    const milliseconds = Date.now() - start;
    printExamples(
      options.format,
      { outcomes, diagnostics: all, milliseconds, code, cwd, quiet },
      terminal,
    );
    return code;
  };
  const choose = (all: readonly Example[]): readonly Example[] | undefined => {
    const chosen = chosenExamples(all, options.only, cwd);
    if (!options.only || chosen.length > 0 || options.list) return chosen;
    const known = all.slice(0, 5).map(({ place }) => `${place.file}:${place.line ?? 1}`);
    const advice =
      known.length > 0 ? `There are: ${known.join(', ')}, …` : 'There are no examples.';
    diagnostics.error('usage', '--only names no example.', undefined, advice);
    return undefined;
  };
  // The other formats are documents, which a further line would break.
  const isText = options.format === 'text' || options.format === 'github';
  const progress = quiet || !isText ? silent : showProgress(terminal);
  const setting = { cwd, diagnostics, progress };
  const request = { ...options, choose, writesResults: !options.only };
  if (options.list) {
    const found = await findExamples(request, setting);
    progress.end();
    if (!found) return finish(exitCodes.usage);
    if (options.format !== 'text') return finish(exitCodes.good, found.chosen.map(listed));
    terminal.out(examplesList(found.chosen.map((example) => ({ example }))));
    return exitCodes.good;
  }
  const { code, outcomes } = await proveSite(request, setting);
  return finish(code, outcomes);
}

/** The examples of a site, the chosen ones, and what compiles them; `undefined` after an error. */
async function findExamples(
  { config: file, xml, choose }: ProofRequest,
  { cwd, diagnostics }: ProofSetting,
): Promise<
  { config: Config; site: Site; all: readonly Example[]; chosen: readonly Example[] } | undefined
> {
  const named = { ...(file !== undefined && { config: file }), ...(xml !== undefined && { xml }) };
  const config = releaseConfig(named, cwd, diagnostics);
  if (!config) return undefined;
  const context = new BuildContext({ diagnostics: new Diagnostics() });
  const site = await readSite(config, context, undefined, { hasHistory: false });
  const all = collectExamples(site, sourcesOf(config, cwd), diagnostics);
  const chosen = choose(all);
  return chosen && { config, site, all, chosen };
}

/** Compiles and runs the chosen examples of a site. */
export async function proveSite(
  request: ProofRequest,
  setting: ProofSetting,
): Promise<{ code: ExitCode; outcomes: readonly Outcome[] }> {
  const { keep, cache, writesResults } = request;
  const { cwd, diagnostics, progress } = setting;
  const unusable = { code: exitCodes.usage, outcomes: [] };
  const found = await findExamples(request, setting);
  if (!found) return unusable;
  const { config, site, all, chosen } = found;
  const { examples } = config;
  if (!examples) {
    diagnostics.error(
      'example-setup',
      'The configuration has no "examples", which says how to compile them.',
      config.file === undefined ? undefined : { file: displayPath(config.file, cwd) },
      "Add: examples: { command: 'c++ -std=c++20 -Iinclude {file} -o {output}' }",
    );
    return unusable;
  }
  const home = siteFolder(config);
  const work =
    keep === undefined ? mkdtempSync(join(tmpdir(), 'mtp-site-examples-')) : resolve(cwd, keep);
  mkdirSync(work, { recursive: true });
  try {
    const isCached = cache && keep === undefined;
    const projects = isCached ? join(cacheFolder(home), 'examples') : work;
    const toolchain = await findToolchain(examples, home, projects, diagnostics);
    if (!toolchain) return unusable;
    const [api] = site.apis;
    const outcomes = await proveExamples(chosen, all, {
      config: examples,
      toolchain,
      ...{ home, cwd, work },
      ...(isCached && { cacheFile: join(cacheFolder(home), 'examples.json') }),
      includesOf: includesOfAll(site, config),
      count: (done) => progress.show({ name: 'Compiling', done, total: chosen.length }),
    });
    progress.end();
    for (const { diagnostics: own } of outcomes) for (const each of own) diagnostics.report(each);
    reportIgnored(outcomes, diagnostics);
    if (examples.results !== undefined && writesResults) {
      const text = resultsText(outcomes, {
        hasPrograms: examples.compilerExplorer !== undefined,
        // Several libraries have versions of their own.
        release: await libraryRelease(config, config.libraries ? undefined : api, home),
      });
      // Neither a build that reads the file meanwhile nor a session that watches it should see that nothing has changed.
      if (textOf(examples.results) !== text) writeFileSync(examples.results, text);
    }
    const isGood = diagnostics.count('error') === 0;
    return { code: isGood ? exitCodes.good : exitCodes.faults, outcomes };
  } finally {
    progress.end();
    if (keep === undefined) rmSync(work, { recursive: true, force: true });
  }
}

/** Returns the finder of the headers of the symbols that code names, in any library of the site. */
function includesOfAll(
  { apis }: Site,
  { doxygen, libraries = {} }: Config,
): (code: string) => string[] {
  const finders = apis.flatMap((api, i) => {
    const latest = i === 0 ? doxygen : undefined;
    const settings = api.library === undefined ? latest : ownValue(libraries, api.library);
    return settings ? [namedIncludes(api, includesOf(api, settings))] : [];
  });
  return (code) => [...new Set(finders.flatMap((find) => find(code)))];
}

/** Returns the name of the library with its release; empty if the release is not known. */
async function libraryRelease(
  { title, releases }: Config,
  api: Pick<ApiReference, 'title' | 'version'> | undefined,
  home: string,
): Promise<string> {
  const { name } = await findRelease({}, api ?? {}, home, releases.tags);
  return name === '' ? '' : `${api?.title || title} ${name}`;
}

function listed(example: Example): Outcome {
  return { example, status: 'listed', isRecalled: false, milliseconds: 0, diagnostics: [] };
}

/** Returns the text of a file; `undefined` if it cannot be read. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Returns how the sources of a site are read. */
function sourcesOf(config: Config, cwd: string): Parameters<typeof collectExamples>[1] {
  const folders = sourceFolders(config);
  return {
    cwd,
    textOf,
    pathOf: ({ machinePaths }, file) => {
      const whole = machinePaths?.files.get(file);
      const paths = (whole === undefined ? folders : ['']).map((each) =>
        resolve(each, whole ?? file),
      );
      // The paths in the XML are input, and must not lead elsewhere.
      const found = paths.find(
        (path) =>
          folders.some(
            (folder) =>
              !/^\.\.(?:[\\/]|$)/.test(relative(folder, path)) &&
              !isAbsolute(relative(folder, path)),
          ) && lookAt(path).stats?.isFile(),
      );
      return found === undefined ? undefined : displayPath(found, cwd);
    },
    examplesNamed: ({ examplePath }) =>
      examplesBelow(examplePath?.paths ?? [], folders[0] ?? cwd, cwd),
  };
}

/** Returns the examples that globs, or places such as `docs/a.md:12`, name. */
function chosenExamples(
  all: readonly Example[],
  only: readonly string[] | undefined,
  cwd: string,
): readonly Example[] {
  if (!only) return all;
  const wanted = only.map((written) => {
    const [, path = written, line] = /^(.*?)(?::(\d+))?$/.exec(written) ?? [];
    const file = isAbsolute(path) ? displayPath(path, cwd) : path.replace(/^\.\//, '');
    return { glob: globExpression(file), line: line === undefined ? undefined : Number(line) };
  });
  return all.filter(({ place, lines }) =>
    wanted.some(({ glob, line }) => {
      const last = lines.at(-1)?.line ?? place.line ?? 1;
      return (
        glob.test(place.file) &&
        (line === undefined || (line >= (place.line ?? 1) && line <= last + 1))
      );
    }),
  );
}

/** Says how many examples are not compiled because code is left out of them, and where. */
function reportIgnored(outcomes: readonly Outcome[], diagnostics: Diagnostics): void {
  const reasons = {
    placeholder: 'because code is left out of them (`…`)',
    word: 'because they say `ignore`',
    rule: 'because of `examples.folders` or `examples.ignore`',
    version:
      'because they belong to other versions of the docs than the newest one, and no `examples.folders` names them',
  } as const;
  for (const [reason, why] of Object.entries(reasons)) {
    const places = outcomes
      .filter(({ ignored }) => ignored === reason)
      .map(({ example: { place } }) => `${place.file}:${place.line ?? 1}`);
    if (places.length === 0) continue;
    const more = places.length > 10 ? `, and ${places.length - 10} more` : '';
    const examples = places.length === 1 ? '1 example is' : `${places.length} examples are`;
    const message = `${examples} not compiled ${why}: ${places.slice(0, 10).join(', ')}${more}.`;
    diagnostics.report({ code: 'example-ignored', level: 'info', message });
  }
}
