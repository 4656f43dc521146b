import type { CatalogueEntries } from './entry.ts';

/** Diagnostics of `mtp-site init`. */
export const init = {
  'init-doxygen': {
    meaning: '`--doxygen` names a file that does not exist.',
    example: 'error: --doxygen: there is no file "Doxyfile.in".',
    advice: 'Pass a Doxygen configuration in this folder.',
  },
  'init-parts': {
    meaning:
      'The library has a Doxygen configuration for each of many parts, such as devices, and none for the whole.',
    example:
      'error: There are 40 Doxygen configurations for parts of the library, and none for the whole: "doc/f1/Doxyfile", …',
    advice: 'Choose the one that the site documents with `--doxygen`.',
  },
  'init-doxyfile': {
    meaning:
      'The library has sources but no Doxygen configuration, or `--doxyfile` found one and wrote nothing.',
    example: 'error: There are sources, but no Doxygen configuration.',
    advice:
      'Run `mtp-site init --doxyfile` to write a small Doxyfile, or `doxygen -g` to write a complete one.',
  },
  'init-sources': {
    meaning: '`--doxyfile` found no C or C++ sources to document.',
    example: 'error: No C or C++ sources were found to write a Doxyfile for.',
    advice: 'Write a Doxyfile with `doxygen -g`, and set `INPUT` and `GENERATE_XML = YES`.',
  },
  'init-nothing': {
    meaning: 'The folder has nothing to build a site from.',
    example:
      'error: There is nothing here to build a site from: no Doxyfile, sources, guides or blog.',
    advice: 'Run the command in the folder of a library.',
  },
  'init-out': {
    meaning: '`--out` names a folder.',
    example: 'error: --out: "docs" is a folder.',
    advice: 'Pass the path of a file, such as `docs/site.config.yaml`.',
  },
  'init-exists': {
    meaning: 'The file to write already exists with other content.',
    example: 'error: The file "site.config.yaml" already exists with other content.',
    advice: 'Use `--force` to overwrite it, or `--out` to write another file.',
  },
  'init-from': {
    meaning: '`--from` names neither a Docusaurus configuration nor a folder with one.',
    example: 'error: --from: there is no file "website".',
    advice:
      'Pass `docusaurus.config.ts` (or `.js`, `.mjs`, `.cjs`), or the folder that contains it.',
  },
  'init-compare': {
    meaning: '`--compare` names neither a sitemap nor a folder with a built site.',
    example: 'error: --compare: there is no "old/sitemap.xml".',
    advice: 'Pass the `sitemap.xml` of the old site, or the folder of its build.',
  },
  'init-docusaurus': {
    meaning:
      'A folder below this one has a Docusaurus site, which `init` ignores without `--from`.',
    example: 'warning: The Docusaurus site in "website" is not converted.',
    advice: 'Run `mtp-site init --from website` to convert its configuration.',
  },
  'init-github': {
    meaning: '`--github` wrote a workflow, but the repository is not on GitHub.',
    example: 'warning: The repository is at GitLab, where GitHub workflows do not run.',
    advice: 'Write a pipeline for your host that runs the same commands.',
  },
  doxyfile: {
    meaning:
      'The Doxygen configuration of the library depends on values or files that `init` cannot find.',
    example: 'docs/Doxyfile.in:8: warning: INPUT depends on @SRC_DIR@, which has no known value.',
    advice: 'Check the named setting in the new `site.doxyfile`.',
  },
  'docusaurus-config': {
    meaning: 'The Docusaurus configuration cannot be loaded, or part of it is unknown.',
    example: 'docusaurus.config.ts: error: The file does not export a configuration.',
    advice:
      'Export an object, a promise of one, or a function that returns one. If settings depend on packages, install them first.',
  },
  'not-taken-over': {
    meaning: 'A setting of Docusaurus has no counterpart in mtp-site.',
    example:
      'docusaurus.config.ts:31:5: warning: themes: Live code is not run: the blocks show their source.',
    advice: 'Follow the advice of the message. A comment in the written file repeats it.',
  },
  'frozen-value': {
    meaning:
      'The configuration of Docusaurus computes a text on each build, such as the date or the version of Docusaurus, and no reference gives the same text. The new file has the text of today.',
    example:
      'docusaurus.config.ts:90:7: warning: themeConfig.footer.copyright: The old configuration computes it on each build; it is now always "Built with Docusaurus v on Sat Nov 28 2026".',
    advice:
      'Write a text that stays true, or use `${year}`, `${package.version}` or `${env.NAME}`.',
  },
  'not-needed': {
    meaning: 'A setting of Docusaurus is not needed, because mtp-site behaves that way by default.',
    example: 'docusaurus.config.ts:18:3: info: trailingSlash: …',
    advice: 'You need not do anything.',
  },
} satisfies CatalogueEntries;
