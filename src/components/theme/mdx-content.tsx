import type { ReactNode } from 'react';

/** A text; the Markdown reader has already inserted its components. */
export function MDXContent({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

/** The components of texts, for modules that extend them: empty, because the site's own are not exposed. */
export const MDXComponents: Readonly<Record<string, never>> = {};
