import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import {
  formatVersion,
  type CommonFields,
  type Snapshot,
  type SnapshotHeaderFile,
  type SnapshotScope,
  type SnapshotSymbol,
} from './snapshot.ts';
import { symbolKey } from './symbol-key.ts';
import { checksumOf } from './write-snapshot.ts';

const advice = 'Restore the file from git, or write it again with "mtp-site snapshot".';

/** Reads a snapshot; reports why a file is none, and then returns `undefined`. `file` is its path for messages. */
export function readSnapshot(
  text: string,
  file: string,
  diagnostics: Diagnostics,
): Snapshot | undefined {
  const fault = (message: string, place: Place = { file }): undefined => {
    diagnostics.error('snapshot', message, place, advice);
    return undefined;
  };
  const conflict = /^(?:<{7}|>{7}|={7}(?=\s*$))/m.exec(text);
  if (conflict) {
    fault('The snapshot contains a merge conflict.', placeAt(text, conflict.index, file));
    return;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const at = /position (\d+)/.exec(message)?.[1];
    const isCut = /end of (?:JSON|data)|Unterminated/i.test(message);
    const place =
      at === undefined && !isCut ? { file } : placeAt(text, Number(at ?? text.length), file);
    fault(
      isCut ? 'The snapshot is incomplete: it ends too early.' : 'The snapshot is not valid JSON.',
      place,
    );
    return;
  }
  if (!isRecord(value) || typeof value.formatVersion !== 'number') {
    fault('This file is not a snapshot: it has no "formatVersion".');
    return;
  }
  if (value.formatVersion > formatVersion) {
    const tool = typeof value.tool === 'string' ? value.tool : '';
    diagnostics.error(
      'snapshot',
      `The snapshot has format ${value.formatVersion}, and this version of mtp-site reads up to ${formatVersion}.`,
      { file },
      `Update mtp-site to ${tool === '' ? 'the version that wrote it' : tool} or newer.`,
    );
    return undefined;
  }
  const {
    scopes: groups,
    library,
    release,
    settings,
    hidden,
    tool,
    date,
    doxygen,
    checksum,
  } = value;
  if (typeof library !== 'string' || typeof release !== 'string') {
    fault('The snapshot lacks the name of the library or of the release.');
    return;
  }
  if (!isRecord(groups)) {
    fault('The snapshot has no list of symbols: "scopes".');
    return;
  }
  const scopes = readScopes(groups, text, fault, file);
  if (!scopes) return undefined;
  const headers = readHeaders(value.headers);
  const actual = checksumOf({ headers, scopes });
  if (checksum !== actual)
    diagnostics.warning(
      'snapshot-edited',
      'The snapshot was edited after it was written: its checksum does not match.',
      { file },
      advice,
    );
  return {
    header: {
      ...{ formatVersion: value.formatVersion, library, release },
      ...(typeof date === 'string' && { date }),
      ...(typeof doxygen === 'string' && { doxygen }),
      settings: textsOf(settings),
      hidden: Array.isArray(hidden) ? hidden.filter((each) => typeof each === 'string') : [],
      tool: typeof tool === 'string' ? tool : '',
      symbols: scopes.reduce((sum, scope) => sum + scope.symbols.length, 0),
      checksum: actual,
    },
    headers,
    scopes,
  };
}

function readHeaders(value: unknown): Map<string, SnapshotHeaderFile> {
  if (!isRecord(value)) return new Map();
  return new Map(
    Object.entries(value).map(([path, header]) => {
      const { includes, names } = isRecord(header) ? header : {};
      return [
        path,
        {
          ...(isTexts(includes) && { includes }),
          ...(typeof names === 'string' && { names }),
        },
      ];
    }),
  );
}

function readScopes(
  groups: Record<string, unknown>,
  text: string,
  fault: (message: string, place?: Place) => undefined,
  file: string,
): SnapshotScope[] | undefined {
  const scopes: SnapshotScope[] = [];
  const twice = ownerTwice(text);
  if (twice) {
    fault(`The owner ${shortened(twice[1] ?? '')} occurs twice.`, placeAt(text, twice.index, file));
    return undefined;
  }
  for (const [owner, list] of Object.entries(groups)) {
    const place = (): Place => placeAt(text, text.indexOf(`${JSON.stringify(owner)}: [`), file);
    if (!Array.isArray(list)) {
      fault(`The symbols of "${shortened(owner)}" are not a list.`, place());
      return;
    }
    const known = new Set<string>();
    const symbols: SnapshotSymbol[] = [];
    let common: CommonFields = {};
    for (const [i, line] of (list as unknown[]).entries()) {
      if (i === 0 && isCommon(line)) {
        common = line;
        continue;
      }
      const each = isSymbol(line) ? expandSymbol(line, common) : undefined;
      if (!each) {
        fault(`A symbol of "${shortened(owner)}" has an unknown form.`, place());
        return;
      }
      const key = symbolKey(each);
      if (known.has(key)) {
        fault(`"${shortened(each.name)}" occurs twice in "${shortened(owner)}".`, place());
        return;
      }
      known.add(key);
      symbols.push(each);
    }
    scopes.push({ owner, symbols });
  }
  return scopes;
}

/** Finds the line of an owner that occurs again, which the parser of JSON would hide: merges can repeat whole lines. */
function ownerTwice(text: string): RegExpExecArray | undefined {
  const known = new Set<string>();
  for (const match of text.matchAll(/^("(?:[^"\\]|\\.)*"): \[$/gm)) {
    if (known.has(match[1] ?? '')) return match;
    known.add(match[1] ?? '');
  }
  return undefined;
}

/** Names are input, and can be longer than a screen. */
function shortened(name: string): string {
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
  'noexcept',
  'requires',
  'value',
  'bits',
  'header',
  'declaredIn',
  'since',
  'address',
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
  return isRecord(value) && value.kind === undefined && [value.header, value.page].every(isMaybe);
}

function isMaybe(value: unknown): boolean {
  return value === undefined || isText(value);
}

/** Adds to the line of a symbol what it has in common with others of its owner. */
function expandSymbol(line: SnapshotSymbol, { header, page = '' }: CommonFields): SnapshotSymbol {
  const { header: own = header, address, ...others } = line;
  return {
    ...others,
    ...(own !== undefined && own !== '' && { header: own }),
    ...(address !== undefined && {
      address: address.startsWith('#') ? `${page}${address}` : address,
    }),
  };
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textsOf(value: unknown): Record<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}

function placeAt(text: string, offset: number, file: string): Place {
  const before = text.slice(0, Math.max(0, offset)).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
