import { isValidElement } from 'react';
import type { ComponentProps, ReactNode } from 'react';

/** Props of a block of details: also every attribute of the element. */
export interface DetailsProps extends ComponentProps<'details'> {
  /** The part that is always visible: text, or a `summary` element. */
  summary?: ReactNode;
}

/** A block that opens and closes; a script animates it. */
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
