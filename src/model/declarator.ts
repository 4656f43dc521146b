const scope = String.raw`(?:::)?(?:\w+(?:\s*<[^()]*>)?\s*::\s*)*`;
const qualifiers = String.raw`(?:(?:const|volatile|restrict|__restrict(?:__)?)\b\s*)*`;

/** What opens a declarator, and the signs and words before its name: `(*`, `(&`, `(X::*const`, `(APIENTRY *`. */
const opening = new RegExp(
  String.raw`\(\s*(?:(\w+)\s+(?=[*^&]))?((?:${scope}[*^]\s*${qualifiers})*(?:&{1,2}\s*)?)`,
  'y',
);

/** Words before parentheses that hold an expression. */
const beforeExpression = /\b(?:decltype|noexcept|sizeof|alignas|alignof|typeof|__typeof__)\s*$/;

/**
 * Where a declared name belongs in a type: inside of `(*)`, `(&)` or `(X::*)`, the innermost of several. Undefined where
 * it follows the type. `args` is what Doxygen gives apart from the type.
 */
export function nameOffset(type: string, args = ''): number | undefined {
  if (!type.includes('(')) return undefined;
  const open: string[] = [];
  for (let at = 0; at < type.length; at++) {
    const char = type[at] ?? '';
    if (char === '(') {
      if (open.length === 0 && !beforeExpression.test(type.slice(0, at))) {
        const offset = offsetIn(type, at, args);
        if (offset !== undefined) return offset;
      }
      open.push(char);
    } else if (char === '<') {
      if (/[\w]\s*$/.test(type.slice(0, at))) open.push(char);
    } else if (char === '>') {
      if (open.at(-1) === '<') open.pop();
    } else if (char === ')') {
      // What is still open inside of the parentheses was no list of template arguments.
      while (open.length > 0 && open.pop() !== '(');
    }
  }
  return undefined;
}

/** The place for the name behind one opening parenthesis. */
function offsetIn(type: string, start: number, args: string): number | undefined {
  opening.lastIndex = start;
  const [all = '', convention, signs = ''] = opening.exec(type) ?? [];
  if (signs === '') return undefined;
  const end = start + all.length;
  const next = type[end];
  // `int(FILE *)` is a function that takes a pointer, `int(APIENTRY *)(int)` points to a function.
  if (convention !== undefined && next !== undefined) {
    if (next !== ')' || !(type.slice(end + 1) + args).trimStart().startsWith('(')) return undefined;
  }
  if (next === '(') return offsetIn(type, end, args);
  if (next !== undefined && next !== ')' && next !== '[') return undefined;
  return start + all.trimEnd().length;
}

/** What stands between a type and its name: nothing where the type ends in a sign that clings to the name. */
export function gapAfter(type: string): string {
  return type === '' || /[*&^(]$/.test(type) ? '' : ' ';
}

/** Type, name and array part put together as C++ writes them. */
export function declaredText(type: string, name: string, array: string): string {
  const offset = nameOffset(type);
  if (offset === undefined) {
    const declared = name + array;
    return type + (name === '' || declared === '' ? '' : gapAfter(type)) + declared;
  }
  const before = type.slice(0, offset);
  return before + (name === '' ? '' : gapAfter(before)) + name + type.slice(offset) + array;
}
