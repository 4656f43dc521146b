import { createHash } from 'node:crypto';
import type { PolicySources } from '../shared/policy-sources.ts';

/** What a page may load in addition to the site's own files. */
export interface PolicyInput {
  /** Sources of the inline scripts. */
  inlineScripts: readonly string[];
  /** Other sources. */
  sources: PolicySources;
}

/** Returns the content security policy of the site's pages. */
export function securityPolicy({ inlineScripts, sources }: PolicyInput): string {
  const { connect = [], script = [], style = [], worker = [] } = sources;
  // Browsers ignore the permission for all inline scripts if there are hashes.
  const hashes = script.includes("'unsafe-inline'") ? [] : inlineScripts.map(hashOf);
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes, ...script],
    // Content has inline styles: column widths, the colours of the announcement bar.
    ['style-src', "'self'", "'unsafe-inline'", ...style],
    ['img-src', "'self'", 'data:', ...(sources.img ?? [])],
    ['media-src', "'self'", 'data:', ...(sources.media ?? [])],
    ['font-src', "'self'", 'data:', ...(sources.font ?? [])],
    ['frame-src', "'self'", ...(sources.frame ?? [])],
    ['connect-src', "'self'", ...connect],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'", ...(sources.form ?? [])],
  ];
  if (worker.length > 0) directives.push(['worker-src', "'self'", ...worker]);
  return directives.map((directive) => [...new Set(directive)].join(' ')).join('; ');
}

function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

/** Returns the origins of external URLs, each once. */
export function originsOf(urls: readonly string[]): string[] {
  return [...new Set(urls.flatMap((url) => originOf(url) ?? []))];
}

/** Returns the origin of an external URL; `undefined` for other and invalid ones, which load nothing. */
function originOf(url: string): string | undefined {
  if (!/^(?:https?:)?\/\//i.test(url)) return undefined;
  try {
    return new URL(url, 'https://localhost').origin;
  } catch {
    return undefined;
  }
}
