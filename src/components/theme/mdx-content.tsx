import type { ReactNode } from 'react';

/** A text; its components were already resolved when it was read. */
export function MDXContent({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

/**
 * The components of texts, for modules that extend them: empty, since the site's own cannot be overridden one by one.
 */
export const MDXComponents: Readonly<Record<string, never>> = {};
