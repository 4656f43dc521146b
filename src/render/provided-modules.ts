import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import {
  ErrorBoundary,
  Link,
  useBaseUrl,
  useDocusaurusContext,
} from '../components/shell/docusaurus.ts';

/** A module that page modules get from here and do not bundle: of React a page may have only one copy. */
interface ProvidedModule {
  /** What it exports where pages are rendered. */
  exports: Readonly<Record<string, unknown>>;
  /** The export of the viewer's part for pages that is this module, or its default export. */
  name?: string;
}

/** The default export of a module, by its name in the viewer's part for pages. */
function shellModule(name: string, value: unknown): ProvidedModule {
  return { exports: { __esModule: true, default: value }, name };
}

const modules: ReadonlyMap<string, ProvidedModule> = new Map([
  ['react', { exports: { ...React }, name: 'React' }],
  ['react/jsx-runtime', { exports: { ...jsxRuntime }, name: 'jsxRuntime' }],
  ['react-dom', { exports: { ...reactDom }, name: 'reactDom' }],
  // Its other exports would make the script of every page larger.
  ['react-router-dom', { exports: { useLocation, useNavigate, useNavigationType } }],
  ['@docusaurus/ErrorBoundary', shellModule('ErrorBoundary', ErrorBoundary)],
  ['@docusaurus/Link', shellModule('Link', Link)],
  ['@docusaurus/useBaseUrl', shellModule('useBaseUrl', useBaseUrl)],
  ['@docusaurus/useDocusaurusContext', shellModule('useDocusaurusContext', useDocusaurusContext)],
]);

/** Their names. */
export const providedModules = [...modules.keys()];

/** `require` for page modules. */
export function moduleFor(name: string): object {
  const found = modules.get(name);
  if (found) return found.exports;
  throw new Error(
    `Page modules cannot use "${name}" while the site is rendered: only code that also runs in browsers can be bundled.`,
  );
}

/** Source of a provided module in browsers, given the address of the viewer's part for pages. */
export function browserSource(module: string, pageApi: string): string {
  const { exports = {}, name } = modules.get(module) ?? {};
  const from = `from ${JSON.stringify(pageApi)};`;
  if ('__esModule' in exports) return `export { ${name ?? ''} as default } ${from}`;
  const names = Object.keys(exports).filter((key) => /^[a-z]\w*$/i.test(key) && key !== 'default');
  if (name === undefined) return `export { ${names.join(', ')} } ${from}`;
  return `import { ${name} as all } ${from} export default all; export const { ${names.join(', ')} } = all;`;
}
