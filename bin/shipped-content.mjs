import { linesOnly } from './source-map.mjs';

/**
 * The order of the cascade layers: a site's own layers and sheets win over the shipped ones, except for those of resets,
 * which would take the look from every page. Tailwind calls them theme and base.
 */
const order = '@layer reset,normalize,theme,base,mtp-site;';

/** Returns the bytes of a file that esbuild has created: sheets in their cascade layer, source maps without columns. */
export function shippedContent({ path, contents, text }) {
  if (path.endsWith('.map')) return Buffer.from(linesOnly(text));
  return path.endsWith('.css') ? Buffer.from(`${order}@layer mtp-site{${text.trim()}}`) : contents;
}
