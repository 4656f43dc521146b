import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { cmakeBuildFolder, targetFor } from './cmake-project.ts';
import type { CmakeProject } from './cmake-project.ts';
import { readDoxyfile } from './doxyfile.ts';
import type { Doxyfile, DoxyfileSetting } from './doxyfile.ts';
import { factOf } from './fact.ts';
import type { Fact } from './fact.ts';
import { findDoxyfiles, findXmlFolder } from './find-doxyfile.ts';
import { inFolder, shellWord } from './shell-words.ts';

/** How a library comes to Doxygen's XML. */
export interface DoxygenSetup {
  /** Folder of the XML, absolute, and what says so. */
  xml: Fact;
  /** Shell commands that make it, from the folder of the library; none where it is there already. */
  commands: string[];
  /** Name of the project. */
  name?: Fact;
  /** What the project says about itself. */
  brief?: Fact;
  /** Files and folders that Doxygen reads, absolute. */
  inputs: string[];
  /** Folder in which Doxygen runs, absolute. */
  folder: string;
  /** The file that says how Doxygen runs, below the folder of the library; missing where none does. */
  file?: string;
  /** True where Doxygen draws graphs with Graphviz. */
  needsGraphviz: boolean;
  /** Further configurations that were found, below the folder of the library. */
  others: string[];
}

const CODE = 'doxyfile';

/** Name that `doxygen -g` gives to every project. */
const NO_NAME = 'My Project';

function isOn(setting: DoxyfileSetting | undefined, usual: boolean): boolean {
  return setting && setting.text !== '' ? /^(?:yes|true|1)$/i.test(setting.text) : usual;
}

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
  return { xml: fact, commands: [], inputs: [], folder, needsGraphviz: false, others: [] };
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

function tellMissing({ missing, settings }: Doxyfile, diagnostics: Diagnostics): void {
  for (const { name, place } of missing)
    diagnostics.warning(
      CODE,
      `The included file "${name}" was not found; what it says is not known here.`,
      place,
      'Check doxygen.xml in the new file, which depends on OUTPUT_DIRECTORY and XML_OUTPUT.',
    );
  for (const name of ['PROJECT_NAME', 'PROJECT_BRIEF', 'INPUT', 'OUTPUT_DIRECTORY', 'XML_OUTPUT']) {
    const setting = settings.get(name);
    if (!setting || setting.unknown.length === 0) continue;
    diagnostics.warning(
      CODE,
      `${name} depends on ${setting.unknown.join(', ')}, which has no value here.`,
      setting.place,
      `Check what the new file says of it, or run "mtp-site init" where the variable is set.`,
    );
  }
}

/** Where a setting stands, for comments. */
function placeOf(name: string, { file, settings }: Doxyfile, folder: string): string {
  const place = settings.get(name)?.place;
  return place
    ? `${name} in ${[place.file, place.line].filter(Boolean).join(':')}`
    : `${name} is not set in ${displayPath(file, folder)}`;
}

/** What every kind of configuration says. `runs` is the folder in which Doxygen runs. */
function readSettings(
  folder: string,
  doxyfile: Doxyfile,
  runs: string,
): Omit<DoxygenSetup, 'commands' | 'others'> & { output: string } {
  const { settings, file } = doxyfile;
  const text = (name: string): string => settings.get(name)?.text ?? '';
  const name = text('PROJECT_NAME') === NO_NAME ? '' : text('PROJECT_NAME');
  const output = resolve(runs, text('OUTPUT_DIRECTORY'));
  const from = settings.has('OUTPUT_DIRECTORY') ? 'OUTPUT_DIRECTORY' : 'XML_OUTPUT';
  return {
    output,
    xml: {
      value: resolve(output, text('XML_OUTPUT') || 'xml'),
      from: placeOf(from, doxyfile, folder),
    },
    name: factOf(name, placeOf('PROJECT_NAME', doxyfile, folder)),
    brief: factOf(text('PROJECT_BRIEF'), placeOf('PROJECT_BRIEF', doxyfile, folder)),
    inputs: (settings.get('INPUT')?.values ?? []).map((path) => resolve(runs, path)),
    folder: runs,
    file: displayPath(file, folder),
    needsGraphviz: isOn(settings.get('HAVE_DOT'), false),
  };
}

/** Warns where no XML is made, and where it has no source listings; true where it must be asked for. */
function lacksXml(doxyfile: Doxyfile, folder: string, diagnostics: Diagnostics): boolean {
  const { settings, file } = doxyfile;
  const shown = displayPath(file, folder);
  const listing = settings.get('XML_PROGRAMLISTING');
  if (!isOn(listing, true))
    diagnostics.report({
      code: CODE,
      level: 'info',
      place: listing?.place,
      message: 'XML_PROGRAMLISTING is off: the site will have no source listings.',
      advice: `Set XML_PROGRAMLISTING = YES in ${shown}.`,
    });
  const setting = settings.get('GENERATE_XML');
  if (isOn(setting, false)) return false;
  diagnostics.warning(
    CODE,
    `${setting ? 'GENERATE_XML is off' : 'GENERATE_XML is not set'}: Doxygen makes no XML, of which the site is made.`,
    setting?.place ?? { file: shown },
    `Set GENERATE_XML = YES in ${shown}.`,
  );
  return true;
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
    CODE,
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
      CODE,
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
    inputs: target.inputs ?? [],
    folder: own,
    file: place.file,
    needsGraphviz: true,
    others: [],
  };
}
