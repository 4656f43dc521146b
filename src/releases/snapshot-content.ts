import { isPageAddress } from '../model/ledger.ts';
import { isReleaseName } from './release-name.ts';
import {
  type CommonFields,
  type Snapshot,
  type SnapshotHeaderFile,
  type SnapshotScope,
  type SnapshotSymbol,
} from './snapshot.ts';
import { symbolKey } from './symbol-key.ts';

/** Reports what is wrong with a snapshot, and the owner whose symbols contain it, if any do. */
export type ContentFault = (message: string, owner?: string) => void;

/**
 * Maps owners, with what their lines have in common, to lines to symbols: most lines of a snapshot are those of the
 * release before, and one object for both is all that readers and comparisons need.
 */
export type KnownLines = Map<string, Map<string, KeyedSymbol>>;

/** A symbol with its key. */
interface KeyedSymbol {
  symbol: SnapshotSymbol;
  key: string;
}

/** Returns the snapshot that a file contains, as it is parsed; `undefined` after reporting a fault. */
export function snapshotContent(
  value: unknown,
  fault: ContentFault,
  known?: KnownLines,
): Snapshot | undefined {
  if (!isRecord(value) || typeof value.formatVersion !== 'number') {
    fault('This file is not a snapshot: it has no "formatVersion".');
    return undefined;
  }
  const { library, release, settings, hidden, tool, date, doxygen, checksum } = value;
  if (typeof library !== 'string' || typeof release !== 'string') {
    fault('The snapshot lacks the name of the library or of the release.');
    return undefined;
  }
  if (!isReleaseName(release)) {
    fault(`The release "${shortened(release)}" is not the number of a version.`);
    return undefined;
  }
  if (date !== undefined && !isDay(date)) {
    fault('The date of the release is not a day, such as 2026-11-22.');
    return undefined;
  }
  if (!isRecord(value.scopes)) {
    fault('The snapshot has no list of symbols: "scopes".');
    return undefined;
  }
  const scopes = readScopes(value.scopes, fault, known);
  if (!scopes) return undefined;
  return {
    header: {
      formatVersion: value.formatVersion,
      library,
      release,
      ...(date !== undefined && { date }),
      ...(typeof doxygen === 'string' && { doxygen }),
      settings: textsOf(settings),
      hidden: Array.isArray(hidden) ? hidden.filter((each) => typeof each === 'string') : [],
      ...(isTexts(value.inline) && { inline: value.inline }),
      ...(isRecord(value.aliases) && { aliases: textsOf(value.aliases) }),
      ...(isRecord(value.using) && { using: listsOf(value.using) }),
      tool: typeof tool === 'string' ? tool : '',
      symbols: scopes.reduce((sum, scope) => sum + scope.symbols.length, 0),
      checksum: typeof checksum === 'string' ? checksum : '',
    },
    headers: readHeaders(value.headers),
    scopes,
  };
}

function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}

function readHeaders(value: unknown): Map<string, SnapshotHeaderFile> {
  if (!isRecord(value)) return new Map();
  return new Map(
    Object.entries(value).map(([path, header]) => {
      const { includes, external, umbrella, names, doxygen } = isRecord(header) ? header : {};
      return [
        path,
        {
          ...(isTexts(includes) && { includes }),
          ...(isTexts(external) && { external }),
          ...(umbrella === true && { umbrella }),
          ...(typeof names === 'string' && { names }),
          ...(typeof doxygen === 'string' && isPageAddress(doxygen) && { doxygen }),
        },
      ];
    }),
  );
}

function readScopes(
  groups: Record<string, unknown>,
  fault: ContentFault,
  lines?: KnownLines,
): SnapshotScope[] | undefined {
  const scopes: SnapshotScope[] = [];
  for (const [owner, list] of Object.entries(groups)) {
    if (!Array.isArray(list)) {
      fault(`The symbols of "${shortened(owner)}" are not a list.`, owner);
      return;
    }
    const known = new Set<string>();
    const symbols: SnapshotSymbol[] = [];
    const [first] = list as unknown[];
    const common = isCommon(first) ? first : {};
    const read = lines && linesOf(owner, common, lines);
    for (const line of (list as unknown[]).slice(common === first ? 1 : 0)) {
      const text = read && JSON.stringify(line);
      const each = read?.get(text ?? '') ?? readSymbol(line, common, owner, fault);
      if (!each) return;
      read?.set(text ?? '', each);
      const { key, symbol } = each;
      if (known.has(key)) {
        fault(`"${shortened(symbol.name)}" occurs twice in "${shortened(owner)}".`, owner);
        return;
      }
      known.add(key);
      symbols.push(symbol);
    }
    scopes.push({ owner, symbols });
  }
  return scopes;
}

function linesOf(owner: string, common: CommonFields, known: KnownLines): Map<string, KeyedSymbol> {
  const key = JSON.stringify([owner, common]);
  const lines = known.get(key) ?? new Map<string, KeyedSymbol>();
  known.set(key, lines);
  return lines;
}

/** Returns the symbol in a line; `undefined` after reporting a fault. */
function readSymbol(
  line: unknown,
  common: CommonFields,
  owner: string,
  fault: ContentFault,
): KeyedSymbol | undefined {
  if (!isSymbol(line)) {
    fault(`A symbol of "${shortened(owner)}" has an unknown form.`, owner);
    return undefined;
  }
  const symbol = expandSymbol(line, common);
  const wrong = [symbol.address, symbol.doxygen].find(
    (address) => address !== undefined && !isPageAddress(address),
  );
  if (wrong === undefined) return { symbol, key: symbolKey(symbol) };
  const name = shortened(symbol.name);
  fault(`"${name}" in "${shortened(owner)}" has a wrong address: ${shortened(wrong)}`, owner);
  return undefined;
}

/** Shortens a name for a message: names are input, and can be longer than a screen. */
export function shortened(name: string): string {
  const longest = 200;
  return name.length > longest ? `${name.slice(0, longest)}…` : name;
}

const kinds: ReadonlySet<unknown> = new Set<SnapshotSymbol['kind']>([
  ...(['class', 'struct', 'union', 'function', 'variable', 'alias'] as const),
  ...(['enum', 'enumerator', 'concept', 'macro'] as const),
]);

/** Fields with a text. */
const texts = [
  'type',
  'array',
  'noexcept',
  'requires',
  'value',
  'bits',
  'header',
  'declaredIn',
  'since',
  'address',
  'doxygen',
];

function isSymbol(value: unknown): value is SnapshotSymbol {
  if (!isRecord(value) || !kinds.has(value.kind) || typeof value.name !== 'string') return false;
  const { template, params, flags, fields, bases, access, deprecated } = value;
  const lists = [template, params].every((list) => list === undefined || isList(list, isParam));
  const names = [flags, fields].every((list) => list === undefined || isList(list, isText));
  return (
    lists &&
    names &&
    texts.every((name) => value[name] === undefined || isText(value[name])) &&
    (bases === undefined || isList(bases, isBase)) &&
    (access === undefined || access === 'protected') &&
    (deprecated === undefined || deprecated === true || isText(deprecated))
  );
}

function isCommon(value: unknown): value is CommonFields {
  return (
    isRecord(value) &&
    value.kind === undefined &&
    [value.header, value.page, value.doxygen].every(isMaybe)
  );
}

function isMaybe(value: unknown): boolean {
  return value === undefined || isText(value);
}

/** Adds to the line of a symbol what it has in common with others of its owner. Copies would double the memory. */
function expandSymbol(
  line: SnapshotSymbol,
  { header, page = '', doxygen: file = '' }: CommonFields,
): SnapshotSymbol {
  if (line.header === undefined && header !== undefined) line.header = header;
  else if (line.header === '') delete line.header;
  if (line.address?.startsWith('#')) line.address = page + line.address;
  if (line.doxygen?.startsWith('#')) line.doxygen = file + line.doxygen;
  return line;
}

function isParam(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return Object.values(value).every(isText);
}

function isBase(value: unknown): boolean {
  return (
    isRecord(value) &&
    isText(value.name) &&
    (value.access === undefined || value.access === 'protected') &&
    (value.virtual === undefined || value.virtual === true)
  );
}

function isList(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isTexts(value: unknown): value is string[] {
  return isList(value, isText);
}

/** True for an object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listsOf(value: Record<string, unknown>): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, list]) => (isTexts(list) ? [[name, list]] : [])),
  );
}

function textsOf(value: unknown): Record<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}
