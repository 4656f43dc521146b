import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { DEFAULT_FILE } from '../config/load-config.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { readCmakeProject } from '../init/cmake-project.ts';
import { findLibrary } from '../init/library.ts';
import type { Library } from '../init/library.ts';
import { libraryConfig } from '../init/library-config.ts';
import { madeFolders, nextCommands } from '../init/next-steps.ts';
import { readProjectFacts } from '../init/project-facts.ts';
import { findSourceFolders } from '../init/source-folders.ts';
import { workflowFile, workflowText } from '../init/workflow.ts';
import { doxyfileText } from '../init/write-doxyfile.ts';
import { docusaurusFolder, tellThere } from './init-docusaurus.ts';
import { librarySummary } from './init-report.ts';
import type { FileState } from './init-report.ts';
import type { Terminal } from './terminal.ts';
import { VERSION } from './version.ts';
import { writeNewFile } from './write-new-file.ts';

/** What is asked for. */
export interface LibraryRequest {
  /** The configuration file to write; the usual one when missing. */
  out?: string;
  /** Writes over files that are there. */
  force: boolean;
  /** Writes a Doxyfile where there is none. */
  doxyfile: boolean;
  /** Writes a workflow for GitHub. */
  github: boolean;
}

type Files = (readonly [file: string, state: FileState])[];

/** Name of the file that is offered. */
const DOXYFILE = 'Doxyfile';

/** Writes the Doxyfile of a library that has none; false where there is nothing that Doxygen could read. */
function writeDoxyfile(folder: string, files: Files, diagnostics: Diagnostics): boolean {
  const sources = findSourceFolders(folder);
  if (!sources) {
    diagnostics.error(
      'init-sources',
      'There are no C or C++ sources for which a Doxyfile could be written.',
      undefined,
      'Write one with "doxygen -g", and set INPUT and GENERATE_XML = YES.',
    );
    return false;
  }
  const facts = readProjectFacts(folder, readCmakeProject(folder));
  files.push([DOXYFILE, writeNewFile(join(folder, DOXYFILE), doxyfileText(facts, sources), false)]);
  return true;
}

/** Finds out about the library, with a Doxyfile that is written where it lacks one; undefined after a fault. */
async function findOut(
  { out, doxyfile }: LibraryRequest,
  files: Files,
  diagnostics: Diagnostics,
  terminal: Terminal,
  cwd: string,
): Promise<Library | undefined> {
  const library = findLibrary(cwd, diagnostics);
  if (library.doxygen) {
    const { file } = library.doxygen;
    if (doxyfile && file !== undefined)
      diagnostics.report({
        code: 'init-doxyfile',
        level: 'info',
        message: `"${file}" is there already; no Doxyfile was written.`,
      });
    return library;
  }
  const sources = findSourceFolders(cwd);
  const isConfigured = existsSync(resolve(cwd, out ?? DEFAULT_FILE));
  if (doxyfile || (sources && !isConfigured && (await terminal.ask?.(question(sources.paths))))) {
    if (!writeDoxyfile(cwd, files, diagnostics)) return undefined;
    return findLibrary(cwd, diagnostics);
  }
  if (isConfigured) return library;
  const { docs, blog, pages } = library.folders;
  const hasTexts = docs !== undefined || blog !== undefined || pages !== undefined;
  if (sources && !(hasTexts && terminal.ask)) {
    diagnostics.error(
      'init-doxyfile',
      'There are sources, but no configuration of Doxygen.',
      undefined,
      'Run "mtp-site init --doxyfile", which writes a small Doxyfile, or "doxygen -g", which writes a long one.',
    );
    return undefined;
  }
  if (hasTexts) return library;
  diagnostics.error(
    'init-nothing',
    'There is nothing here that a site could be made of: no Doxyfile, no sources, no guides, no blog.',
    undefined,
    'Run it in the folder of a library.',
  );
  return undefined;
}

function question(paths: readonly string[]): string {
  return `There is no configuration of Doxygen. Write a small Doxyfile for ${paths.join(', ')}?`;
}

/** Writes what a library needs for its site; what there is to tell, or undefined after a fault. */
export async function initLibrary(
  request: LibraryRequest,
  terminal: Terminal,
  cwd: string,
  diagnostics: Diagnostics,
): Promise<string | undefined> {
  const { force, github } = request;
  const out = resolve(cwd, request.out ?? DEFAULT_FILE);
  const shown = displayPath(out, cwd);
  if (statSync(out, { throwIfNoEntry: false })?.isDirectory()) {
    tellThere(out, shown, diagnostics);
    return undefined;
  }
  const files: Files = [];
  const other = docusaurusFolder(cwd);
  if (other !== undefined)
    diagnostics.warning(
      'init-docusaurus',
      `There is a site made with Docusaurus in "${other}", of which nothing is taken over here.`,
      undefined,
      `Run "mtp-site init --from ${other}" for a configuration that says what that one says.`,
    );
  const library = await findOut(request, files, diagnostics, terminal, cwd);
  if (!library) return undefined;
  // With links in the path of the working folder, that of the library has another name.
  const config = libraryConfig(library, resolve(library.folder, relative(cwd, out)));
  files.unshift([shown, writeNewFile(out, config.text, force)]);
  if (github) files.push(writeWorkflow(library, shown, force, diagnostics));
  const isNew = files[0]?.[1] !== 'kept';
  const ignored = madeFolders(library);
  return librarySummary({
    files,
    found: foundIn(library),
    remarks: [
      ...(isNew && !config.hasAddress
        ? [`The address of the site is not known: set url in "${shown}".`]
        : []),
      ...(ignored.length > 0 ? [`Add to .gitignore what is made: ${ignored.join(' ')}`] : []),
    ],
    next: nextCommands(library, shown, DEFAULT_FILE),
  });
}

/** Writes the workflow into the root of the repository. */
export function writeWorkflow(
  library: Library,
  config: string,
  force: boolean,
  diagnostics: Diagnostics,
): readonly [string, FileState] {
  const { git, host, folder } = library;
  if (host && host.label !== 'GitHub')
    diagnostics.warning(
      'init-github',
      `The repository is at ${host.label}, where workflows of GitHub do not run.`,
    );
  const path = join(git?.root ?? folder, workflowFile);
  const text = workflowText(library, { config, usualConfig: DEFAULT_FILE, version: VERSION });
  const shown = relative(folder, path).split(sep).join('/');
  return [shown, writeNewFile(path, text, force)];
}

function foundIn({ doxygen, folders, host }: Library): string[] {
  const { docs, blog, pages } = folders;
  const texts = { guides: docs, blog, pages };
  return [
    ...(doxygen?.file === undefined ? [] : [doxygen.file]),
    ...Object.entries(texts).flatMap(([name, own]) =>
      own ? [`${name} in ${own.path} (${own.texts})`] : [],
    ),
    ...(host ? [host.page] : []),
    ...(doxygen?.others.map((other) => `also ${other}, which is not used`) ?? []),
  ];
}
