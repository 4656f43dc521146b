const scope = String.raw`(?:::)?(?:\w+(?:\s*<[^()]*>)?\s*::\s*)*`;
const qualifiers = String.raw`(?:(?:const|volatile|restrict|__restrict(?:__)?)\b\s*)*`;

/** The start of a declarator, up to the name: `(*`, `(&`, `(X::*const`, `(APIENTRY *`. */
const opening = new RegExp(
  String.raw`\(\s*(?:(\w+)\s+(?=[*^&]))?((?:${scope}[*^]\s*${qualifiers})*(?:&{1,2}\s*)?)`,
  'y',
);

/** Words whose parentheses contain an expression. */
const beforeExpression = /\b(?:decltype|noexcept|sizeof|alignas|alignof|typeof|__typeof__)\s*$/;

/**
 * Returns the offset of the declared name in a type: inside the innermost `(*)`, `(&)` or `(X::*)`. Undefined if the
 * name follows the type. `args` is the part that Doxygen writes separately from the type.
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
      if (/\w\s*$/.test(type.slice(0, at))) open.push(char);
    } else if (char === '>') {
      if (open.at(-1) === '<') open.pop();
    } else if (char === ')') {
      // A `<` still open inside the parentheses did not start a list of template arguments.
      while (open.length > 0 && open.pop() !== '(');
    }
  }
  return undefined;
}

/** The place for the name after one opening parenthesis, and those directly inside of it. */
function offsetIn(type: string, start: number, args: string): number | undefined {
  // A loop, because damaged XML can have more parentheses than calls fit on the stack.
  for (let at = start; ;) {
    opening.lastIndex = at;
    const [all = '', convention, signs = ''] = opening.exec(type) ?? [];
    if (signs === '') return undefined;
    const end = at + all.length;
    const next = type[end];
    // `int(FILE *)` is a function that takes a pointer; `int(APIENTRY *)(int)` points to a function.
    if (convention !== undefined && next !== undefined) {
      if (next !== ')' || !(type.slice(end + 1) + args).trimStart().startsWith('('))
        return undefined;
    }
    if (next !== '(') {
      if (next !== undefined && next !== ')' && next !== '[') return undefined;
      return at + all.trimEnd().length;
    }
    at = end;
  }
}

/** The separator between a type and its name: empty if the type ends in a sign that attaches to the name. */
export function gapAfter(type: string): string {
  return type === '' || /[*&^(]$/.test(type) ? '' : ' ';
}

/** Combines type, name and array part as C++ writes them. */
export function declaredText(type: string, name: string, array: string): string {
  const offset = nameOffset(type);
  if (offset === undefined) {
    const declared = name + array;
    return type + (name === '' || declared === '' ? '' : gapAfter(type)) + declared;
  }
  const before = type.slice(0, offset);
  return before + (name === '' ? '' : gapAfter(before)) + name + type.slice(offset) + array;
}
