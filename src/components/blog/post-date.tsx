import type { ReactNode } from 'react';

const formats = {
  long: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }),
  day: new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
};

/** The day of a date (ISO 8601), in UTC: `March 14, 2025`, or `March 14` without the year. */
export function formatDate(date: string, format: keyof typeof formats = 'long'): string {
  return formats[format].format(new Date(date));
}

/** The day of a date, with the date for machines. */
export function PostDate(props: {
  /** ISO 8601. */
  date: string;
  /** `day` leaves the year out. */
  format?: keyof typeof formats;
}): ReactNode {
  const { date, format } = props;
  return <time dateTime={date}>{formatDate(date, format)}</time>;
}
