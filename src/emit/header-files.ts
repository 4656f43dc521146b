import type { Plan } from '../plan/types.ts';
import { earlyFile, sitePolicy } from '../render/site-head.ts';
import type { SiteAssets } from '../render/site-assets.ts';
import type { OutputFile } from './output-file.ts';

/** Name of the file in which Netlify, Cloudflare Pages and other hosts read the headers of responses. */
const fileName = '_headers';

/** Headers that suit every site: no guessed types of content, no frames elsewhere, no paths in requests to other hosts. */
const fixed = [
  'X-Content-Type-Options: nosniff',
  'X-Frame-Options: SAMEORIGIN',
  'Referrer-Policy: strict-origin-when-cross-origin',
];

/**
 * Returns the file with the headers that a server should send, and the script that pages load instead of having it
 * inside; none unless the site asks for them. The languages of a site share the headers of the default one.
 */
export function headerFiles(plan: Plan, assets: SiteAssets | undefined): OutputFile[] {
  const { security, i18n, baseUrl } = plan.config;
  if (!security.headers || !assets) return [];
  const policy = sitePolicy(plan, assets);
  const lines = [
    ...(policy === undefined ? [] : [`Content-Security-Policy: ${policy}; frame-ancestors 'self'`]),
    ...fixed,
  ];
  const headers = `${baseUrl}*\n${lines.map((line) => `  ${line}\n`).join('')}`;
  return [
    earlyFile(plan),
    ...(i18n.locale === i18n.defaultLocale ? [{ path: fileName, bytes: headers }] : []),
  ];
}
