import { versionedDoxygen } from '../config/versioned-doxygen.ts';
import type { Config, DoxygenConfig } from '../config/types.ts';
import { isClassLike } from '../model/class-kinds.ts';
import type { Compound } from '../model/compound.ts';
import { latestVersion } from '../model/docs-versions.ts';
import type { ApiReference, Site } from '../model/site.ts';
import { indexSymbols } from '../model/symbols.ts';
import type { LibraryPlace, PageInput, PageSource } from '../pages/page-kind.ts';
import { pageKinds } from '../pages/registry.ts';
import { librariesPath } from '../shared/libraries-path.ts';
import { permalinkBelow } from '../shared/permalink-below.ts';
import type { ApiTexts } from '../shared/texts/catalogues.ts';
import { textsInLanguage, textsWithFortran } from '../shared/texts/language-words.ts';
import { withExamples } from './examples/with-examples.ts';
import { withoutHidden } from './hidden-symbols.ts';
import { apiSettings, pageSettings } from './page-settings.ts';

/** The input of pages that share an API reference: its own pages, and texts that may name its symbols. */
export interface PageScope {
  /** The input of its page kinds. */
  input: PageInput;
  /** The settings of the API reference; missing if there is none. */
  doxygen?: DoxygenConfig;
  /** The scopes of all libraries whose symbols it can name; missing if the site has only one. */
  libraries?: readonly ApiScope[];
}

/** The scope of an API reference. */
export interface ApiScope extends PageScope {
  /** The input of its page kinds. */
  input: PageInput & { apiInScope: ApiReference };
  doxygen: DoxygenConfig;
  /** All compounds of its XML, the hidden ones included. */
  xml: readonly Compound[];
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
  const { blog } = site;
  const libraries: ApiScope[] | undefined = config.libraries && [];
  const apis = versionedDoxygen(config, site.docs).flatMap((version) => {
    const { docsVersion, library, settings: doxygen } = version;
    const read = site.apis.find(
      (each) => each.docsVersion === docsVersion && each.library === library,
    );
    if (!read) return [];
    const api = withExamples(withoutHidden(read, doxygen.show));
    const texts = { ...common.texts, api: apiTexts(common.texts.api, api) };
    const place = libraryPlace(read, doxygen, config);
    const settings = {
      ...common,
      texts,
      ...apiSettings(read, doxygen),
      ...(place && { library: place }),
    };
    return [
      {
        doxygen,
        xml: read.compounds,
        ...(libraries && { libraries }),
        input: { site, blog, apiInScope: api, symbols: indexSymbols(api), settings },
      },
    ];
  });
  libraries?.push(...apis);
  const general = generalScope(apis, site, config, common);
  if (libraries) return { apis, general, ofVersion: () => general };
  const byVersion = new Map<string | undefined, PageScope>(
    apis.map((scope) => [scope.input.apiInScope.docsVersion, scope]),
  );
  return { apis, general, ofVersion: (name) => byVersion.get(name) ?? general };
}

/** The place of a library among several. */
function libraryPlace(
  { library, title }: ApiReference,
  doxygen: DoxygenConfig,
  { libraries }: Config,
): LibraryPlace | undefined {
  if (library === undefined || !libraries) return undefined;
  const list = permalinkBelow(librariesPath(libraries), '');
  return { title: doxygen.title ?? (title || library), list };
}

/** The scope of texts without a version: that of the latest API reference, or of all libraries. */
function generalScope(
  apis: readonly ApiScope[],
  site: Site,
  config: Config,
  common: ReturnType<typeof pageSettings>,
): PageScope {
  const { libraries } = config;
  const latest = latestVersion(site)?.name;
  const found = apis.find(({ input }) => input.apiInScope.docsVersion === latest);
  if (found && !libraries) return found;
  const settings = { ...common, ...apiSettings(undefined, config.doxygen) };
  const input = { site, blog: site.blog, symbols: indexSymbols(noApi) };
  if (!libraries) return { input: { ...input, settings } };
  return {
    libraries: apis,
    input: {
      ...input,
      libraries: apis.map((scope) => scope.input),
      settings: { ...settings, apiPath: librariesPath(libraries) },
    },
  };
}

/** A page with its scope. */
export interface ScopedPage {
  /** The page. */
  source: PageSource;
  /** Its scope. */
  scope: PageScope;
  /** The input of its rendering. */
  input: PageInput;
}

/** Every page of the site, those of the API references first. */
export function scopedPages({ apis, general, ofVersion }: PageScopes): ScopedPage[] {
  const ofApis = apis.flatMap((scope) =>
    pageKinds
      .filter(({ part }) => part === 'api')
      .flatMap(({ pagesOf }) =>
        pagesOf(scope.input).map((source) => ({ source, scope, input: scope.input })),
      ),
  );
  const others = pageKinds
    .filter(({ part }) => part !== 'api')
    .flatMap(({ part, pagesOf }) =>
      pagesOf(general.input).map((source) => {
        const scope = part === 'blog' ? general : ofVersion(source.description.version);
        return { source, scope, input: scope.input };
      }),
    );
  return [...ofApis, ...others];
}

const noApi: ApiReference = { title: '', folder: '', compounds: [], images: [] };

/** The texts in the terms of the language; where all modules or types are Fortran's, in those of Fortran. */
function apiTexts(texts: ApiTexts, { language, compounds }: ApiReference): ApiTexts {
  const own = textsInLanguage(texts, language);
  const isFortran = (all: readonly Compound[]): boolean =>
    all.length > 0 && all.every((each) => each.language === 'Fortran');
  return textsWithFortran(own, {
    namespaces: isFortran(compounds.filter(({ kind }) => kind === 'namespace')),
    classes: isFortran(compounds.filter(({ kind }) => isClassLike(kind))),
  });
}
