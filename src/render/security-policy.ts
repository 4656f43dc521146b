import { createHash } from 'node:crypto';
import {
  policyDirectives,
  type PolicyDirective,
  type PolicySources,
} from '../shared/policy-sources.ts';

/** Allows what is inside of a page. */
const unsafeInline = "'unsafe-inline'";

/**
 * What pages show and send, but do not run. Texts may name any host there, and a policy that is the same on every page
 * cannot know them all, so only a site that lists hosts limits it.
 */
const open: readonly PolicyDirective[] = ['style', 'img', 'font', 'media', 'frame', 'form'];

/** Directives that also allow `data:` addresses. */
const withData: readonly PolicyDirective[] = ['img', 'font', 'media'];

/**
 * Returns the content security policy of a site: only scripts of the site run, and they connect to the site only, except
 * for the sources that the site lists and those of what it configures.
 */
export function securityPolicy(listed: PolicySources, configured: PolicySources): string {
  const directives = policyDirectives.flatMap((name): string[][] => {
    const own = listed[name];
    // Workers have the sources of scripts unless there are others.
    if (own === undefined && (name === 'worker' || open.includes(name))) return [];
    const sources = [...(own ?? []), ...(configured[name] ?? [])];
    const isInline = sources.includes(unsafeInline);
    const directive = [
      name === 'form' ? 'form-action' : `${name}-src`,
      "'self'",
      ...(withData.includes(name) ? ['data:'] : []),
      // With hashes, browsers would ignore the permission for everything inline.
      ...sources.filter((source) => !isInline || !/^'sha\d/.test(source)),
    ];
    // Sizes from comments and previews of images are attributes, which neither run nor load anything by themselves.
    if (name === 'style' && !isInline) return [directive, ['style-src-attr', unsafeInline]];
    return [directive];
  });
  return [...directives, ['object-src', "'none'"], ['base-uri', "'self'"]]
    .map((directive) => [...new Set(directive)].join(' '))
    .join('; ');
}

/** Returns the source that allows an inline script or style sheet. */
export function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
