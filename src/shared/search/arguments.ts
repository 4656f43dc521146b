/** Lists in brackets: arguments of templates and of calls. */

/** Splits a text at a character outside brackets. */
export function splitOutside(text: string, separator: string): string[] {
  if (!/[(<[{]/.test(text)) return text.split(separator);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if ('(<[{'.includes(char)) depth++;
    else if (')>]}'.includes(char) && text[i - 1] !== '-') depth = Math.max(0, depth - 1);
    else if (char === separator && depth === 0) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

/** Removes template arguments from a name: `b<x<int>>::c` becomes `b::c`. */
export function withoutArguments(name: string): string {
  let outer = name;
  for (let before = ''; before !== outer;) {
    before = outer;
    outer = outer.replace(/<[^<>]*>/g, '');
  }
  return outer.replace(/<[^]*|>/g, '');
}
