import { createHash } from 'node:crypto';

/** What a page may load beyond the site itself. */
export interface PolicyInput {
  /** Sources of the inline scripts. */
  inlineScripts: readonly string[];
  /** Addresses of scripts of other sites. */
  scripts: readonly string[];
  /** Addresses of style sheets of other sites. */
  styles: readonly string[];
  /** Origins that scripts may send to. */
  connections: readonly string[];
}

/** The content security policy of the site's pages. */
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
    // The sheets of other sites load fonts from yet other ones.
    ['font-src', "'self'", 'data:', ...(styles.length > 0 ? ['https:'] : [])],
    ['frame-src', "'self'", 'https:'],
    ['connect-src', "'self'", ...input.connections],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'", 'https:'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The origins of URLs of other sites, each once. */
export function originsOf(urls: readonly string[]): string[] {
  const found = urls.flatMap((url) =>
    /^(https?:)?\/\//i.test(url) ? [new URL(url, 'https://localhost').origin] : [],
  );
  return [...new Set(found)];
}
