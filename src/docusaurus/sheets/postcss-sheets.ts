import { spawn, type ChildProcess } from 'node:child_process';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PartialMessage } from 'esbuild';
import { displayPath } from '../../diagnostics/display-path.ts';
import type { Sources } from '../../diagnostics/sources.ts';
import type { Inputs } from '../../inputs/inputs.ts';
import { globExpression } from '../../model/glob.ts';
import type { Plan } from '../../plan/types.ts';
import { distFolder } from '../../render/bundling.ts';
import { missingModule } from '../missing-module.ts';
import type { ChangedSheet, PostcssOrder, PostcssReport, SheetFault } from './postcss-process.ts';

/** A plugin of PostCSS, as the configuration names it. */
export type StylePlugin = Plan['config']['postcss'][number];

/** A style sheet for the bundler. */
export interface ProcessedSheet {
  /** The CSS. */
  contents: string;
  /** What is wrong with it. */
  errors?: PartialMessage[];
  /** What plugins warn of. */
  warnings?: PartialMessage[];
}

/** Changes style sheets with plugins. */
export interface SheetProcessor {
  /** Changes a sheet, given its CSS and its path. */
  process(css: string, path: string): Promise<ProcessedSheet>;
  /** Ends the process. */
  close(): void;
}

/** How long the plugins may take for a sheet before they are ended, in milliseconds. */
const timeLimit = 60_000;

/**
 * Starts PostCSS with the plugins of a site, as soon as there is a sheet. `folder` is that of the site. Reports plugins
 * that cannot be used at their place in the configuration.
 */
export function openPostcss(
  plugins: readonly StylePlugin[],
  folder: string,
  sources: Sources,
): SheetProcessor {
  return new PostcssSheets(plugins, folder, sources);
}

/** How an order ends. */
type Answer = { sheet: ChangedSheet } | { fault: SheetFault } | { isReported: true };

class PostcssSheets implements SheetProcessor {
  #child: ChildProcess | undefined;
  #orders = 0;
  #isUnusable = false;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  /** Maps path and CSS of a sheet to the changed one: sheets are bundled for browsers and for Node. */
  readonly #done = new Map<string, Promise<ProcessedSheet>>();

  constructor(
    private readonly plugins: readonly StylePlugin[],
    private readonly folder: string,
    private readonly sources: Sources,
  ) {}

  process(css: string, path: string): Promise<ProcessedSheet> {
    const key = `${path}\n${css}`;
    const known = this.#done.get(key);
    if (known) return known;
    const result = this.#change(css, path);
    this.#done.set(key, result);
    return result;
  }

  close(): void {
    this.#child?.kill();
    this.#child = undefined;
  }

  async #change(css: string, path: string): Promise<ProcessedSheet> {
    const answer = await this.#answer(css, path);
    if ('isReported' in answer) return { contents: '' };
    if ('fault' in answer) return { contents: '', errors: [this.#message(answer.fault, path)] };
    const { sheet } = answer;
    await recordDependencies(sheet, this.sources.inputs);
    const warnings = sheet.warnings.map((each) => this.#message(each, path));
    return { contents: sheet.css, warnings };
  }

  #answer(css: string, path: string): Promise<Answer> {
    if (this.#isUnusable) return Promise.resolve({ isReported: true });
    const number = this.#orders++;
    const child = (this.#child ??= this.#start());
    return new Promise((done) => {
      const timer = setTimeout(() => {
        this.close();
        this.#answerAll({
          fault: { text: `The plugins of PostCSS did not end within ${timeLimit / 1000} seconds.` },
        });
      }, timeLimit);
      this.#waiting.set(number, (answer) => {
        clearTimeout(timer);
        done(answer);
      });
      const order: PostcssOrder = { number, css, path };
      child.send(order);
    });
  }

  #start(): ChildProcess {
    const script = pathToFileURL(join(distFolder, 'postcss.mjs')).href;
    // Code from the command line imports packages as a module in the current folder does.
    const code = `const { servePostcss } = await import(${JSON.stringify(script)});
servePostcss((name) => import(name));`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: this.folder,
      env: { NODE_ENV: 'production', ...process.env },
      // What plugins print is no part of the output.
      stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
      windowsHide: true,
    });
    child.on('message', (report: PostcssReport) => this.#receive(report));
    child.on('exit', (status) => {
      if (this.#child !== child) return;
      this.#child = undefined;
      const text = `A plugin of PostCSS ended its process with exit code ${status ?? 1}.`;
      this.#answerAll({ fault: { text } });
    });
    // Without a process, there is no exit; a message that cannot be sent any more is followed by one.
    child.on('error', ({ message }) => {
      if (child.pid === undefined)
        this.#answerAll({ fault: { text: `PostCSS cannot be started: ${message}` } });
    });
    const order: PostcssOrder = {
      plugins: this.plugins.map(({ place: _, ...plugin }) => plugin),
    };
    child.send(order);
    return child;
  }

  #receive(report: PostcssReport): void {
    if ('unusable' in report) {
      this.#report(report.unusable, report.reason, report.missing);
      this.#isUnusable = true;
      this.#answerAll({ isReported: true });
      return;
    }
    const done = this.#waiting.get(report.number);
    this.#waiting.delete(report.number);
    done?.(report);
  }

  #answerAll(answer: Answer): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const done of all) done(answer);
  }

  #report(index: number, reason: string, missing: string | undefined): void {
    const plugin = this.plugins[index];
    const name = plugin === undefined ? 'postcss' : displayName(plugin.module, this.folder);
    const place = (plugin ?? this.plugins[0])?.place;
    const isOwn = missing !== undefined && plugin?.module.startsWith(`${missing}/`) === true;
    const absent =
      missing === undefined ? undefined : missingModule(isOwn ? plugin.module : missing);
    if (absent) this.sources.diagnostics.error('postcss', absent.message, place, absent.advice);
    else
      this.sources.diagnostics.error(
        'postcss',
        `The plugin "${name}" cannot be used: ${reason}`,
        place,
        'Check its export and its options. Plugins must support PostCSS 8.',
      );
  }

  #message({ text, file, line, column }: SheetFault, path: string): PartialMessage {
    const location = {
      file: displayPath(file === undefined ? path : resolve(this.folder, file)),
      line: line ?? 1,
      column: (column ?? 1) - 1,
    };
    return { text, location };
  }
}

/** Returns the name of a plugin in messages: a package, or a path in the folder of the site. */
function displayName(module: string, folder: string): string {
  return module.startsWith(folder) ? relative(folder, module).split(sep).join('/') : module;
}

/** Records the files that a sheet depends on. */
async function recordDependencies({ files, folders }: ChangedSheet, inputs: Inputs): Promise<void> {
  await Promise.all([...new Set(files)].map((file) => inputs.read(file)));
  for (const { dir, glob } of folders) {
    // A plugin that names the files that it has read names a folder as well, for new ones: of a whole site, mostly.
    const known = files.filter((file) => file.startsWith(dir + sep));
    const isOpen = (path: string): boolean =>
      known.length === 0 || known.some((file) => file.startsWith(path + sep));
    await recordFolder(dir, glob === undefined ? undefined : globExpression(glob), isOpen, inputs);
  }
}

/** Records the files below a folder that match a pattern, and that folders have no further ones. */
async function recordFolder(
  root: string,
  pattern: RegExp | undefined,
  isOpen: (path: string) => boolean,
  inputs: Inputs,
): Promise<void> {
  const visit = async (folder: string): Promise<void> => {
    const entries = await inputs.readdir(folder, { withFileTypes: true }).catch(() => []);
    await Promise.all(
      entries.map(async (entry) => {
        const { name } = entry;
        const path = join(folder, name);
        if (entry.isDirectory()) {
          if (name !== 'node_modules' && !name.startsWith('.') && isOpen(path)) await visit(path);
        } else if (!pattern || pattern.test(relative(root, path).split(sep).join('/')))
          await inputs.read(path);
      }),
    );
  };
  await visit(root);
}
