import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { isIgnored } from './git-host.ts';
import type { Library } from './library.ts';
import { isDictionary } from './given.ts';
import { readJsonObject } from './project-facts.ts';
import { shellWord } from './shell-words.ts';

/** Output folder of a build that names none. */
const USUAL_OUT = 'build';

/** Output folder where that one is taken. */
const OTHER_OUT = 'site';

/** The folder, below that of the library, into which its site is built. */
export function outFolder({ folder, doxygen }: Library): string {
  const below = doxygen && relative(join(folder, USUAL_OUT), doxygen.xml.value);
  const hasXml = below !== undefined && below.split(sep)[0] !== '..' && !isAbsolute(below);
  const isTaken = ['CMakeCache.txt', 'meson-info', 'build.ninja', 'Makefile'].some((name) =>
    existsSync(join(folder, USUAL_OUT, name)),
  );
  return hasXml || isTaken ? OTHER_OUT : USUAL_OUT;
}

/** True where the package.json of a library names this tool among its dependencies. */
export function dependsOnTool(folder: string): boolean {
  const json = readJsonObject(folder, 'package.json') ?? {};
  return [json.dependencies, json.devDependencies].some(
    (own) => isDictionary(own) && 'mtp-site' in own,
  );
}

/** The options that a build needs: those that differ from what it takes by itself. */
export function buildOptions(library: Library, config: string, usualConfig: string): string {
  const out = outFolder(library);
  const options = [
    ...(config === usualConfig ? [] : [`--config ${shellWord(config)}`]),
    ...(out === USUAL_OUT ? [] : [`--out ${out}`]),
  ];
  return options.map((option) => ` ${option}`).join('');
}

/** The commands that follow: XML is made, and the site is built. */
export function nextCommands(library: Library, config: string, usualConfig: string): string[] {
  const { folder, doxygen } = library;
  const hasPackage = existsSync(join(folder, 'package.json'));
  return [
    ...(doxygen?.commands ?? []),
    ...(hasPackage && !dependsOnTool(folder) ? ['npm install --save-dev mtp-site'] : []),
    `npx mtp-site build${buildOptions(library, config, usualConfig)}`,
  ];
}

/** Folders that are made, and that git would take for sources. */
export function madeFolders(library: Library): string[] {
  const { folder, doxygen, git } = library;
  if (!git) return [];
  const xml = doxygen && doxygen.commands.length > 0 ? relative(folder, doxygen.xml.value) : '';
  // What Doxygen makes beside the XML goes with it.
  const isInBuild = xml.split(sep)[0] === USUAL_OUT;
  const beside = xml.includes(sep) ? dirname(xml) : xml;
  const made = [isInBuild ? USUAL_OUT : beside, outFolder(library)];
  return made
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path !== '' && !path.startsWith('..'))
    .filter((path) => isIgnored(folder, `${path}/`) === false)
    .map((path) => `${path}/`);
}
