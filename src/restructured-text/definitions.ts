/** What a text in reStructuredText defines once and uses anywhere: links, substitutions, and what it does not know. */
export interface Definitions {
  /** Addresses by the normal form of their name: `.. _name: https://…`. */
  urls: ReadonlyMap<string, string>;
  /** Replacement texts by name, in reStructuredText: `.. |name| replace:: text`. */
  replacements: ReadonlyMap<string, string>;
  /** Definitions of macros for formulas, by name without the backslash: `.. |name| mathmacro:: …`. */
  macros: ReadonlyMap<string, string>;
  /** Collects the names of directives and roles that the reader does not know: `.. name::`, `:name:`. */
  unknown: Set<string>;
}

const target = /^\s*\.\. _(`[^`]+`|(?:[^:\\`]|\\.)+): +(\S+)\s*$/;
const substitution = /^\s*\.\. \|([^|]+)\| +(replace|unicode|mathmacro):: *(.*)$/;

/** Collects the definitions of a text, given as lines. */
export function findDefinitions(lines: readonly string[]): Definitions {
  const urls = new Map<string, string>();
  const replacements = new Map<string, string>();
  const macros = new Map<string, string>();
  for (const line of lines) {
    if (!line.trimStart().startsWith('.. ')) continue;
    const [, name, url] = target.exec(line) ?? [];
    if (name !== undefined && url !== undefined) urls.set(normalName(name), url);
    const [, key = '', kind, value = ''] = substitution.exec(line) ?? [];
    if (kind === 'mathmacro') macros.set(key, value);
    else if (kind === 'unicode') replacements.set(key, unicodeText(value));
    else if (kind === 'replace') replacements.set(key, value);
  }
  return { urls, replacements, macros, unknown: new Set() };
}

/** The form in which names of links are compared: case and white space do not matter. */
export function normalName(name: string): string {
  return name.replace(/[`\\]/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Reads code points (`0xA9`, `U+00A9`); other words stay as they are. */
function unicodeText(value: string): string {
  return value.replace(/(?:0x|x|\\x|U\+|u|\\u)([\da-fA-F]{1,6})\b\s?/g, (whole, code: string) => {
    const point = Number.parseInt(code, 16);
    return point > 0x1f && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}

/** Replaces the macros of a text in a formula. */
export function expandMacros(tex: string, { macros }: Definitions): string {
  if (macros.size === 0) return tex;
  return tex.replace(/\\([A-Za-z]+)/g, (whole, name: string) => {
    const definition = macros.get(name);
    return definition === undefined ? whole : `{${definition}}`;
  });
}
