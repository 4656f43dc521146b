import { Fragment, type ReactNode } from 'react';
import { jsxs } from 'react/jsx-runtime';

/**
 * Joins nodes whose order never changes. They need no keys, and so no fragments to carry them, which are a fifth of the
 * elements of a page with many declarations.
 */
export function joined(nodes: readonly ReactNode[]): ReactNode {
  return nodes.length < 2 ? nodes[0] : jsxs(Fragment, { children: nodes });
}
