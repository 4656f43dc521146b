import { resolve } from 'node:path';
import type { BuildContext } from '../cache/build-context.ts';
import type { CachedResult } from '../cache/cached-result.ts';
import { siteFolder } from '../config/site-folder.ts';
import { contentHash } from '../inputs/content-hash.ts';
import { excerptsOf, textsOf } from '../model/prose.ts';
import type { Site } from '../model/site.ts';
import { translatedFolders } from '../model/translated-folders.ts';
import type { Plan } from '../plan/types.ts';
import type { UserCode } from './bundle-user-code.ts';
import { docusaurusConfig } from './docusaurus-config.ts';
import type { TextCompiler } from './imported-texts.ts';
import { shellModules } from './shell-components.ts';
import { createPageImages, type PageImages } from './page-images.ts';
import { loadPageModules, type PageModules } from './page-modules.ts';

/** The parts of a site that refer to the user's code and images: everything except API references. */
export type SiteTexts = Pick<Site, 'docs' | 'blog' | 'standalone' | 'photos'>;

/** Assets that come from the user and do not depend on the plan. */
export interface UserParts {
  /** The user's code, bundled and loaded. */
  modules: PageModules;
  /** The images of pages, with their variants. */
  images: PageImages;
}

/** Parts whose creation starts before the site is planned. */
export interface PartsAhead {
  /** Their input, as text. */
  source: string;
  /** The parts, their inputs and their faults. */
  result: Promise<CachedResult<UserParts>>;
}

/**
 * Starts creating the parts before all pages are known: a child process bundles the code, and system threads convert
 * the images, while this process reads API references. The caller of `userParts` receives the faults.
 */
export function startUserParts(
  texts: SiteTexts,
  config: Plan['config'],
  compiler: TextCompiler,
  context: BuildContext,
): PartsAhead {
  const modules = [...texts.standalone]
    .sort((a, b) => (a.permalink < b.permalink ? -1 : 1))
    .flatMap(({ content }) => (content.type === 'module' ? [content.file] : []));
  const code = userCode(modules, texts, config, { title: config.title, compiler });
  const result = context.record((own) => createParts(code, texts, config, own));
  // The caller of `userParts` handles the failure; without one, the build has failed already.
  result.catch(() => undefined);
  return { source: sourceOf(code), result };
}

/** Returns the parts, given the modules of planned pages; reuses those already started if their input is the same. */
export async function userParts(
  { modules, ...own }: { modules: readonly string[]; title: string; compiler: TextCompiler },
  { texts, config }: { texts: SiteTexts; config: Plan['config'] },
  context: BuildContext,
  ahead?: PartsAhead,
): Promise<UserParts> {
  const code = userCode(modules, texts, config, own);
  if (ahead?.source !== sourceOf(code)) return createParts(code, texts, config, context);
  const result = await ahead.result;
  context.replay(result);
  return result.result;
}

async function createParts(
  code: UserCode,
  { photos = [] }: SiteTexts,
  config: Plan['config'],
  context: BuildContext,
): Promise<UserParts> {
  const loading = context.cached(
    {
      name: `page modules ${config.i18n.locale}`,
      key: () => contentHash(JSON.stringify([code, config.baseUrl])),
    },
    (own) => loadPageModules(code, config.baseUrl, own),
  );
  const [modules, images] = await Promise.all([
    loading,
    createPageImages(photos, loading, config, context),
  ]);
  return { modules, images };
}

/** Collects all of the user's code; `modules` are those of pages. */
function userCode(
  modules: readonly string[],
  site: SiteTexts,
  config: Plan['config'],
  { title, compiler }: { title: string; compiler: TextCompiler },
): UserCode {
  const texts = [...textsOf(site), ...excerptsOf(site)].flatMap(({ modules: code }) => code ?? []);
  return {
    modules: [...new Set([...modules, ...shellModules(config)])],
    clientModules: config.clientModules,
    texts: [...new Map(texts.map((text) => [text.id, text])).values()],
    site: {
      folder: siteFolder(config),
      staticFolders: config.staticDirectories.map((path) => resolve(path)),
      translations: translatedFolders(site).map(({ folder, original }) => ({
        folder: resolve(folder),
        original: resolve(original),
      })),
      siteConfig: docusaurusConfig(config, title),
      postcss: config.postcss,
      components: config.markdown.components,
      messages: config.i18n.messages,
    },
    compiler,
  };
}

/** Returns the input of parts as text: equal texts mean equal code. */
function sourceOf({ texts, ...code }: UserCode): string {
  return JSON.stringify([code, texts.map(({ id }) => id)]);
}
