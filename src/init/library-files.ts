import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runGit } from './git-host.ts';

/** The files of a library, as paths relative to its folder with `/`. */
export interface LibraryFiles {
  /** All except those that git ignores; without git, all except those in folders of builds and packages. */
  paths: readonly string[];
  /** The tracked files; empty without git. */
  tracked: readonly string[];
}

/** Folders of generated or third-party files. */
const MADE = /^(?:\.[^.].*|node_modules|build|out|cmake-build-.*|html|latex|xml|__pycache__)$/;

/** Folders that do not belong to the API: examples, tests, third-party code. */
const FOREIGN =
  /^(?:examples?|samples?|demos?|tutorials?|(?:unit|regression|integration|api)?[-_]?tests?|testing|test_package|testsuite|bench(?:marks?|marking)?|fuzz(?:ing|er|ers)?|third[-_]?part(?:y|ies)|3rd[-_]?part(?:y|ies)|extern(?:als?)?|vendor(?:ed)?|deps|dependencies|subprojects|contrib|bundled|submodules|single[-_]?(?:include|header)s?|amalgamat(?:e|ed|ion)|node_modules|build(?:[-_].*)?|out)$/i;

/** Maximum depth of the search without git. */
const DEPTH = 8;

/** Folders of headers, and names of libraries in them, `include/benchmark`, that are those of foreign folders elsewhere. */
const HEADERS = /^(?:include|inc|headers)$/;
const LIBRARY = /^(?:bench|benchmark|testing|fuzzing)$/i;

/** Folders that are a module of the library if its files begin with their names, as `vendor/vendor_device.h`. */
const MODULE = /^(?:vendor|extern(?:al)?|contrib|deps)$/i;

/** True for a path in a folder of examples, tests or third-party code. */
export function isForeign(path: string): boolean {
  const names = path.split('/');
  return names
    .slice(0, -1)
    .some((name, i) => isForeignFolder(name, { parent: names[i - 1], child: names[i + 1] }));
}

/** True for the name of a folder of examples, tests or third-party code; `parent` and `child` are the names around it. */
export function isForeignFolder(
  name: string,
  { parent = '', child = '' }: { parent?: string | undefined; child?: string | undefined } = {},
): boolean {
  if (HEADERS.test(parent) && LIBRARY.test(name)) return false;
  const isModule = MODULE.test(name) && new RegExp(`^${name}[_-]`).test(child);
  return FOREIGN.test(name) && !isModule;
}

/** Lists the files in a library's folder. */
export function listLibraryFiles(folder: string): LibraryFiles {
  const tracked = listed(folder, []);
  const others = listed(folder, ['--others', '--exclude-standard']);
  if (!tracked || !others) return { paths: [...walk(folder, '', DEPTH)], tracked: [] };
  return { paths: [...tracked, ...others].sort(), tracked };
}

function listed(folder: string, options: readonly string[]): string[] | undefined {
  const { status, stdout } = runGit(folder, ['ls-files', '-z', ...options]);
  return status === 0 ? stdout.split('\0').filter((path) => path !== '') : undefined;
}

function* walk(folder: string, path: string, depth: number): Generator<string> {
  const entries = readdirSync(join(folder, path), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const own = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isFile() || entry.isSymbolicLink()) yield own;
    else if (depth > 0 && entry.isDirectory() && !MADE.test(entry.name))
      yield* walk(folder, own, depth - 1);
  }
}
