import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import { repeatedKey } from './repeated-key.ts';
import {
  isRecord,
  shortened,
  snapshotContent,
  type ContentFault,
  type KnownLines,
} from './snapshot-content.ts';
import { formatVersion, type Snapshot } from './snapshot.ts';
import { checksumOf, checksumOfFile } from './write-snapshot.ts';

const advice = 'Restore the file from git, or write it again with "mtp-site snapshot".';

/**
 * Reads a snapshot; reports why a file is none, and then returns `undefined`. `file` is its path for messages. Symbols in
 * `known` lines, those of other releases, are not read again.
 */
export function readSnapshot(
  written: string,
  file: string,
  diagnostics: Diagnostics,
  known?: KnownLines,
): Snapshot | undefined {
  const text = written.replace(/^\uFEFF/, '');
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
  if (
    isRecord(value) &&
    typeof value.formatVersion === 'number' &&
    value.formatVersion > formatVersion
  ) {
    const tool = typeof value.tool === 'string' ? value.tool : '';
    diagnostics.error(
      'snapshot',
      `The snapshot has format ${value.formatVersion}, and this version of mtp-site reads up to ${formatVersion}.`,
      { file },
      `Update mtp-site to ${tool === '' ? 'the version that wrote it' : tool} or newer.`,
    );
    return undefined;
  }
  // The lines of a formatter have other forms.
  const isOwnForm = text.startsWith('{\n"') || text.startsWith('{\r\n"');
  const twice = isOwnForm ? keyTwice(text) : undefined;
  const other = isOwnForm ? undefined : repeatedKey(text);
  if (other) {
    fault(`The field ${shortened(other.key)} occurs twice.`, placeAt(text, other.offset, file));
    return undefined;
  }
  if (twice) {
    const name = shortened((twice[1] ?? '').trim());
    const isNested = twice[1]?.startsWith(' ') === true;
    const what = twice[2] === '[' ? 'owner' : isNested && twice[2] === '{' ? 'header' : 'field';
    fault(`The ${what} ${name} occurs twice.`, placeAt(text, twice.index, file));
    return undefined;
  }
  const report: ContentFault = (message, owner) => {
    const at = owner === undefined ? -1 : text.indexOf(`${JSON.stringify(owner)}: [`);
    fault(message, owner === undefined ? { file } : placeAt(text, at, file));
  };
  const snapshot = snapshotContent(value, report, known);
  if (!snapshot) return undefined;
  // Writing the symbols again takes longer than reading them.
  const isAsWritten = checksumOfFile(text) === snapshot.header.checksum;
  const checksum = isAsWritten ? snapshot.header.checksum : checksumOf(snapshot);
  if (snapshot.header.checksum !== checksum)
    diagnostics.warning(
      'snapshot-edited',
      'The snapshot was edited after it was written: its checksum does not match.',
      { file },
      advice,
    );
  return { ...snapshot, header: { ...snapshot.header, checksum } };
}

/**
 * Finds the line of an owner, header or field that occurs again, which the parser of JSON would hide: merges can repeat
 * whole lines.
 */
function keyTwice(text: string): RegExpExecArray | undefined {
  const known = new Set<string>();
  for (const match of text.matchAll(/^( *"(?:[^"\\]|\\.)*"): (\[(?=\r?$)|\{(?!\r?$)|.)/gm)) {
    const [, name = '', start = ''] = match;
    // An owner may be named like a field, and a header like a setting.
    const key = `${start === '[' || start === '{' ? start : ''}${name}`;
    if (known.has(key)) return match;
    known.add(key);
  }
  return undefined;
}

function placeAt(text: string, offset: number, file: string): Place {
  const before = text.slice(0, Math.max(0, offset)).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
