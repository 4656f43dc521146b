import type { CodeClass, CodeLine } from '../../model/description.ts';

/** A name with its surroundings; the access before it makes it the name of a member. */
const names = /(\.\s*|->\s*)?((?:::)?[A-Za-z_]\w*(?:\s*::\s*~?[A-Za-z_]\w*)*)(?=(\s*)([^\s])?)/gu;

/** An alias of a namespace: `namespace mt = micro_os_plus::micro_test_plus;`. */
const alias = /\bnamespace\s+(\w+)\s*=\s*(?:::)?([\w:]+)\s*;/g;

/** The parts of a line that contain no names. */
const silent = new Set<CodeClass>(['comment', 'stringliteral', 'charliteral', 'preprocessor']);

/** The text of a line, with spaces in place of comments, strings and directives. */
export function speakingText({ spans }: CodeLine): string {
  return spans
    .map(({ text, class: color }) => (silent.has(color) ? ' '.repeat(text.length) : text))
    .join('');
}

/** A name in a line of code. */
export interface CodeName {
  /** The name with its scopes, followed by `()` if it is called. */
  written: string;
  /** The variable whose member it is, as in `window.clear()`; empty for that of an expression; missing otherwise. */
  object?: string;
  /** Where the name starts and ends in the line. */
  range: [start: number, end: number];
}

/**
 * The names in a line of C++ that may refer to symbols: names with scopes, macros, calls, members of objects that are
 * called, and names that look like types. Other names are probably variables of the example.
 * @param code The line, with spaces in place of comments and strings.
 */
export function* namesInCode(code: string): Generator<CodeName> {
  // Directives and declarations of scopes are not uses.
  if (/^\s*(?:#|using\b|namespace\b)/.test(code)) return;
  let before: { name: string; end: number } | undefined;
  for (const match of code.matchAll(names)) {
    const [, access = '', matched = '', space = '', next = ''] = match;
    const start = match.index + access.length;
    const range: CodeName['range'] = [start, start + matched.length];
    const name = matched.replace(/\s+/g, '');
    const isCalled = next === '(';
    const written = isCalled ? `${name}()` : name;
    const object = access === '' ? undefined : before?.end === match.index ? before.name : '';
    // The member of a member is one of an unknown type.
    before = { name: access === '' ? name : '', end: range[1] };
    if (object !== undefined) {
      if (isCalled) yield { written, object, range };
      continue;
    }
    const isType = /[<{&*]/.test(next) || (space !== '' && /\w/.test(next));
    if (name.includes('::') || isCalled || isType || /^[A-Z][A-Z0-9_]+$/.test(name))
      yield { written, range };
  }
}

/** Maps the namespace aliases in some code to their namespaces. */
export function namespaceAliases(code: string): Map<string, string> {
  return new Map([...code.matchAll(alias)].map(([, name = '', meant = '']) => [name, meant]));
}
