import { admonitionKind, openingOf } from './foreign-admonitions.ts';

/** Signs of constructs of other generators, for a quick look at a text. */
const SIGNS =
  /^[ \t]*(?:!!!|\?\?\?\+?)[ \t]+\w|^[ \t]*(?:`{3,}|:{3,})\{|\{\{[<%]|^[ \t]*(?:\[TOC\]|\[\[_TOC_\]\]|[@\\]tableofcontents)|^\+\+\+[ \t]*\n/im;

/** The first line of an admonition of MkDocs: `!!! note "Title"`, `??? tip` if it is collapsed. */
const MKDOCS = /^([ \t]*)(?:!!!|\?\?\?\+?)[ \t]+([\w-]+)(?:[ \t][\w -]*?)?(?:[ \t]+"(.*)")?[ \t]*$/;

/** The first line of a directive of MyST, with backticks or colons. */
const MYST = /^([ \t]*)(`{3,}|:{3,})\{([\w:-]+)\}[ \t]*(.*?)[ \t]*$/;

/** A shortcode of Hugo alone on its line; the slash is that of the closing one. */
const SHORTCODE = /^([ \t]*)\{\{[<%][ \t]*(\/?)[ \t]*([\w-]+)([^}]*?)[ \t]*[%>]\}\}[ \t]*$/;

/** Shortcodes for admonitions whose kind is a parameter. */
const CALLOUT = /^(?:callout|alert|notice|hint|admonition|message|banner)$/;

/** Where a table of contents would be inserted, which pages have anyway. */
const CONTENTS =
  /^[ \t]*(?:\[TOC\]|\[\[_TOC_\]\]|[@\\]tableofcontents(?:\{.*\})?|\{\{[<%][ \t]*toc[ \t]*[%>]\}\})[ \t]*$/i;

/**
 * Rewrites constructs of other generators that have a plain meaning here: admonitions of MkDocs, MyST and Hugo, tables of
 * contents, and front matter in TOML. The text keeps its number of lines, unless admonitions are nested.
 */
export function convertForeign(text: string): string {
  if (!SIGNS.test(text)) return text;
  const lines = tomlAsYaml(text.split('\n'));
  return mkdocs(fenced(lines)).join('\n');
}

/** Calls a function for each line outside of code; returns the new lines. */
function outsideCode(
  lines: readonly string[],
  change: (line: string, at: number) => string,
): string[] {
  let fence = '';
  return lines.map((line, at) => {
    const [, own = ''] = /^[ \t>]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== '') {
      if (own.startsWith(fence) && line.trim() === own) fence = '';
      return line;
    }
    const changed = change(line, at);
    if (changed === line && own !== '' && !line.trim().slice(own.length).includes('`')) fence = own;
    return changed;
  });
}

/** Converts constructs with a closing line of their own: directives of MyST, shortcodes; removes tables of contents. */
function fenced(lines: readonly string[]): string[] {
  const result = [...lines];
  /** Lines that end an open directive, by the line that starts it. */
  const closing = new Map<number, string>();
  outsideCode(lines, (line, at) => {
    if (closing.has(at)) return (result[at] = closing.get(at) ?? line);
    if (CONTENTS.test(line)) return (result[at] = '');
    const [, indent = '', fence, word = '', title = ''] = MYST.exec(line) ?? [];
    if (fence !== undefined && admonitionKind(word) !== undefined) {
      const end = endOf(lines, at, fence);
      if (end === undefined) return line;
      const colons = Math.max(fence.length, 3);
      closing.set(end, indent + ':'.repeat(colons));
      for (let option = at + 1; /^[ \t]*:[\w-]+:/.test(lines[option] ?? ''); option += 1)
        closing.set(option, '');
      return (result[at] = openingOf(indent, colons, word, title));
    }
    return (result[at] = shortcode(line, lines, at, closing));
  });
  return result;
}

/** Returns the first line after another one that a function accepts. */
function findAfter(
  lines: readonly string[],
  start: number,
  accepts: (line: string) => boolean,
): number | undefined {
  for (let at = start + 1; at < lines.length; at += 1) if (accepts(lines[at] ?? '')) return at;
  return undefined;
}

/** Returns the line that closes a fence. */
function endOf(lines: readonly string[], start: number, fence: string): number | undefined {
  return findAfter(lines, start, (line) => line.trim() === fence);
}

/** Converts the shortcode of an admonition, if it is closed. */
function shortcode(
  line: string,
  lines: readonly string[],
  at: number,
  closing: Map<number, string>,
): string {
  const [, indent = '', slash, name = '', given = ''] = SHORTCODE.exec(line) ?? [];
  if (slash !== '') return line;
  const parameter = (key: string): string | undefined =>
    new RegExp(`\\b${key}=["']?([^"'\\s]+(?:[^"'=]*(?=["']))?)`).exec(given)?.[1];
  const [, positional] = /^[ \t]*["']?([\w-]+)["']?/.exec(given.replace(/\S+=.*/, '')) ?? [];
  const kinds = ['type', 'level', 'context', 'color', 'style'].map(parameter);
  const word = CALLOUT.test(name)
    ? ([...kinds, positional].find((each) => each !== undefined && admonitionKind(each)) ?? 'note')
    : name;
  if (!CALLOUT.test(name) && admonitionKind(name) === undefined) return line;
  const end = findAfter(lines, at, (other) => {
    const [, , isEnd, closed] = SHORTCODE.exec(other) ?? [];
    return isEnd === '/' && closed === name;
  });
  if (end === undefined) return line;
  closing.set(end, `${indent}:::`);
  return openingOf(indent, 3, word, parameter('title') ?? '');
}

/** Converts admonitions whose content is indented; those without an empty line after it stay. */
function mkdocs(lines: readonly string[]): string[] {
  const result = [...lines];
  let ends = 0;
  outsideCode(lines, (line, at) => {
    if (at < ends) return result[at] ?? line;
    const [, indent, word = '', title = ''] = MKDOCS.exec(line) ?? [];
    if (indent === undefined) return line;
    const isIn = (each: string): boolean => each.trim() === '' || each.startsWith(`${indent}    `);
    const end = findAfter(lines, at, (each) => !isIn(each)) ?? lines.length;
    let last = end - 1;
    while (last > at && lines[last]?.trim() === '') last -= 1;
    // It closes on the empty line after its content.
    if (last === at || (last === end - 1 && end < lines.length)) return line;
    const inner = lines
      .slice(at + 1, last + 1)
      .map((each) => indent + each.slice(indent.length + 4));
    const content = mkdocs([...inner, '']);
    const [longest = 2] = content
      .map((each) => /^[ \t]*(:{3,})/.exec(each)?.[1]?.length ?? 2)
      .sort((a, b) => b - a);
    const colons = Math.max(longest + 1, 3);
    content.slice(0, -1).forEach((each, index) => (result[at + 1 + index] = each));
    const close = indent + ':'.repeat(colons);
    const tail = content.at(-1) ?? '';
    // An inner admonition closes on the same line.
    const closed = tail === '' ? close : `${tail}\n${close}`;
    if (last + 1 < lines.length) result[last + 1] = closed;
    else result[last] = `${result[last] ?? ''}\n${closed}`;
    ends = last + 2;
    return (result[at] = openingOf(indent, colons, word, title));
  });
  return result;
}

/** Converts front matter in TOML if it consists of texts, numbers, flags and lists of these. */
function tomlAsYaml(lines: readonly string[]): string[] {
  if (lines[0]?.trim() !== '+++') return [...lines];
  const end = lines.findIndex((line, at) => at > 0 && line.trim() === '+++');
  const entry =
    /^[ \t]*([\w-]+)[ \t]*=[ \t]*("(?:[^"\\]|\\.)*"|'[^']*'|\[[^[\]{}]*\]|[\w.:+-]+)[ \t]*(?:#.*)?$/;
  const head = lines.slice(1, end).map((line) => {
    const [, key, value] = entry.exec(line) ?? [];
    if (key !== undefined) return `${key}: ${value ?? ''}`;
    return /^[ \t]*(?:#.*)?$/.test(line) ? line : undefined;
  });
  const known = head.filter((line) => line !== undefined);
  if (end < 0 || known.length < head.length) return [...lines];
  return ['---', ...known, '---', ...lines.slice(end + 1)];
}
