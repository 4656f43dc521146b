import { copyFileSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { DEFAULT_FILE } from '../config/load-config.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { configuredLibrary } from '../init/configured-library.ts';
import { isIgnored } from '../init/git-host.ts';
import { planHome } from '../init/home-files.ts';
import { findLibrary } from '../init/library.ts';
import type { Library } from '../init/library.ts';
import { libraryConfig, shownWithOwnDoxyfile } from '../init/library-config.ts';
import { installCommand, generatedFolders, nextCommand } from '../init/next-steps.ts';
import { readmeOf } from '../init/readme.ts';
import { findSourceFolders } from '../init/source-folders.ts';
import { workflowFile, workflowText } from '../init/workflow.ts';
import { doxyfileText } from '../init/write-doxyfile.ts';
import { docusaurusFolder, reportExisting } from './init-docusaurus.ts';
import { librarySummary, sourceRemarks } from './init-report.ts';
import type { FileState } from './init-report.ts';
import { libraryPage } from './library-page.ts';
import type { Terminal } from './terminal.ts';
import { VERSION } from './version.ts';
import { addLines, writeNewFile } from './write-new-file.ts';

/** Options of `init` for a library. */
export interface LibraryRequest {
  /** Configuration file to write; the default name if missing. */
  out?: string;
  /** Overwrite existing files. */
  force: boolean;
  /** Write a Doxyfile if there is none. */
  doxyfile: boolean;
  /** Configuration of Doxygen to use; the best match if missing. */
  doxygen?: string;
  /** Write a GitHub workflow. */
  github: boolean;
  /** Add the generated folders to .gitignore. */
  gitignore: boolean;
}

type Files = (readonly [file: string, state: FileState])[];

/** What was written, and what to say about it. */
interface Written {
  files: Files;
  remarks: string[];
}

/** Name of the file to offer. */
const DOXYFILE = 'Doxyfile';

/** Writes the Doxyfile of a library that has none; returns false if there is nothing for Doxygen to read. */
function writeDoxyfile(
  { folder, files: own, facts }: Library,
  { files, remarks }: Written,
  diagnostics: Diagnostics,
): boolean {
  const sources = findSourceFolders(folder, own);
  if (!sources) {
    diagnostics.error(
      'init-sources',
      'No C or C++ sources were found to write a Doxyfile for.',
      undefined,
      'Write one with "doxygen -g", and set INPUT and GENERATE_XML = YES.',
    );
    return false;
  }
  const readme = readmeOf(own);
  // For many libraries, it is the manual. A folder of guides does not contain it.
  const isRead = readme?.endsWith('.md') === true && !sources.paths.includes('.');
  const text = doxyfileText(facts, sources, folder, isRead ? [readme] : []);
  files.push([DOXYFILE, writeNewFile(join(folder, DOXYFILE), text, false)]);
  remarks.push(...sourceRemarks(folder, sources));
  if (isRead)
    remarks.push(`Doxygen also reads "${readme}", which becomes a page of the API reference.`);
  if (isIgnored(folder, DOXYFILE) === true)
    remarks.push(`Git ignores the ${DOXYFILE}: add it with "git add --force ${DOXYFILE}".`);
  return true;
}

/** Inspects the library, after writing a Doxyfile if it lacks one; returns `undefined` after an error. */
async function findOut(
  { out, doxyfile, doxygen: wanted }: LibraryRequest,
  written: Written,
  diagnostics: Diagnostics,
  terminal: Terminal,
  cwd: string,
): Promise<Library | undefined> {
  if (wanted !== undefined && !isFile(resolve(cwd, wanted))) {
    diagnostics.error(
      'init-doxygen',
      `--doxygen: there is no file "${wanted}".`,
      undefined,
      'Pass a Doxygen configuration in this folder.',
    );
    return undefined;
  }
  const named = wanted === undefined ? undefined : realpathSync(resolve(cwd, wanted));
  const library = findLibrary(cwd, diagnostics, named);
  const { parts = [], others = [], file: best } = library.doxygen ?? {};
  if (parts.length > 0) {
    const complete = parts.filter((part) => part === best || others.includes(part));
    if (doxyfile && complete.length === 0) return withDoxyfile(library, written, diagnostics);
    reportParts(parts, complete[0], diagnostics);
    return undefined;
  }
  if (library.doxygen) {
    const { file, xml } = library.doxygen;
    // XML without a configuration is used as it is, too.
    const found = file ?? (existsSync(xml.value) && displayPath(xml.value, library.folder));
    if (doxyfile && found)
      diagnostics.report({
        code: 'init-doxyfile',
        level: 'info',
        message: `"${found}" already exists; no Doxyfile was written.`,
      });
    return library;
  }
  const sources = findSourceFolders(library.folder, library.files);
  const isConfigured = existsSync(resolve(cwd, out ?? DEFAULT_FILE));
  if (doxyfile || (sources && !isConfigured && (await terminal.ask?.(question(sources.paths))))) {
    return withDoxyfile(library, written, diagnostics);
  }
  if (isConfigured) return library;
  const { docs, blog, pages } = library.folders;
  const hasTexts = docs !== undefined || blog !== undefined || pages !== undefined;
  if (sources && !(hasTexts && terminal.ask)) {
    diagnostics.error(
      'init-doxyfile',
      'There are sources, but no Doxygen configuration.',
      undefined,
      'Run "mtp-site init --doxyfile" to write a small Doxyfile, or "doxygen -g" to write a complete one.',
    );
    return undefined;
  }
  if (hasTexts) return library;
  diagnostics.error(
    'init-nothing',
    'There is nothing here to build a site from: no Doxyfile, sources, guides or blog.',
    undefined,
    'Run it in the folder of a library.',
  );
  return undefined;
}

/** Writes a Doxyfile, and inspects the library with it; returns `undefined` after an error. */
function withDoxyfile(
  library: Library,
  written: Written,
  diagnostics: Diagnostics,
): Library | undefined {
  if (!writeDoxyfile(library, written, diagnostics)) return undefined;
  // Named, because git may ignore it, and because it comes before configurations of parts.
  return findLibrary(library.folder, diagnostics, join(library.folder, DOXYFILE));
}

/** Asks for one of many configurations; `complete` is one that Doxygen can use as it is. */
function reportParts(
  parts: readonly string[],
  complete: string | undefined,
  diagnostics: Diagnostics,
): void {
  const shown = parts.slice(0, 5).map((part) => `"${part}"`);
  const [fragment = ''] = parts;
  diagnostics.error(
    'init-parts',
    `There are ${parts.length} Doxygen configurations for parts of the library, and none for the whole: ${shown.join(', ')}${parts.length > 5 ? ' …' : ''}.`,
    undefined,
    complete === undefined
      ? `These are fragments: run "mtp-site init --doxyfile" to write a Doxyfile for the whole library, or create the configurations with the build of the library, then choose one: npx mtp-site init --doxygen ${dirname(fragment)}/Doxyfile`
      : `Choose the one that the site documents: npx mtp-site init --doxygen ${complete}`,
  );
}

/** Says which guides are left out because of their components. */
function foreignTexts({ folders: { docs } }: Library): string[] {
  const { foreign = [], path = '' } = docs ?? {};
  const [first] = foreign;
  if (first === undefined) return [];
  const texts =
    foreign.length === 1
      ? `"${path}/${first}" has`
      : `${foreign.length} texts in "${path}" (such as "${first}") have`;
  return [
    `${texts} components of Astro, Svelte or Vue, and cannot be guides: replace the components, then remove the texts from docs.exclude.`,
  ];
}

function question(paths: readonly string[]): string {
  return `There is no Doxygen configuration. Write a small Doxyfile for ${paths.join(', ')}?`;
}

/** Writes everything that a library needs for its site; returns the summary, or `undefined` after an error. */
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
    reportExisting(out, shown, diagnostics);
    return undefined;
  }
  const files: Files = [];
  const other = docusaurusFolder(cwd);
  if (other !== undefined)
    diagnostics.warning(
      'init-docusaurus',
      `The Docusaurus site in "${other}" is not converted.`,
      undefined,
      `Run "mtp-site init --from ${other}" to convert its configuration.`,
    );
  const remarks: string[] = [];
  const found = await findOut(request, { files, remarks }, diagnostics, terminal, cwd);
  if (!found) return undefined;
  const isConfigured = existsSync(out) && !force;
  const { library, files: home } = isConfigured
    ? { library: configuredLibrary(found, out), files: [] }
    : planHome(found);
  // If the path of the working folder contains links, the path of the library is different.
  const config = libraryConfig(library, resolve(library.folder, relative(cwd, out)));
  files.unshift([shown, writeNewFile(out, config.text, force)]);
  files.push(...writeOthers(library, force));
  for (const { path, text } of home)
    files.push([path, writeNewFile(join(library.folder, path), text, false)]);
  if (github) files.push(writeWorkflow(library, shown, force, diagnostics));
  const isNew = files[0]?.[1] !== 'kept';
  const ignored = generatedFolders(library);
  if (request.gitignore && ignored.length > 0)
    files.push(['.gitignore', addLines(join(library.folder, '.gitignore'), ignored)]);
  return librarySummary({
    files,
    found: foundIn(isConfigured ? library : found),
    remarks: [
      ...remarks,
      ...(isNew && !config.hasAddress
        ? [`The URL of the site is unknown: set "url" in "${shown}".`]
        : []),
      ...missingReference(library, shown),
      ...library.generators.remarks,
      ...foreignTexts(library),
      ...choiceOf(library),
      ...siteDoxyfileSteps(library),
      ...installOf(library),
      ...(ignored.length > 0 && !request.gitignore
        ? [
            `Add the generated files to .gitignore, or run "mtp-site init --gitignore": ${ignored.join(' ')}`,
          ]
        : []),
    ],
    page: libraryPage(
      found,
      files.some(([file]) => file === DOXYFILE),
    ),
    next: nextCommand(library, shown, DEFAULT_FILE),
  });
}

/** Says what to add to an existing configuration that does not use the library's Doxygen configuration. */
function missingReference({ lacksReference, doxygen, folder }: Library, config: string): string[] {
  if (!lacksReference || !doxygen) return [];
  const xml = relative(dirname(resolve(folder, config)), doxygen.xml.value)
    .split(sep)
    .join('/');
  const shown = Object.entries(shownWithOwnDoxyfile).map(([key, value]) => `${key}: ${value}`);
  const show = doxygen.isOwn === true ? `, show: { ${shown.join(', ')} }` : '';
  return [
    `"${config}" has no API reference: add "doxygen: { xml: ${JSON.stringify(xml)}${show} }" to it.`,
  ];
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/**
 * Writes the files that the site's configuration names and the library lacks: a configuration of Doxygen, copies of
 * images.
 */
function writeOthers({ folder, folders, doxygen }: Library, force: boolean): Files {
  const own = doxygen?.own;
  const written: Files = own
    ? [[own.path, writeNewFile(join(folder, own.path), own.text, force)]]
    : [];
  const { sidebars } = folders;
  if (sidebars?.text !== undefined)
    written.push([sidebars.path, writeNewFile(join(folder, sidebars.path), sidebars.text, force)]);
  for (const image of [folders.favicon, folders.logo]) {
    if (image?.copied === undefined) continue;
    const path = `${image.folder}/${image.src}`;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(folder, image.copied), join(folder, path));
    written.push([path, 'written']);
  }
  return written;
}

/** Reports which of several Doxygen configurations is used, and how to choose another. */
function choiceOf({ doxygen }: Library): string[] {
  const { file, others = [], why = '' } = doxygen ?? {};
  const [first] = others;
  if (file === undefined || first === undefined) return [];
  const names = others.map((other) => `"${other}"`).join(', ');
  const reason = why === '' ? '' : ` (${why})`;
  return [
    `Using "${file}" instead of ${names}${reason}. To use another one: npx mtp-site init --force --doxygen ${first}`,
  ];
}

/** Explains the configuration of Doxygen that was written. */
function siteDoxyfileSteps({ doxygen }: Library): string[] {
  const { own, file } = doxygen ?? {};
  if (!own || file === undefined) return [];
  return file.endsWith('CMakeLists.txt')
    ? [
        `"${own.path}" has the settings of doxygen_add_docs in "${file}", and makes Doxygen write only XML.`,
      ]
    : [
        `"${own.path}" includes "${file}", makes Doxygen write only XML, and sets the values that a build would fill in.`,
      ];
}

function installOf({ folder }: Library): string[] {
  const command = installCommand(folder);
  return command === undefined ? [] : [`To pin the version of mtp-site: ${command}`];
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
      `The repository is at ${host.label}, where GitHub workflows do not run.`,
    );
  const path = join(git?.root ?? folder, workflowFile);
  const text = workflowText(library, { config, defaultConfig: DEFAULT_FILE, version: VERSION });
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
  ];
}
