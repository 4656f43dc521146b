import { versionedDoxygen } from '../config/versioned-doxygen.ts';
import type { Config, DoxygenConfig } from '../config/types.ts';
import { latestVersion } from '../model/docs-versions.ts';
import type { ApiReference, Site } from '../model/site.ts';
import { indexSymbols } from '../model/symbols.ts';
import type { PageInput, PageSource } from '../pages/page-kind.ts';
import { pageKinds } from '../pages/registry.ts';
import { textsInLanguage } from '../shared/texts/language-words.ts';
import { withoutHidden } from './hidden-symbols.ts';
import { apiSettings, pageSettings } from './page-settings.ts';

/** The input of pages that share an API reference: its own pages, and texts that may name its symbols. */
export interface PageScope {
  /** The input of its page kinds. */
  input: PageInput;
  /** The settings of the API reference; missing if there is none. */
  doxygen?: DoxygenConfig;
}

/** The scope of an API reference. */
export interface ApiScope extends PageScope {
  /** The input of its page kinds. */
  input: PageInput & { apiInScope: ApiReference };
  doxygen: DoxygenConfig;
}

/** Every scope of the site. */
export interface PageScopes {
  /** The scopes of the API references, that of the latest version first. */
  apis: readonly ApiScope[];
  /** The scope of texts without a version: that of the latest version. */
  general: PageScope;
  /** The scope of texts in a docs version; if it has no API reference, that of the latest version. */
  ofVersion: (name: string | undefined) => PageScope;
}

/** Finds the scopes of a site. */
export function pageScopes(site: Site, config: Config): PageScopes {
  const common = pageSettings(site, config);
  const apis = versionedDoxygen(config, site.docs).flatMap(({ docsVersion, settings: doxygen }) => {
    const read = site.apis.find((each) => each.docsVersion === docsVersion);
    if (!read) return [];
    const api = withoutHidden(read, doxygen.show);
    const texts = { ...common.texts, api: textsInLanguage(common.texts.api, api.language) };
    const settings = { ...common, texts, ...apiSettings(read, doxygen) };
    return [{ doxygen, input: { site, apiInScope: api, symbols: indexSymbols(api), settings } }];
  });
  const latest = latestVersion(site)?.name;
  const general = apis.find(({ input }) => input.apiInScope.docsVersion === latest) ?? {
    input: {
      site,
      symbols: indexSymbols(noApi),
      settings: { ...common, ...apiSettings(undefined, config.doxygen) },
    },
  };
  const byVersion = new Map<string | undefined, PageScope>(
    apis.map((scope) => [scope.input.apiInScope.docsVersion, scope]),
  );
  return { apis, general, ofVersion: (name) => byVersion.get(name) ?? general };
}

/** A page with its scope. */
export interface ScopedPage {
  /** The page. */
  source: PageSource;
  /** Its scope. */
  scope: PageScope;
}

/** Every page of the site, those of the API references first. */
export function scopedPages({ apis, general, ofVersion }: PageScopes): ScopedPage[] {
  const ofApis = apis.flatMap((scope) =>
    pageKinds
      .filter(({ part }) => part === 'api')
      .flatMap((kind) => kind.pagesOf(scope.input).map((source) => ({ source, scope }))),
  );
  const others = pageKinds
    .filter(({ part }) => part !== 'api')
    .flatMap((kind) =>
      kind.pagesOf(general.input).map((source) => ({
        source,
        scope: ofVersion(source.description.version),
      })),
    );
  return [...ofApis, ...others];
}

const noApi: ApiReference = { title: '', folder: '', compounds: [], images: [] };
