import type { Description } from '../model/description.ts';
import { summaryOf } from '../model/summary.ts';
import type { ApiReference } from '../model/site.ts';
import { indexSymbols } from '../model/symbols.ts';
import { textOfBlocks } from '../model/walk.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Snapshot, SnapshotSymbol } from './snapshot.ts';
import { qualified } from './symbol-index.ts';

/** Maps the qualified names of symbols to the texts of their summaries, on one line each. */
export type Summaries = ReadonlyMap<string, string>;

/** Name of the file with the summaries, in the folder of the snapshots. */
export const summariesFile = 'summaries.txt';

/** The first line of the file. */
const title = '# Summaries of symbols, for the pages of those that a later release removes.';

/** What is between the name and the text: no name contains it. */
const separator = ': ';

/** Returns the summaries of the symbols of a snapshot; overloads share the first one. */
export function summariesOf(
  api: ApiReference,
  { scopes }: Pick<Snapshot, 'scopes'>,
  refids: ReadonlyMap<SnapshotSymbol, string>,
): Summaries {
  const { compounds, members } = indexSymbols(api);
  const described = new Map<string, { brief: Description; detailed: Description }>(compounds);
  for (const [refid, { member }] of members) {
    described.set(refid, member);
    for (const value of member.enumValues) described.set(value.refid, value);
  }
  const summaries = new Map<string, string>();
  for (const { owner, symbols } of scopes)
    for (const symbol of symbols) {
      const name = qualified(owner, symbol);
      const own = described.get(refids.get(symbol) ?? '');
      const text = own ? textOfBlocks(summaryOf(own)).replace(/\s+/g, ' ').trim() : '';
      if (text !== '' && !summaries.has(name)) summaries.set(name, text);
    }
  return summaries;
}

/**
 * Reads a file of summaries; `shown` is its path for messages. Reports lines that are none, and leaves them out. Of two
 * lines about one symbol, which a merge leaves, the first counts.
 */
export function readSummaries(text: string, shown: string, diagnostics: Diagnostics): Summaries {
  const summaries = new Map<string, string>();
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  lines.forEach((line, i) => {
    if (line.trim() === '' || line.startsWith('# ')) return;
    const at = line.indexOf(separator);
    const name = line.slice(0, Math.max(at, 0));
    if (name === '')
      diagnostics.warning(
        'summaries',
        `This is not the summary of a symbol: ${line.slice(0, 100)}`,
        { file: shown, line: i + 1 },
        'Remove the line. Of a merge conflict, keep the lines of both sides.',
      );
    else if (!summaries.has(name)) summaries.set(name, line.slice(at + separator.length));
  });
  return summaries;
}

/** Returns the content of the file: a line for each symbol, sorted. */
export function writeSummaries(summaries: Summaries): string {
  const lines = [...summaries].map(([name, text]) => name + separator + text).sort();
  return [title, ...lines, ''].join('\n');
}
