import type { PartialMessage } from 'esbuild';
import { closest } from '../diagnostics/closest.ts';
import { providedModules } from './provided-modules.ts';

/** Advice by the start of the name; the first match counts. */
const advices: readonly [start: string, advice: string][] = [
  [
    '@theme/Playground',
    'Live code is not supported: show it with @theme/CodeBlock, and link to a playground.',
  ],
  [
    '@theme/Search',
    'The search is built in: add an item of the type "search" to the navbar in the configuration.',
  ],
  ['@docusaurus/logger', 'Write to the console of the browser: console.info(…).'],
  ['@docusaurus/renderRoutes', 'There are no routes to render: add a module to the pages folder.'],
  [
    '@docusaurus/ComponentCreator',
    'There are no routes to render: add a module to the pages folder.',
  ],
  [
    '@docusaurus/theme-common/internal',
    'These names are internal. The public names are in "@docusaurus/theme-common" and "@docusaurus/plugin-content-docs/client".',
  ],
  [
    '@docusaurus/plugin-content-blog',
    'Blog hooks are not supported: use front matter and the configuration to change posts and lists.',
  ],
  [
    '@generated/',
    'Only "@generated/docusaurus.config" is available. Put your own data into customFields of the configuration, or import a JSON file.',
  ],
  [
    'react-router-dom',
    'Use "@docusaurus/Link" for links, and "@docusaurus/router" for the hooks of the router.',
  ],
  ['react-dom', 'The site renders its pages itself: export the page component by default.'],
];

const parts =
  'Theme components cannot be imported or replaced: change their look with a style sheet (option "stylesheets"), and their content in the configuration.';

/** Returns the fault of an unknown module: what is wrong, what was likely meant, what to write instead. */
export function faultOfUnknown(name: string): PartialMessage {
  const prefix = name.replace(/\/.*/, '').replace(/-(?:original|init)$/, '');
  const near = nearest(name, prefix);
  return {
    text: `"${name}" is not provided.`,
    notes: [{ text: near === undefined ? instead(name, prefix) : `Did you mean "${near}"?` }],
  };
}

/** Returns what to write instead, and what is available. */
function instead(name: string, prefix: string): string {
  const own = advices.find(([start]) => name.startsWith(start))?.[1];
  const advice = own ?? (prefix === '@theme' ? parts : '');
  const supported = providedModules.filter((each) => each.startsWith(`${prefix}/`));
  const list = supported.length > 0 ? ` Available: ${supported.join(', ')}.` : '';
  return `${advice}${list}`.trim();
}

/** Returns the provided module that a misspelt name most likely means, or `undefined` if there is no similar one. */
function nearest(name: string, prefix: string): string | undefined {
  const rest = (path: string): string => path.slice(path.indexOf('/') + 1);
  const candidates = providedModules.filter((each) => each.startsWith(`${prefix}/`)).map(rest);
  const found = closest(rest(name), candidates);
  return found === undefined || name === `${prefix}/${found}` ? undefined : `${prefix}/${found}`;
}
