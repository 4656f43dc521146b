import { join } from 'node:path';
import { docsOf } from '../model/docs-versions.ts';
import type { Site } from '../model/site.ts';
import type { Plan } from '../plan/types.ts';
import { distFolder, shippedFiles } from './bundling.ts';
import { rawElement } from './html.ts';
import { hashOf } from './security-policy.ts';

/** A style sheet for few pages of a site. */
interface PageSheet {
  /** Its file in the folder of the bundles. */
  file: string;
  /** True if the site may have such a page. */
  isUsed: (site: Site) => boolean;
  /** Matches the content of such a page. */
  mark: RegExp;
}

/**
 * The style sheets that are part of the documents which need them: other pages do not load them, and they are there before
 * the content, also when the viewer replaces the page.
 */
const sheets: readonly PageSheet[] = [
  {
    file: 'home.css',
    isUsed: ({ standalone }) => standalone.some(({ isHome }) => isHome),
    mark: /^<article class="home"/,
  },
  {
    // Posts, authors, and the tags of guides.
    file: 'blog.css',
    isUsed: ({ blog, docs }) =>
      blog !== undefined || docsOf({ docs }).some(({ tags }) => tags.length > 0),
    mark: /class="(?:post-|author-|archive-|tag-|tagged-)/,
  },
  {
    file: 'coverage.css',
    isUsed: ({ apis }) => apis.some(({ coverage }) => coverage !== undefined),
    mark: /class="coverage-table"/,
  },
  {
    file: 'changes.css',
    isUsed: ({ apis }) => apis.some(({ history }) => history !== undefined),
    mark: /class="(?:change-|changes-lead|release-|comparison|moved-|removal-)/,
  },
  {
    file: 'members.css',
    isUsed: ({ apis }) => apis.length > 0,
    mark: / many"/,
  },
];

/** Returns the style sheets that only some pages have and the content of this one needs. */
export function pageSheets(content: string, { site }: Pick<Plan, 'site'>): string {
  return sheets
    .filter(({ isUsed, mark }) => isUsed(site) && mark.test(content))
    .map(({ file }) => rawElement('style', { 'data-page-head': '' }, textOf(file)))
    .join('');
}

/** Returns the sources that let a content security policy allow the style sheets of a site's pages. */
export function pageSheetSources({ site }: Pick<Plan, 'site'>): string[] {
  return sheets.filter(({ isUsed }) => isUsed(site)).map(({ file }) => hashOf(textOf(file)));
}

function textOf(file: string): string {
  return shippedFiles.readFileSync(join(distFolder, file)).toString();
}
