import type { SiteData } from '../shared/site-data.ts';
import { rawElement } from './html.ts';
import type { SiteAssets } from './site-assets.ts';

/**
 * The scripts that a page loads for itself, given its HTML. Browsers that can, wait for them before they paint: a tab
 * that its reader chose earlier must not be shown after another one.
 */
export function pageScripts(
  html: string,
  { pageScripts: scripts }: SiteAssets,
  { storage }: SiteData,
): string {
  if (!html.includes('role="tablist"')) return '';
  const attributes = {
    type: 'module',
    async: true,
    blocking: 'render',
    src: scripts.tabs,
    'data-storage': storage.type,
    'data-suffix': storage.suffix,
  };
  return rawElement('script', attributes, '');
}
