import type { ReactNode } from 'react';
import { isInternal } from '../../shared/url.ts';
import { ExternalIcon } from './external-icon.tsx';

/** A link with a final href; if it leaves the site, it opens a new tab and shows an icon. */
export function SmartLink(props: {
  /** The final address. */
  href: string;
  /** Content of the link. */
  children: ReactNode;
  /** Class names. */
  className?: string;
  /** Hover text. */
  title?: string;
  /** Omits the icon, for images and buttons. */
  plain?: boolean;
  /** For pointers only: a link to the same page follows, which keyboards and screen readers use instead. */
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
