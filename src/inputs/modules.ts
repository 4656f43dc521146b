import { createRequire } from 'node:module';
import { dirname, join, parse, relative, resolve } from 'node:path';
import { recordCode, recordImport } from './code.ts';
import type { Inputs } from './inputs.ts';

/** The part of esbuild's metafile that is needed. */
export interface BundleInputs {
  /** Maps the path of each file that was read (relative to the working folder) to its imports. */
  inputs: Record<string, { imports: { path: string; original?: string; external?: boolean }[] }>;
}

/** Extensions that esbuild tries after a name without one, and after the name of a folder. */
const endings = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.css', '.json'];

/** Settings files that esbuild searches for in the folder of a module and all its parents. */
const settings = ['package.json', 'tsconfig.json', 'jsconfig.json'];

/**
 * Records the files of a bundle, and those that would take precedence if they existed. Synchronously: a site may import
 * thousands of small modules, and each asynchronous read of one takes milliseconds.
 */
export function recordBundle(inputs: Inputs, bundle: BundleInputs): void {
  if (!inputs.isRecording) return;
  const seen = new Set<string>();
  for (const [name, { imports }] of Object.entries(bundle.inputs)) {
    if (/^(?:import|require)\(/.test(name))
      inputs.doubt(`modules are imported by a pattern: ${name}`);
    // Plugins prefix the names of the files that they read: `svg:/site/img/logo.svg?url`.
    const file = resolve(name.replace(/^[\w-]{2,}:/, '').replace(/[?#].*$/, ''));
    // Code in a text was recorded when the text was read.
    const isText = name.startsWith('text:');
    const stats = isText ? undefined : inputs.statSync(file);
    if (!isText && !stats) continue;
    const isOwn = !/[/\\]node_modules[/\\]/.test(file);
    const bytes = isText ? undefined : inputs.readIfPossible(file);
    if (stats) {
      // The bundler may have read it in its earlier state.
      if (Math.max(stats.mtimeMs, stats.ctimeMs) >= inputs.start)
        inputs.doubt(`"${relative(process.cwd(), file)}" changed while the site was built`);
      recordRivals(inputs, file);
    }
    recordSettings(inputs, dirname(file), seen);
    if (isOwn && bytes && /\.[cm]?[jt]sx?$/.test(file))
      recordCode(inputs, bytes.toString(), relative(process.cwd(), file));
    for (const { path, original, external } of imports) {
      if (external && isOwn) recordImport(inputs, path, relative(process.cwd(), file));
      else recordPackage(inputs, dirname(file), original ?? path, seen);
    }
  }
}

/** Records which files an import without extension would prefer to a file. */
function recordRivals(inputs: Inputs, file: string): void {
  const { dir, name } = parse(file);
  const stems = name === 'index' ? [join(dir, name), dir] : [join(dir, name)];
  for (const stem of stems) for (const ending of endings) inputs.existsSync(stem + ending);
}

/** Records the settings for the modules of a folder, once per folder. */
function recordSettings(inputs: Inputs, folder: string, seen: Set<string>): void {
  if (seen.has(folder)) return;
  seen.add(folder);
  for (const name of settings) {
    const file = join(folder, name);
    const text = inputs.readIfPossible(file)?.toString();
    if (text !== undefined && name !== 'package.json') recordExtended(inputs, file, text, seen);
  }
  if (dirname(folder) !== folder) recordSettings(inputs, dirname(folder), seen);
}

/** Records the files that a TypeScript configuration extends. */
function recordExtended(inputs: Inputs, file: string, text: string, seen: Set<string>): void {
  const [, list = ''] = text.match(/"extends"\s*:\s*("[^"]*"|\[[^\]]*\])/) ?? [];
  for (const [, name = ''] of list.matchAll(/"([^"]*)"/g)) {
    const found = name.startsWith('.') ? resolve(dirname(file), name) : resolvePackage(file, name);
    for (const path of found === undefined ? [] : [found, `${found}.json`]) {
      if (seen.has(path)) continue;
      seen.add(path);
      const inner = inputs.readIfPossible(path)?.toString();
      if (inner !== undefined) recordExtended(inputs, path, inner, seen);
    }
  }
}

function resolvePackage(file: string, name: string): string | undefined {
  try {
    return createRequire(file).resolve(name);
  } catch {
    return undefined;
  }
}

/** Records which of the folders above a module contain the package that it imports, and the targets of links. */
function recordPackage(inputs: Inputs, folder: string, imported: string, seen: Set<string>): void {
  const [, name] = /^~?((?:@[^/\\]+\/)?[^./\\][^/\\]*)/.exec(imported) ?? [];
  if (name === undefined || seen.has(`${folder} ${name}`)) return;
  seen.add(`${folder} ${name}`);
  const path = join(folder, 'node_modules', name);
  if (inputs.existsSync(path)) inputs.realpathSync(path);
  if (dirname(folder) !== folder) recordPackage(inputs, dirname(folder), imported, seen);
}
