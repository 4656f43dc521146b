import { createHash } from 'node:crypto';

/** What a page may load in addition to the site's own files. */
export interface PolicyInput {
  /** Sources of the inline scripts. */
  inlineScripts: readonly string[];
  /** URLs of external scripts. */
  scripts: readonly string[];
  /** URLs of external style sheets. */
  styles: readonly string[];
  /** Origins that scripts may connect to. */
  connections: readonly string[];
}

/** Returns the content security policy of the site's pages. */
export function securityPolicy(input: PolicyInput): string {
  const hashes = input.inlineScripts.map(
    (source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );
  const styles = originsOf(input.styles);
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...new Set(hashes), ...originsOf(input.scripts)],
    // Content has inline styles: column widths, the colours of the announcement bar.
    ['style-src', "'self'", "'unsafe-inline'", ...styles],
    ['img-src', "'self'", 'data:', 'https:'],
    ['media-src', "'self'", 'data:', 'https:'],
    // External sheets load fonts from further origins.
    ['font-src', "'self'", 'data:', ...(styles.length > 0 ? ['https:'] : [])],
    ['frame-src', "'self'", 'https:'],
    ['connect-src', "'self'", ...input.connections],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'", 'https:'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Returns the origins of external URLs, each once. */
export function originsOf(urls: readonly string[]): string[] {
  const found = urls.flatMap((url) =>
    /^(https?:)?\/\//i.test(url) ? [new URL(url, 'https://localhost').origin] : [],
  );
  return [...new Set(found)];
}
