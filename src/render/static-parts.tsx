import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ColorModeProvider } from '../components/shell/color-mode.tsx';
import { Footer } from '../components/shell/footer.tsx';
import { SiteDataProvider } from '../components/shell/site-context.tsx';
import type { StaticParts } from '../components/shell/static-part.tsx';
import { TocDesktop, TocMobile } from '../components/shell/toc.tsx';
import type { TocItem } from '../shared/page-data.ts';
import type { SiteData } from '../shared/site-data.ts';

function inSite(site: SiteData, part: ReactNode): string {
  return renderToStaticMarkup(
    <SiteDataProvider value={site}>
      <ColorModeProvider>{part}</ColorModeProvider>
    </SiteDataProvider>,
  );
}

/** The footer, which is the same on every page; undefined where there is none. */
export function footerHtml(site: SiteData): string | undefined {
  return site.footer && inSite(site, <Footer />);
}

/** The table of contents in both its forms; none without entries. */
export function tocParts(site: SiteData, toc: TocItem[]): StaticParts {
  if (toc.length === 0) return {};
  return {
    toc: inSite(site, <TocDesktop items={toc} />),
    'toc-mobile': inSite(site, <TocMobile items={toc} />),
  };
}
