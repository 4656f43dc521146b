import type { ReactNode } from 'react';
import { useContent } from '../content-context.tsx';

/** How a day is written; the language decides the order of its parts. */
const formats = {
  long: { dateStyle: 'long' },
  short: { month: 'short', day: 'numeric', year: 'numeric' },
  day: { month: 'long', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The day of a date (ISO 8601), in UTC: `March 14, 2025` in English, or `March 14` without the year. */
export function formatDate(
  date: string,
  locale: string,
  format: keyof typeof formats = 'long',
): string {
  const options = { ...formats[format], timeZone: 'UTC' };
  return new Date(date).toLocaleDateString(locale, options);
}

/** The day of a date, with the date for machines. */
export function PostDate(props: {
  /** ISO 8601. */
  date: string;
  /** `day` leaves the year out. */
  format?: keyof typeof formats;
}): ReactNode {
  const { date, format } = props;
  const { locale } = useContent().texts;
  return <time dateTime={date}>{formatDate(date, locale, format)}</time>;
}
