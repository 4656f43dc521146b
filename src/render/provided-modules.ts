import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as router from 'react-router-dom';
import {
  ErrorBoundary,
  Link,
  useBaseUrl,
  useDocusaurusContext,
} from '../components/shell/docusaurus.ts';

/** What page modules import from the shell: the name in the shell, by the name of the module. */
export const shellModules = {
  '@docusaurus/ErrorBoundary': 'ErrorBoundary',
  '@docusaurus/Link': 'Link',
  '@docusaurus/useBaseUrl': 'useBaseUrl',
  '@docusaurus/useDocusaurusContext': 'useDocusaurusContext',
} as const;

/** The modules that page modules get from here and do not bundle: of React a page may have only one copy. */
const modules: ReadonlyMap<string, object> = new Map<string, object>([
  ['react', React],
  ['react/jsx-runtime', jsxRuntime],
  ['react-dom', reactDom],
  ['react-router-dom', router],
  ['@docusaurus/ErrorBoundary', { __esModule: true, default: ErrorBoundary }],
  ['@docusaurus/Link', { __esModule: true, default: Link }],
  ['@docusaurus/useBaseUrl', { __esModule: true, default: useBaseUrl }],
  ['@docusaurus/useDocusaurusContext', { __esModule: true, default: useDocusaurusContext }],
]);

/** Their names. */
export const providedModules = [...modules.keys()];

/** `require` for page modules. */
export function moduleFor(name: string): object {
  const found = modules.get(name);
  if (found) return found;
  throw new Error(
    `Page modules cannot use "${name}" while the site is rendered: only code that also runs in browsers can be bundled.`,
  );
}
