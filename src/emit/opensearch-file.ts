import type { Plan } from '../plan/types.ts';
import { hasAddress, openSearchPath, searchPermalink } from '../shared/url.ts';
import { escapeMarkup } from '../shared/escape-markup.ts';
import type { OutputFile } from './output-file.ts';

/**
 * Returns the description that lets browsers search the site from their address bar, unless the site has no search, no
 * URL, or its own description.
 */
export function openSearchFiles({ config, site, siteData, links }: Plan): OutputFile[] {
  if (!config.search || !hasAddress(config)) return [];
  if (site.staticFiles.some(({ path }) => path === openSearchPath)) return [];
  const page = new URL(links.permalink(searchPermalink), config.url).href;
  // Browsers show at most 16 and 1024 characters of these.
  const name = [...siteData.title].slice(0, 16).join('');
  const description = [...(siteData.tagline || siteData.title)].slice(0, 1024).join('');
  const bytes = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeMarkup(name)}</ShortName>
  <Description>${escapeMarkup(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" method="get" template="${escapeMarkup(page)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
  return [{ path: openSearchPath, bytes }];
}
