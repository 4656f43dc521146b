/** The directives of the content security policy that a site can extend: `connect` is `connect-src`. */
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

/** Sources that the policy allows in addition to those of every site. */
export type PolicySources = Partial<Record<PolicyDirective, readonly string[]>>;

/** Merges sources; each is listed once. */
export function mergeSources(all: readonly PolicySources[]): PolicySources {
  const merged: Partial<Record<PolicyDirective, string[]>> = {};
  for (const directive of policyDirectives) {
    const sources = new Set(all.flatMap((each) => each[directive] ?? []));
    if (sources.size > 0) merged[directive] = [...sources];
  }
  return merged;
}
