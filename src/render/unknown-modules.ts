import type { PartialMessage } from 'esbuild';
import { closest } from '../diagnostics/closest.ts';
import { providedModules } from './provided-modules.ts';

/** Advice by the start of the name; the first match counts. */
const advices: readonly [start: string, advice: string][] = [
  [
    '@theme/Mermaid',
    'Mermaid draws in the browser, which is not provided: make an image of the diagram and show that.',
  ],
  [
    '@theme/Playground',
    'Code that readers run is not provided: show it with @theme/CodeBlock, and link to a playground.',
  ],
  [
    '@theme/Search',
    'The search is a part of the site: write an item of the type "search" into the navbar of the configuration.',
  ],
  [
    '@docusaurus/renderRoutes',
    'Pages are files of their own, and there are no routes to render: write a module in the pages folder.',
  ],
  [
    '@docusaurus/ComponentCreator',
    'Pages are files of their own, and there are no routes to render: write a module in the pages folder.',
  ],
  [
    '@docusaurus/theme-common/internal',
    'These are no public names; what is public is in "@docusaurus/theme-common" and "@docusaurus/plugin-content-docs/client".',
  ],
  [
    '@docusaurus/plugin-content-blog',
    'There are no hooks of the blog: what a post or a list of posts shows follows from its front matter and the configuration.',
  ],
  [
    '@generated/',
    'Of what is generated there is only "@generated/docusaurus.config". Data of your own go into customFields of the configuration, or into a JSON file that the module imports.',
  ],
  [
    'react-router-dom',
    'Links are those of "@docusaurus/Link"; "@docusaurus/router" has the hooks of the router.',
  ],
  ['react-dom', 'The site renders its pages itself: a page is the default export of its module.'],
];

const parts =
  'The parts of the theme cannot be taken or replaced one by one: their look follows from a style sheet of yours (option "stylesheets"), what they show from the configuration.';

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
  const list = supported.length > 0 ? ` Provided are ${supported.join(', ')}.` : '';
  return `${advice}${list}`.trim();
}

/** Returns the provided module that a misspelt name most likely means, or `undefined` if there is no similar one. */
function nearest(name: string, prefix: string): string | undefined {
  const rest = (path: string): string => path.slice(path.indexOf('/') + 1);
  const candidates = providedModules.filter((each) => each.startsWith(`${prefix}/`)).map(rest);
  const found = closest(rest(name), candidates);
  return found === undefined || name === `${prefix}/${found}` ? undefined : `${prefix}/${found}`;
}
