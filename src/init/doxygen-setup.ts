import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { isBelow } from '../inputs/is-below.ts';
import { readBuildSystems } from './build-systems.ts';
import { isBuiltSite } from './built-site.ts';
import type { BuildSystems } from './build-systems.ts';
import { variableOf } from './build-variables.ts';
import { docsTarget, targetFor } from './cmake-project.ts';
import type { CmakeProject } from './cmake-project.ts';
import { cmakeSettings } from './cmake-settings.ts';
import { readDoxyfile } from './doxyfile.ts';
import type { Doxyfile, DoxyfileSetting } from './doxyfile.ts';
import {
  doxyfileCode,
  meaningfulName,
  readSettings,
  reportMissingListings,
  reportMissingIncludes,
  reportUnknownVariables,
} from './doxygen-settings.ts';
import type { DoxygenSetup } from './doxygen-settings.ts';
import { factOf } from './fact.ts';
import { doxyfileParts } from './doxyfile-parts.ts';
import { findDoxyfiles, findXmlFolder, siteDoxyfile } from './find-doxyfile.ts';
import type { FoundDoxyfile } from './find-doxyfile.ts';
import { isForeign } from './library-files.ts';
import type { LibraryFiles } from './library-files.ts';
import type { ProjectFacts } from './project-facts.ts';
import {
  chainOf,
  countSources,
  isLocal,
  rankDoxyfiles,
  runFolderOf,
  preferenceReason,
} from './rank-doxyfiles.ts';
import type { Candidate } from './rank-doxyfiles.ts';
import { readsTexts } from './read-texts.ts';
import { inFolder, shellWord } from './shell-words.ts';
import { needsSiteDoxyfile, settingsToReplace, siteDoxyfileText } from './site-doxyfile.ts';
import type { SiteDoxyfileRequest } from './site-doxyfile.ts';
import { configuredIn, findSourceFolders, isSource } from './source-folders.ts';
import type { SourceFolders } from './source-folders.ts';

/** Facts about a library before the search for its configuration of Doxygen. */
export interface DoxygenSurroundings {
  /** Its files. */
  files: LibraryFiles;
  /** Facts from its build files. */
  facts: ProjectFacts;
  /** The CMake project, if any. */
  cmake?: CmakeProject;
  /** The configuration to use, absolute; the best match if missing. */
  wanted?: string;
  /** The environment. */
  env?: NodeJS.ProcessEnv;
}

/** Folders for Doxygen's output, in order of preference. */
const OUTPUTS = ['doxygen', 'doxygen-xml', 'site-xml'];

/** If parts of INPUT are unknown, the rest must name at least one in this many sources. */
const SOURCES_PER_INPUT = 10;

/** Maximum number of configurations to compare. */
const MOST = 30;

/** Finds out how to get Doxygen's XML of a library; returns `undefined` if nothing shows it. Reports problems. */
export function findDoxygenSetup(
  folder: string,
  surroundings: DoxygenSurroundings,
  diagnostics: Diagnostics,
): DoxygenSetup | undefined {
  const { files, facts, cmake, wanted } = surroundings;
  const systems = readBuildSystems(folder, files, facts, cmake);
  const all = findDoxyfiles(folder, files, systems);
  // If the repository has both a template and the configuration that CMake generates from it, skip the template.
  const generated = new Map(systems.configured.map(({ template, output }) => [template, output]));
  const paths = new Set(all.map((each) => join(folder, each.path)));
  const own = all.filter(
    (each) => !each.isForeign && !paths.has(generated.get(join(folder, each.path)) ?? ''),
  );
  const path = wanted === undefined ? undefined : displayPath(wanted, folder);
  const chosen: FoundDoxyfile[] =
    path === undefined
      ? own.slice(0, MOST)
      : [all.find((each) => each.path === path) ?? named(path)];
  const candidates = rankDoxyfiles(
    chosen.map((found) => candidateOf(folder, found, systems, surroundings)),
  );
  const [best, second] = candidates;
  const target = cmake && docsTarget(cmake);
  // A CMake target with its own settings is better than a template that nothing configures or a file that names no
  // sources.
  const isUnreliable =
    best && (best.sources === 0 || (best.found.isTemplate && !best.isConfigured));
  if (cmake && target && (!best || isUnreliable) && wanted === undefined)
    return fromCmake(folder, cmake, surroundings, own);
  if (best) {
    const parts = wanted === undefined ? partsOf(folder, best, files) : [];
    // Whoever has to choose needs no messages about another one.
    const reports = parts.length > 0 ? new Diagnostics() : diagnostics;
    const setup = fromDoxyfile(folder, best, surroundings, reports);
    const others = own.map((each) => each.path).filter((each) => each !== best.found.path);
    // A page of another configuration, for another language, is not a guide either.
    const readers = candidates.map((each) => readSettings(folder, each.doxyfile, each.runs).reads);
    const reads = (text: string): boolean => readers.some((isRead) => isRead(text));
    return {
      ...setup,
      parts,
      reads,
      others,
      ...(second && { why: preferenceReason(best, second) }),
    };
  }
  const xml = findXmlFolder(folder);
  if (xml === undefined) return undefined;
  const fact = { value: join(folder, xml), from: `"${xml}" contains an index.xml of Doxygen` };
  return {
    xml: fact,
    commands: [],
    inputs: [],
    reads: () => false,
    folder,
    includeRoots: [],
    tagFiles: new Map(),
    needsGraphviz: false,
    others: [],
  };
}

/** Returns the configurations for parts of the library, if the best one is one of them or covers hardly any sources. */
function partsOf(folder: string, best: Candidate, files: LibraryFiles): string[] {
  const parts = doxyfileParts(files);
  const isWhole = !parts.includes(best.found.path) && !missedSources(folder, best, files);
  return isWhole ? [] : parts;
}

/** A configuration named by the user. */
function named(path: string): FoundDoxyfile {
  const isTemplate = path.endsWith('.in');
  const kind = { isForeign: false, isVariant: false, isInternal: false, writesXml: false };
  return { path, isTemplate, ...kind, order: 0 };
}

function candidateOf(
  folder: string,
  found: FoundDoxyfile,
  systems: BuildSystems,
  { files, facts, cmake, env = process.env }: DoxygenSurroundings,
): Candidate {
  const file = join(folder, found.path);
  const sources = { folder, facts, systems };
  const { isTemplate } = found;
  const chain = chainOf(folder, file);
  const doxyfile = readDoxyfile(file, {
    cwd: folder,
    folders: chain,
    env,
    isTemplate,
    variable: (name) => variableOf(name, file, sources),
  });
  const isGenerated = systems.configured.some(({ template }) => template === file);
  const works = cmake && isGenerated ? targetFor(cmake, file)?.runFolder : undefined;
  const isInside = works?.startsWith(folder) === true && !isBuiltSite(works);
  const runs = runFolderOf(folder, files, doxyfile, isInside ? [works, ...chain] : chain);
  const candidate = { found, doxyfile, runs, sources: countSources(folder, files, doxyfile, runs) };
  return {
    ...candidate,
    isConfigured: isGenerated || systems.meson !== undefined || !isTemplate,
    isLocal: isLocal(folder, files, candidate),
  };
}

/** Returns the folder for Doxygen's XML of the site: one without tracked files. */
function outputFolder(folder: string, { tracked }: LibraryFiles): string {
  const isFree = (name: string): boolean => {
    const path = join(folder, name);
    if (tracked.some((each) => each.startsWith(`${name}/`))) return false;
    return !existsSync(path) || existsSync(join(path, 'xml')) || tracked.length > 0;
  };
  return join(folder, OUTPUTS.find(isFree) ?? OUTPUTS[0] ?? '');
}

function fromDoxyfile(
  folder: string,
  candidate: Candidate,
  { files, facts }: DoxygenSurroundings,
  diagnostics: Diagnostics,
): Omit<DoxygenSetup, 'others'> {
  const { doxyfile, runs } = candidate;
  reportMissingIncludes(doxyfile, diagnostics);
  const found = missedSources(folder, candidate, files);
  const { output, ...setup } = readSettings(folder, doxyfile, runs);
  if (!found && !needsSiteDoxyfile(doxyfile, runs)) {
    reportMissingListings(doxyfile, folder, diagnostics);
    const path = displayPath(doxyfile.file, runs);
    const xml = doxyfile.settings.get('XML_OUTPUT')?.text ?? '';
    // Doxygen creates only the last folder of each of these paths.
    const generated = displayPath(xml.includes('/') ? dirname(setup.xml.value) : output, folder);
    const isDeep = generated.includes('/') || xml.includes('/');
    const before =
      isDeep && !generated.startsWith('..') ? [`mkdir -p ${shellWord(generated)}`] : [];
    const command = path === 'Doxyfile' ? 'doxygen' : `doxygen ${shellWord(path)}`;
    return { ...setup, commands: [...before, inFolder(displayPath(runs, folder), command)] };
  }
  reportUnknownVariables(doxyfile, found ? ['INPUT'] : [], diagnostics);
  const settings = settingsToReplace(doxyfile, runs);
  // An empty list would mean everything in Doxygen's working folder.
  if (!found && settings.get('INPUT')?.length === 0) settings.set('INPUT', [folder]);
  const written = (name: string): DoxyfileSetting | undefined => doxyfile.settings.get(name);
  if (found) {
    reportInputs(doxyfile, found, folder, diagnostics);
    const named = written('INPUT')?.values ?? [];
    const existing = named.filter((path) => existsSync(resolve(runs, path)));
    const added = found.paths.map((path) => join(folder, path));
    settings.set('INPUT', [...existing, ...added]);
    settings.set('RECURSIVE', 'YES');
    const excluded = [
      ...(written('EXCLUDE')?.values ?? []),
      ...[...found.foreign, ...found.repeated].sort(),
    ];
    if (excluded.length > 0) settings.set('EXCLUDE', excluded);
    setup.inputs.push(...added);
  }
  const name = setup.name ?? facts.name;
  const nameAsWritten = written('PROJECT_NAME');
  if (name && (nameAsWritten?.text !== name.value || nameAsWritten.isVariable))
    settings.set('PROJECT_NAME', name.value);
  const number = written('PROJECT_NUMBER');
  const isNumber = number?.unknown.length === 0 && /\d\.\d/.test(number.text);
  if (!isNumber && (number?.isVariable === true || (number?.text ?? '') === ''))
    settings.set('PROJECT_NUMBER', versionOf(facts));
  if (runs !== folder && (written('STRIP_FROM_PATH')?.text ?? '') === '')
    settings.set('STRIP_FROM_PATH', [folder]);
  const base = displayPath(doxyfile.file, folder);
  const about = `Doxygen configuration for the website: ${base}, and the settings that the site needs.`;
  const aliases = written('ALIASES')?.text ?? '';
  const known = new Set(
    written('PREDEFINED')?.values.map((value) => value.replace(/[=(:].*/s, '')),
  );
  const isRead = (path: string): boolean => setup.inputs.some((input) => isBelow(input, path));
  const configured = configuredIn(folder, files, isRead).filter((name) => !known.has(name));
  const request = {
    folder,
    runs,
    files,
    settings,
    about,
    aliases,
    base: doxyfile.file,
    configured,
  };
  return { ...setup, ...siteParts(request) };
}

/** Returns the version of a library if it is meaningful. */
function versionOf({ version }: ProjectFacts): string {
  return /\d\.\d|[1-9]/.test(version?.value ?? '') ? (version?.value ?? '') : '';
}

/** Returns the sources of a library if the configuration names hardly any of them. */
function missedSources(
  folder: string,
  { doxyfile, sources, runs }: Candidate,
  files: LibraryFiles,
): SourceFolders | undefined {
  const input = doxyfile.settings.get('INPUT');
  const named = input?.values ?? [];
  const isUnknown = (input?.unknown ?? []).length > 0;
  const all = files.paths.filter((path) => isSource(path) && !isForeign(path)).length;
  // Without any known value, Doxygen would read its working folder, with tests and tools.
  const isLost = isUnknown && named.every((path) => !existsSync(resolve(runs, path)));
  const isPartial = isUnknown || named.length === 0;
  const isFar = isLost || (isPartial ? sources * SOURCES_PER_INPUT < all : sources === 0);
  return isFar && all > 0 ? findSourceFolders(folder, files) : undefined;
}

function reportInputs(
  doxyfile: Doxyfile,
  { paths }: SourceFolders,
  folder: string,
  diagnostics: Diagnostics,
): void {
  const input = doxyfile.settings.get('INPUT');
  const unknown = [...new Set(input?.unknown)].join(', ');
  const why = unknown === '' ? '' : ` (${unknown} has no known value)`;
  const place = input?.place ?? {
    file: displayPath(doxyfile.file, folder),
  };
  diagnostics.warning(
    doxyfileCode,
    `INPUT contains almost no sources of the library${why}; ${siteDoxyfile} adds ${paths.join(', ')}.`,
    place,
    `Check INPUT in ${siteDoxyfile}: it should list the headers that users include.`,
  );
}

function runCommand(folder: string, runs: string): string {
  const path = relative(runs, join(folder, siteDoxyfile)).replaceAll('\\', '/');
  return inFolder(displayPath(runs, folder), `doxygen ${shellWord(path)}`);
}

/** Returns the parts of a setup that depend on the configuration to be written. */
function siteParts({
  files,
  about,
  ...request
}: Omit<SiteDoxyfileRequest, 'output'> & { files: LibraryFiles }): Pick<
  DoxygenSetup,
  'xml' | 'commands' | 'own' | 'folder' | 'needsGraphviz'
> {
  const { folder, runs } = request;
  const output = outputFolder(folder, files);
  const command = runCommand(folder, runs);
  const lines = `${about}\nWritten by "mtp-site init"; run it with: ${command}`;
  return {
    xml: { value: join(output, 'xml'), from: `OUTPUT_DIRECTORY in ${siteDoxyfile}` },
    commands: [command],
    own: { path: siteDoxyfile, text: siteDoxyfileText({ ...request, output, about: lines }) },
    folder,
    needsGraphviz: false,
  };
}

/** Uses a CMake target without configuration file: its options are variables. */
function fromCmake(
  folder: string,
  cmake: CmakeProject,
  { files, facts }: DoxygenSurroundings,
  others: readonly FoundDoxyfile[],
): DoxygenSetup | undefined {
  const target = docsTarget(cmake);
  if (!target) return undefined;
  const { inputs = [], runFolder: runs } = target;
  const place = displayPath(target.file, folder);
  const from = `doxygen_add_docs in ${place}:${target.line}`;
  const settings = cmakeSettings(cmake, target);
  const list = (name: string): readonly string[] => [settings.get(name) ?? []].flat();
  const name = meaningfulName(list('PROJECT_NAME').join(' ')) || facts.name?.value;
  if (name !== undefined) settings.set('PROJECT_NAME', name);
  const absolute = (name: string): string[] => list(name).map((path) => resolve(runs, path));
  if (runs !== folder && list('STRIP_FROM_PATH').join('') === '')
    settings.set('STRIP_FROM_PATH', [folder]);
  const about = `Doxygen configuration for the website: the settings of doxygen_add_docs in ${place}.`;
  const [logo] = absolute('PROJECT_LOGO').filter((path) => existsSync(path));
  return {
    ...siteParts({ folder, runs, files, settings, about, aliases: list('ALIASES').join(' ') }),
    name: factOf(name, from),
    brief: factOf(list('PROJECT_BRIEF').join(' '), from),
    ...(logo !== undefined && { logo: { value: logo, from } }),
    inputs,
    reads: readsTexts({
      inputs,
      patterns: list('FILE_PATTERNS'),
      excluded: absolute('EXCLUDE'),
      isRecursive: list('RECURSIVE').join('') !== 'NO',
      excludePatterns: list('EXCLUDE_PATTERNS'),
    }),
    includeRoots: absolute('STRIP_FROM_INC_PATH'),
    tagFiles: new Map(),
    file: place,
    others: others.map(({ path }) => path),
    why: 'the target has the values of the build',
  };
}
