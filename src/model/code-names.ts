import type { CodeClass, CodeLine } from './description.ts';

/** A name with its surroundings; the access before it makes it the name of a member. */
const names = /(\.\s*|->\s*)?((?:::)?[A-Za-z_]\w*(?:\s*::\s*~?[A-Za-z_]\w*)*)(?=(\s*)([^\s])?)/gu;

/** An alias of a namespace: `namespace mt = micro_os_plus::micro_test_plus;`. */
const alias = /\bnamespace\s+(\w+)\s*=\s*(?:::)?([\w:]+)\s*;/g;

/** Languages whose code may use symbols. */
const languages = new Set(['c', 'cc', 'cpp', 'cxx', 'c++', 'h', 'hpp', 'objc', 'objective-c']);

/** A name in code that may refer to a symbol. */
export interface CodeName {
  /** The name without spaces, with its scopes; followed by `()` if it is called. */
  written: string;
  /** The variable whose member it is, as in `window.clear()`; empty for that of an expression; missing otherwise. */
  object?: string;
  /** Index of its first character. */
  start: number;
  /** Index after its last character. */
  end: number;
}

/** True for the class names of a block of code in a language that may use symbols. */
export function mayUseSymbols(className: unknown): boolean {
  if (!Array.isArray(className) || !className.includes('theme-code-block')) return false;
  return className.some((name) => languages.has(String(name).replace(/^language-/, '')));
}

/** The parts of a line that contain no names. */
const silent = new Set<CodeClass>(['comment', 'stringliteral', 'charliteral', 'preprocessor']);

/** The text of a line, with spaces in place of comments, strings and directives. */
export function speakingText({ spans }: CodeLine): string {
  return spans
    .map(({ text, class: color }) => (silent.has(color) ? ' '.repeat(text.length) : text))
    .join('');
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
    const end = start + matched.length;
    const name = matched.replace(/\s+/g, '');
    const isCalled = next === '(';
    const written = isCalled ? `${name}()` : name;
    const object = access === '' ? undefined : before?.end === match.index ? before.name : '';
    // The member of a member is one of an unknown type.
    before = { name: access === '' ? name : '', end };
    if (object !== undefined) {
      if (isCalled) yield { written, object, start, end };
      continue;
    }
    const isType = /[<{&*]/.test(next) || (space !== '' && /\w/.test(next));
    if (name.includes('::') || isCalled || isType || /^[A-Z][A-Z0-9_]+$/.test(name))
      yield { written, start, end };
  }
}

/** Maps the namespace aliases in some code to their namespaces. */
export function namespaceAliases(code: string): Map<string, string> {
  return new Map([...code.matchAll(alias)].map(([, name = '', meant = '']) => [name, meant]));
}

/** Words that may be in front of a name that they do not declare: they begin an expression, or qualify a type. */
const passing = new Set(
  (
    'and or not return throw new delete case goto else do co_return co_await co_yield sizeof ' +
    'const constexpr consteval constinit static inline extern volatile mutable virtual thread_local register friend ' +
    'public protected private namespace'
  ).split(' '),
);

/** A name that something in front of it may declare: a word, or the end of a type. */
const declaration = /(?:\b(\w+)\s+|[>*&\]]\s*)(?=([A-Za-z_]\w*)(?!\w|\s*::))/g;

/**
 * The names that some code may declare itself, such as `add` in `int add(int a);`. Too many rather than too few: `a * b`
 * counts as a declaration of `b`.
 * @param code The code, with spaces in place of comments and strings.
 */
export function declaredNames(code: string): Set<string> {
  const found = new Set<string>();
  for (const [, word, name = ''] of code.matchAll(declaration))
    if (word === undefined || !passing.has(word)) found.add(name);
  return found;
}

/** The namespaces that some code opens, by `using namespace a::b;` or `namespace a::b {`. */
export function openNamespaces(code: string): string[] {
  const opened = /\b(?:using\s+)?namespace\s+(?:::)?(\w+(?:\s*::\s*\w+)*)\s*[;{]/g;
  return [...new Set([...code.matchAll(opened)].map(([, name = '']) => name.replace(/\s+/g, '')))];
}

/** Maps the names that some code introduces by `using a::b;` to the names that they stand for. */
export function usedNames(code: string): Map<string, string> {
  const using = /\busing\s+(?:::)?((?:\w+::)+(\w+))\s*;/g;
  return new Map([...code.matchAll(using)].map(([, whole = '', name = '']) => [name, whole]));
}
