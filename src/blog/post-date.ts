import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const pattern =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:[Tt]|\s+)(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * A date as an author writes it, as ISO 8601 in UTC: a day, or a time where one is given. Without a zone UTC is meant.
 * Undefined for what is no date.
 */
export function readDate(written: string): string | undefined {
  const match = written.trim().match(pattern);
  if (!match) return undefined;
  const [, year = '', month = '', date = '', time, zone = 'Z'] = match;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const midnight = new Date(`${day}T00:00:00Z`);
  // The engine rolls 30 February over to March.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return undefined;
  if (time === undefined) return day;
  const offset = zone.toUpperCase().replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  const moment = new Date(
    `${day}T${time.padStart(time.indexOf(':') === 1 ? time.length + 1 : 0, '0')}${offset}`,
  );
  return Number.isNaN(moment.getTime()) ? undefined : iso(moment);
}

function iso(moment: Date): string {
  return moment
    .toISOString()
    .replace(/T00:00:00\.000Z$/, '')
    .replace('.000Z', 'Z');
}

const run = promisify(execFile);

/** When git first saw a file; undefined where git does not know it. */
export async function dateFromGit(file: string): Promise<string | undefined> {
  try {
    const args = ['log', '--follow', '--diff-filter=A', '--format=%aI', '--', file];
    const { stdout } = await run('git', args, { cwd: dirname(file) });
    const first = stdout.trim().split('\n').at(-1);
    return first ? iso(new Date(first)) : undefined;
  } catch {
    // Without git, or outside of a repository, there is no such date: the caller says so.
    return undefined;
  }
}
