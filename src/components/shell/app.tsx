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

/** Id of the element with a page's content; no heading and no symbol of a page gets such a one. */
export const contentId = '__page-content';

/** A page's content: HTML that is never hydrated, or the component of a React page. */
export type PageContent = { html: string } | { Component: ComponentType };

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
        <CrashBoundary fallback={(crash) => <CrashedSite {...crash} />}>
          <Frame>
            <CrashBoundary key={page.href} fallback={(crash) => <PageCrash {...crash} />}>
              <Content content={content} />
            </CrashBoundary>
          </Frame>
        </CrashBoundary>
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
    <CrashBoundary fallback={() => <SiteCrash {...crash} />}>
      <Frame>
        <SiteCrash {...crash} />
      </Frame>
    </CrashBoundary>
  );
}

/** The content of a page. The viewer hydrates HTML with an empty text: React then leaves the server's as it is. */
const Content = memo(function Content({ content }: { content: PageContent }): ReactNode {
  if ('html' in content)
    return (
      <div
        id={contentId}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: content.html }}
      />
    );
  const { Component } = content;
  return (
    <div id={contentId}>
      <Component />
    </div>
  );
});
