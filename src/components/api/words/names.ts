/** Splits a qualified name before its last part, at a `::` outside of template arguments and parentheses. */
export function splitName(name: string): [scope: string, last: string] {
  let depth = 0;
  let cut = -1;
  for (let i = 0; i < name.length; i++) {
    const char = name[i];
    if (char === '<' || char === '(' || char === '{' || char === '[') depth++;
    else if ((char === '>' || char === ')' || char === '}' || char === ']') && depth > 0) depth--;
    else if (char === ':' && name[i + 1] === ':' && depth === 0) cut = i++;
  }
  return cut < 0 ? ['', name] : [name.slice(0, cut), name.slice(cut + 2)];
}

/** What languages write between the parts of a name; the others write `::`. */
const separators: Record<string, string> = {
  Java: '.',
  'C#': '.',
  D: '.',
  Python: '.',
  Javascript: '.',
  VHDL: '.',
  Slice: '::',
  PHP: '\\',
};

/** A name as its language writes it. */
export function nameIn(language: string | undefined, name: string): string {
  const separator = separators[language ?? ''] ?? '::';
  return separator === '::' ? name : name.replaceAll('::', separator);
}
