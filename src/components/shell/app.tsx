import { memo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { PageData } from '../../shared/page-data.ts';
import type { SiteData } from '../../shared/site-data.ts';
import { AnnouncementBarProvider } from './announcement-bar.tsx';
import { ColorModeProvider } from './color-mode.tsx';
import { Crash, CrashBoundary } from './crash.tsx';
import { DocsSidebarProvider } from './docs-sidebar-context.tsx';
import { Layout } from './layout.tsx';
import { PageDataProvider, SiteDataProvider } from './site-context.tsx';
import { StaticPart, StaticPartsProvider } from './static-part.tsx';
import type { StaticParts } from './static-part.tsx';

/** Id of the element with a page's content; no heading or symbol gets this id. */
export const contentId = '__page-content';

/** The content of a page: parts that are never hydrated, and for React pages their component. */
export interface PageContent {
  /** HTML of the parts. */
  parts: StaticParts;
  /** The component of a React page, in place of the content part. */
  Component?: ComponentType;
}

/** The whole window: the same tree on the server and in the browser. */
export function App(props: {
  /** Data that all pages share. */
  site: SiteData;
  /** The page. */
  page: PageData;
  /** Content of the page. */
  content: PageContent;
}): ReactNode {
  const { site, page, content } = props;
  return (
    <SiteDataProvider value={site}>
      <PageDataProvider value={page}>
        <StaticPartsProvider value={content.parts}>
          <CrashBoundary fallback={(crash) => <CrashedSite {...crash} />}>
            <Frame>
              <CrashBoundary key={page.href} fallback={(crash) => <Crash {...crash} of="page" />}>
                <Content content={content} />
              </CrashBoundary>
            </Frame>
          </CrashBoundary>
        </StaticPartsProvider>
      </PageDataProvider>
    </SiteDataProvider>
  );
}

/** The layout with the shared state of its parts. */
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

/** A crash outside of the content, shown in the layout, or without it if the layout crashes too. */
function CrashedSite(crash: { error: unknown; tryAgain: () => void }): ReactNode {
  return (
    <CrashBoundary fallback={() => <Crash {...crash} of="layout" />}>
      <Frame>
        <Crash {...crash} of="site" />
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
