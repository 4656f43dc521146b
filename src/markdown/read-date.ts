import type { YamlMapping } from './yaml-map.ts';

const pattern =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:[Tt]|\s+)(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Matches a time with its zone as JavaScript and mails write it: `Fri Jun 03 2022 14:02:35 GMT+0000 (UTC)`. */
const inWords =
  /^[a-z]{3},? (?:[a-z]{3} \d{1,2}|\d{1,2} [a-z]{3}) \d{4} \d{2}:\d{2}:\d{2} (?:GMT|UTC|[+-]\d{4})/i;

/**
 * Converts a date as authors write it to ISO 8601 in UTC: a day, or a time if one is given. Dates without a zone are in
 * UTC. Returns `undefined` for an invalid date.
 */
export function readDate(written: string): string | undefined {
  if (inWords.test(written.trim())) {
    const moment = new Date(written);
    return Number.isNaN(moment.getTime()) ? undefined : isoDate(moment);
  }
  const match = (otherForm(written.trim()) ?? written.trim()).match(pattern);
  if (!match) return undefined;
  const [, year = '', month = '', date = '', time, zone = 'Z'] = match;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const midnight = new Date(`${day}T00:00:00Z`);
  // JavaScript turns 30 February into a day of March.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return undefined;
  if (time === undefined) return day;
  const offset = zone.toUpperCase().replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  const moment = new Date(
    `${day}T${time.padStart(time.indexOf(':') === 1 ? time.length + 1 : 0, '0')}${offset}`,
  );
  return Number.isNaN(moment.getTime()) ? undefined : isoDate(moment);
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Parses a day in the forms of other generators: `1/31/2024`, `2024/1/31`, `Jan 31, 2024`, `31 January 2024`. */
function otherForm(written: string): string | undefined {
  const slashes = written.match(/^(\d{1,4})\/(\d{1,2})\/(\d{1,4})$/);
  if (slashes) {
    const [, first = '', second = '', third = ''] = slashes;
    return first.length === 4 ? `${first}-${second}-${third}` : `${third}-${first}-${second}`;
  }
  const words =
    written.match(/^(?<name>[a-z]{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})$/i) ??
    written.match(/^(?<day>\d{1,2})\.? (?<name>[a-z]{3,9})\.?,? (?<year>\d{4})$/i);
  const { name = '', day = '', year = '' } = words?.groups ?? {};
  const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  return month === 0 ? undefined : `${year}-${month}-${day}`;
}

/** Returns the date in the front matter; reports an invalid one, and returns `fallback` instead. */
export function dateIn(map: YamlMapping, fallback?: string): string | undefined {
  const value = map.value('date');
  if (!value || value.kind === 'nothing') return undefined;
  const date = readDate(value.written ?? '');
  if (date === undefined) value.wrong('a date', 'Write it as 2021-02-05 or 2021-02-05T10:30:00Z.');
  return date ?? fallback;
}

/** Formats a moment as ISO 8601 in UTC, as short as possible: midnight as a day, whole seconds without a fraction. */
export function isoDate(moment: Date): string {
  return moment
    .toISOString()
    .replace(/T00:00:00\.000Z$/, '')
    .replace('.000Z', 'Z');
}
