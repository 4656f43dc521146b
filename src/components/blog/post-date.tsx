import type { ReactNode } from 'react';
import { useContent } from '../content-context.tsx';

/** Date formats; the language decides the order of the parts. */
const formats = {
  long: { dateStyle: 'long' },
  short: { month: 'short', day: 'numeric', year: 'numeric' },
  day: { month: 'long', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Formats the day of an ISO 8601 date in UTC: `March 14, 2025` in English, or `March 14` without the year. */
export function formatDate(
  date: string,
  locale: string,
  format: keyof typeof formats = 'long',
): string {
  const options = { ...formats[format], timeZone: 'UTC' };
  return new Date(date).toLocaleDateString(locale, options);
}

/** The day of a date, with a machine-readable date. */
export function PostDate(props: {
  /** ISO 8601. */
  date: string;
  /** `day` omits the year. */
  format?: keyof typeof formats;
}): ReactNode {
  const { date, format } = props;
  const { locale } = useContent().texts;
  return <time dateTime={date}>{formatDate(date, locale, format)}</time>;
}
