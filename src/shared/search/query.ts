import { classLikeKinds } from '../class-kinds.ts';
import { commonWords, fold, innerWords, nameParts, squash, wordsOf } from './fold.ts';
import { parseType, splitOutside, withoutArguments, type SignaturePattern } from './signature.ts';
import type { ResultGroup } from './answer.ts';

/** What a reader looks for, taken apart. */
export interface Query {
  /** As it was typed. */
  text: string;
  /** Kinds of symbols that are wanted; missing where all are. */
  kinds?: ReadonlySet<string>;
  /** Groups that are wanted; missing where all are. */
  groups?: ReadonlySet<ResultGroup>;
  /** Only what is deprecated. */
  deprecated: boolean;
  /** Names of scopes in which it must be, folded. */
  within: string[];
  /** The name that is looked for; missing where there is none: only filters, or a signature. */
  name?: NameQuery;
  /** The same, where words before the last one may be scopes: `vector size`. */
  spaced?: NameQuery;
  /** The signature that is looked for; where there is a name as well, functions of that name come after it. */
  signature?: SignaturePattern;
  /** The words that are looked for in texts. */
  words: string[];
}

/** A name that is looked for. */
export interface NameQuery {
  /** Last part as it was typed. */
  written: string;
  /** Its squashed form; empty where all members of the scopes are wanted. */
  key: string;
  /** Its words, folded. */
  parts: string[];
  /** Scopes before it, squashed, outer ones first. */
  scopes: string[];
}

const functionKinds = ['function', 'signal', 'slot', 'prototype', 'friend', 'dcop'];

/** The filters: what stands before the colon, and which kinds of symbols or which group it lets through. */
export const filters: Readonly<Record<string, { kinds?: readonly string[]; group?: ResultGroup }>> =
  {
    class: { kinds: classLikeKinds },
    struct: { kinds: ['struct'] },
    union: { kinds: ['union'] },
    fn: { kinds: functionKinds },
    macro: { kinds: ['define'] },
    enum: { kinds: ['enum'] },
    value: { kinds: ['enumvalue'] },
    var: { kinds: ['variable', 'property', 'event'] },
    type: { kinds: ['typedef', 'type', 'enum', ...classLikeKinds] },
    concept: { kinds: ['concept'] },
    namespace: { kinds: ['namespace', 'module'] },
    group: { kinds: ['group'] },
    file: { kinds: ['file', 'dir'] },
    guide: { group: 'guide' },
    post: { group: 'post' },
    page: { group: 'page', kinds: ['page', 'example', 'requirement', 'requirements'] },
  };

/** Other names of filters. */
const synonyms: Readonly<Record<string, string>> = {
  function: 'fn',
  func: 'fn',
  method: 'fn',
  define: 'macro',
  enumvalue: 'value',
  variable: 'var',
  field: 'var',
  typedef: 'type',
  using: 'type',
  ns: 'namespace',
  module: 'namespace',
  topic: 'group',
  header: 'file',
  doc: 'guide',
  docs: 'guide',
  blog: 'post',
};

/** Names of the filters that are offered while one is typed. */
export const filterNames: readonly string[] = [...Object.keys(filters), 'deprecated', 'in'].sort();

/** Takes a query apart; every text is one. */
export function parseQuery(text: string): Query {
  const query: Query = { text, deprecated: false, within: [], words: [] };
  const kinds = new Set<string>();
  const groups = new Set<ResultGroup>();
  const rest = text.replace(
    /(^|\s)([a-z]+):(?!:)(\S*)/gi,
    (whole: string, before: string, name: string, value: string) => {
      const lower = name.toLowerCase();
      if (lower === 'in') {
        query.within.push(...value.split('::').map(squash).filter(Boolean));
        return before;
      }
      if (lower === 'deprecated') query.deprecated = true;
      else {
        const filter = Object.hasOwn(filters, lower)
          ? filters[lower]
          : filters[synonyms[lower] ?? ''];
        if (!filter) return whole;
        for (const kind of filter.kinds ?? []) kinds.add(kind);
        if (filter.group) groups.add(filter.group);
      }
      return `${before}${value}`;
    },
  );
  if (kinds.size > 0) query.kinds = kinds;
  if (kinds.size > 0 || query.deprecated || query.within.length > 0) groups.add('symbol');
  if (groups.size > 0) query.groups = groups;

  const wanted = rest.trim().replace(/\s+/g, ' ');
  if (wanted === '') return query;
  const signature = parseSignatureQuery(wanted);
  if (signature) {
    query.signature = signature;
    const named = /^([\w:~]+)\s*->/.exec(wanted)?.[1];
    if (named !== undefined) query.name = parseName(named);
  } else {
    query.name = parseName(wanted);
    const spaced = parseSpaced(wanted);
    if (spaced) query.spaced = spaced;
    query.words = wordsOf(wanted)
      .map(({ word }) => word)
      .filter((word) => word !== '');
  }
  return query;
}

/** The words of a query that say something, for descriptions; all of them where none does. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !commonWords.has(word));
  return telling.length > 0 ? telling : [...words];
}

/** The words of a query, taken apart where they are put together. */
export function simplerWords(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const inner = innerWords(word);
    return inner.length > 0 ? inner : [word];
  });
}

/** Only signs: the name of an operator. */
const onlySigns = /^(?:[-+*/%^&|~!=<>,]{1,3}|->\*?|\(\)|\[\])$/;

/** The path of a file: its folders are its scopes. */
const isPath = /^[\w.+-]+(?:\/[\w.+-]+)+$/;

function parseName(text: string): NameQuery {
  const compact = (isPath.test(text) ? text.replaceAll('/', '::') : text)
    .replace(/\s*::\s*/g, '::')
    .replace(/^::/, '');
  const at = operatorAt(compact);
  const scopes = splitScopes(at >= 0 ? compact.slice(0, at).replace(/::$/, '') : compact);
  let written = at >= 0 ? compact.slice(at) : (scopes.pop() ?? '');
  if (onlySigns.test(written) && written !== '~') written = `operator${written}`;
  else if (written.startsWith('""')) written = `operator${written}`;
  // `f()` and `f(int)` mean f.
  else if (!/^operator\b/.test(written)) written = withoutCall(written);
  else written = written.replace(/^(operator\s*(?:\(\)|[^(\s][^(]*))\([^]*$/, '$1').trim();
  return {
    written,
    key: written === '' ? '' : squash(written),
    parts: nameParts(written),
    scopes: scopes.map((scope) => squash(withoutArguments(scope))).filter(Boolean),
  };
}

/** The names before and after each `::` outside of brackets. */
function splitScopes(text: string): string[] {
  return splitOutside(text.replaceAll('::', '\n'), '\n').map((part) => part.replaceAll('\n', '::'));
}

/** A name without the parentheses of a call, but with those in its template arguments. */
function withoutCall(name: string): string {
  const bracket = name.indexOf('<');
  const call = name.indexOf('(');
  if (call <= 0 || (bracket >= 0 && bracket < call)) return name.trim();
  return name.slice(0, call).trim();
}

/** The last word as the name, and those before it as scopes: `vector size`; undefined where there is but one word. */
function parseSpaced(text: string): NameQuery | undefined {
  const words = text.split(' ');
  const last = words.pop() ?? '';
  if (words.length === 0 || words.length > 3 || /[^\w\s~]/.test(text)) return undefined;
  return { ...parseName(last), scopes: words.map(squash) };
}

/** Where the name of an operator begins that is the last part: `a::operator::b` cannot be, so the first is taken; -1 for none. */
function operatorAt(text: string): number {
  const found = /(?:^|::)(operator(?:\s*[^\w\s:]|\s))/.exec(text);
  return found ? found.index + (found[0].length - (found[1] ?? '').length) : -1;
}

/** What a signature begins with, holds, or ends with; a name has none of it. */
function parseSignatureQuery(text: string): SignaturePattern | undefined {
  if (/(?:^|::)operator\b/.test(text) || onlySigns.test(text) || text.startsWith('""'))
    return undefined;
  const arrow = text.indexOf('->');
  const before = (arrow < 0 ? text : text.slice(0, arrow)).trim();
  const after = arrow < 0 ? '' : text.slice(arrow + 2).trim();
  const isWhole = before.startsWith('(');
  const looksSo =
    (arrow >= 0 && (after !== '' || isWhole)) ||
    isWhole ||
    (splitOutside(before, ',').length > 1 && /[\w>*&]\s*,|,\s*\w/.test(before)) ||
    /^const\s+\S/.test(before) ||
    /^[\w:<>, ]*\w[\s>]*[*&]+$/.test(before);
  // A word before an arrow is a name, and what it returns is wanted of all functions.
  if (!looksSo || before === '(') return undefined;
  const inner = before
    .replace(/^\(/, '')
    .replace(/\)[^)]*$/, '')
    .trim();
  const params = inner === '' ? [] : splitOutside(inner, ',').map((part) => part.trim());
  const returns = parseType(after);
  const pattern: SignaturePattern = {
    params: params
      .filter(Boolean)
      .map(parseType)
      .filter(({ key }) => key !== ''),
    isWhole,
    ...(returns.key === '' ? {} : { returns }),
  };
  return pattern.params.length > 0 || pattern.returns || isWhole ? pattern : undefined;
}

/** The last piece of a query, where it may become a filter: how it begins, and what stands before it. */
export function openFilter(
  text: string,
): { before: string; start: string; within?: string } | undefined {
  const [, before = '', piece = ''] = /^([^]*?)(\S+)$/.exec(text) ?? [];
  const within = /^in:(\w*)$/i.exec(piece)?.[1];
  if (within !== undefined) return { before, start: '', within: fold(within) };
  return /^[a-z]+$/i.test(piece) ? { before, start: piece.toLowerCase() } : undefined;
}
