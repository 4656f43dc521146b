/**
 * The door of the room for sites that were made with Docusaurus: all that the core uses of it. The core imports this
 * file only with `import()`, as soon as a site needs a part of it.
 */
export { findInfimaNames, reportUnknownNames, type InfimaNames } from './infima-names.ts';
export { readPluginData } from './read-plugin-data.ts';
export { openPostcss, type SheetProcessor, type StylePlugin } from './sheets/postcss-sheets.ts';
export { sassOf } from './sheets/sass-sheets.ts';
export { addsCode } from './texts/plugin-code.ts';
export { runTextPlugins } from './texts/run-text-plugins.ts';
export {
  loadTextPlugins,
  type PluginsOfSection,
  type TextPlugin,
  type TextPlugins,
} from './texts/text-plugins.ts';
export { reportReplacedElements, reportUnusedParts } from './unused-parts.ts';
