/** A name with its surroundings: a member access names nothing by itself. */
const names = /(\.\s*|->\s*)?((?:::)?[A-Za-z_]\w*(?:\s*::\s*~?[A-Za-z_]\w*)*)(?=(\s*)([^\s])?)/gu;

/** An alias of a namespace: `namespace mt = micro_os_plus::micro_test_plus;`. */
const alias = /\bnamespace\s+(\w+)\s*=\s*(?:::)?([\w:]+)\s*;/g;

/**
 * The names in a line of C++ that may refer to symbols, with their scopes: names with scopes, macros, calls (followed by
 * `()`), and names that look like types. Other names are probably variables of the example.
 * @param code The line, with spaces in place of comments and strings.
 */
export function* namesInCode(code: string): Generator<string> {
  // Directives and declarations of scopes are not uses.
  if (/^\s*(?:#|using\b|namespace\b)/.test(code)) return;
  for (const [, access, matched = '', space = '', next = ''] of code.matchAll(names)) {
    if (access !== undefined) continue;
    const name = matched.replace(/\s+/g, '');
    const isCalled = next === '(';
    const isType = /[<{&*]/.test(next) || (space !== '' && /\w/.test(next));
    if (name.includes('::') || isCalled || isType || /^[A-Z][A-Z0-9_]+$/.test(name))
      yield isCalled ? `${name}()` : name;
  }
}

/** Maps the namespace aliases in some code to their namespaces. */
export function namespaceAliases(code: string): Map<string, string> {
  return new Map([...code.matchAll(alias)].map(([, name = '', meant = '']) => [name, meant]));
}
