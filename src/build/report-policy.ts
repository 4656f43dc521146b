import type { Diagnostics } from '../diagnostics/diagnostics.ts';

/** Reports that pages have no content security policy, given the site's own code, which is the reason. */
export function reportPolicy(
  [first, ...others]: readonly string[],
  diagnostics: Diagnostics,
): void {
  if (first === undefined) return;
  const rest = others.length === 0 ? '' : ` and ${others.length} more`;
  diagnostics.report({
    code: 'content-policy',
    level: 'info',
    message: `The pages have no content security policy, because the site has code of its own: ${first}${rest}.`,
    advice:
      'List the hosts that the code loads from in security.contentSecurityPolicy ({} allows only this site), or set it to false.',
  });
}
