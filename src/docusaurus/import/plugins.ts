import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { blogRules, docsRules, pagesRules } from './content-rules.ts';
import { isCompiled, reportSheets } from './custom-css.ts';
import { child, entriesOf, isDictionary, writable } from './config-value.ts';
import type { ConfigValue, Reading } from './config-value.ts';
import { isClassic, ownPlugin, pluginEntries, PRESET, type Entry } from './plugin-entry.ts';
import { componentsOfPackage } from './plugin-theme.ts';
import { analyticsRules, imageRules, redirectRules, sitemapRules } from './plugin-rules.ts';
import { applyRules, lost, needless, put, toPaths, valueAt } from './rules.ts';
import type { Draft, Rule, Rules } from './rules.ts';
import { addStylePlugins } from './style-plugins.ts';
import type { ContentSection } from '../../shared/content-sets.ts';
import { table } from '../../shared/table.ts';

/** Migrates a plugin. */
type PluginRule = (entry: Entry, draft: Draft, reading: Reading) => void;

/** Where the content of an instance is if its options do not say so. */
const defaultPlaces = {
  docs: { path: 'docs', routeBasePath: 'docs' },
  blog: { path: 'blog', routeBasePath: 'blog' },
  pages: { path: 'src/pages', routeBasePath: '/' },
} as const;

/** Migrates content; each instance of the docs plugin with an id is a further set. A site has one blog and one set of pages. */
function content(section: ContentSection, rulesOf: (at: string) => Rules): PluginRule {
  return ({ given, options }, draft, reading) => {
    const id = child(options, 'id').value;
    const isFurther = section === 'docs' && typeof id === 'string' && id !== 'default';
    const at = isFurther ? `docsSets.${id}` : section;
    if (valueAt(draft, at) !== undefined) {
      const reason =
        section === 'docs' || id === undefined
          ? 'Another instance has the same id.'
          : `A site has one ${section === 'blog' ? 'blog' : 'folder of pages'}: further instances are not supported.`;
      reading.note(given, { kind: 'lost', reason, section });
      return;
    }
    // The places of further sets have no defaults here.
    const { path, routeBasePath } = defaultPlaces[section];
    put(draft, at, isFurther ? { path: reading.portable(path), routeBasePath } : {});
    reading.came(at, options, false);
    applyRules(rulesOf(at), options, draft, reading, section);
  };
}

/** Migrates the options of a plugin into one section. */
function withRules(section: string, rules: Rules): PluginRule {
  return ({ options }, draft, reading) => applyRules(rules, options, draft, reading, section);
}

/** Migrates a plugin as a whole, if its function is missing or built in. */
function whole(rule: Rule): PluginRule {
  return ({ given }, draft, reading) => rule(given, draft, reading);
}

const sitemap: PluginRule = (entry, draft, reading) => {
  if (draft.sitemap !== null && draft.sitemap !== undefined) return;
  put(draft, 'sitemap', {});
  reading.came('sitemap', entry.options, false);
  withRules('sitemap', sitemapRules)(entry, draft, reading);
};

const images: PluginRule = (entry, draft, reading) => {
  // Defaults of the plugin.
  put(draft, 'images', { quality: 85, steps: 4 });
  withRules('images', imageRules)(entry, draft, reading);
};

const classicTheme = withRules('stylesheets', {
  customCss: (given, draft, reading) => {
    toPaths('stylesheets')(given, draft, reading);
    if (Array.isArray(draft.stylesheets))
      draft.stylesheets = draft.stylesheets.filter((sheet) => !isCompiled(sheet));
    reportSheets(given, reading);
  },
});
const notAnalytics = 'Only Google Analytics with measurement ids is supported.';
const tag = 'Set "analytics.trackingIds" to the measurement id, or add the script with "scripts".';

/** How to migrate each known plugin and theme. */
const plugins: Readonly<Record<string, PluginRule>> = table({
  '@docusaurus/plugin-content-docs': content('docs', docsRules),
  '@docusaurus/plugin-content-blog': content('blog', () => blogRules),
  '@docusaurus/plugin-content-pages': content('pages', () => pagesRules),
  '@docusaurus/plugin-client-redirects': withRules('redirects', redirectRules),
  '@docusaurus/plugin-sitemap': sitemap,
  '@docusaurus/plugin-ideal-image': images,
  '@docusaurus/plugin-google-gtag': withRules('analytics', analyticsRules),
  '@docusaurus/plugin-debug': (_, draft) => put(draft, 'debug', true),
  '@docusaurus/plugin-svgr': whole(needless('Imported SVG files need no plugin.')),
  '@docusaurus/plugin-css-cascade-layers': whole(needless('Style sheets need no plugin.')),
  '@docusaurus/plugin-rsdoctor': whole(needless('It inspects a bundler that is not used.')),
  '@docusaurus/plugin-pwa': whole(lost(undefined, 'Installable sites (PWA) are not supported.')),
  '@docusaurus/plugin-google-analytics': whole(lost('analytics', notAnalytics, tag)),
  '@docusaurus/plugin-google-tag-manager': whole(lost('analytics', notAnalytics, tag)),
  '@docusaurus/plugin-vercel-analytics': whole(lost('analytics', notAnalytics, tag)),
  'docusaurus-plugin-sass': whole(
    needless(
      'Style sheets in Sass are compiled with the package "sass", which the plugin needs, too.',
    ),
  ),
  '@docusaurus/theme-classic': classicTheme,
  '@docusaurus/theme-mermaid': whole(
    needless(
      'The option markdown.mermaid draws diagrams with the package "mermaid", which the theme brought: npm install mermaid.',
    ),
  ),
  '@docusaurus/theme-live-codeblock': whole(
    lost('code', 'Live code is not run: the blocks show their source.'),
  ),
  '@docusaurus/theme-search-algolia': whole(
    lost('navbar', 'External search services are not supported.'),
  ),
});

/** The plugins of the classic preset, by their option. */
const presetOptions: Readonly<Record<string, string>> = table({
  docs: '@docusaurus/plugin-content-docs',
  blog: '@docusaurus/plugin-content-blog',
  pages: '@docusaurus/plugin-content-pages',
  theme: '@docusaurus/theme-classic',
  sitemap: '@docusaurus/plugin-sitemap',
  gtag: '@docusaurus/plugin-google-gtag',
  googleAnalytics: '@docusaurus/plugin-google-analytics',
  googleTagManager: '@docusaurus/plugin-google-tag-manager',
  svgr: '@docusaurus/plugin-svgr',
  debug: '@docusaurus/plugin-debug',
});

/** Plugins that the preset enables by default. */
const DEFAULT_PLUGINS = ['docs', 'blog', 'pages', 'sitemap'];

function readPreset(entry: Entry, draft: Draft, reading: Reading): void {
  const { options } = entry;
  for (const [key, name] of Object.entries(presetOptions)) {
    const own = child(options, key);
    if (own.value === false || (own.value === undefined && !DEFAULT_PLUGINS.includes(key)))
      continue;
    // In Docusaurus, a blog without posts or a missing folder of pages is not an error.
    const path = own.value === undefined || isDictionary(own.value) ? child(own, 'path').value : '';
    const fallback = key === 'blog' ? 'blog' : 'src/pages';
    if (
      (key === 'blog' || key === 'pages') &&
      path === undefined &&
      !existsSync(join(reading.folder, fallback))
    )
      continue;
    const value = own.value ?? {};
    const plugin: Entry = {
      kind: 'plugin',
      name,
      given: { ...own, value },
      options: { ...own, value },
    };
    plugins[name]?.(plugin, draft, reading);
  }
  if (entry.name !== PRESET) {
    const reason = 'What this preset adds to the classic one is not supported.';
    lost(undefined, reason)(entry.given, draft, reading);
    return;
  }
  for (const [key, own] of entriesOf(options))
    if (!(key in presetOptions)) lost(undefined, 'The option is unknown.')(own, draft, reading);
}

/** Migrates the XML folder in the options of a plugin for Doxygen; returns false if there is none. */
function readDoxygen({ options }: Entry, draft: Draft, reading: Reading): boolean {
  const found = entriesOf(options).find(
    ([, { value }]) =>
      typeof value === 'string' && existsSync(resolve(reading.folder, value, 'index.xml')),
  );
  const folder = found?.[1].value ?? child(options, 'doxygenXmlInputFolderPath').value;
  if (typeof folder !== 'string') return false;
  reading.came('doxygen.xml', found?.[1] ?? options);
  put(draft, 'doxygen.xml', reading.portable(folder));
  return true;
}

function readPlugin(entry: Entry, draft: Draft, reading: Reading): void {
  const { name, given } = entry;
  const report = (rule: Rule): void => rule(given, draft, reading);
  const rule = isClassic(entry) ? readPreset : name === undefined ? undefined : plugins[name];
  if (rule) {
    rule(entry, draft, reading);
    return;
  }
  if (name !== undefined && /doxygen/i.test(name) && readDoxygen(entry, draft, reading)) return;
  if (name !== undefined && /search/i.test(name)) {
    report(lost('navbar', 'Search plugins are not supported.'));
    return;
  }
  const { byEntry } = reading.stylePlugins;
  const [list, index] = given.path;
  const added = list === 'plugins' && typeof index === 'number' ? byEntry.get(index) : undefined;
  if (added) {
    if (addStylePlugins(added, given, draft, reading))
      report(needless('Only its plugins of PostCSS are used.'));
    return;
  }
  const own = ownPlugin(entry, reading.folder);
  if (own?.extended !== undefined) {
    plugins[own.extended]?.(entry, draft, reading);
    report(lost(undefined, `What this plugin adds to ${own.extended} is not supported.`));
    return;
  }
  if (own?.code.includes('setGlobalData')) {
    const list: unknown[] = Array.isArray(draft.pluginData) ? draft.pluginData : [];
    const options = writable(entry.options, reading, 'pluginData');
    reading.came('pluginData', given, false);
    put(draft, 'pluginData', [...list, { module: reading.portable(own.file), options }]);
    report(needless('Only the data that it publishes with "setGlobalData" is used.'));
    return;
  }
  report(
    lost(
      undefined,
      'Docusaurus plugins are not run.',
      'Use a script before the build to read or write files, and "clientModules" for browser code.',
    ),
  );
}

/** Migrates presets, themes and plugins; of several instances, those without an id come first. */
export function readPlugins(config: ConfigValue, draft: Draft, reading: Reading): void {
  const entries = pluginEntries(config, reading.portable, (name) => name in plugins);
  for (const entry of entries) readPlugin(entry, draft, reading);
  const { own } = reading.stylePlugins;
  addStylePlugins(own, { value: own, name: 'postcss.config', path: [] }, draft, reading);
  const [components] = entries.flatMap(
    ({ name = '' }) => componentsOfPackage(name, reading.folder) ?? [],
  );
  if (components !== undefined) put(draft, 'markdown.components', reading.portable(components));
}
