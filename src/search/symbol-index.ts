import { joinStrings, packNumbers, toSteps } from '../shared/search/columns.ts';
import { encodeDictionary, sorts } from '../shared/search/dictionary.ts';
import { innerWords, initialsOf, nameParts, nameKey, wordsOf } from '../shared/search/fold.ts';
import {
  textMark,
  type DetailBlock,
  type KeywordRows,
  type SymbolIndexEntry,
  type ValueRows,
} from '../shared/search/format.ts';
import { parseSignature, parseType } from '../shared/search/signature.ts';
import { hideOwner } from '../shared/search/owner-mark.ts';
import { commonWords } from '../shared/search/common-words.ts';
import { baseNames, importanceOf } from './class-relations.ts';
import { facetColumns } from './facet-columns.ts';
import { nameFiles } from './name-files.ts';
import { inFolder, type IndexFile } from './index-file.ts';
import type { SymbolEntry } from './symbol-entries.ts';
import { kindsOf } from './symbol-kinds.ts';
import { append, groupBy } from '../shared/group-by.ts';

/** Maximum number of rows in a block of names. */
const nameRows = 5120;

/** Maximum number of rows in a block of details, and its approximate maximum length in characters. */
const detailRows = 3072;
const detailLength = 240_000;

/**
 * Up to this number of symbols, a search reads all blocks of names in less than a frame, without a dictionary or an
 * order by importance.
 */
export const fewSymbols = nameRows * 8;

/** Up to this number of blocks of details, a search reads all of them. */
const fewDetailBlocks = 4;

/** Maximum number of terms in a part of the dictionary. */
const partTerms = 3000;

/** The kinds that users search for most. */
const mainKinds = new Set([
  'class',
  'struct',
  'union',
  'concept',
  'namespace',
  'enum',
  'typedef',
  'define',
  'group',
]);

/** A row with its normalized name, and the importance of its scope. */
interface Row {
  entry: SymbolEntry;
  key: string;
  importance: number;
}

/** Builds the symbol index of a library, given the path of its `symbols.json`: its entry in the list of indexes, and its files. */
export function symbolIndex(
  entries: readonly SymbolEntry[],
  list = '',
): {
  entry: SymbolIndexEntry;
  files: IndexFile[];
} {
  const importance = importanceOf(entries);
  const rows = entries
    .map((entry) => {
      return { entry, key: nameKey(entry.name), importance: importance(entry) };
    })
    .sort(compareRows);
  const isLarge = rows.length > fewSymbols;
  const isMain = ({ entry }: Row): boolean =>
    mainKinds.has(entry.kind) && !entry.isDetail && !entry.isDeprecated;
  const main = isLarge ? rows.filter(isMain) : [];
  const rest = isLarge ? rows.filter((row) => !isMain(row)) : rows;
  const sorted = [...main, ...rest];
  const nameStarts = [...startsOf(0, main.length), ...startsOf(main.length, sorted.length)];
  const detailStarts = cutDetails(sorted);

  const files = new Map<string, unknown>();
  const ends = (starts: readonly number[], i: number): number => starts[i + 1] ?? sorted.length;
  const blocks = nameStarts.map((start, i) =>
    sorted.slice(start, ends(nameStarts, i)).map(({ entry }) => entry),
  );
  const { kinds, numberOf } = kindsOf(entries);
  const names = nameFiles(blocks, numberOf, !isLarge && blocks.length > 1);
  for (const [name, content] of names.files) files.set(name, content);
  detailStarts.forEach((start, i) =>
    files.set(`d${i}`, detailBlock(sorted.slice(start, ends(detailStarts, i)))),
  );

  const terms = new Terms();
  if (isLarge)
    nameStarts.forEach((start, i) => addNames(terms, sorted.slice(start, ends(nameStarts, i)), i));
  if (detailStarts.length > fewDetailBlocks)
    detailStarts.forEach((start, i) =>
      addDetails(terms, sorted.slice(start, ends(detailStarts, i)), i),
    );
  const parts = terms.parts();
  parts.forEach((part, i) => files.set(`p${i}`, encodeDictionary(part)));

  const bases = baseNames(entries);
  if (bases.length > 0) files.set('b', bases);

  const values = rowsBy(sorted, ({ value }) => (value === undefined ? [] : [value]));
  if (values.length > 0) files.set('v', values);

  const keywords = rowsBy(sorted, (entry) => entry.keywords ?? []);
  if (keywords.length > 0) files.set('k', keywords);

  const errors = rowsBy(sorted, (entry) => entry.errors ?? []);
  if (errors.length > 0) files.set('e', errors);

  const facets = facetColumns(sorted.map(({ entry }) => entry));
  if (facets.length > 0) files.set('f', facets);

  const { folder, files: written } = inFolder(files);
  const namespaces = sorted.flatMap(({ entry }) =>
    entry.kind === 'namespace' ? [entry.name] : [],
  );
  return {
    entry: {
      folder,
      total: sorted.length,
      firstKeys: joinStrings(nameStarts.map((start) => sorted[start]?.key ?? '')),
      nameRows: packNumbers(toSteps(nameStarts)),
      mainBlocks: startsOf(0, main.length).length,
      detailRows: packNumbers(toSteps(detailStarts)),
      dictionary: joinStrings(parts.map((part) => part[0]?.[0] ?? '')),
      sorts: [...new Set(parts.flat().map(([term]) => term.charAt(0)))].join(''),
      kinds,
      patterns: names.patterns,
      list,
      ...namesOfLibraries(entries),
      ...(bases.length > 0 && { hasBases: true }),
      ...(values.length > 0 && { hasValues: true }),
      ...(keywords.length > 0 && { hasKeywords: true }),
      ...(errors.length > 0 && { hasErrors: true }),
      ...(facets.length > 0 && { hasFacets: true }),
      sharesScopes: names.files.has('s'),
      namespaces: [...libraryFilters(entries), ...[...new Set(namespaces)].sort().slice(0, 200)],
    },
    files: written,
  };
}

/** Returns the numbers of the rows with each text of some kind. */
function rowsBy(
  rows: readonly Row[],
  textsOf: (entry: SymbolEntry) => readonly string[],
): ValueRows & KeywordRows {
  const found = new Map<string, number[]>();
  rows.forEach(({ entry }, row) => {
    for (const text of new Set(textsOf(entry))) {
      append(found, text, row);
    }
  });
  return [...found];
}

function compareRows(a: Row, b: Row): number {
  return (
    compare(a.key, b.key) ||
    compare(a.entry.name, b.entry.name) ||
    b.importance - a.importance ||
    compare(a.entry.scope, b.entry.scope) ||
    compare(a.entry.kind, b.entry.kind) ||
    compare(a.entry.page, b.entry.page) ||
    compare(a.entry.anchor, b.entry.anchor)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns what the names of each library have in common; the common words of several libraries differ. */
function namesOfLibraries(
  entries: readonly SymbolEntry[],
): Pick<SymbolIndexEntry, 'home' | 'namePrefix'> {
  const groups = [...groupBy(entries, ({ library }) => library).values()];
  if (groups.length < 2) return libraryNames(entries);
  const homes = groups.map((own) => libraryNames(own).home);
  return { home: [...new Set(homes)].join(' '), namePrefix: '' };
}

/** Returns completions for the filter by library; none if there is only one. */
function libraryFilters(entries: readonly SymbolEntry[]): string[] {
  const names = new Set(entries.flatMap(({ library }) => library ?? []));
  return names.size === 0 ? [] : ['library:', ...[...names].map((name) => `library:${name} `)];
}

/** Returns the outermost scope of most symbols, and the word with which the functions of a C library begin. */
function libraryNames(
  entries: readonly SymbolEntry[],
): Pick<SymbolIndexEntry, 'home' | 'namePrefix'> {
  const roots = new Map<string, number>();
  const prefixes = new Map<string, number>();
  let functions = 0;
  for (const { name, scope, kind } of entries) {
    if (['file', 'dir', 'page', 'group', 'example', 'define'].includes(kind)) continue;
    const [root = ''] = scope.split('::');
    if (root !== '') roots.set(root, (roots.get(root) ?? 0) + 1);
    if (kind !== 'function') continue;
    functions++;
    if (scope !== '') continue;
    const [first = '', ...others] = nameParts(name);
    if (others.length > 0) prefixes.set(first, (prefixes.get(first) ?? 0) + 1);
  }
  const [home = ''] = mostFrequent(roots);
  const [prefix = '', count = 0] = mostFrequent(prefixes);
  // A few functions with one beginning are no convention, nor is the C interface of a library of classes.
  return { home, namePrefix: count >= 8 && count * 2 > functions ? prefix : '' };
}

function mostFrequent(counts: ReadonlyMap<string, number>): readonly [string?, number?] {
  return [...counts].sort(([a, m], [b, n]) => n - m || compare(a, b))[0] ?? [];
}

/** Returns the first rows of blocks of names with nearly equal length. */
function startsOf(from: number, to: number): number[] {
  const blocks = Math.ceil((to - from) / nameRows);
  return Array.from({ length: blocks }, (_, i) => from + Math.floor(((to - from) * i) / blocks));
}

function cutDetails(rows: readonly Row[]): number[] {
  const starts: number[] = [];
  let length = Infinity;
  rows.forEach(({ entry }, i) => {
    const own = entry.type.length + entry.params.length + textsOf(entry).length;
    if (length + own > detailLength || i - (starts.at(-1) ?? 0) >= detailRows) {
      starts.push(i);
      length = 0;
    }
    length += own;
  });
  return starts;
}

function detailBlock(rows: readonly Row[]): DetailBlock {
  const column = (of: (entry: SymbolEntry) => string): string =>
    joinStrings(rows.map(({ entry }) => of(entry)));
  const types = rows.map(({ entry: { type, scope } }) => hideOwner(type, scope));
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  const sorted = [...counts].sort(([a, many], [b, more]) => more - many || compare(a, b));
  const numbers = new Map(sorted.map(([type], number) => [type, number]));
  return {
    types: joinStrings(sorted.map(([type]) => type)),
    rowTypes: packNumbers(types.map((type) => numbers.get(type) ?? 0)),
    params: column(({ params, scope }) => hideOwner(params, scope)),
    texts: column(textsOf),
  };
}

/** Returns the brief description, the rest of it, and what others have as well, with marks in between. */
function textsOf({ brief, text, repeated = '' }: SymbolEntry): string {
  const all = [brief, text, repeated].map((each) => each.replaceAll(textMark, '|'));
  return all.join(textMark).replace(new RegExp(`${textMark}+$`), '');
}

function addNames(terms: Terms, rows: readonly Row[], block: number): void {
  const scopes = new Set<string>();
  for (const { entry } of rows) {
    const parts = nameParts(entry.name);
    for (const part of parts) terms.add(sorts.part + part, block);
    const initials = initialsOf(parts);
    if (initials !== '') terms.add(sorts.initials + initials.slice(0, 7), block);
    scopes.add(entry.scope);
  }
  for (const scope of scopes) {
    const last =
      scope
        .replace(/<[^]*$/, '')
        .split(/::|\//)
        .pop() ?? '';
    if (last !== '') terms.add(sorts.scope + nameKey(last), block);
  }
}

function addDetails(terms: Terms, rows: readonly Row[], block: number): void {
  // Overloads and methods of many classes have the same texts; the terms of a block are added once.
  const seen = new Set<string>();
  const isNew = (text: string): boolean => seen.size < seen.add(text).size;
  for (const { entry } of rows) {
    const { params, type, kind } = entry;
    if (kind === 'typedef' && type.includes('<'))
      terms.add(sorts.type + parseType(type).key, block);
    if (params !== '' && kind !== 'define' && isNew(`${params}\0${type}`)) {
      const signature = parseSignature(params, type);
      for (const param of signature.params) terms.add(sorts.type + parseType(param).key, block);
      terms.add(sorts.type + signature.returns.key, block);
    }
    const text = textsOf(entry);
    if (!isNew(text)) continue;
    for (const { word } of wordsOf(text))
      for (const each of [word, ...innerWords(word)])
        if (each.length > 1 && each.length < 40 && !commonWords.has(each))
          terms.add(sorts.word + each, block);
  }
}

/** Collects terms and the blocks that contain them. */
class Terms {
  readonly #blocks = new Map<string, number[]>();

  /** Adds a block to a term; blocks must come in ascending order. */
  add(term: string, block: number): void {
    const known = this.#blocks.get(term);
    if (!known) this.#blocks.set(term, [block]);
    else if (known.at(-1) !== block) known.push(block);
  }

  /** Returns the terms, sorted and split into parts. */
  parts(): [term: string, blocks: number[]][][] {
    const sorted = [...this.#blocks].sort(([a], [b]) => compare(a, b));
    const parts: [string, number[]][][] = [];
    for (let i = 0; i < sorted.length; i += partTerms) parts.push(sorted.slice(i, i + partTerms));
    return parts;
  }
}
