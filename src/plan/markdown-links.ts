import type { CheckSeverity } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { textsOf } from '../model/prose.ts';
import type { Site } from '../model/site.ts';
import { splitUrl } from '../shared/url.ts';
import { levelOf, orSet } from '../diagnostics/severity.ts';
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
  const otherwise = orSet('checks.brokenMarkdownLinks', level);
  for (const body of textsOf(site)) {
    for (const { url, kind, place } of body.links) {
      if (kind !== 'link') continue;
      const isBroken =
        isMarkdownTarget(url) && resolveMarkdown(splitUrl(url)[0], place.file, from) === undefined;
      if (url !== '' && !isBroken) continue;
      diagnostics.report({
        code: 'broken-markdown-link',
        level,
        place,
        message:
          url === ''
            ? 'This link has no address.'
            : `The link leads to "${url}", but the site has no such Markdown file.`,
        advice:
          url === ''
            ? `Add an address, ${otherwise}.`
            : `Correct the path, put "pathname://" in front of it to leave it unchecked, ${otherwise}.`,
      });
    }
  }
}
