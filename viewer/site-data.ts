import type { SiteData } from '../src/shared/site-data.ts';

/** What is the same on every page; the script of the site gives it before anything else runs. */
let siteData: SiteData;

/** Tells the viewer of which site it is. */
export function setSiteData(data: SiteData): void {
  siteData = data;
}

export { siteData as default };
