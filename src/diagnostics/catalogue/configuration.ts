import type { CatalogueEntries } from './entry.ts';

/** Diagnostics of the configuration. */
export const configuration = {
  'config-missing': {
    meaning: 'The configuration file does not exist.',
    example: 'error: There is no site.config.yaml in this folder, and --xml is not set.',
    advice: 'Run `mtp-site init` to create one, or pass the file with `--config`.',
  },
  'config-unreadable': {
    meaning: 'The configuration file cannot be read.',
    example: 'site.config.yaml: error: The configuration cannot be read (EACCES).',
    advice: 'Check that the path is a file and that you may read it.',
  },
  'config-yaml': {
    meaning: 'The configuration is not valid YAML.',
    example: 'site.config.yaml:4:1: error: Nested mappings are not allowed in compact mappings',
    advice: 'Correct the YAML syntax at this place.',
  },
  'config-invalid': {
    meaning: 'An option is unknown, is missing or has an invalid value.',
    example: 'site.config.yaml:7:1: error: Unknown option "dox".',
    advice: 'Correct the option. `dist/site.config.schema.json` describes all options.',
  },
  'config-unused': {
    meaning: '`--xml` without `--config` ignores the `site.config.yaml` in this folder.',
    example:
      'info: --xml without --config builds a site from that folder only; site.config.yaml is not read.',
    advice: 'Add `--config site.config.yaml` to use both.',
  },
  'config-xml': {
    meaning: '`--xml` names a folder that does not exist.',
    example: 'error: --xml: there is no folder "xml".',
    advice: 'Run Doxygen with `GENERATE_XML = YES`, and pass the folder that contains `index.xml`.',
  },
  'theme-contrast': {
    meaning:
      'The accent of the theme is hard to read on the grounds where links stand, or text on it is (WCAG 2.2, level AA).',
    example:
      'site.config.yaml:9:11: error: "theme.accent": with #ff9900, in light mode, links have a contrast of 1.98:1 on the ground of code, and text on the accent has one of 2.14:1; WCAG 2.2 AA requires 4.5:1.',
    advice: 'Use the colour that the message proposes, or set `checks.contrast`.',
  },
  translations: {
    meaning: 'A file with translations in `i18n` is not valid JSON, or has two texts with one id.',
    example: 'i18n/de/code.json:3:1: error: Invalid JSON: Missing , or : between flow map items.',
    advice: 'Write each text as `"id": { "message": "text" }`.',
  },
  'navbar-item': {
    meaning:
      'A navbar item refers to a guide, a sidebar, a version or a component that does not exist.',
    example: 'site.config.yaml: error: A theme navbar item failed to render. …',
    advice: 'Correct the item below `navbar.items`.',
  },
  'docs-folder': {
    meaning: 'The folder of the guides, or of one of their versions, does not exist.',
    example:
      'error: The docs folder does not exist for version "current". A docs folder is expected to be found at docs.',
    advice: 'Create it, set `docs.path`, or remove the version from `versions.json`.',
  },
  'docs-empty': {
    meaning: 'A version of the guides has no Markdown files.',
    example: 'error: Docs version "current" has no docs! At least one doc should exist at "docs".',
    advice: 'Add a Markdown file, or remove `docs` from the configuration.',
  },
  'docs-versions': {
    meaning: '`versions.json`, or an option that names versions, is invalid.',
    example:
      'error: Docs option lastVersion: 3.0 is invalid. Available version names are: current, 2.0',
    advice: 'Use the name of an existing version.',
  },
  'doxygen-path': {
    meaning: 'The API references of two versions have the same path.',
    example:
      'error: The API references of the docs versions "1.0" and "2.0" would have the same path: /docs/api/.',
    advice: 'Set `docs.versions.NAME.doxygen.routeBasePath` for one of them.',
  },
  'blog-folder': {
    meaning: 'The folder of the blog does not exist.',
    example: 'error: The blog folder does not exist. Expected it at blog.',
    advice: 'Create it, set `path`, or remove the blog from the configuration.',
  },
  'pages-folder': {
    meaning: 'The folder of the stand-alone pages does not exist.',
    example: 'error: The pages folder does not exist. Expected it at src/pages.',
    advice: 'Create it, set `pages.path`, or remove `pages` from the configuration.',
  },
  'edit-url': {
    meaning: 'The module of an `editUrl` option cannot be run, or does not return a string.',
    example:
      'edit-url.js: error: The function must return the URL of docs/a.md as a string, but it returned a number.',
    advice: 'Return a string, or `undefined` for no link.',
  },
  redirects: {
    meaning:
      'The module of `redirects.createRedirects` cannot be run, or returns values other than paths.',
    example:
      'redirects.js: error: The function must return the old paths of /docs/a/ as a string or an array of strings.',
    advice: 'Return `"/old/path"`, `["/old", "/older"]`, or `undefined` for none.',
  },
  postcss: {
    meaning: 'A plugin of `postcss`, or PostCSS itself, is not installed or cannot be used.',
    example: 'site.config.yaml:9:5: error: The package "tailwindcss" is not installed.',
    advice:
      'Install it in the folder of the configuration. A plugin must be the default export of its module, unless `export` names another one, and support PostCSS 8.',
  },
  'plugin-data': {
    meaning: 'A module of `pluginData` cannot be run, or does not return a plugin.',
    example: 'src/plugins/releases.js: error: The plugin threw an error: fetch failed',
    advice:
      'Only `loadContent`, `contentLoaded` and `allContentLoaded` are called. Fix the module, or remove it from `pluginData`.',
  },
  'redirect-target': {
    meaning: 'A redirect leads to a page or file that the site does not have.',
    example:
      'site.config.yaml: error: A redirect leads to "/docs/intro", but the site has no such page or file.',
    advice: 'Use the path of a page from the root of the site, without the base path.',
  },
  'search-alias': {
    meaning:
      'A target of `search.aliases` is no symbol and no page of the site, or a name that several symbols have.',
    example:
      'site.config.yaml:12:14: error: "search.aliases.file rotation": no symbol has the name "log::rotate".',
    advice:
      'Correct the name, with its scopes, or the path, which starts at the root of the site, without the base path.',
  },
  'redirect-overrides-file': {
    meaning: 'A redirect has the path of a file of the site.',
    example:
      'site.config.yaml: error: The redirect from "/data.json" would overwrite the file "data.json" of the site.',
    advice: 'Remove the redirect or the file.',
  },
  'theme-part': {
    meaning:
      'A file in `src/theme` would replace a theme component in Docusaurus; mtp-site ignores it.',
    example: 'src/theme/DocItem: info: This has no effect: theme components cannot be replaced.',
    advice:
      'Use `stylesheets`, `markdown.components`, `navbar.customItems` or `footer.component` instead.',
  },
  'replaced-elements': {
    meaning:
      'The module of `markdown.components` has components for elements of Markdown, such as `img`. Docusaurus uses them instead of the elements; mtp-site ignores them.',
    example:
      'src/theme/MDXComponents.tsx:41: info: Components do not replace elements of Markdown: `img`.',
    advice:
      'Change the look of the elements with a style sheet, or change the elements with a plugin of rehype.',
  },
  'unset-property': {
    meaning:
      'A style sheet or a component reads a custom property of Docusaurus that neither the site nor mtp-site sets.',
    example:
      'src/css/custom.css:12:10: warning: Nothing sets the custom property --ifm-scrollbar-size, so the declaration has no effect.',
    advice: 'Set the property in a style sheet of the site, or give `var()` a second value.',
  },
  'unknown-class': {
    meaning:
      'Code of the site uses a class name of Infima that mtp-site has no rule for: it has those that sites of libraries use.',
    example:
      'src/pages/index.tsx:12:20: warning: The class name "text--uppercase" has no rule, so it has no effect.',
    advice: 'Add a rule to a style sheet of the site, or use your own class name.',
  },
} satisfies CatalogueEntries;
