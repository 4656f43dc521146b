import { createHash } from 'node:crypto';
import type {
  CommonFields,
  Snapshot,
  SnapshotHeader,
  SnapshotScope,
  SnapshotSymbol,
} from './snapshot.ts';

/** The facts of a header that do not follow from the symbols. */
export type SnapshotFacts = Omit<SnapshotHeader, 'symbols' | 'checksum'>;

/** Creates a snapshot of some symbols. */
export function createSnapshot(
  facts: SnapshotFacts,
  { headers, scopes }: Pick<Snapshot, 'headers' | 'scopes'>,
): Snapshot {
  const symbols = scopes.reduce((sum, scope) => sum + scope.symbols.length, 0);
  const checksum = checksumOf({ headers, scopes });
  return { header: { ...facts, symbols, checksum }, headers, scopes };
}

/** Returns the checksum of the headers and symbols of a snapshot. */
export function checksumOf({ headers, scopes }: Pick<Snapshot, 'headers' | 'scopes'>): string {
  return hashOf(headersText(headers) + scopesText(scopes));
}

/** Returns the checksum of a file, if it has the form that `writeSnapshot` gives it; another one if not. */
export function checksumOfFile(text: string): string {
  const start = text.indexOf(`\n${headersStart}`) + 1 + headersStart.length;
  const middle = text.indexOf(scopesStart, start);
  const headers = text.slice(start, middle);
  return hashOf(headers + text.slice(middle + scopesStart.length, -scopesEnd.length));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** What is around the headers and the scopes in a file. */
const [headersStart, scopesStart, scopesEnd] = ['"headers": {\n', '},\n"scopes": {\n', '}\n}\n'];

/**
 * Writes a snapshot as JSON with one symbol per line, so that a changed API is a few changed lines for git. The same
 * snapshot gives the same bytes on every machine.
 */
export function writeSnapshot({ header, headers, scopes }: Snapshot): string {
  const { settings, ...facts } = header;
  const lines = Object.entries(facts)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)},\n`)
    .join('');
  const options = Object.entries(settings)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n');
  const settingsText = options === '' ? '{}' : `{\n${options}\n}`;
  return `{\n${lines}"settings": ${settingsText},\n${headersStart}${headersText(headers)}${scopesStart}${scopesText(scopes)}${scopesEnd}`;
}

/** The headers, one per line. */
function headersText(headers: Snapshot['headers']): string {
  const lines = [...headers].map(
    ([path, header]) => `  ${JSON.stringify(path)}: ${JSON.stringify(header)}`,
  );
  return lines.length === 0 ? '' : `${lines.join(',\n')}\n`;
}

/** The symbols by owner: the owner once, what its symbols have in common, then a line for each symbol. */
function scopesText(scopes: readonly SnapshotScope[]): string {
  const groups = scopes.map(({ owner, symbols }) => {
    const common = commonFields(symbols);
    const lines: unknown[] = symbols.map((symbol) => withoutCommon(symbol, common));
    if (Object.keys(common).length > 0) lines.unshift(common);
    const list = lines.map((line) => `  ${JSON.stringify(line)}`).join(',\n');
    return `${JSON.stringify(owner)}: [\n${list}\n]`;
  });
  return groups.length === 0 ? '' : `${groups.join(',\n')}\n`;
}

/** Returns the header and the pages that most of several symbols have. */
function commonFields(symbols: readonly SnapshotSymbol[]): CommonFields {
  const header = mostFrequent(symbols.map((symbol) => symbol.header));
  const page = mostFrequent(symbols.map(({ address }) => address?.replace(/#.*$/, '')));
  const file = mostFrequent(symbols.map(({ doxygen }) => doxygen?.replace(/#.*$/, '')));
  return {
    ...(header !== undefined && { header }),
    ...(page !== undefined && { page }),
    ...(file !== undefined && { doxygen: file }),
  };
}

/** Returns the text that occurs most often, if several times; of several, the first in alphabetical order. */
function mostFrequent(texts: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [best] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return best !== undefined && best[1] > 1 ? best[0] : undefined;
}

/** A symbol as its line has it. `expandSymbol` reverses this. */
function withoutCommon(
  symbol: SnapshotSymbol,
  { header, page, doxygen: file }: CommonFields,
): SnapshotSymbol {
  const { header: own, address, doxygen, ...others } = symbol;
  const short = (each: string, common: string | undefined): string =>
    common !== undefined && each.startsWith(`${common}#`) ? each.slice(common.length) : each;
  return {
    ...others,
    ...(own === header ? {} : { header: own ?? '' }),
    ...(address !== undefined && { address: short(address, page) }),
    ...(doxygen !== undefined && { doxygen: short(doxygen, file) }),
  };
}
