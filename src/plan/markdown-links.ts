import type { CheckSeverity } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { textsOf } from '../model/prose.ts';
import type { Site } from '../model/site.ts';
import { splitUrl } from '../shared/url.ts';
import { levelOf, orSet } from '../diagnostics/severity.ts';
import { relativePath } from '../model/source-path.ts';
import { hostAddress, isMarkdownTarget, resolveMarkdown, type LinkSources } from './links.ts';

/** Reports every link to a Markdown file that does not exist, and every empty link (S-333). */
export function checkMarkdownLinks(
  site: Site,
  from: LinkSources,
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
        isMarkdownTarget(url) &&
        resolveMarkdown(splitUrl(url)[0], place.file, from) === undefined &&
        hostAddress(url, place.file, from) === undefined;
      const isOutside = isBroken && isOutsideSite(url, place.file, site, from.siteFolder);
      if (url !== '' && !isBroken) continue;
      diagnostics.report({
        code: 'broken-markdown-link',
        level,
        place,
        message:
          url === ''
            ? 'This link has no address.'
            : isOutside
              ? `The link leads to "${url}", which exists, but is not a part of the site.`
              : `The link leads to "${url}", but the site has no such Markdown file.`,
        advice:
          url === ''
            ? `Add an address, ${otherwise}.`
            : isOutside
              ? `${linkToHost}, ${otherwise}.`
              : `Correct the path, put "pathname://" in front of it to leave it unchecked, ${otherwise}.`,
      });
    }
  }
}

/** What to do about a link to a file that only the repository has. */
export const linkToHost =
  'Set `editUrl` of the docs to the repository, so that the link leads there, or write the whole address';

/** True if a link in a text leads to a file or folder of the repository that the site does not publish. */
export function isOutsideSite(
  url: string,
  file: string,
  { repositoryFiles }: Pick<Site, 'repositoryFiles'>,
  siteFolder: string | undefined,
): boolean {
  return repositoryFiles?.has(relativePath(url, file, siteFolder) ?? '') === true;
}
