import { splitAddress, type RemovedSymbol } from '../model/ledger.ts';
import { postsOf } from '../model/prose.ts';
import { splitName } from '../model/qualified-name.ts';
import { releasePath } from '../model/release-paths.ts';
import type { Doc, DocsVersion, Post, StandalonePage } from '../model/site.ts';
import { textOfBlocks } from '../model/walk.ts';
import type { Plan } from '../plan/types.ts';
import { permalinkBelow } from '../shared/permalink-below.ts';
import { addressKey } from '../shared/url.ts';
import type { ProsePage } from './prose-index.ts';
import { proseSections, type ProseSection } from './prose-sections.ts';

/** What the pages of a site share. */
interface Environment {
  /** Returns the site path of a permalink, in the form that the settings of the site determine. */
  path: (permalink: string) => string;
  /** Adds the words of the configuration to the sections of a page. */
  sections: (permalink: string, sections: readonly ProseSection[]) => ProseSection[];
}

/** The texts of a site, as pages of the index. */
export interface SearchedTexts {
  /** The guides of a version. */
  guides: (version: DocsVersion) => ProsePage[];
  /** The posts. */
  posts: () => ProsePage[];
  /** The pages that belong to neither: stand-alone pages, those of extensions, and symbols that are gone. */
  others: () => ProsePage[];
}

/** Returns the texts of a site. */
export function searchedTexts(plan: Plan): SearchedTexts {
  const environment: Environment = {
    path: (permalink) => plan.links.permalink(permalink).slice(plan.links.base.length),
    sections: (permalink, sections) =>
      sections.map((section) => {
        const aliases = plan.searchWords.get(addressKey(permalink, section.anchor));
        return aliases ? { ...section, aliases } : section;
      }),
  };
  return {
    guides: ({ docs }) => docs.filter(isSearched).map((doc) => textPage('guide', doc, environment)),
    posts: () =>
      postsOf(plan.site)
        .filter(isSearched)
        .map((post) => textPage('post', post, environment)),
    others: () => [
      ...standalonePages(plan, environment),
      ...extensionPages(plan, environment),
      ...removedPages(plan, environment),
    ],
  };
}

function isSearched({ unlisted, unsearched }: Doc | Post | StandalonePage): boolean {
  return unlisted !== true && unsearched !== true;
}

/** Returns the page of a guide or post, by its words and those of the configuration. */
function textPage(
  group: 'guide' | 'post',
  { title, permalink, body, sidebarLabel = '', keywords }: Doc | Post,
  { path, sections }: Environment,
): ProsePage {
  return {
    group,
    title,
    otherNames: [sidebarLabel, ...keywords].filter(Boolean),
    permalink: path(permalink),
    sections: sections(permalink, proseSections(body)),
  };
}

/**
 * Returns stand-alone pages: the content of text pages, title and description of code pages, and the title of home pages,
 * which say briefly what the guides say.
 */
function standalonePages({ site, config }: Plan, { path, sections }: Environment): ProsePage[] {
  return site.standalone
    .filter(isSearched)
    .map(({ title, permalink, content, description, isHome, keywords = [] }) => ({
      group: 'page',
      title: title ?? config.title,
      otherNames: keywords,
      permalink: path(permalink),
      sections: sections(
        permalink,
        isHome === true
          ? [{ heading: '', anchor: '', text: '' }]
          : content.type === 'prose'
            ? proseSections(content.body)
            : [{ heading: '', anchor: '', text: description }],
      ),
    }));
}

/** Returns the pages that extensions add to API references. */
function extensionPages({ apis }: Plan, { path }: Environment): ProsePage[] {
  return apis.flatMap(({ reference, settings }) =>
    (reference.ownPages ?? []).map((page) => ({
      group: 'page',
      title: page.title,
      otherNames: [],
      permalink: path(permalinkBelow(settings.routeBasePath, page.path)),
      sections: [{ heading: '', anchor: '', text: textOfBlocks(page.content) }],
    })),
  );
}

/**
 * Returns the symbols that are gone, with their members, at the addresses where they were published; those that never
 * were, on the page about the changes of the release that removed them.
 */
function removedPages({ apis, pages }: Plan, { path }: Environment): ProsePage[] {
  const known = new Set(pages.map(({ permalink }) => permalink));
  return apis.flatMap(({ reference, settings }) => {
    const pageOf = (release: string): string | undefined => {
      const page = permalinkBelow(settings.routeBasePath, releasePath(release));
      return known.has(page) ? page : undefined;
    };
    return removedFrom(reference.ledger?.removed ?? [], pageOf, path);
  });
}

function removedFrom(
  removed: readonly RemovedSymbol[],
  pageOf: (release: string) => string | undefined,
  path: Environment['path'],
): ProsePage[] {
  const pages = new Map<string, ProsePage & { sections: [ProseSection] }>();
  // Sorted by name, so that owners precede their members.
  for (const { name, release, brief, documented, addresses } of removed) {
    const [scope, last] = splitName(name);
    const around = pages.get(scope);
    const [address = pageOf(release)] = addresses.keys();
    const isSpecial = /^(?:~|operator\b)/.test(last) || last === splitName(scope)[1];
    // Nobody looks for these members by name.
    if (around && isSpecial) continue;
    if (around) around.sections[0].text += ` ${last}`;
    else if (address !== undefined) {
      const [permalink, anchor] = splitAddress(address);
      const summary = documented?.brief ?? brief;
      pages.set(name, {
        group: 'removed',
        title: name,
        otherNames: [],
        permalink: path(permalink),
        sections: [{ heading: '', anchor, text: summary ? `${release}: ${summary}` : release }],
      });
    }
  }
  return [...pages.values()];
}
