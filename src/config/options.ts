import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { normaliseBase, unknownOrigin } from '../shared/url.ts';
import { attributes, free, group, list } from './containers.ts';
import { blog } from './options-blog.ts';
import { docs, docsSets, pages } from './options-content.ts';
import { doxygen, libraries } from './options-doxygen.ts';
import { code } from './options-code.ts';
import { examples } from './options-examples.ts';
import { footer } from './options-footer.ts';
import { announcementBar, colorMode, sidebar, tableOfContents } from './options-look.ts';
import { markdown } from './options-markdown.ts';
import { navbar } from './options-navbar.ts';
import { socialCards } from './options-cards.ts';
import { stylePlugins } from './options-plugins.ts';
import { releases } from './options-releases.ts';
import {
  analytics,
  checks,
  dataPlugin,
  headTag,
  i18n,
  images,
  redirects,
  script,
  markdownPages,
  sitemap,
  storage,
} from './options-site.ts';
import { search } from './options-search.ts';
import { coverage } from './options-coverage.ts';
import { theme } from './options-theme.ts';
import { security } from './options-security.ts';
import type { Option } from './option.ts';
import { absoluteUrl, file, flag, folder, modulePath, name, text } from './scalars.ts';
import { reportUrl } from './source-url.ts';

/** The site's origin; a path belongs in `baseUrl`. */
const url = absoluteUrl(
  'Origin of the site, such as https://example.org. Without it, the site has no sitemap, and its pages no canonical URL.',
)
  .check((value) => {
    const { pathname, search, hash } = new URL(value);
    if (pathname !== '/') {
      return `The url is not supposed to contain a sub-path like "${pathname}". Please use the baseUrl field for sub-paths.`;
    }
    return search || hash ? 'the url must not have a query or a hash.' : undefined;
  })
  .map((value) => new URL(value).origin)
  .default(unknownOrigin);

/** The base path, normalised (S-001). */
export const baseUrl: Option<string> = text(
  'Base path of the site, such as /my-library/; / if the site has its own host.',
)
  .check((value) =>
    /[?#\\\s]|:\/\//.test(value)
      ? `"${value}" is not a path; for example, "/my-library/".`
      : undefined,
  )
  .map(normaliseBase)
  .default('/');

const staticDirectories = list(
  'Folders whose files are copied unchanged to the root of the site.',
  folder('A folder.'),
).default(['static'], (at) => {
  const fallback = resolve(at.folder, 'static');
  return { value: existsSync(fallback) ? [fallback] : [] };
});

/** Every option of the configuration file. */
export const fields = {
  title: name('Name of the site.'),
  tagline: text('Short description of the site, in one line.').default(''),
  url,
  baseUrl,
  trailingSlash: flag(
    'true adds a slash at the end of page URLs, false removes it; by default, URLs do not change.',
  ).optional(),
  portable: flag(
    'Makes all addresses relative and all scripts classic, so that the site works from a folder and below any path.',
  ).default(false),
  docset: flag(
    'Builds a docset for Dash, Zeal and the like instead of a website: a folder with a portable site, an index of its symbols, and an icon.',
  ).default(false),
  favicon: name('Path of the icon, relative to the static folder.').optional(),
  noIndex: flag('Tells search engines not to index the site.').default(false),
  titleDelimiter: text('Separator between the title of a page and the title of the site.').default(
    '|',
  ),
  shortcuts: flag(
    'Keys without Ctrl that do something anywhere on a page: "/", "f", "[" and "]". Readers can turn them off, too.',
  ).default(true),
  baseUrlIssueBanner: flag('Shows a banner if the home page fails to load.').default(true),
  i18n,
  doxygen: doxygen.optional(),
  libraries: libraries.optional(),
  extensions: list(
    'Modules that extend the API reference: badges, elements of your own, further pages, and more.',
    modulePath('A module whose default export is an extension.'),
  ).default([]),
  docs: docs.optional(),
  docsSets,
  blog: blog.optional(),
  pages: pages.optional(),
  staticDirectories,
  navbar,
  footer: footer.optional(),
  announcementBar: announcementBar.optional(),
  colorMode,
  theme,
  sidebar,
  tableOfContents,
  markdown,
  code,
  examples: examples.optional(),
  image: name('Social image: path relative to the static folder.').optional(),
  metadata: list('meta tags of every page.', attributes('Attributes of the tag.')).default([]),
  scripts: list('Scripts of every page: URLs or attributes.', script).default([]),
  headTags: list('Other tags in the head of every page.', headTag).default([]),
  security,
  stylesheets: list('Your own style sheets, which are loaded last.', file('A CSS file.')).default(
    [],
  ),
  postcss: stylePlugins,
  clientModules: list(
    'Modules that run in the browser on every page. Their exports onRouteUpdate and onRouteDidUpdate are called on navigation.',
    file('A module.'),
  ).default([]),
  pluginData: list(
    'Modules in the form of Docusaurus plugins, for the data that they publish with setGlobalData; usePluginData returns it. Everything else that they do is left out.',
    dataPlugin,
  ).default([]),
  reportUrl: reportUrl(
    'URL of the form in which readers report a problem with a page, such as a new issue: {symbol} is the symbol or title of the page, {release} the version of the library, {url} the address. Pages of guides and of the API reference link to it.',
  ).optional(),
  customFields: free('Custom fields for your own pages.').default({}),
  analytics: analytics.optional(),
  sitemap,
  markdownPages,
  search,
  images,
  socialCards,
  redirects,
  releases,
  coverage,
  storage,
  debug: flag('Writes the debug pages.').default(false),
  checks,
};

/** Option names of other generators, and their names here. */
const HINTS: Record<string, string> = {
  onBrokenLinks: 'Use "checks.brokenLinks".',
  onBrokenAnchors: 'Use "checks.brokenAnchors".',
  onBrokenMarkdownLinks: 'Use "checks.brokenMarkdownLinks".',
  onDuplicateRoutes: 'Use "checks.duplicateRoutes".',
  themeConfig: 'Move its options ("navbar", "footer", "colorMode", …) to the top level.',
  presets: 'Use the options "docs", "blog" and "pages".',
  plugins: 'Plugins are not supported; see the list of options in the manual.',
};

/** The whole file. */
export const configuration = group('Configuration of a site that mtp-site builds.', fields, {
  hints: HINTS,
  unknown: (key, at) => ({
    message: `These field(s) ("${key}",) are not recognized in ${at.place.file}.`,
    advice:
      'If you still want these fields to be in your configuration, put them in the "customFields" field.',
  }),
});
