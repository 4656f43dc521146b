import type { ReactNode } from 'react';
import { fill } from '../../shared/texts/fill.ts';
import { useContent } from '../content-context.tsx';

/** The levels of HTML's headings. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The nearest level that HTML has. */
export function headingLevel(level: number): HeadingLevel {
  const levels: HeadingLevel[] = [1, 2, 3, 4, 5, 6];
  return levels[Math.min(Math.max(Math.trunc(level), 1), 6) - 1] ?? 6;
}

/** A heading; with an id (and below the title) it ends in a link to itself. */
export function HeadingWithAnchor(props: {
  /** 1 to 6. */
  level: HeadingLevel;
  /** Id in the page; without one the heading cannot be linked to. */
  id?: string;
  /** Plain text of the heading, for screen readers; the id where the text has markup. */
  label?: string;
  /** Class names. */
  className?: string;
  /** What the heading says. */
  children: ReactNode;
}): ReactNode {
  const { level, id, className, children } = props;
  const { texts } = useContent();
  const Tag = `h${level}` as const;
  if (id === undefined || level === 1) {
    return (
      <Tag id={id} className={className}>
        {children}
      </Tag>
    );
  }
  const direct = fill(texts.directLink, { heading: props.label ?? id });
  return (
    <Tag id={id} className={className ? `anchor ${className}` : 'anchor'}>
      {children}
      <a
        href={`#${encodeURIComponent(id)}`}
        className="hash-link"
        aria-label={direct}
        title={direct}
        translate="no"
      >
        {/* The sign is drawn by the stylesheet: it is no part of the heading's text. */}
        {'\u200B'}
      </a>
    </Tag>
  );
}
