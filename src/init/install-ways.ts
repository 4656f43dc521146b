import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isForeign } from './library-files.ts';
import type { Library } from './library.ts';
import { newestTag } from './newest-tag.ts';
import { readJsonObject, readText } from './project-facts.ts';
import { isDictionary } from './dictionary.ts';
import { shellWord } from './shell-words.ts';

/** One of the ways to install a library. */
export interface InstallWay {
  /** The tool: `CMake`, `vcpkg`. */
  tool: string;
  /** The command, or what to write into a file. */
  code: string;
  /** Language of the code. */
  language: string;
  /** The file that the code belongs to; missing for commands. */
  file?: string;
  /** What to do besides, in Markdown; missing if nothing. */
  then?: string;
}

/** What the ways need to know of a library. */
type Known = Pick<Library, 'folder' | 'files' | 'facts' | 'cmake' | 'git' | 'host' | 'doxygen'>;

/** Maximum number of texts to search for commands. */
const MOST = 100;

/**
 * Returns the ways to install a library that its repository proves: what its build files support, and commands that its
 * own texts name. A registry of packages is never guessed.
 */
export function installWays(library: Known): InstallWay[] {
  const texts = commandLines(library);
  const names = namesOf(library);
  return [
    fetchContent(library),
    vcpkg(library, texts, names),
    conan(library, texts, names),
    mesonWrap(library),
    xpm(library),
    homebrew(texts, names),
  ].filter((way) => way !== undefined);
}

/** CMake downloads and adds the repository; every project with a list file in its root allows this. */
function fetchContent({ folder, cmake, git, host }: Known): InstallWay | undefined {
  if (cmake?.name === undefined || git?.prefix !== '' || !host) return undefined;
  const name = host.name.toLowerCase().replace(/[^\w-]/g, '-');
  const target = targetOf(cmake.aliases, [host.name, cmake.name]);
  const lines = [
    'include(FetchContent)',
    `FetchContent_Declare(${name}`,
    `  GIT_REPOSITORY ${host.page}.git`,
    `  GIT_TAG        ${newestTag(folder) ?? git.branch})`,
    `FetchContent_MakeAvailable(${name})`,
    ...(target === undefined ? [] : ['', `target_link_libraries(my_program PRIVATE ${target})`]),
  ];
  return { tool: 'CMake', language: 'cmake', file: 'CMakeLists.txt', code: lines.join('\n') };
}

/** Returns the target for users among names such as `ring::ring`: the one that is named after the library. */
function targetOf(aliases: readonly string[], names: readonly string[]): string | undefined {
  const all = [...new Set(aliases)].filter((alias) => /^[\w.+-]+::[\w.+-]+$/.test(alias));
  const own = all.filter((alias) => names.some((name) => sameName(alias.split('::')[1], name)));
  // Others are for a part, and conditions or functions may hide the main one.
  return own.length === 1 ? own[0] : undefined;
}

/** A port in the repository, or a command in the texts of the library. */
function vcpkg(
  { files }: Known,
  texts: readonly string[],
  names: readonly string[],
): InstallWay | undefined {
  const told = packageIn(texts, /\bvcpkg(?:\.exe)? install ([\w-]+)(?![\w:[-])/, names);
  const way = { tool: 'vcpkg', language: 'bash' };
  if (told !== undefined) return { ...way, code: `vcpkg install ${told}` };
  const port = files.paths.find((path) => {
    const own = dirname(path);
    return (
      basename(path) === 'portfile.cmake' &&
      names.some((name) => sameName(basename(own), name)) &&
      files.paths.includes(`${own}/vcpkg.json`)
    );
  });
  if (port === undefined) return undefined;
  const own = dirname(port);
  return {
    ...way,
    code: `vcpkg install ${basename(own)} --overlay-ports=${shellWord(dirname(own))}`,
    then: 'Run it in a checkout of the repository, which contains the port.',
  };
}

/** A command in the texts of the library, or its own recipe. */
function conan(
  { folder, facts }: Known,
  texts: readonly string[],
  names: readonly string[],
): InstallWay | undefined {
  const way = { tool: 'Conan', language: 'bash' };
  const told = texts.find((line) => {
    const [, name] = /^conan install\b.*?["'\s=]([\w.+-]+)\/[\w.[\]*>=<~^ -]+/.exec(line) ?? [];
    return names.some((own) => sameName(name, own));
  });
  if (told !== undefined) return { ...way, code: told };
  const recipe = readText(folder, 'conanfile.py') ?? '';
  // Without a name, the recipe only lists what the library itself needs.
  if (!/^[ \t]+name[ \t]*=/m.test(recipe)) return undefined;
  const hasVersion = /^[ \t]+(?:version[ \t]*=|def set_version\b)/m.test(recipe);
  if (!hasVersion && !facts.version) return undefined;
  const version = hasVersion ? '' : ` --version=${facts.version?.value ?? ''}`;
  return {
    ...way,
    code: `conan create .${version} --build=missing`,
    then: 'Run it in a checkout of the repository, which contains the recipe.',
  };
}

/** A wrap file, which Meson reads in the project of the user. */
function mesonWrap({ folder, git, host }: Known): InstallWay | undefined {
  const build = readText(folder, 'meson.build');
  if (build === undefined || git?.prefix !== '' || !host) return undefined;
  if (!/^\s*project\s*\(/m.test(build)) return undefined;
  const name = host.name.toLowerCase();
  const lines = [
    '[wrap-git]',
    `url = ${host.page}.git`,
    `revision = ${newestTag(folder) ?? git.branch}`,
    'depth = 1',
  ];
  return {
    tool: 'Meson',
    language: 'ini',
    file: `subprojects/${name}.wrap`,
    code: lines.join('\n'),
    then: `Then \`subproject('${name}')\` in your \`meson.build\` builds the library with your project.`,
  };
}

/** An xpack: a public npm package with settings of xpm. */
function xpm({ folder }: Known): InstallWay | undefined {
  const { name, xpack, private: isPrivate } = readJsonObject(folder, 'package.json') ?? {};
  if (typeof name !== 'string' || !isDictionary(xpack) || isPrivate === true) return undefined;
  return { tool: 'xpm', language: 'bash', code: `xpm install ${name}@latest` };
}

function homebrew(texts: readonly string[], names: readonly string[]): InstallWay | undefined {
  const told = packageIn(texts, /\bbrew install ((?:[\w-]+\/){0,2}[\w-]+)$/, names);
  return told === undefined
    ? undefined
    : { tool: 'Homebrew', language: 'bash', code: `brew install ${told}` };
}

/** Returns the package that a command in the texts names, if it is the library. */
function packageIn(
  texts: readonly string[],
  command: RegExp,
  names: readonly string[],
): string | undefined {
  return texts
    .map((line) => command.exec(line)?.[1])
    .find((found) => names.some((name) => sameName(found?.split('/').at(-1), name)));
}

/** The names of the library. */
function namesOf({ facts, host, cmake, doxygen }: Known): string[] {
  const all = [host?.name, facts.name?.value, cmake?.name, doxygen?.name?.value];
  return [...new Set(all.filter((name) => name !== undefined))];
}

function sameName(a: string | undefined, b: string): boolean {
  const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return a !== undefined && bare(a) !== '' && bare(a) === bare(b);
}

/** Returns the lines with commands in the texts of the library, the readme's first. */
function commandLines({ folder, files }: Known): string[] {
  const isReadme = (path: string): boolean => /^readme\.(?:md|txt|rst)$/i.test(path);
  const texts = files.paths.filter(
    (path) =>
      isReadme(path) ||
      (/^(?:docs?|documentation)\/.*\.(?:mdx?|rst)$|^install(?:ing)?\.md$/i.test(path) &&
        !isForeign(path) &&
        !/change|history|release/i.test(basename(path))),
  );
  texts.sort((a, b) => Number(isReadme(b)) - Number(isReadme(a)));
  return texts.slice(0, MOST).flatMap((path) => {
    const file = join(folder, path);
    return existsSync(file) ? commandsIn(readFileSync(file, 'utf8')) : [];
  });
}

function commandsIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/^(?:[$>]|PS>)\s+/, ''))
    .filter((line) => /^(?:\S*vcpkg(?:\.exe)?|conan|brew) install\b/.test(line));
}
