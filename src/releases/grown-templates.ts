import { qualified, type IndexedSymbol, type SymbolIndex } from './symbol-index.ts';
import { isVisible } from './symbol-key.ts';

/** Maps the names of class templates to the number of parameters that they had before others with defaults came. */
export type GrownTemplates = ReadonlyMap<string, number>;

/** Finds the templates that have more parameters in the newer release, all of them with defaults. */
export function grownTemplates(old: SymbolIndex, now: SymbolIndex): GrownTemplates {
  const grown = new Map<string, number>();
  for (const after of now.byKey.values()) {
    const { owner, symbol } = after;
    if (symbol.kind === 'function' || symbol.name.includes('<')) continue;
    const params = (symbol.template ?? []).filter(isVisible);
    if (params.length < 2) continue;
    const before = old.named(qualified(owner, symbol)).find((each) => each.symbol.template);
    const count = before?.symbol.template?.filter(isVisible).length ?? 0;
    const more = params.slice(count);
    if (count > 0 && more.length > 0 && more.every((param) => param.default !== undefined))
      grown.set(symbol.name, count);
  }
  return grown;
}

/** Removes the arguments of a normal form that only the grown templates of the newer release have. */
export function withoutGrowth(text: string, grown: GrownTemplates): string {
  if (grown.size === 0 || !text.includes('<')) return text;
  let result = '';
  let at = 0;
  for (const { 0: found, 1: name = '', index } of text.matchAll(/([A-Za-z_]\w*)</g)) {
    const count = grown.get(name);
    if (count === undefined || index < at) continue;
    const start = index + found.length;
    const { args, end } = argumentsFrom(text, start);
    if (args.length <= count) continue;
    const kept = args.slice(0, count).map((each) => withoutGrowth(each, grown));
    result += `${text.slice(at, start)}${kept.join(',')}`;
    at = end;
  }
  return result + text.slice(at);
}

/** Returns the template arguments from an index on, and the index of the bracket that closes them. */
export function argumentsFrom(text: string, start: number): { args: string[]; end: number } {
  const args: string[] = [];
  let depth = 0;
  let from = start;
  for (let i = start; i < text.length; i++) {
    const sign = text[i] ?? '';
    if ('<([{'.includes(sign)) depth++;
    else if (depth > 0 && '>)]}'.includes(sign)) depth--;
    else if (sign === ',' || sign === '>') {
      if (depth > 0) continue;
      args.push(text.slice(from, i));
      from = i + 1;
      if (sign === '>') return { args, end: i };
    }
  }
  return { args, end: text.length };
}

/** True if a partial specialisation matches all arguments that an older specialisation matched. */
export function coversSpecialisation(
  to: IndexedSymbol,
  from: IndexedSymbol,
  grown: GrownTemplates,
): boolean {
  const [pattern, text] = [to, from].map((each) => specialisationName(each, grown));
  if (pattern === undefined || text === undefined || pattern === text) return pattern === text;
  const seen = new Set<string>();
  const source = pattern.replace(/\$\d+|[^\w$]/g, (part) => {
    if (!part.startsWith('$')) return `\\${part}`;
    const name = `p${part.slice(1)}`;
    if (seen.has(name)) return `\\k<${name}>`;
    seen.add(name);
    return `(?<${name}>[^,<>]+(?:<.*>)?)`;
  });
  return seen.size > 0 && new RegExp(`^${source}$`).test(text);
}

/** Returns the name of a specialisation with positions instead of the names of its template parameters. */
export function specialisationName(
  { symbol, names }: IndexedSymbol,
  grown: GrownTemplates,
): string {
  const spelled = symbol.name
    .replace(/[A-Za-z_]\w*(?:\s*::\s*[A-Za-z_]\w*)*/g, (word) => {
      const bare = word.slice(word.lastIndexOf(':') + 1).trim();
      return names.get(bare) ?? bare;
    })
    .replace(/\s+/g, '');
  return withoutGrowth(spelled, grown);
}
