import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFilePlace } from './cmake-project.ts';
import type { CmakeProject } from './cmake-project.ts';
import { factOf } from './fact.ts';
import type { Fact } from './fact.ts';
import { isDictionary, type Dictionary } from './dictionary.ts';

/** Facts about a project from the files of build systems and package managers. */
export interface ProjectFacts {
  /** Its name. */
  name?: Fact;
  /** Its description in one sentence. */
  description?: Fact;
  /** Its version. */
  version?: Fact;
  /** Its homepage. */
  homepage?: Fact;
  /** Its licence, usually as an SPDX identifier. */
  license?: Fact;
  /** URL of its repository, as written. */
  repository?: Fact;
}

const KEYS = ['name', 'description', 'version', 'homepage', 'license', 'repository'] as const;

type Values = Partial<Record<(typeof KEYS)[number], string>>;

/** Returns the text of a file in a folder; `undefined` if it does not exist. */
export function readText(folder: string, name: string): string | undefined {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Reads a JSON object from a file; returns `undefined` if there is none. */
export function readJsonObject(folder: string, name: string): Dictionary | undefined {
  try {
    const json: unknown = JSON.parse(readText(folder, name) ?? 'null');
    return isDictionary(json) ? json : undefined;
  } catch {
    // Ignore a file that cannot be read.
    return undefined;
  }
}

function fromJson(folder: string, name: string): Values {
  const json = readJsonObject(folder, name) ?? {};
  const text = (value: unknown): string | undefined => {
    if (Array.isArray(value)) return text(value[0]);
    return typeof value === 'string' ? value : undefined;
  };
  const { repository } = json;
  return {
    name: text(json.name)?.replace(/^@[^/]+\//, ''),
    description: text(json.description),
    version: text(json.version),
    homepage: text(json.homepage),
    license: text(json.license),
    repository: text(isDictionary(repository) ? repository.url : repository),
  };
}

/** Reads a `package.json`, unless "npm init" has just written it: then its facts are made up, such as version 1.0.0. */
function fromPackage(folder: string): Values {
  const { version, scripts } = readJsonObject(folder, 'package.json') ?? {};
  const isNew =
    version === '1.0.0' &&
    isDictionary(scripts) &&
    String(scripts.test).includes('no test specified');
  return isNew ? {} : fromJson(folder, 'package.json');
}

/** Reads the attributes of a Conan recipe: `name = "text"` in its class. */
function fromConan(folder: string): Values {
  const text = readText(folder, 'conanfile.py') ?? '';
  const attribute = (name: string): string | undefined =>
    new RegExp(`^[ \\t]+${name}[ \\t]*=[ \\t]*\\(?\\s*(["'])(.*?)\\1`, 'm').exec(text)?.[2];
  return {
    name: attribute('name'),
    description: attribute('description'),
    version: attribute('version'),
    homepage: attribute('homepage'),
    license: attribute('license'),
    repository: attribute('url'),
  };
}

function fromMeson(folder: string): Values {
  const text = readText(folder, 'meson.build') ?? '';
  const [, name, rest = ''] = /^\s*project\s*\(\s*'([^']+)'([^)]*)\)/m.exec(text) ?? [];
  const keyword = (key: string): string | undefined =>
    new RegExp(`\\b${key}\\s*:\\s*\\[?\\s*'([^']*)'`).exec(rest)?.[1];
  return { name, version: keyword('version'), license: keyword('license') };
}

function fromCmake(cmake: CmakeProject | undefined): Values {
  const { name, description, version, homepage } = cmake ?? {};
  return { name, description, version, homepage };
}

function fromAutoconf(folder: string): Values {
  const text = readText(folder, 'configure.ac') ?? readText(folder, 'configure.in') ?? '';
  const [, name, version] =
    /^AC_INIT\(\s*\[?([^\],)]+)\]?\s*(?:,\s*\[?([^\],)]*))?/m.exec(text) ?? [];
  const isPlain = (value: string | undefined): boolean => /^[\w.+ -]+$/.test(value ?? '');
  return {
    name: isPlain(name) ? name : undefined,
    version: /^\d[\w.-]*$/.test(version ?? '') ? version : undefined,
  };
}

/** Reads the properties of a library for Arduino: `name=text` lines. */
function fromArduino(folder: string): Values {
  const text = readText(folder, 'library.properties') ?? '';
  const property = (name: string): string | undefined =>
    new RegExp(`^${name}[ \\t]*=[ \\t]*(.*\\S)`, 'm').exec(text)?.[1];
  return {
    name: property('name'),
    description: property('sentence'),
    version: property('version'),
    homepage: property('url'),
    license: property('license'),
  };
}

/** Drops a version without a number, such as `latest`. */
function numbered(values: Values): Values {
  return { ...values, version: /\d/.test(values.version ?? '') ? values.version : undefined };
}

/**
 * Collects facts from the files in a library's folder; the first source of each fact wins. `repository` is the name of
 * its repository, the fallback for its name.
 */
export function readProjectFacts(
  folder: string,
  cmake: CmakeProject | undefined,
  repository?: string,
): ProjectFacts {
  const sources: (readonly [from: string, Values])[] = [
    [cmake ? `project() in ${listFilePlace(cmake)}` : '', fromCmake(cmake)],
    ['meson.build', fromMeson(folder)],
    ['configure.ac', fromAutoconf(folder)],
    ['conanfile.py', fromConan(folder)],
    ['vcpkg.json', fromJson(folder, 'vcpkg.json')],
    ['library.json', fromJson(folder, 'library.json')],
    ['library.properties', fromArduino(folder)],
    ['package.json', fromPackage(folder)],
  ];
  const facts: ProjectFacts = {};
  for (const key of KEYS)
    for (const [from, values] of sources) facts[key] ??= factOf(numbered(values)[key], from);
  facts.name ??= factOf(repository, 'the name of the repository');
  facts.name ??= factOf(basename(folder), 'the name of the folder');
  return facts;
}
