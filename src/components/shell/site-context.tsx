import type { PageData } from '../../shared/page-data.ts';
import type { SiteData } from '../../shared/site-data.ts';
import { createStrictContext, useStrictContext } from './strict-context.ts';

const SiteContext = createStrictContext<SiteData>();
const PageContext = createStrictContext<PageData>();

/** Gives the shell what is the same on every page. */
export const SiteDataProvider = SiteContext.Provider;

/** What is the same on every page. */
export function useSiteData(): SiteData {
  return useStrictContext(SiteContext, 'useSiteData', 'SiteDataProvider');
}

/** Gives the shell the page that is shown. */
export const PageDataProvider = PageContext.Provider;

/** The page that is shown; while another one loads, still the old one. */
export function usePageData(): PageData {
  return useStrictContext(PageContext, 'usePageData', 'PageDataProvider');
}
