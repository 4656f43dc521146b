/** The directives of the content security policy that a site can list: `connect` is `connect-src`. */
export const policyDirectives = [
  'connect',
  'script',
  'style',
  'img',
  'font',
  'media',
  'frame',
  'form',
  'worker',
] as const;

/** One of these directives. */
export type PolicyDirective = (typeof policyDirectives)[number];

/** The sources of directives, in addition to the site itself. */
export type PolicySources = Partial<Record<PolicyDirective, readonly string[]>>;
