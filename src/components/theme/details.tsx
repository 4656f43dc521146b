import { isValidElement } from 'react';
import type { ComponentProps, ReactNode } from 'react';

/** What a block of details may be given: also every attribute of the element. */
export interface DetailsProps extends ComponentProps<'details'> {
  /** What is always there: text, or a `summary` element. */
  summary?: ReactNode;
}

/** A block that opens and closes; a script moves it smoothly. */
export function Details({
  summary = 'Details',
  className,
  open = false,
  children,
  ...attributes
}: DetailsProps): ReactNode {
  const isElement = isValidElement(summary) && summary.type === 'summary';
  const names = ['theme-details', className].filter(Boolean).join(' ');
  return (
    <details {...attributes} className={names} open={open} data-collapsed={!open}>
      {isElement ? summary : <summary>{summary}</summary>}
      {children}
    </details>
  );
}
