import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom/server';
import { ColorModeProvider } from '../components/shell/color-mode.tsx';
import { LinkCollectorProvider } from '../components/shell/link.tsx';
import type { LinkCollector } from '../components/shell/link.tsx';
import { PageDataProvider, SiteDataProvider } from '../components/shell/site-context.tsx';
import { HeadProvider } from '../components/theme/head.tsx';
import type { HeadCollector } from '../components/theme/head.tsx';
import { FactsRecorderProvider } from '../components/theme/page-facts.ts';
import type { FactsRecorder } from '../components/theme/page-facts.ts';
import { ThemeDataProvider } from '../components/theme/theme-data.tsx';
import type { ThemeData } from '../components/theme/theme-data.tsx';
import type { PageData } from '../shared/page-data.ts';
import type { SiteData } from '../shared/site-data.ts';

/** Provides the context of the user's code on any page: URL, facts about the site, head. */
export function PageSurroundings(props: {
  /** URL of the page. */
  href: string;
  /** Facts about the site. */
  theme: ThemeData;
  /** Receives what the content adds to the head. */
  collect?: HeadCollector;
  /** Receives the internal links that components render. */
  collectLink?: LinkCollector;
  /** The page, or its content. */
  children: ReactNode;
}): ReactNode {
  const { href, theme, collect, collectLink = ignoreLink, children } = props;
  return (
    <StaticRouter location={href}>
      <ThemeDataProvider value={theme}>
        <LinkCollectorProvider value={collectLink}>
          <HeadProvider value={collect}>{children}</HeadProvider>
        </LinkCollectorProvider>
      </ThemeDataProvider>
    </StaticRouter>
  );
}

const ignoreLink: LinkCollector = () => undefined;

/** The same for content that is rendered separately, without the shell. */
export function ContentSurroundings(
  props: Omit<Parameters<typeof PageSurroundings>[0], 'href'> & {
    /** Data of the site. */
    site: SiteData;
    /** The page. */
    page: PageData;
    /** Receives the facts about the page that browsers need. */
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
