/** Splits a qualified name at every `::` outside of template arguments, parentheses and brackets. */
export function splitQualified(name: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < name.length; i++) {
    const char = name[i];
    if (char === '<' || char === '(' || char === '{' || char === '[') depth++;
    else if ((char === '>' || char === ')' || char === '}' || char === ']') && depth > 0) depth--;
    else if (char === ':' && name[i + 1] === ':' && depth === 0) {
      parts.push(name.slice(start, i));
      start = i + 2;
      i++;
    }
  }
  parts.push(name.slice(start));
  return parts;
}

/** Splits a qualified name before its last part; the scope is empty if there is none. */
export function splitName(name: string): [scope: string, last: string] {
  const parts = splitQualified(name);
  const last = parts.pop() ?? name;
  return [parts.join('::'), last];
}

/** Removes the template arguments at the end of a name: `map<int>` is `map`. */
export function withoutArguments(name: string): string {
  return name.replace(/\s*<[^]*$/, '');
}
