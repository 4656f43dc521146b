import { memo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { PageData } from '../../shared/page-data.ts';
import type { SiteData } from '../../shared/site-data.ts';
import { AnnouncementBarProvider } from './announcement-bar.tsx';
import { ColorModeProvider } from './color-mode.tsx';
import { CrashBoundary, PageCrash, SiteCrash } from './crash.tsx';
import { DocsSidebarProvider } from './docs-sidebar-context.tsx';
import { Layout } from './layout.tsx';
import { PageDataProvider, SiteDataProvider } from './site-context.tsx';
import { StaticPart, StaticPartsProvider } from './static-part.tsx';
import type { StaticParts } from './static-part.tsx';

/** Id of the element with a page's content; no heading and no symbol of a page gets such a one. */
export const contentId = '__page-content';

/** What stands on a page: parts that are never hydrated, and the component of a React page in place of the content. */
export interface PageContent {
  /** HTML of the parts. */
  parts: StaticParts;
  /** The component of a React page. */
  Component?: ComponentType;
}

/** The whole window: the same tree on the server and in the browser. */
export function App(props: {
  /** What is the same on every page. */
  site: SiteData;
  /** The page. */
  page: PageData;
  /** Its content. */
  content: PageContent;
}): ReactNode {
  const { site, page, content } = props;
  return (
    <SiteDataProvider value={site}>
      <PageDataProvider value={page}>
        <StaticPartsProvider value={content.parts}>
          <CrashBoundary fallback={(crash) => <CrashedSite {...crash} />}>
            <Frame>
              <CrashBoundary key={page.href} fallback={(crash) => <PageCrash {...crash} />}>
                <Content content={content} />
              </CrashBoundary>
            </Frame>
          </CrashBoundary>
        </StaticPartsProvider>
      </PageDataProvider>
    </SiteDataProvider>
  );
}

/** The layout with the state that its parts share. */
function Frame({ children }: { children: ReactNode }): ReactNode {
  return (
    <ColorModeProvider>
      <AnnouncementBarProvider>
        <DocsSidebarProvider>
          <Layout>{children}</Layout>
        </DocsSidebarProvider>
      </AnnouncementBarProvider>
    </ColorModeProvider>
  );
}

/** A crash outside of the content: shown in the layout, or without it where the layout is what crashes. */
function CrashedSite(crash: { error: unknown; tryAgain: () => void }): ReactNode {
  return (
    <CrashBoundary fallback={() => <SiteCrash isAlone {...crash} />}>
      <Frame>
        <SiteCrash {...crash} />
      </Frame>
    </CrashBoundary>
  );
}

/** The content of a page. */
const Content = memo(function Content({ content }: { content: PageContent }): ReactNode {
  const { Component } = content;
  if (!Component) return <StaticPart name="content" id={contentId} />;
  return (
    <div id={contentId}>
      <Component />
    </div>
  );
});
