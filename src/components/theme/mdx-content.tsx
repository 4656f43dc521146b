import type { ReactNode } from 'react';

/** A text around which its reader has put all components already. */
export function MDXContent({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

/** The components of texts, for modules that add to them: those of the site itself cannot be told apart. */
export const MDXComponents: Readonly<Record<string, never>> = {};
