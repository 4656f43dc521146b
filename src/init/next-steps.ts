import { existsSync, readdirSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { isIgnored } from './git-host.ts';
import type { Library } from './library.ts';
import type { LibraryFiles } from './library-files.ts';
import { isDictionary } from './given.ts';
import { readJsonObject } from './project-facts.ts';
import { shellWord } from './shell-words.ts';

/** Output folder of a build that names none. */
const USUAL_OUT = 'build';

/** Output folders where that one is taken. */
const OTHER_OUTS = ['site', 'site-build'];

/** True for a folder in which the repository has files. */
function hasTracked({ tracked }: LibraryFiles, folder: string): boolean {
  return tracked.some((path) => path.startsWith(`${folder}/`));
}

/** True for a folder in which something else than this tool has written. */
function hasOthers(folder: string): boolean {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.length > 0 && !names.includes('.mtp-site-manifest.json');
}

/** The folder, below that of the library, into which its site is built. */
export function outFolder({ folder, doxygen, files }: Library): string {
  const below = doxygen && relative(join(folder, USUAL_OUT), doxygen.xml.value);
  const hasXml = below !== undefined && below.split(sep)[0] !== '..' && !isAbsolute(below);
  const isTaken = hasOthers(join(folder, USUAL_OUT));
  const isFree = (name: string): boolean => !hasTracked(files, name);
  if (!hasXml && !isTaken && isFree(USUAL_OUT)) return USUAL_OUT;
  return OTHER_OUTS.find(isFree) ?? 'site-output';
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

/** The one line that makes the XML and builds the site. */
export function nextCommand(library: Library, config: string, usualConfig: string): string {
  const build = `npx mtp-site build${buildOptions(library, config, usualConfig)}`;
  return [...(library.doxygen?.commands ?? []), build].join(' && ');
}

/** The command that notes this tool, with its version, in the package of a library; none where that is done or there is none. */
export function installCommand(folder: string): string | undefined {
  const hasPackage = existsSync(join(folder, 'package.json'));
  return hasPackage && !dependsOnTool(folder) ? 'npm install --save-dev mtp-site' : undefined;
}

/** Folders that are made, and that git would take for sources: none in which the repository has files. */
export function madeFolders(library: Library): string[] {
  const { folder, doxygen, git, files } = library;
  if (!git) return [];
  const value = doxygen && doxygen.commands.length > 0 ? relative(folder, doxygen.xml.value) : '';
  const xml = value.split(sep).join('/');
  // What Doxygen makes beside the XML goes with it.
  const isInBuild = xml.split('/')[0] === USUAL_OUT;
  const beside = xml.includes('/') ? dirname(xml) : xml;
  const whole = isInBuild ? USUAL_OUT : beside;
  const made = [hasTracked(files, whole) ? xml : whole, outFolder(library)];
  return made
    .filter((path) => path !== '' && !path.startsWith('..') && !hasTracked(files, path))
    .filter((path) => isIgnored(folder, `${path}/`) === false)
    .map((path) => `${path}/`);
}
