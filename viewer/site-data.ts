import type { SiteData } from '../src/shared/site-data.ts';

/** Data shared by all pages; the script of the site sets it before anything else runs. */
let siteData: SiteData;

/** Sets the site that the viewer shows. */
export function setSiteData(data: SiteData): void {
  siteData = data;
}

export { siteData as default };
