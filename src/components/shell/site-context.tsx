import type { PageData } from '../../shared/page-data.ts';
import type { SiteData } from '../../shared/site-data.ts';
import { createStrictContext, useStrictContext } from './strict-context.ts';

const SiteContext = createStrictContext<SiteData>();
const PageContext = createStrictContext<PageData>();

/** Provides the site data to the shell. */
export const SiteDataProvider = SiteContext.Provider;

/** Returns the data that all pages share. */
export function useSiteData(): SiteData {
  return useStrictContext(SiteContext, 'useSiteData', 'SiteDataProvider');
}

/** Provides the current page to the shell. */
export const PageDataProvider = PageContext.Provider;

/** Returns the page that is shown; while another one loads, the old page. */
export function usePageData(): PageData {
  return useStrictContext(PageContext, 'usePageData', 'PageDataProvider');
}
