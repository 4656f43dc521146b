import type { ComponentProps, ReactNode } from 'react';
import { fill } from '../../shared/texts/fill.ts';
import { useContent } from '../content-context.tsx';

/** The heading levels of HTML. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Returns the nearest level that HTML has. */
export function headingLevel(level: number): HeadingLevel {
  const levels: HeadingLevel[] = [1, 2, 3, 4, 5, 6];
  return levels[Math.min(Math.max(Math.trunc(level), 1), 6) - 1] ?? 6;
}

/** A heading; with an id, unless it is the title, it ends in a link to itself. */
export function HeadingWithAnchor(props: {
  /** 1 to 6. */
  level: HeadingLevel;
  /** Id on the page; without one the heading cannot be linked to. */
  id?: string;
  /** Plain text of the heading for screen readers; the id if the text has markup. */
  label?: string;
  /** Class names. */
  className?: string;
  /** Content of the heading. */
  children: ReactNode;
}): ReactNode {
  const { level, label, ...rest } = props;
  const { texts } = useContent();
  return <AnchoredHeading as={`h${level}`} label={label} directLink={texts.directLink} {...rest} />;
}

/** A heading with any attributes, with the same link wherever its texts come from. */
export function AnchoredHeading(
  props: ComponentProps<'h2'> & {
    /** The element. */
    as: `h${HeadingLevel}`;
    /** Plain text of the heading; the id when missing. */
    label?: string;
    /** Label of the link, with the heading in place of `{heading}`. */
    directLink: string;
  },
): ReactNode {
  const { as: Tag, label, directLink, children, ...rest } = props;
  const { id, className } = rest;
  if (id === undefined || Tag === 'h1') return <Tag {...rest}>{children}</Tag>;
  const direct = fill(directLink, { heading: label ?? id });
  return (
    <Tag {...rest} className={className ? `anchor ${className}` : 'anchor'}>
      {children}
      <a
        href={`#${encodeURIComponent(id)}`}
        className="hash-link"
        aria-label={direct}
        title={direct}
        translate="no"
      >
        {/* The style sheet draws the sign, to keep it out of the heading's text. */}
        {'\u200B'}
      </a>
    </Tag>
  );
}
