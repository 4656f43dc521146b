import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ColorModeProvider } from '../components/shell/color-mode.tsx';
import { Footer } from '../components/shell/footer.tsx';
import { SiteDataProvider } from '../components/shell/site-context.tsx';
import { SearchButton } from '../components/page/search-button.tsx';
import type { StaticParts } from '../components/shell/static-part.tsx';
import type { FilterTexts } from '../components/shell/toc-filter.tsx';
import { TocDesktop, TocMobile } from '../components/shell/toc.tsx';
import type { Plan } from '../plan/types.ts';
import type { TocItem } from '../shared/page-data.ts';
import type { SiteData } from '../shared/site-data.ts';
import { searchTexts } from '../shared/texts/catalogues.ts';
import { searchPermalink } from '../shared/url.ts';
import type { ThemeData } from '../components/theme/theme-data.tsx';
import { PageSurroundings } from './page-surroundings.tsx';
import { searchBoxFiles } from './search-box-files.ts';

function inSite(site: SiteData, part: ReactNode): string {
  return renderToStaticMarkup(
    <SiteDataProvider value={site}>
      <ColorModeProvider>{part}</ColorModeProvider>
    </SiteDataProvider>,
  );
}

/** Renders a component of the site that is the same on every page. */
export function siteComponentHtml(site: SiteData, theme: ThemeData, component: ReactNode): string {
  return inSite(
    site,
    <PageSurroundings href={site.base} theme={theme}>
      {component}
    </PageSurroundings>,
  );
}

/** Renders the footer, which is the same on every page; returns `undefined` if there is none. */
export function footerHtml(site: SiteData): string | undefined {
  return site.footer && inSite(site, <Footer />);
}

/** Renders the button that opens the search, the same on every page; returns `undefined` without search. */
export function searchHtml(plan: Plan): string | undefined {
  const { config, links } = plan;
  const files = searchBoxFiles(plan);
  if (!files) return undefined;
  const { locale, texts } = config.i18n;
  return renderToStaticMarkup(
    <SearchButton
      href={links.permalink(searchPermalink)}
      textsHref={config.baseUrl + files.texts.path}
      stylesHref={config.baseUrl + files.styles.path}
      texts={searchTexts(locale, texts)}
    />,
  );
}

/** Renders both forms of the table of contents, filterable if `filter` is set; nothing without entries. */
export function tocParts(site: SiteData, toc: TocItem[], filter?: FilterTexts): StaticParts {
  if (toc.length === 0) return {};
  return {
    toc: inSite(site, <TocDesktop items={toc} filter={filter} />),
    'toc-mobile': inSite(site, <TocMobile items={toc} filter={filter} />),
  };
}
