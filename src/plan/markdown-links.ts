import type { CheckSeverity } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { textsOf } from '../model/prose.ts';
import type { Site } from '../model/site.ts';
import { splitUrl } from '../shared/url.ts';
import { levelOf } from '../diagnostics/severity.ts';
import { isMarkdownTarget, resolveMarkdown, type MarkdownSources } from './links.ts';

/** Reports every link to a Markdown file that does not exist, and every empty link (S-333). */
export function checkMarkdownLinks(
  site: Site,
  from: MarkdownSources,
  severity: CheckSeverity,
  diagnostics: Diagnostics,
): void {
  const level = levelOf(severity);
  if (!level) return;
  for (const body of textsOf(site)) {
    for (const { url, kind, place } of body.links) {
      if (kind !== 'link') continue;
      const at = `"${place.file}" (${place.line ?? 1}:${place.column ?? 1})`;
      if (url === '') {
        diagnostics.report({
          code: 'broken-markdown-link',
          level,
          place,
          message: `Markdown link with empty URL found in source file ${at}.`,
        });
      } else if (
        isMarkdownTarget(url) &&
        resolveMarkdown(splitUrl(url)[0], place.file, from) === undefined
      ) {
        diagnostics.report({
          code: 'broken-markdown-link',
          level,
          place,
          message: `Markdown link with URL \`${url}\` in source file ${at} couldn't be resolved.\nMake sure it references a local Markdown file that exists within the current plugin.`,
          advice:
            level === 'error'
              ? 'To ignore this error, use the `siteConfig.markdown.hooks.onBrokenMarkdownLinks` option, or apply the `pathname://` protocol to the broken link URLs.\nIn site.config.yaml the option is `checks.brokenMarkdownLinks`.'
              : 'Correct the path, or write `pathname://` before it.',
        });
      }
    }
  }
}
