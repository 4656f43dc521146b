import { createRequire } from 'node:module';
import { dirname, join, parse, relative, resolve } from 'node:path';
import { stat } from 'node:fs/promises';
import { noteCode, noteImport } from './code.ts';
import { existsSync, readFile, realpathSync } from './files.ts';
import { currentRecorder, noteDoubt, type Recorder } from './recorder.ts';

/** What is needed of esbuild's account of a bundling. */
export interface BundleInputs {
  /** Maps the path of each file that was read (below the working folder) to what it imports. */
  inputs: Record<string, { imports: { path: string; original?: string; external?: boolean }[] }>;
}

/** What esbuild tries after a name without an ending, and after the name of a folder. */
const endings = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.css', '.json'];

/** Settings that esbuild looks for in the folder of a module and in all above it. */
const settings = ['package.json', 'tsconfig.json', 'jsconfig.json'];

/** Notes the files of a bundling, and what would have been taken in their place if it had been there. */
export async function noteBundle({ inputs }: BundleInputs): Promise<void> {
  const recorder = currentRecorder();
  if (!recorder) return;
  const seen = new Set<string>();
  for (const [name, { imports }] of Object.entries(inputs)) {
    if (/^(?:import|require)\(/.test(name)) noteDoubt(`modules are imported by a pattern: ${name}`);
    // Plugins put a name in front of what they read: `svg:/site/img/logo.svg?url`.
    const file = resolve(name.replace(/^[\w-]{2,}:/, '').replace(/[?#].*$/, ''));
    // The code in a text is known to whoever has read the text.
    const isText = name.startsWith('text:');
    if (!isText && !existsSync(file)) continue;
    const isOwn = !/[/\\]node_modules[/\\]/.test(file);
    const bytes = isText ? undefined : await readFile(file).catch(() => undefined);
    if (!isText) {
      await noteIfYoung(file, recorder);
      noteRivals(file);
    }
    await noteSettings(dirname(file), seen);
    if (isOwn && bytes && /\.[cm]?[jt]sx?$/.test(file))
      noteCode(bytes.toString(), relative(process.cwd(), file));
    for (const { path, original, external } of imports) {
      if (external && isOwn) noteImport(path, relative(process.cwd(), file));
      else notePackage(dirname(file), original ?? path, seen);
    }
  }
}

/** What was written after the build began may have been read in its earlier state. */
async function noteIfYoung(file: string, { start }: Recorder): Promise<void> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats || Math.max(stats.mtimeMs, stats.ctimeMs) >= start)
    noteDoubt(`"${relative(process.cwd(), file)}" changed while the site was built`);
}

/** Notes which files there are that an import without ending would have taken in place of a file. */
function noteRivals(file: string): void {
  const { dir, name } = parse(file);
  const stems = name === 'index' ? [join(dir, name), dir] : [join(dir, name)];
  for (const stem of stems) for (const ending of endings) existsSync(stem + ending);
}

/** Notes the settings for the modules of a folder, once for each folder. */
async function noteSettings(folder: string, seen: Set<string>): Promise<void> {
  if (seen.has(folder)) return;
  seen.add(folder);
  for (const name of settings) {
    const file = join(folder, name);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined && name !== 'package.json') await noteExtended(file, text, seen);
  }
  if (dirname(folder) !== folder) await noteSettings(dirname(folder), seen);
}

/** Notes the files whose settings a file of TypeScript's takes over. */
async function noteExtended(file: string, text: string, seen: Set<string>): Promise<void> {
  const [, list = ''] = text.match(/"extends"\s*:\s*("[^"]*"|\[[^\]]*\])/) ?? [];
  for (const [, name = ''] of list.matchAll(/"([^"]*)"/g)) {
    const found = name.startsWith('.') ? resolve(dirname(file), name) : resolvePackage(file, name);
    for (const path of found === undefined ? [] : [found, `${found}.json`]) {
      if (seen.has(path)) continue;
      seen.add(path);
      const inner = await readFile(path, 'utf8').catch(() => undefined);
      if (inner !== undefined) await noteExtended(path, inner, seen);
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

/** Notes in which of the folders above a module there is the package that it imports, and where links to it lead. */
function notePackage(folder: string, imported: string, seen: Set<string>): void {
  const [, name] = /^~?((?:@[^/\\]+\/)?[^./\\][^/\\]*)/.exec(imported) ?? [];
  if (name === undefined || seen.has(`${folder} ${name}`)) return;
  seen.add(`${folder} ${name}`);
  const path = join(folder, 'node_modules', name);
  if (existsSync(path)) realpathSync(path);
  if (dirname(folder) !== folder) notePackage(dirname(folder), imported, seen);
}
