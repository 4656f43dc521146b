import { createHash } from 'node:crypto';
import { unsafeInline, type PolicySources } from '../shared/policy-sources.ts';

/** What a page may load in addition to the site's own files. */
export interface PolicyInput {
  /** Sources of the inline scripts. */
  inlineScripts: readonly string[];
  /** Other sources. */
  sources: PolicySources;
}

/** Returns the content security policy of the site's pages. */
export function securityPolicy({ inlineScripts, sources }: PolicyInput): string {
  const { connect = [], script = [], style = [], styleAttribute = [], worker = [] } = sources;
  const hashes = inlineScripts.map(hashOf);
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...effective([...hashes, ...script])],
    ['style-src', "'self'", ...effective(style)],
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
  if (styleAttribute.length > 0 && !style.includes(unsafeInline))
    directives.push(['style-src-attr', ...styleAttribute]);
  return directives.map((directive) => [...new Set(directive)].join(' ')).join('; ');
}

/** Leaves out hashes if everything inline is allowed: browsers would ignore that permission. */
function effective(sources: readonly string[]): readonly string[] {
  return sources.includes(unsafeInline) ? sources.filter((each) => !/^'sha\d/.test(each)) : sources;
}

/** Returns the source that allows an inline script or style sheet. */
export function hashOf(source: string): string {
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
