import { visitElements } from '../model/prose-code.ts';
import { docsOf } from '../model/docs-versions.ts';
import { postsOf } from '../model/prose.ts';
import type { Prose, Site } from '../model/site.ts';
import type { Plan } from '../plan/types.ts';
import type { Place } from '../shared/place.ts';
import type { PageModules } from './page-modules.ts';

/** Elements that run code or embed documents that may. */
const running = /^(?:script|object|embed)$/;

/** These elements and attributes with code, in HTML of the configuration. */
const runningHtml = /<(?:script|object|embed)\b|<[^>]*\son\w+\s*=/i;

/** How the code of a text adds scripts to its page. */
const addsScripts = /<(?:script|object|embed)\b|\b(?:createElement|dangerouslySetInnerHTML)\b/;

/** True for the code of a text that may add scripts to its page, even if browsers do not run the code itself. */
export function mayAddScripts(source: string): boolean {
  return addsScripts.test(source);
}

/** True for a bundled file with code of the site or of a package; others belong to the tool or to a text. */
export function isCodeFile(name: string): boolean {
  return !/^[\w-]{2,}:/.test(name) && /\.[cm]?[jt]sx?$/.test(name);
}

/** True for a file in a package, by its name among the inputs of a bundle. */
export function isPackageFile(name: string): boolean {
  return /(?:^|\/)node_modules\//.test(name);
}

/**
 * Returns where a site has code that no policy covers: options and files, those of packages last. What such code loads is
 * not known without running it, so only the configuration can choose a policy for it; if it does, nothing is returned.
 */
export function uncoveredCode(
  { config, site }: Pick<Plan, 'config' | 'site'>,
  { code }: Pick<PageModules, 'code'>,
): string[] {
  if (config.security.contentSecurityPolicy !== undefined) return [];
  const { scripts, headTags, announcementBar, navbar, footer } = config;
  const html = { announcementBar, navbar, footer };
  const found = [
    ...(scripts.length > 0 ? ['scripts'] : []),
    ...(headTags.some(isScript) ? ['headTags'] : []),
    ...Object.entries(html).flatMap(([name, part]) =>
      runningHtml.test(JSON.stringify(part ?? null)) ? [name] : [],
    ),
    ...textsWithScripts(site),
    ...code,
  ];
  return [...new Set(found)].sort((a, b) => Number(isPackageFile(a)) - Number(isPackageFile(b)));
}

/** True for a tag with a script that browsers run; data has a type such as `application/ld+json`. */
export function isScript({
  tagName,
  attributes: { type = '' },
}: Plan['config']['headTags'][number]): boolean {
  return tagName === 'script' && !/json/i.test(type);
}

/** Returns the files of texts whose HTML contains scripts or embeds documents. */
function textsWithScripts(site: Site): string[] {
  const found: string[] = [];
  const visit = ({ tree }: Prose, { file }: Place): void => {
    visitElements(tree, file, ({ tagName }, at) => {
      if (running.test(tagName)) found.push(at);
    });
  };
  for (const { body, place } of [...docsOf(site), ...postsOf(site)]) visit(body, place);
  for (const { content, place } of site.standalone)
    if (content.type === 'prose') visit(content.body, place);
  return found;
}
