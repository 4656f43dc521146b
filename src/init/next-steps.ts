import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { isBuiltSite } from './built-site.ts';
import { isIgnored } from './git-host.ts';
import type { Library } from './library.ts';
import type { LibraryFiles } from './library-files.ts';
import { isDictionary } from './dictionary.ts';
import { readJsonObject } from './project-facts.ts';
import { shellWord } from './shell-words.ts';

/** Default output folder of a build. */
const DEFAULT_OUT = 'build';

/** Alternative output folders. */
const OTHER_OUTS = ['site', 'site-build'];

/** True if git tracks files in a folder, or a file of this name, such as a script `build`. */
export function hasTracked({ tracked }: LibraryFiles, folder: string): boolean {
  return tracked.some((path) => path === folder || path.startsWith(`${folder}/`));
}

/** True for a file, and for a folder with files that this tool has not written. */
function hasOthers(folder: string): boolean {
  if (!existsSync(folder)) return false;
  if (!statSync(folder).isDirectory()) return true;
  return readdirSync(folder).length > 0 && !isBuiltSite(folder);
}

/** Returns the output folder of the site, relative to the folder of the library. */
export function outFolder({ folder, doxygen, files }: Library): string {
  const below = doxygen && relative(join(folder, DEFAULT_OUT), doxygen.xml.value);
  const hasXml = below !== undefined && below.split(sep)[0] !== '..' && !isAbsolute(below);
  const isOccupied = hasOthers(join(folder, DEFAULT_OUT));
  const isFree = (name: string): boolean => !hasTracked(files, name);
  if (!hasXml && !isOccupied && isFree(DEFAULT_OUT)) return DEFAULT_OUT;
  return OTHER_OUTS.find(isFree) ?? 'site-output';
}

/** True if the library's package.json has this tool as a dependency, or is that of the tool. */
export function dependsOnTool(folder: string): boolean {
  const json = readJsonObject(folder, 'package.json') ?? {};
  if (json.name === 'mtp-site') return true;
  return [json.dependencies, json.devDependencies].some(
    (own) => isDictionary(own) && 'mtp-site' in own,
  );
}

/** Returns the options that a build needs: those that differ from the defaults. */
export function buildOptions(library: Library, config: string, defaultConfig: string): string {
  const out = outFolder(library);
  return configOptionOf(config, defaultConfig) + (out === DEFAULT_OUT ? '' : ` --out ${out}`);
}

/** Returns the option that names the configuration; empty if commands find it without. */
export function configOptionOf(config: string, defaultConfig: string): string {
  return config === defaultConfig ? '' : ` --config ${shellWord(config)}`;
}

/** Returns the command line that creates the XML and builds the site. */
export function nextCommand(library: Library, config: string, defaultConfig: string): string {
  const build = `npx mtp-site build${buildOptions(library, config, defaultConfig)}`;
  return [...(library.doxygen?.commands ?? []), build].join(' && ');
}

/**
 * Returns the command that adds this tool to the package of a library; `undefined` if it is there already or there is
 * no package.
 */
export function installCommand(folder: string): string | undefined {
  const hasPackage = existsSync(join(folder, 'package.json'));
  return hasPackage && !dependsOnTool(folder) ? 'npm install --save-dev mtp-site' : undefined;
}

/** Returns generated and installed folders that git would track, without those that contain tracked files. */
export function generatedFolders(library: Library): string[] {
  const { folder, doxygen, git, files } = library;
  if (!git) return [];
  const value = doxygen && doxygen.commands.length > 0 ? relative(folder, doxygen.xml.value) : '';
  const xml = value.split(sep).join('/');
  // Includes Doxygen's other output next to the XML.
  const isInBuild = xml.split('/')[0] === DEFAULT_OUT;
  const beside = xml.includes('/') ? dirname(xml) : xml;
  const whole = isInBuild ? DEFAULT_OUT : beside;
  const packages = existsSync(join(folder, 'package.json')) ? ['node_modules'] : [];
  const generated = [hasTracked(files, whole) ? xml : whole, outFolder(library), ...packages];
  return generated
    .filter((path) => path !== '' && !path.startsWith('..') && !hasTracked(files, path))
    .filter((path) => isIgnored(folder, `${path}/`) === false)
    .map((path) => `${path}/`);
}
