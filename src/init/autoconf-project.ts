import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfiguredFile } from './cmake-project.ts';

/** The content of a `configure.ac`, as far as it is known without running it. */
export interface AutoconfProject {
  /** Files that it generates. */
  configured: ConfiguredFile[];
  /** Its variables with known values. */
  variables: Map<string, string>;
}

/** An assignment: at the start of a line or after another command, indented or not. */
const ASSIGNMENT =
  /(?:^|[;&|)]|\b(?:then|else|do))[ \t]*([A-Za-z_]\w*)(\+?)=("(?:\\[^]|[^"\\])*"|'[^']*'|[^\s;&|"'`]*)(?=[ \t]*(?:[;#&|]|\r?$))/gm;

/** A call that sets a variable: `AC_SUBST([NAME], [value])`, `m4_define([NAME], [value])`. */
const CALL = /\b(?:AC_SUBST|m4_define|m4_set)\(\s*\[?(\w+)\]?\s*,\s*(\[[^\]]*\]|"[^"]*"|[^\s,)]+)/g;

/** A call that names files to generate. */
const FILES = /\b(?:AC_CONFIG_FILES|AC_OUTPUT)\(\s*\[?([^\])]*)/g;

/** Variables that contain the folder of the sources. */
const SOURCE_ROOT = /^(?:(?:abs_)?(?:top_)?srcdir|ac_(?:abs_)?(?:top_)?(?:srcdir|confdir))$/;

/** Reads the `configure.ac` in the folder of a library; `undefined` if there is none. */
export function readAutoconfProject(folder: string): AutoconfProject | undefined {
  const file = ['configure.ac', 'configure.in']
    .map((name) => join(folder, name))
    .find((path) => existsSync(path));
  if (file === undefined) return undefined;
  const text = readFileSync(file, 'utf8').replace(/^[ \t]*(?:dnl\b|#).*$/gm, '');
  return { configured: configuredIn(text, folder), variables: variablesIn(text, folder) };
}

function configuredIn(text: string, folder: string): ConfiguredFile[] {
  const names = [...text.matchAll(FILES)].flatMap(([, list = '']) => list.split(/[\s,]+/));
  return names
    .filter((name) => name !== '' && !name.includes('$'))
    .map((name) => {
      // "output:template", or a template with the same name and ".in".
      const [output = '', template = `${output}.in`] = name.split(':');
      return { template: join(folder, template), output: join(folder, output), folder };
    });
}

function variablesIn(text: string, folder: string): Map<string, string> {
  const variables = new Map<string, string>();
  const set = (name: string, written: string, isMore: boolean): void => {
    const value = expanded(written, variables, folder);
    const before = variables.get(name) ?? '';
    // An empty value belongs to the case without documentation.
    if (value !== undefined && value.trim() !== '')
      variables.set(name, isMore ? `${before}${value}` : value);
  };
  const found = [...text.matchAll(ASSIGNMENT), ...text.matchAll(CALL)];
  for (const match of found.sort((a, b) => a.index - b.index)) {
    const isCall = match.length === 3;
    const [, name = ''] = match;
    set(name, (isCall ? match[2] : match[3]) ?? '', !isCall && match[2] === '+');
  }
  return variables;
}

/** Replaces the variables in a value; returns `undefined` if one is unknown, or if a command computes it. */
function expanded(
  written: string,
  variables: ReadonlyMap<string, string>,
  folder: string,
): string | undefined {
  const isLiteral = written.startsWith("'");
  const text = written.replace(/^["'[]|["'\]]$/g, '').replace(/\\\r?\n/g, ' ');
  if (isLiteral) return text;
  if (/`|\$\(|m4_/.test(text)) return undefined;
  const valueOf = (name: string): string | undefined =>
    SOURCE_ROOT.test(name) ? folder : variables.get(name);
  const parts = text.split(/\$(?:\{(\w+)\}|(\w+))/);
  // Between two texts are the name in braces and the one without, of which one is missing.
  const values = parts.map((part, index) => {
    if (index % 3 === 0) return part;
    return (part as string | undefined) === undefined ? '' : valueOf(part);
  });
  const isKnown = values.every((value) => value !== undefined);
  return isKnown ? values.join('').replace(/\s+/g, ' ') : undefined;
}
