import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom/server';
import { ColorModeProvider } from '../components/shell/color-mode.tsx';
import { PageDataProvider, SiteDataProvider } from '../components/shell/site-context.tsx';
import { HeadProvider } from '../components/theme/head.tsx';
import type { HeadCollector } from '../components/theme/head.tsx';
import { FactsRecorderProvider } from '../components/theme/page-facts.ts';
import type { FactsRecorder } from '../components/theme/page-facts.ts';
import { ThemeDataProvider } from '../components/theme/theme-data.tsx';
import type { ThemeData } from '../components/theme/theme-data.tsx';
import type { PageData } from '../shared/page-data.ts';
import type { SiteData } from '../shared/site-data.ts';

/** What the user's code finds around it wherever it stands: the address, facts about the site, the head. */
export function PageSurroundings(props: {
  /** Address of the page. */
  href: string;
  /** What it may ask about the site. */
  theme: ThemeData;
  /** Told of what it adds to the head. */
  collect?: HeadCollector;
  /** The page, or its content. */
  children: ReactNode;
}): ReactNode {
  const { href, theme, collect, children } = props;
  return (
    <StaticRouter location={href}>
      <ThemeDataProvider value={theme}>
        <HeadProvider value={collect}>{children}</HeadProvider>
      </ThemeDataProvider>
    </StaticRouter>
  );
}

/** The same around content that is rendered by itself, which the shell does not stand around. */
export function ContentSurroundings(
  props: Omit<Parameters<typeof PageSurroundings>[0], 'href'> & {
    /** What is the same on every page. */
    site: SiteData;
    /** The page. */
    page: PageData;
    /** Told what browsers need to know of the page. */
    record?: FactsRecorder;
  },
): ReactNode {
  const { site, page, record, children, ...rest } = props;
  return (
    <PageSurroundings {...rest} href={page.href}>
      <SiteDataProvider value={site}>
        <PageDataProvider value={page}>
          <ColorModeProvider>
            <FactsRecorderProvider value={record}>{children}</FactsRecorderProvider>
          </ColorModeProvider>
        </PageDataProvider>
      </SiteDataProvider>
    </PageSurroundings>
  );
}
