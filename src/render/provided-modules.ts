import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { loadHighlight } from '../code/highlight.ts';
import * as page from '../components/theme/page-exports.ts';
import * as theme from '../components/theme/theme-exports.ts';
import { loadedLazy } from './lazy-components.ts';
import { table } from '../shared/table.ts';

/** Facts about the site that some exports need in browsers; bundled only for pages that use these exports. */
export const siteFacts = ['texts', 'globalData', 'siteConfig', 'images', 'code'] as const;

/** One of these facts. */
export type SiteFact = (typeof siteFacts)[number];

/** An export of a provided module. */
interface ProvidedExport {
  /** The value during rendering. */
  value: unknown;
  /** Its name in the viewer's part. */
  name: string;
  /** The part that contains it. */
  part: 'page' | 'theme';
  /** Facts about the site that it needs. */
  facts: readonly SiteFact[];
}

/** A module that is provided to the user's code instead of bundled: a page must have only one copy of React. */
type ProvidedModule = Readonly<Record<string, ProvidedExport>>;

type PageName = keyof typeof page;
type ThemeName = keyof typeof theme;

/** Creates exports under the names that the user's code uses. */
function ofPage(names: Readonly<Record<string, PageName>>, ...facts: SiteFact[]): ProvidedModule {
  return mapNames(names, (name) => ({ value: page[name], name, part: 'page', facts }));
}

function ofTheme(names: Readonly<Record<string, ThemeName>>, ...facts: SiteFact[]): ProvidedModule {
  return mapNames(names, (name) => ({ value: theme[name], name, part: 'theme', facts }));
}

function mapNames<Name extends string>(
  names: Readonly<Record<string, Name>>,
  exportOf: (name: Name) => ProvidedExport,
): ProvidedModule {
  return Object.fromEntries(Object.entries(names).map(([key, name]) => [key, exportOf(name)]));
}

/** Maps each name to itself. */
function same<Name extends string>(...names: Name[]): Record<string, Name> {
  return Object.fromEntries(names.map((name) => [name, name]));
}

/** React exports that exist only in development: code that imports them still bundles, and gets `undefined`. */
const developmentOnly = { act: undefined, captureOwnerStack: undefined };

/** Creates a React package: all its exports, and an object with all of them as the default one. */
function reactPackage(name: string, exports: object): ProvidedModule {
  const all = Object.entries(exports)
    .filter(([key]) => /^[a-z_]\w*$/i.test(key))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const whole: unknown = { ...exports };
  return {
    ...Object.fromEntries(
      all.map(([key, value]: [string, unknown]) => [
        key,
        { value, name: `${name}.${key}`, part: 'page', facts: [] },
      ]),
    ),
    default: { value: whole, name, part: 'page', facts: [] },
  };
}

function routerHook(name: string, value: unknown): ProvidedExport {
  return { value, name, part: 'page', facts: [] };
}

/** Exports of the router that Docusaurus uses. */
const routerExports = ofPage({
  ...same('Redirect', 'useHistory'),
  Link: 'RouterLink',
  NavLink: 'RouterLink',
});

const modules: Readonly<Record<string, ProvidedModule>> = table({
  react: reactPackage('React', { ...developmentOnly, ...React, lazy: loadedLazy }),
  'react/jsx-runtime': reactPackage('jsxRuntime', jsxRuntime),
  'react-dom': reactPackage('reactDom', reactDom),
  // Further exports would make the script of every page larger.
  'react-router-dom': {
    useLocation: routerHook('useLocation', useLocation),
    useNavigate: routerHook('useNavigate', useNavigate),
    useNavigationType: routerHook('useNavigationType', useNavigationType),
    ...routerExports,
  },
  '@docusaurus/BrowserOnly': ofPage({ default: 'BrowserOnly' }),
  '@docusaurus/ErrorBoundary': ofPage({ default: 'ErrorBoundary' }),
  '@docusaurus/ExecutionEnvironment': ofPage({ default: 'ExecutionEnvironment' }),
  '@docusaurus/Head': ofPage({ default: 'Head' }),
  '@docusaurus/Link': ofPage({ default: 'Link' }),
  '@docusaurus/Translate': ofPage({ default: 'Translate', translate: 'translate' }),
  '@docusaurus/router': { ...routerExports, ...ofPage(same('useLocation')) },
  '@docusaurus/useBaseUrl': ofPage({ default: 'useBaseUrl', useBaseUrlUtils: 'useBaseUrlUtils' }),
  '@docusaurus/useDocusaurusContext': ofPage({ default: 'useDocusaurusContext' }, 'siteConfig'),
  '@docusaurus/useGlobalData': ofTheme(same('usePluginData'), 'globalData'),
  '@docusaurus/useIsBrowser': ofPage({ default: 'useIsBrowser' }),
  '@docusaurus/plugin-content-blog/client': ofTheme(same('useBlogPost')),
  '@docusaurus/plugin-content-docs/client': {
    ...ofTheme(same('useActiveVersion', 'useVersions'), 'globalData'),
    ...ofTheme(same('useDoc')),
  },
  '@docusaurus/theme-common': {
    ...ofTheme(same('PageMetadata', 'useColorMode', 'usePrismTheme', 'useWindowSize')),
    ...ofTheme(same('useThemeConfig'), 'siteConfig'),
  },
  '@theme-original/MDXComponents': ofTheme({ default: 'MDXComponents' }),
  '@theme/Admonition': ofTheme({ default: 'ThemeAdmonition' }),
  '@theme/CodeBlock': ofTheme({ default: 'CodeBlock' }, 'code'),
  '@theme/Details': ofTheme({ default: 'Details' }),
  '@theme/DocCard': ofTheme({ default: 'DocCard' }, 'texts'),
  '@theme/DocCardList': ofTheme({ default: 'DocCardList' }, 'texts'),
  '@theme/Heading': ofTheme({ default: 'Heading' }, 'texts'),
  '@theme/Icon/ExternalLink': ofTheme({ default: 'LeavingIcon' }),
  '@theme/Icon/Success': ofTheme({ default: 'SuccessIcon' }),
  '@theme/IdealImage': ofTheme({ default: 'IdealImage' }, 'images'),
  '@theme/Layout': ofTheme({ default: 'Layout' }),
  '@theme/MDXComponents': ofTheme({ default: 'MDXComponents' }),
  '@theme/TabItem': ofTheme({ default: 'TabItem' }),
  '@theme/Tabs': ofTheme({ default: 'Tabs' }),
  '@theme/TOCInline': ofTheme({ default: 'TOCInline' }),
  '@theme/ThemedImage': ofTheme({ default: 'ThemedImage' }),
});

/** Names of the provided modules. */
export const providedModules = Object.keys(modules);

/** Returns the names of a provided module's exports, or `undefined` if there is no such module. */
export function providedExports(module: string): string[] | undefined {
  const found = modules[module];
  return found && Object.keys(found);
}

/** Maps the exports of a provided module, apart from those of packages, to the names that the viewer's parts have for them. */
export function providedNames(module: string): ReadonlyMap<string, string> {
  const known = new Set<string>([...Object.keys(page), ...Object.keys(theme)]);
  const exports = Object.entries(modules[module] ?? {});
  return new Map(exports.flatMap(([key, { name }]) => (known.has(name) ? [[key, name]] : [])));
}

/** `require` for the user's code during rendering. */
export function moduleFor(name: string): object {
  // Rendering waits for the highlighter.
  if (name === '@theme/CodeBlock') void loadHighlight();
  const found = modules[name];
  if (found) {
    const exports: Record<string, unknown> = { __esModule: true };
    for (const [key, { value }] of Object.entries(found)) exports[key] = value;
    return exports;
  }
  throw new Error(
    `Page modules cannot use "${name}" while the site is rendered: only code that also runs in browsers can be bundled.`,
  );
}

/** Returns the name of the module that contains a fact about the site, while the site's scripts are bundled. */
export function factModule(fact: SiteFact): string {
  return `mtp-site:fact/${fact}`;
}

/**
 * Returns the source of a provided module in browsers, given the URLs of the viewer's parts for pages. An export that
 * needs facts about the site is a module of its own (`name?export`), so that only code that uses it loads them.
 */
export function browserSource(module: string, pageApi: string, themeApi: string): string {
  const [name = '', only] = module.split('?');
  const exports = Object.entries(modules[name] ?? {});
  if (only === undefined)
    return exports
      .map(([key, { facts, ...found }]) =>
        facts.length > 0
          ? `export { ${key} } from ${JSON.stringify(`${name}?${key}`)};`
          : exportSource(key, found),
      )
      .join('\n');
  const found = modules[name]?.[only];
  if (!found) return '';
  const facts = found.facts.map((fact) => `import ${JSON.stringify(factModule(fact))};`);
  return [...facts, exportSource(only, found)].join('\n');

  function exportSource(key: string, { name: whole, part }: Omit<ProvidedExport, 'facts'>): string {
    const from = JSON.stringify(part === 'page' ? pageApi : themeApi);
    const [object = '', property] = whole.split('.');
    if (property === undefined) return `export { ${object} as ${key} } from ${from};`;
    // Reads the property only where it is used.
    const local = `${object}_${property}`;
    return `import { ${object} as of_${local} } from ${from}; const ${local} = /* @__PURE__ */ (() => of_${local}.${property})(); export { ${local} as ${key} };`;
  }
}
