import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { ConfiguredFile } from './cmake-project.ts';
import type { LibraryFiles } from './library-files.ts';
import { MesonExpression } from './meson-expression.ts';
import type { MesonArguments, MesonNames } from './meson-expression.ts';
import { mesonList, mesonPath, mesonSum, mesonText } from './meson-values.ts';
import type { MesonValue } from './meson-values.ts';
import { mesonTokens } from './meson-tokens.ts';
import type { MesonToken } from './meson-tokens.ts';
import type { ProjectFacts } from './project-facts.ts';

/** The content of a Meson project's build files, as far as it is known without running Meson. */
export interface MesonProject {
  /** Files that Meson generates. */
  configured: ConfiguredFile[];
  /** Returns the value of a variable in a template (absolute path): its own data, otherwise any data or variable. */
  variable: (name: string, template: string) => string | undefined;
}

const BUILD_FILE = 'meson.build';

/** Meson's build folder, relative to the project. */
const BUILD_FOLDER = 'build';

/** Maximum number of statements to run: nested loops could take forever. */
const MOST = 100_000;

/** Reads the build files of a project, as Meson would if all conditions were true; `undefined` if there are none. */
export function readMesonProject(
  folder: string,
  { paths }: LibraryFiles,
  { name, version }: ProjectFacts,
): MesonProject | undefined {
  const own = paths.filter((path) => path === BUILD_FILE || path.endsWith(`/${BUILD_FILE}`));
  if (own.length === 0) return undefined;
  const reader = new BuildFiles(folder, name?.value, version?.value);
  // First the root, which reads most others; then those that only a condition or a loop names.
  const depthOf = (path: string): number => path.split('/').length;
  for (const path of own.sort((a, b) => depthOf(a) - depthOf(b)))
    reader.read(join(folder, dirname(path)));
  return reader;
}

/** Runs build files one after another. */
class BuildFiles implements MesonProject, MesonNames {
  readonly configured: ConfiguredFile[] = [];
  readonly #variables = new Map<string, MesonValue>();
  /** All entries of configurations, and those of each template. */
  readonly #data = new Map<string, MesonValue>();
  readonly #dataOf = new Map<string, Map<string, MesonValue>>();
  readonly #read = new Set<string>();
  #ran = 0;

  constructor(
    private readonly folder: string,
    private readonly name: string | undefined,
    private readonly version: string | undefined,
  ) {}

  variable(name: string, template: string): string | undefined {
    const own = this.#dataOf.get(template)?.get(name);
    return (
      mesonText(own) ?? mesonText(this.#data.get(name)) ?? mesonText(this.#variables.get(name))
    );
  }

  /** Reads the build file of a folder, absolute. */
  read(own: string): void {
    const file = join(own, BUILD_FILE);
    if (this.#read.has(file) || !existsSync(file)) return;
    this.#read.add(file);
    const tokens = mesonTokens(readFileSync(file, 'utf8'));
    this.#run(tokens, 0, tokens.length, own);
  }

  #run(tokens: readonly MesonToken[], start: number, end: number, own: string): void {
    let at = start;
    while (at < end && this.#ran < MOST) {
      this.#ran += 1;
      const [first, second] = [tokens[at], tokens[at + 1]];
      if (first?.kind === 'line' || first?.kind !== 'name') at += 1;
      else if (/^(?:if|elif|else|endif|break|continue|endforeach)$/.test(first.text)) at += 1;
      else if (first.text === 'foreach') at = this.#loop(tokens, at, own);
      else if (second?.kind === 'sign' && /^\+?=$/.test(second.text)) {
        const expression = new MesonExpression(tokens, at + 2, own, this);
        const value = expression.value();
        const before = this.#variables.get(first.text);
        this.#variables.set(
          first.text,
          second.text === '=' || before === undefined ? value : mesonSum(before, value),
        );
        at = expression.end();
      } else {
        const expression = new MesonExpression(tokens, at, own, this);
        expression.value();
        at = expression.end();
      }
    }
  }

  #loop(tokens: readonly MesonToken[], at: number, own: string): number {
    let names = at + 1;
    while (tokens[names]?.text !== ':' && tokens[names]?.kind !== 'line') names += 1;
    const [first, second] = tokens.slice(at + 1, names).filter(({ kind }) => kind === 'name');
    const expression = new MesonExpression(tokens, names + 1, own, this);
    const values = expression.value();
    const start = expression.end();
    const end = endOfLoop(tokens, at);
    const items: MesonValue[][] =
      values instanceof Map ? [...values] : Array.isArray(values) ? values.map((one) => [one]) : [];
    for (const [one, other] of items) {
      if (first) this.#variables.set(first.text, one);
      if (second) this.#variables.set(second.text, other);
      this.#run(tokens, start, end, own);
    }
    return end + 1;
  }

  /** Returns the value of a name. */
  valueOf(name: string): MesonValue {
    return this.#variables.get(name);
  }

  /** Runs a function in the build file of a folder. */
  call(name: string, { values, named }: MesonArguments, own: string): MesonValue {
    const [first] = values;
    switch (name) {
      case 'files':
        return mesonList(values).map((each) => {
          return typeof each === 'string' ? resolve(own, each) : each;
        });
      case 'include_directories':
        return values;
      case 'join_paths':
        return values.reduce((path, each) => mesonPath(path, each));
      case 'configuration_data':
        return first instanceof Map ? new Map(first) : new Map();
      case 'subdir':
        if (typeof first === 'string' && resolve(own, first).startsWith(this.folder))
          this.read(resolve(own, first));
        return undefined;
      case 'configure_file':
        return this.#configure(named, own);
      default:
        return undefined;
    }
  }

  /** Runs a method of `meson`. */
  about(method: string, own: string): MesonValue {
    const built = join(this.folder, BUILD_FOLDER);
    if (/^(?:project|global)?_?source_root$/.test(method)) return this.folder;
    if (/^(?:project|global)?_?build_root$/.test(method)) return built;
    if (method === 'current_source_dir') return own;
    if (method === 'current_build_dir') return this.#builtOf(own);
    if (method === 'project_name') return this.name;
    return method === 'project_version' ? this.version : undefined;
  }

  note(entries: Iterable<readonly [string, MesonValue]>): void {
    for (const [name, value] of entries) this.#data.set(name, value);
  }

  #configure(named: ReadonlyMap<string, MesonValue>, own: string): MesonValue {
    const [input] = mesonList(named.get('input'));
    const output = named.get('output');
    if (typeof output !== 'string') return undefined;
    const file = join(this.#builtOf(own), output);
    if (typeof input === 'string') {
      const template = resolve(own, input);
      this.configured.push({ template, output: file, folder: own });
      const data = named.get('configuration');
      if (data instanceof Map) {
        this.#dataOf.set(template, data);
        this.note(data);
      }
    }
    return file;
  }

  #builtOf(own: string): string {
    return join(this.folder, BUILD_FOLDER, relative(this.folder, own));
  }
}

/** Index of the word that ends a loop. */
function endOfLoop(tokens: readonly MesonToken[], start: number): number {
  let depth = 0;
  for (let index = start; index < tokens.length; index += 1) {
    const { kind, text } = tokens[index] ?? { kind: 'line', text: '' };
    if (kind === 'name') depth += text === 'foreach' ? 1 : text === 'endforeach' ? -1 : 0;
    if (depth === 0) return index;
  }
  return tokens.length;
}
