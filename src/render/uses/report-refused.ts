import type { Diagnostics } from '../../diagnostics/diagnostics.ts';
import type { PolicySources } from '../../shared/policy-sources.ts';
import type { Refusal } from './user-uses.ts';

/** Reports what the user's code does although the content security policy refuses it. */
export function reportRefused(
  refused: readonly Refusal[],
  allowed: PolicySources | false,
  diagnostics: Diagnostics,
): void {
  if (allowed === false) return;
  for (const { directive, keyword, what, place, package: name } of refused) {
    const configured = allowed[directive] ?? [];
    const option = `security.contentSecurityPolicy.${directive}`;
    if (keyword === undefined) {
      // A site that names hosts knows which ones its code needs.
      if (configured.length > 0) continue;
      diagnostics.report({
        ...{ code: 'content-policy', level: 'info', place },
        message:
          name === undefined
            ? `The build cannot see which address ${what} uses; browsers load only addresses of this site.`
            : `The package "${name}" uses ${what}; browsers load only ${directive}s of this site.`,
        advice: `If it is on another host, add the host to ${option}.`,
      });
      continue;
    }
    if (configured.includes(keyword)) continue;
    const isOwn = name === undefined;
    diagnostics.report({
      ...{ code: 'content-policy', level: 'warning', place },
      message: isOwn
        ? `The content security policy does not allow ${what}.`
        : `The package "${name}" uses ${what}, which the content security policy does not allow.`,
      advice: `${isOwn ? 'Replace it' : 'Replace the package'}, or add ${keyword.slice(1, -1)} to ${option}.`,
    });
  }
}
