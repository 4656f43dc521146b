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

/** Sources that the configuration allows in addition to those of every site. */
export type ConfiguredSources = Partial<Record<PolicyDirective, readonly string[]>>;

/** Sources that the policy allows in addition to those of every site; `styleAttribute` is for attributes `style`. */
export type PolicySources = ConfiguredSources & { styleAttribute?: readonly string[] };

/** Allows what is inside of a page. */
export const unsafeInline = "'unsafe-inline'";

/** Allows all inline styles: for code that may add style sheets to a page. */
export const inlineStyles: PolicySources = { style: [unsafeInline] };

/** Merges sources; each is listed once. */
export function mergeSources(all: readonly PolicySources[]): PolicySources {
  const merged: PolicySources = {};
  for (const directive of [...policyDirectives, 'styleAttribute'] as const) {
    const sources = new Set(all.flatMap((each) => each[directive] ?? []));
    if (sources.size > 0) merged[directive] = [...sources];
  }
  return merged;
}
