import { versionedDoxygen } from '../config/versioned-doxygen.ts';
import type { Config, DoxygenConfig } from '../config/types.ts';
import { latestVersion } from '../model/docs-versions.ts';
import type { ApiReference, Site } from '../model/site.ts';
import { indexSymbols } from '../model/symbols.ts';
import type { PageInput, PageSource } from '../pages/page-kind.ts';
import { apiPageKinds, sitePageKinds } from '../pages/registry.ts';
import { textsInLanguage } from '../shared/texts/language-words.ts';
import { withoutHidden } from './hidden-symbols.ts';
import { apiSettings, pageSettings } from './page-settings.ts';

/** What a page works from: an API reference is in it where the page belongs to one, or its text may name symbols of one. */
export interface PageScope {
  /** What its page kind gets. */
  input: PageInput;
  /** The settings of the API reference; missing where there is none. */
  doxygen?: DoxygenConfig;
}

/** The scope of an API reference. */
export interface ApiScope extends PageScope {
  /** What its page kinds get. */
  input: PageInput & { api: ApiReference };
  doxygen: DoxygenConfig;
}

/** Every scope of the site. */
export interface PageScopes {
  /** Those of the API references, that of the latest version first. */
  apis: readonly ApiScope[];
  /** That of the texts of no version: the latest version's. */
  general: PageScope;
  /** That of the texts of a version of the docs; where it has no API reference, the latest version's. */
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
    return [{ doxygen, input: { site, api, symbols: indexSymbols(api), settings } }];
  });
  const latest = latestVersion(site)?.name;
  const general = apis.find(({ input }) => input.api.docsVersion === latest) ?? {
    input: {
      site,
      symbols: indexSymbols(noApi),
      settings: { ...common, ...apiSettings(undefined, config.doxygen) },
    },
  };
  const byVersion = new Map<string | undefined, PageScope>(
    apis.map((scope) => [scope.input.api.docsVersion, scope]),
  );
  return { apis, general, ofVersion: (name) => byVersion.get(name) ?? general };
}

/** A page with what it works from. */
export interface ScopedPage {
  /** The page. */
  source: PageSource;
  /** What it works from. */
  scope: PageScope;
}

/** Every page of the site: those of the API references first. */
export function scopedPages({ apis, general, ofVersion }: PageScopes): ScopedPage[] {
  const ofApis = apis.flatMap((scope) =>
    apiPageKinds.flatMap((kind) => kind(scope.input).map((source) => ({ source, scope }))),
  );
  const others = sitePageKinds.flatMap((kind) =>
    kind(general.input).map((source) => ({ source, scope: ofVersion(source.description.version) })),
  );
  return [...ofApis, ...others];
}

const noApi: ApiReference = { title: '', folder: '', compounds: [], images: [] };
