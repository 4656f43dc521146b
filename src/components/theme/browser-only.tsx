import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import { useIsBrowser } from './use-is-browser.ts';

/** Shows content that only browsers can render, and a fallback until then. */
export function BrowserOnly(props: {
  /** Renders the content; a function, so that none of it runs on the server. */
  children?: () => ReactNode;
  /** Shown until then. */
  fallback?: ReactNode;
}): ReactNode {
  const { children, fallback = null } = props;
  const isBrowser = useIsBrowser();
  if (typeof children === 'function') return isBrowser ? children() : fallback;
  throw new Error(
    `The children of <BrowserOnly> must be a "render function", e.g. <BrowserOnly>{() => <span>{window.location.href}</span>}</BrowserOnly>.
Current type: ${isValidElement(children) ? 'React element' : typeof children}`,
  );
}
