/** A name in a line of code. */
export interface CodeName {
  /** The name with its scopes; with `()` where it is called. */
  written: string;
  /** What the code calls it, without `()`. */
  name: string;
}

/** A name, what precedes it, and what follows: an access to a member of an object names nothing by itself. */
const names = /(\.\s*|->\s*)?((?:::)?[A-Za-z_]\w*(?:\s*::\s*~?[A-Za-z_]\w*)*)(?=(\s*)([^\s])?)/gu;

/** An alias of a namespace: `namespace mt = micro_os_plus::micro_test_plus;`. */
const alias = /\bnamespace\s+(\w+)\s*=\s*(?:::)?([\w:]+)\s*;/g;

/**
 * The names in a line of C++ that may mean symbols: names with scopes, macros, what is called, and what looks like a type.
 * Others are likely to be variables of the example.
 *
 * @param code The line, blanks in place of comments and strings.
 */
export function* namesInCode(code: string): Generator<CodeName> {
  // Directives and declarations of scopes use nothing.
  if (/^\s*(?:#|using\b|namespace\b)/.test(code)) return;
  for (const [, access, matched = '', space = '', next = ''] of code.matchAll(names)) {
    if (access !== undefined) continue;
    const name = matched.replace(/\s+/g, '');
    const isCalled = next === '(';
    const isType = /[<{&*]/.test(next) || (space !== '' && /\w/.test(next));
    if (name.includes('::') || isCalled || isType || /^[A-Z][A-Z0-9_]+$/.test(name))
      yield { name, written: isCalled ? `${name}()` : name };
  }
}

/** The aliases of namespaces that a code declares: maps each to what it means. */
export function namespaceAliases(code: string): Map<string, string> {
  return new Map([...code.matchAll(alias)].map(([, name = '', meant = '']) => [name, meant]));
}
