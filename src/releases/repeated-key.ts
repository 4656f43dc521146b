/** Strings, and the signs around them. */
const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** Finds the key that an object of valid JSON contains twice, which parsers hide; `undefined` if there is none. */
export function repeatedKey(text: string): { key: string; offset: number } | undefined {
  // The keys of the objects that are open; a list has none.
  const open: (Set<string> | undefined)[] = [];
  let isKey = false;
  for (const { 0: word, index } of text.matchAll(token)) {
    if (word === '{' || word === '[') open.push(word === '{' ? new Set() : undefined);
    else if (word === '}' || word === ']') open.pop();
    else if (isKey && word.startsWith('"')) {
      const keys = open.at(-1);
      if (keys?.has(word)) return { key: word, offset: index };
      keys?.add(word);
    }
    isKey = word === '{' || (word === ',' && open.at(-1) !== undefined);
  }
  return undefined;
}
