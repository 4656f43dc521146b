import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { cmakeBuildFolder, targetFor } from './cmake-project.ts';
import type { CmakeProject } from './cmake-project.ts';
import { readDoxyfile } from './doxyfile.ts';
import type { Doxyfile } from './doxyfile.ts';
import { doxyfileCode, lacksXml, readSettings, tellMissing } from './doxygen-settings.ts';
import type { DoxygenSetup } from './doxygen-settings.ts';
import { factOf } from './fact.ts';
import { findDoxyfiles, findXmlFolder } from './find-doxyfile.ts';
import { inFolder, shellWord } from './shell-words.ts';

/** Finds out how a library comes to Doxygen's XML; undefined where nothing says it. What is amiss is reported. */
export function findDoxygenSetup(
  folder: string,
  cmake: CmakeProject | undefined,
  diagnostics: Diagnostics,
  env: NodeJS.ProcessEnv = process.env,
): DoxygenSetup | undefined {
  const [found, ...others] = findDoxyfiles(folder);
  const target = cmake && targetFor(cmake);
  // A target that needs no file knows more than a template that nobody configures.
  if (found && !(found.isTemplate && target)) {
    const file = join(folder, found.path);
    const context = {
      cwd: folder,
      folders: chainOf(folder, file),
      variable: (name: string) => cmake?.variable(name, configuredIn(cmake, file)),
      env,
    };
    const doxyfile = readDoxyfile(file, context);
    tellMissing(doxyfile, diagnostics);
    const setup = found.isTemplate
      ? fromTemplate(folder, doxyfile, cmake, diagnostics)
      : fromDoxyfile(folder, doxyfile, diagnostics);
    return { ...setup, others: others.map(({ path }) => path) };
  }
  if (cmake && target) return fromCmake(folder, cmake, diagnostics);
  const xml = findXmlFolder(folder);
  if (xml === undefined) return undefined;
  const fact = { value: join(folder, xml), from: `"${xml}" has an index.xml of Doxygen's` };
  return { xml: fact, commands: [], ...nothingMore(folder), needsGraphviz: false };
}

/** What only a configuration file says. */
function nothingMore(
  folder: string,
): Pick<DoxygenSetup, 'inputs' | 'folder' | 'includeRoots' | 'tagFiles' | 'others'> {
  return { inputs: [], folder, includeRoots: [], tagFiles: new Map(), others: [] };
}

/** The folder whose variables CMake puts into a template. */
function configuredIn({ configured }: CmakeProject, file: string): string {
  return configured.find(({ template }) => template === file)?.folder ?? dirname(file);
}

/** A folder and those above it, up to that of the library, which comes first. */
function chainOf(folder: string, file: string): string[] {
  const chain: string[] = [];
  for (let own = dirname(file); own !== folder && own !== dirname(own); own = dirname(own))
    chain.unshift(own);
  return [folder, ...chain];
}

/** The folder in which a configuration finds most of what it names: that of the library, or one on the way to the file. */
function runFolder(folder: string, { file, settings }: Doxyfile): string {
  const inputs = settings.get('INPUT')?.values ?? [];
  const count = (own: string): number =>
    inputs.filter((path) => {
      const found = resolve(own, path);
      return existsSync(found) && !relative(folder, found).startsWith('..');
    }).length;
  const [first = folder, ...others] = chainOf(folder, file);
  return others.reduce((best, own) => (count(own) > count(best) ? own : best), first);
}

const ADD_XML = 'echo; echo GENERATE_XML=YES';

function fromDoxyfile(
  folder: string,
  doxyfile: Doxyfile,
  diagnostics: Diagnostics,
): Omit<DoxygenSetup, 'others'> {
  const runs = runFolder(folder, doxyfile);
  const { output, ...setup } = readSettings(folder, doxyfile, runs);
  const isForced = lacksXml(doxyfile, folder, diagnostics);
  const path = displayPath(doxyfile.file, runs);
  const usual = path === 'Doxyfile' ? 'doxygen' : `doxygen ${shellWord(path)}`;
  const command = isForced ? `(cat ${shellWord(path)}; ${ADD_XML}) | doxygen -` : usual;
  // Doxygen makes the last folder of a path only.
  const made = displayPath(output, folder);
  const before =
    made.includes('/') && !made.startsWith('..') ? [`mkdir -p ${shellWord(made)}`] : [];
  return { ...setup, commands: [...before, inFolder(displayPath(runs, folder), command)] };
}

/** A configuration of which CMake makes the real one. */
function fromTemplate(
  folder: string,
  doxyfile: Doxyfile,
  cmake: CmakeProject | undefined,
  diagnostics: Diagnostics,
): Omit<DoxygenSetup, 'others'> {
  const { file } = doxyfile;
  const target = cmake && targetFor(cmake, file);
  const made = cmake?.configured.find(({ template }) => template === file)?.output;
  const runs = target?.runFolder ?? (made === undefined ? undefined : dirname(made));
  const { output: _, ...setup } = readSettings(folder, doxyfile, runs ?? folder);
  const isForced = lacksXml(doxyfile, folder, diagnostics);
  const configure = `cmake -S . -B ${cmakeBuildFolder}`;
  if (target && !isForced)
    return {
      ...setup,
      commands: [configure, `cmake --build ${cmakeBuildFolder} --target ${shellWord(target.name)}`],
    };
  if (runs !== undefined && made !== undefined) {
    const name = shellWord(displayPath(made, runs));
    const command = isForced ? `(cat ${name}; ${ADD_XML}) | doxygen -` : `doxygen ${name}`;
    return { ...setup, commands: [configure, inFolder(displayPath(runs, folder), command)] };
  }
  diagnostics.warning(
    doxyfileCode,
    `${displayPath(file, folder)} is a template, and nothing here says what configures it.`,
    { file: displayPath(file, folder) },
    'Run Doxygen as the library does, and check doxygen.xml in the new file.',
  );
  return { ...setup, commands: [] };
}

/** A target of CMake's own, which needs no configuration file: its options are variables. */
function fromCmake(
  folder: string,
  cmake: CmakeProject,
  diagnostics: Diagnostics,
): DoxygenSetup | undefined {
  const target = targetFor(cmake);
  if (!target) return undefined;
  const own = dirname(target.file);
  const option = (name: string): string => cmake.variable(`DOXYGEN_${name}`, own) ?? '';
  const place = { file: displayPath(target.file, folder), line: target.line };
  const isForced = !/^(?:yes|on|true|1)$/i.test(option('GENERATE_XML'));
  if (isForced)
    diagnostics.warning(
      doxyfileCode,
      `The target "${target.name}" makes no XML, of which the site is made.`,
      place,
      'Write set(DOXYGEN_GENERATE_XML YES) before it.',
    );
  const output = resolve(target.runFolder, option('OUTPUT_DIRECTORY'));
  const from = `doxygen_add_docs in ${place.file}:${place.line}`;
  return {
    xml: { value: resolve(output, option('XML_OUTPUT') || 'xml'), from },
    commands: [
      `cmake -S . -B ${cmakeBuildFolder}${isForced ? ' -DDOXYGEN_GENERATE_XML=YES' : ''}`,
      `cmake --build ${cmakeBuildFolder} --target ${shellWord(target.name)}`,
    ],
    name: factOf(option('PROJECT_NAME'), from),
    brief: factOf(option('PROJECT_BRIEF'), from),
    ...nothingMore(own),
    inputs: target.inputs ?? [],
    file: place.file,
    needsGraphviz: true,
  };
}
