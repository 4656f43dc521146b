import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { normaliseBase } from '../shared/url.ts';
import { attributes, free, group, list } from './containers.ts';
import type { Fields } from './containers.ts';
import { blog } from './options-blog.ts';
import { docs, pages } from './options-content.ts';
import { doxygen } from './options-doxygen.ts';
import { code } from './options-code.ts';
import { footer } from './options-footer.ts';
import { announcementBar, colorMode, sidebar, tableOfContents } from './options-look.ts';
import { markdown } from './options-markdown.ts';
import { navbar } from './options-navbar.ts';
import {
  analytics,
  checks,
  headTag,
  i18n,
  images,
  redirects,
  script,
  sitemap,
  storage,
} from './options-site.ts';
import type { Option } from './option.ts';
import { absoluteUrl, file, flag, folder, name, text } from './scalars.ts';
import type { Config } from './types.ts';

/** The site's origin; a path belongs in `baseUrl`. */
const url = absoluteUrl('Origin of the site: https://example.org.')
  .check((value) => {
    const { pathname, search, hash } = new URL(value);
    if (pathname !== '/') {
      return `The url is not supposed to contain a sub-path like "${pathname}". Please use the baseUrl field for sub-paths.`;
    }
    return search || hash ? 'the url must not have a query or a hash.' : undefined;
  })
  .map((value) => new URL(value).origin);

/** The base path, normalised (S-001). */
export const baseUrl: Option<string> = text(
  'Path below which the site is served: /my-library/; / when it has a host of its own.',
)
  .check((value) =>
    /[?#\\\s]|:\/\//.test(value)
      ? `"${value}" is not a path; for example, "/my-library/".`
      : undefined,
  )
  .map(normaliseBase)
  .default('/');

const staticDirectories = list(
  'Folders whose files are copied to the root of the site as they are.',
  folder('A folder.'),
).default(['static'], (at) => {
  const usual = resolve(at.folder, 'static');
  return { value: existsSync(usual) ? [usual] : [] };
});

/** Every option of the configuration file. */
export const fields: Fields<Omit<Config, 'file'>> = {
  title: name('Name of the site.'),
  tagline: text('One line that says what it is about.').default(''),
  url,
  baseUrl,
  trailingSlash: flag(
    'true adds, false strips the slash at the end of page URLs; left out, URLs stay as they are.',
  ).optional(),
  favicon: name('Path of the icon below the static folder.').optional(),
  noIndex: flag('Tells robots not to index the site.').default(false),
  titleDelimiter: text('Between the title of a page and that of the site.').default('|'),
  baseUrlIssueBanner: flag('Shows a banner when the home page could not load.').default(true),
  i18n,
  doxygen: doxygen.optional(),
  docs: docs.optional(),
  blog: blog.optional(),
  pages: pages.optional(),
  staticDirectories,
  navbar,
  footer: footer.optional(),
  announcementBar: announcementBar.optional(),
  colorMode,
  sidebar,
  tableOfContents,
  markdown,
  code,
  image: name('Social image: path below the static folder.').optional(),
  metadata: list('meta tags of every page.', attributes('Attributes of the tag.')).default([]),
  scripts: list('Scripts of every page: addresses, or attributes.', script).default([]),
  headTags: list('Other tags in the head of every page.', headTag).default([]),
  stylesheets: list('Style sheets that follow the own ones.', file('A CSS file.')).default([]),
  clientModules: list(
    'Modules that browsers run on every page; onRouteUpdate and onRouteDidUpdate, where exported, follow the navigation.',
    file('A module.'),
  ).default([]),
  customFields: free('Free fields for your own pages.').default({}),
  analytics: analytics.optional(),
  sitemap,
  search: flag('The search: its box, its page and its index; false leaves all of it out.').default(
    true,
  ),
  images,
  redirects,
  storage,
  debug: flag('Writes the debug pages.').default(false),
  checks,
};

/** Option names of other generators, and their names here. */
const HINTS: Record<string, string> = {
  onBrokenLinks: 'Here it is called "checks.brokenLinks".',
  onBrokenAnchors: 'Here it is called "checks.brokenAnchors".',
  onBrokenMarkdownLinks: 'Here it is called "checks.brokenMarkdownLinks".',
  onDuplicateRoutes: 'Here it is called "checks.duplicateRoutes".',
  themeConfig: 'What stands below it ("navbar", "footer", "colorMode", …) stands at the top here.',
  presets: 'Docs, blog and pages have options of their own here: "docs", "blog", "pages".',
  plugins: 'There are no plugins; see the list of options in the manual.',
};

/** The whole file. */
export const configuration: Option<Omit<Config, 'file'>> = group<Omit<Config, 'file'>>(
  'Configuration of a site that mtp-site builds.',
  fields,
  {
    hints: HINTS,
    unknown: (key, at) => ({
      message: `These field(s) ("${key}",) are not recognized in ${at.place.file}.`,
      advice:
        'If you still want these fields to be in your configuration, put them in the "customFields" field.',
    }),
  },
);
