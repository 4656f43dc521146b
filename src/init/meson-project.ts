import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { ConfiguredFile } from './cmake-project.ts';
import type { LibraryFiles } from './library-files.ts';
import type { ProjectFacts } from './project-facts.ts';

/** The content of a Meson project's build files, as far as it is known without running Meson. */
export interface MesonProject {
  /** Files that Meson generates. */
  configured: ConfiguredFile[];
  /** Its variables and the data for templates, as far as their values are written plainly. */
  variables: Map<string, string>;
}

const BUILD_FILE = 'meson.build';

/** A joined list, a text, a fact that Meson knows, or a variable. */
const part = String.raw`(?:' '\.join\(\w+\)|'(?:\\.|[^'\\\n])*'(?!\.)|meson\.\w+\(\)|[A-Za-z_]\w*(?![\w.(]))`;
const sum = String.raw`${part}(?:\s*[/+]\s*${part})*`;

/** A plain value: parts joined by `/` or `+`, or a list of such values. */
const value = String.raw`${sum}|\[(?:\s*${sum}\s*,?)*\s*\]`;

const parts = new RegExp(part, 'g');
const sums = new RegExp(sum, 'g');
const assignment = new RegExp(
  String.raw`^[ \t]*(\w+)[ \t]*(\+?)=(?!=)[ \t]*(?:(${value})[ \t]*$)?`,
  'gm',
);

/** An entry of the data for a template: `conf.set('NAME', value)`, `{'NAME': value}`. */
const entry = new RegExp(
  String.raw`(?:\.set(?:_quoted)?\(\s*'(\w+)'\s*,|[{,]\s*'(\w+)'\s*:)\s*(${value})\s*[,})]`,
  'g',
);
const configureFile = /\bconfigure_file\(((?:[^()]|\([^()]*\))*)\)/g;

/** Reads the build files of a project, as if all their lines counted; `undefined` if there are none. */
export function readMesonProject(
  folder: string,
  { paths }: LibraryFiles,
  facts: ProjectFacts,
): MesonProject | undefined {
  // The root first: the others use its variables.
  const files = paths
    .filter((path) => `/${path}`.endsWith(`/${BUILD_FILE}`) && existsSync(join(folder, path)))
    .sort((a, b) => a.split('/').length - b.split('/').length);
  if (files.length === 0) return undefined;
  const project: MesonProject = { configured: [], variables: new Map() };
  for (const path of files) readBuildFile(folder, path, facts, project);
  return project;
}

function readBuildFile(
  folder: string,
  path: string,
  { name, version }: ProjectFacts,
  { configured, variables }: MesonProject,
): void {
  const own = join(folder, dirname(path));
  const built = join(folder, 'build');
  const builtHere = join(built, relative(folder, own));
  // A `#` in a text is no comment.
  const text = readFileSync(join(folder, path), 'utf8').replace(
    /('(?:\\.|[^'\\\n])*')|#.*/g,
    (_, quoted?: string) => quoted ?? '',
  );

  function partValue(written: string): string | undefined {
    const [, list] = /\.join\((\w+)/.exec(written) ?? [];
    // Templates get the items of a list like this anyway.
    if (list !== undefined) return variables.get(list);
    const [, quoted] = /^'([^]*)'$/.exec(written) ?? [];
    if (quoted !== undefined) return quoted.replace(/\\([\\'])/g, '$1');
    const [, fact = ''] = /^meson\.(\w+)/.exec(written) ?? [];
    if (fact === '') return variables.get(written);
    if (fact.endsWith('source_root')) return folder;
    if (fact.endsWith('build_root')) return built;
    if (fact === 'current_source_dir') return own;
    if (fact === 'current_build_dir') return builtHere;
    if (fact === 'project_name') return name?.value;
    return fact === 'project_version' ? version?.value : undefined;
  }

  function sumValue(written: string): string | undefined {
    let joined: string | undefined;
    let end = 0;
    for (const match of written.matchAll(parts)) {
      const next = partValue(match[0]);
      if (next === undefined) return undefined;
      const isPath = written.slice(end, match.index).includes('/');
      if (joined === undefined || (isPath && isAbsolute(next))) joined = next;
      else joined = isPath ? `${joined}/${next}` : joined + next;
      end = match.index + match[0].length;
    }
    return joined;
  }

  /** Returns a value as a template gets it; `undefined` if a part is unknown. */
  function valueOf(written: string): string | undefined {
    const values = (written.match(sums) ?? []).map(sumValue);
    return values.includes(undefined) ? undefined : values.join(' ');
  }

  for (const [, key = '', more, written] of text.matchAll(assignment)) {
    const found = written === undefined ? undefined : valueOf(written);
    const before = more ? variables.get(key) : '';
    // A part of a value would be worse than none.
    if (found === undefined || before === undefined) variables.delete(key);
    else variables.set(key, [before, found].filter(Boolean).join(' '));
  }
  for (const [, key, other = '', written = ''] of text.matchAll(entry)) {
    const found = valueOf(written);
    if (found) variables.set(key ?? other, found);
  }
  for (const [, given = ''] of text.matchAll(configureFile)) {
    const [input, output] = ['input', 'output'].map((key) => {
      const [, written] = new RegExp(`\\b${key}\\s*:\\s*(${value})`).exec(given) ?? [];
      return written === undefined ? undefined : valueOf(written);
    });
    if (input !== undefined && output !== undefined)
      configured.push({
        template: resolve(own, input),
        output: join(builtHere, output),
        folder: own,
      });
  }
}
