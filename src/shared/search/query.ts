import { commonWords } from './common-words.ts';
import { innerWords, nameParts, nameKey, wordsOf } from './fold.ts';
import { splitOutside, withoutArguments } from './arguments.ts';
import type { SignaturePattern } from './signature.ts';
import type { Completion } from './answer.ts';

/** A parsed query. */
export interface Query {
  /** The query as typed. */
  text: string;
  /** The query without filters. */
  wanted: string;
  /** True for names and words: everything else may be code, an operator, a signature, facts, a message or an address. */
  isPlain: boolean;
  /** Names of the filters; a symbol must pass one of them. Missing if there are none. */
  filters?: ReadonlySet<string>;
  /** The groups to search; missing for all of them. */
  groups?: ReadonlySet<string>;
  /** True to find only deprecated symbols. */
  deprecated?: true;
  /** The release that must have added the symbol, or its series, or the one before: `3.1.2`, `3.1`, `>3.0`. */
  since?: string;
  /** The library that must contain the symbol. */
  library?: string;
  /** Folded names of scopes that must contain the symbol. */
  within: string[];
  /** The name to find; missing if there are only filters or a signature. */
  name?: NameQuery;
  /** The same name, but with the words before the last one as scopes: `vector size`. */
  spaced?: NameQuery;
  /** The signature to find; if there is a name as well, functions of that name come after it. */
  signature?: SignaturePattern;
  /** The words to find in texts. */
  words: string[];
  /** What is in quotation marks, as words: texts must have it as written. */
  phrases?: string[];
}

/** A name to find. */
export interface NameQuery {
  /** Last part as it was typed. */
  written: string;
  /** Its normalized form; empty if all members of the scopes match. */
  key: string;
  /** Its folded words. */
  parts: readonly string[];
  /** Normalized scopes before it, outermost first. */
  scopes: string[];
}

/** The filters before a colon that select kinds of symbols, each with its aliases. One text takes the fewest bytes. */
const symbolFilters =
  'class,struct,union,fn function func method,macro define,enum,value enumvalue,var variable field,type typedef using,concept,namespace ns module,group topic,file header,page';

/** The first name of each item in a list. */
type FirstNames<List extends string> = List extends `${infer Item},${infer Others}`
  ? FirstNames<Item> | FirstNames<Others>
  : List extends `${infer Name} ${string}`
    ? Name
    : List;

/** A filter that selects kinds of symbols. */
export type SymbolFilter = FirstNames<typeof symbolFilters>;

/** Maps each name and alias of a filter to its name. */
const nameOfFilter = new Map(
  `${symbolFilters},guide doc docs,post blog,deprecated,in,removed,since`
    .split(',')
    .flatMap((names) => {
      const all = names.split(' ');
      return all.map((name) => [name, all[0] ?? ''] as const);
    }),
);

/** Names of the filters of every site, sorted; they are offered as completions. */
export const filterNames: readonly string[] = [...new Set(nameOfFilter.values())].sort();
nameOfFilter.set('library', 'library');

/** The groups of texts, in display order, which are also filters; `page` also matches symbols. */
export const groupFilters: readonly string[] = ['guide', 'post', 'page', 'removed'];

/** What names and words do not contain: signs, what makes operators, literals and types of words, and facts. */
const signs =
  /[^\w\s:~.\xb5-\u1fff-]|^(?:const|class|struct|union|enum|namespace|template|typedef)\s|\boperator[\s-]|\soperator$|^[\d.]*_[A-Za-z]\w*$|\b(?:takes|returns|noexcept):(?!:)/;

/** Parses a query; every text is valid. Ignores common words if there are others. */
export function parseQuery(text: string): Query {
  const query: Query = {
    text,
    wanted: '',
    isPlain: true,
    within: [],
    words: [],
  };
  const filters = new Set<string>();
  const groups = new Set<string>();
  const rest = text.replace(
    /(^|\s)([a-z]+):(?!:)(\S*)/gi,
    (whole: string, before: string, name: string, value: string) => {
      const filter = nameOfFilter.get(name.toLowerCase());
      // Compilers write `deprecated:` as well, and put names in quotation marks.
      if (filter === undefined || /['‘`]/.test(text)) return whole;
      if (filter === 'in') query.within.push(...value.split('::').map(nameKey).filter(Boolean));
      else if (filter === 'since' || filter === 'library') query[filter] = value;
      else {
        const isText = groupFilters.includes(filter);
        if (isText) groups.add(filter);
        if (filter === 'deprecated') query.deprecated = true;
        else if (!isText || filter === 'page') filters.add(filter);
        return before + value;
      }
      return before;
    },
  );
  if (filters.size > 0) query.filters = filters;
  if (query.filters || query.deprecated || query.since || query.library || query.within.length > 0)
    groups.add('symbol');
  if (groups.size > 0) query.groups = groups;

  const wanted = rest.trim().replace(/\s+/g, ' ');
  if (wanted === '') return query;
  query.wanted = wanted;
  query.isPlain = !signs.test(wanted);
  query.name = parseName(wanted);
  const spaced = parseSpaced(wanted);
  if (spaced) query.spaced = spaced;
  const words = wordsOf(wanted).map(({ word }) => word);
  const distinctive = words.filter((word) => !commonWords.has(word));
  query.words = distinctive.length > 0 ? distinctive : words;
  const pieces = wanted.match(/["“][^"“”]+["”]|[\w\xb5-\u1fff-]+/g) ?? [];
  const quoted = pieces.filter((piece) => /^["“]/.test(piece));
  // Code has quotation marks as well.
  if (pieces.join(' ') === wanted && (quoted[0]?.includes(' ') || quoted[0] === wanted))
    query.phrases = quoted.map(wordsIn);
  return query;
}

/** True for a text that has all phrases of a query. */
export function withPhrases({ phrases = [] }: Query, text: string): boolean {
  const words = phrases.length > 0 ? wordsIn(text) : '';
  return phrases.every((phrase) => words.includes(phrase));
}

/** Returns the words of a text, each with a blank on both sides. */
function wordsIn(text: string): string {
  return ` ${wordsOf(text)
    .map(({ word }) => word)
    .join(' ')} `;
}

/** The words of a query, with compound words split. */
export function simplerWords(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const inner = innerWords(word);
    return inner.length > 0 ? inner : [word];
  });
}

/** Matches only signs, as in the name of an operator. */
export const onlySigns = /^(?:[-+*/%^&|~!=<>,]{1,3}|->\*?|\(\)|\[\])$/;

/** The path of a file; its folders are its scopes. */
const isPath = /^[\w.+-]+(?:\/[\w.+-]+)+$/;

/** Parses a name with its scopes. */
export function parseName(text: string): NameQuery {
  const compact = (isPath.test(text) ? text.replaceAll('/', '::') : text)
    .replace(/\s*::\s*/g, '::')
    .replace(/^::/, '');
  const at = operatorAt(compact);
  const scopes = splitScopes(at >= 0 ? compact.slice(0, at).replace(/::$/, '') : compact);
  let written = at >= 0 ? compact.slice(at) : (scopes.pop() ?? '');
  if (onlySigns.test(written) && written !== '~') written = `operator${written}`;
  else if (written.startsWith('""')) written = `operator${written}`;
  // `f()` and `f(int)` both refer to f.
  else if (!/^operator\b/.test(written)) written = withoutCall(written);
  else written = written.replace(/^(operator\s*(?:\(\)|[^(\s][^(]*))\([^]*$/, '$1').trim();
  return {
    written,
    key: written === '' ? '' : nameKey(written),
    parts: nameParts(written),
    scopes: scopes.map((scope) => nameKey(withoutArguments(scope))).filter(Boolean),
  };
}

/** Splits at each `::` outside brackets. */
function splitScopes(text: string): string[] {
  return splitOutside(text.replaceAll('::', '\n'), '\n').map((part) => part.replaceAll('\n', '::'));
}

/** Removes the parentheses of a call, but not those in template arguments. */
function withoutCall(name: string): string {
  const bracket = name.indexOf('<');
  const call = name.indexOf('(');
  if (call <= 0 || (bracket >= 0 && bracket < call)) return name.trim();
  return name.slice(0, call).trim();
}

/** The last word as the name, the words before it as scopes: `vector size`, `vector.size`; undefined for one word. */
function parseSpaced(text: string): NameQuery | undefined {
  const words = text.split(/[ .]/);
  const last = words.pop() ?? '';
  if (words.length === 0 || words.length > 3 || /[^\w\s~.]|\.\W*\d/.test(text)) return undefined;
  return { ...parseName(last), scopes: words.map(nameKey).filter(Boolean) };
}

/** The offset of the first operator name in a text; -1 if there is none. Scopes cannot follow an operator. */
function operatorAt(text: string): number {
  const found = /(?:^|::)(operator(?:\s*[^\w\s:]|\s))/.exec(text);
  return found ? found.index + (found[0].length - (found[1] ?? '').length) : -1;
}

/** Maximum number of completions. */
const mostOffers = 8;

/**
 * Completions for the end of a query: a filter, or a namespace after `in:`. What contains a colon among the namespaces is
 * a filter itself; one that needs a value ends with the colon.
 */
export function completionsOf(text: string, namespaces: readonly string[]): Completion[] {
  const [, before = '', piece = ''] = /^([^]*?)([a-z]+(?::[\w-]*)?)$/i.exec(text) ?? [];
  if (piece === '' || /\S$/.test(before)) return [];
  const start = piece.toLowerCase();
  const given = namespaces.map((name) => (name.includes(':') ? name : `in:${name} `));
  return [...filterNames.map((name) => `${name}:`), ...given]
    .filter(
      (offer) =>
        offer.endsWith(':') !== start.includes(':') &&
        offer.toLowerCase().startsWith(start) &&
        offer.length > start.length + 1,
    )
    .slice(0, mostOffers)
    .map((offer) => ({ query: before + offer, label: offer.trim() }));
}
