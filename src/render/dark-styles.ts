import { namedByContent, type AssetFile } from './asset-file.ts';

const modeSelector = /\[data-theme\s*=\s*["']?(dark|light)["']?\]/g;

/**
 * Returns the style sheet that shows a site in dark mode if no script sets the mode, given that of the site. It follows
 * the site's own and has all of its rules, also those of the user, so that the rules keep their order.
 */
export function darkStyles(styles: AssetFile | undefined): AssetFile | undefined {
  if (!styles) return undefined;
  const text = Buffer.from(styles.bytes).toString();
  const dark = text.replace(modeSelector, (_, mode) =>
    // Of the same specificity.
    mode === 'dark' ? '[data-theme]' : '[data-theme=none]',
  );
  return namedByContent('assets/css/dark', 'css', Buffer.from(dark));
}
