import type { ReactNode } from 'react';
import { isInternal } from '../../shared/url.ts';
import { ExternalIcon } from './external-icon.tsx';

/** A link with a final href; one that leaves the site opens a new tab and says so with an icon. */
export function SmartLink(props: {
  /** The final address. */
  href: string;
  /** What is linked. */
  children: ReactNode;
  /** Class names. */
  className?: string;
  /** Hover text. */
  title?: string;
  /** Leaves the icon out, where an image or a button is the link. */
  plain?: boolean;
  /** For those who point only: a link to the same page follows, and is enough for keyboards and screen readers. */
  repeated?: boolean;
}): ReactNode {
  const { href, children, className, title, plain, repeated } = props;
  const silence = repeated ? { tabIndex: -1, 'aria-hidden': true } : {};
  if (isInternal(href)) {
    return (
      <a href={href} className={className} title={title} {...silence}>
        {children}
      </a>
    );
  }
  const opensTab = /^(https?:)?\/\//i.test(href);
  return (
    <a
      href={href}
      className={className}
      title={title}
      target={opensTab ? '_blank' : undefined}
      rel={opensTab ? 'noopener noreferrer' : undefined}
      {...silence}
    >
      {children}
      {opensTab && plain !== true && <ExternalIcon />}
    </a>
  );
}
