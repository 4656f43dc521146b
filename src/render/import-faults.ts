import { basename, dirname, parse, relative, resolve } from 'node:path';
import type { Message } from 'esbuild';
import { closest } from '../diagnostics/closest.ts';
import type { Inputs } from '../inputs/inputs.ts';

/** Explains why an import fails, in terms of the author's files, and what to do. */
export async function explainImport(
  inputs: Inputs,
  fault: Message,
  siteFolder: string,
): Promise<void> {
  const [, file] =
    fault.text.match(/^(?:Could not resolve "|Cannot read file: )([./].*?)"?$/) ?? [];
  if (file !== undefined) {
    const absolute = resolve(folderOf(fault), file);
    const inSite = relative(siteFolder, absolute).replaceAll('\\', '/');
    const isRooted = !file.startsWith('.') && /^\.\.\/|^\w:/.test(inSite);
    const shown = file.startsWith('.') || isRooted ? file : `@site/${inSite}`;
    fault.text = `The file "${shown.replaceAll('\\', '/')}" does not exist.`;
    const known = isRooted ? resolve(siteFolder, file.replace(/^\/+/, '')) : absolute;
    fault.notes = [note(`${await nearestTo(inputs, known)}${isRooted ? rooted : paths}`)];
    return;
  }
  const [, builtin] = fault.text.match(/^Could not resolve "(node:[^"]+)"/) ?? [];
  if (builtin !== undefined) {
    fault.text = `"${builtin}" is a Node.js module, but this code also runs in browsers.`;
    fault.notes = [note('You can import data from a JSON or YAML file.')];
    return;
  }
  const [, missing] = fault.text.match(/^Could not resolve "((?:@[^/"]+\/)?[^/"]+)/) ?? [];
  const [, user] = fault.location?.file.match(inPackage) ?? [];
  if (missing !== undefined && user !== undefined && !isNotExported(fault)) {
    fault.text = `The package "${missing}", which "${user}" needs, is not installed.`;
    fault.notes = [note(`Install the package: npm install ${missing}`)];
    return;
  }
  const [, name] =
    fault.text.match(/^No matching export in .* for import "([^"]+)"/) ??
    fault.text.match(/^Import "([^"]+)" will always be undefined/) ??
    [];
  if (name === undefined) return;
  const advice =
    name === 'default'
      ? 'Add `export default` to the module, or import by name: `import { name } from …`.'
      : `Add \`export\` to ${name} in the module, or correct the name.`;
  fault.notes = [note(advice)];
}

/** Matches a file of a package, and its name. */
const inPackage = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** True if the package is there, but has no such export. */
function isNotExported({ notes }: Message): boolean {
  return notes.some(({ text }) => !text.startsWith('You can mark the path'));
}

const paths =
  'Paths are relative to the importing file; "@site/" is the folder of the configuration.';

const rooted =
  'Paths that start with "/" are those of files in the static folders and in the folder of the configuration.';

function note(text: string): Message['notes'][number] {
  return { text, location: null };
}

/** Returns the folder of the file with the fault; the name of a virtual module contains it. */
function folderOf({ location }: Message): string {
  return dirname(resolve((location?.file ?? '.').replace(/^[a-z-]+:/, '').replace(/#\d+$/, '')));
}

/** Suggests a file with a similar name in the same folder. */
async function nearestTo(inputs: Inputs, file: string): Promise<string> {
  const names = await inputs.readdir(dirname(file)).catch(() => []);
  const near =
    closest(basename(file), names) ?? names.find((name) => parse(name).name === parse(file).name);
  if (near === undefined) return '';
  return `Did you mean "${near}"? `;
}
