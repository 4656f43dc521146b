import type { ReactNode } from 'react';
import { footerKey } from '../../shared/site-data.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import { BlogSidebar, DocsSidebar } from './docs-sidebar.tsx';
import { CrashBoundary } from './crash.tsx';
import { isComponent } from './guarded-item.ts';
import { Navbar } from './navbar.tsx';
import { contentWrapperId, SkipLink } from './skip-link.tsx';
import { usePageData, useSiteData } from './site-context.tsx';
import { StaticPart, useHasPart } from './static-part.tsx';

/** The frame around a page's content: bars, sidebar, table of contents, footer. */
export function Layout({ children }: { children: ReactNode }): ReactNode {
  const { layout } = usePageData();
  const isBare = layout === 'bare';
  return (
    <>
      <SkipLink />
      {!isBare && (
        <>
          <AnnouncementBar />
          <Navbar />
        </>
      )}
      <div id={contentWrapperId} className={`theme-layout-main main-wrapper layout-${layout}`}>
        <Columns>{children}</Columns>
      </div>
      {!isBare && <PageFooter />}
    </>
  );
}

/** The site's own footer if browsers render it, otherwise its HTML. */
function PageFooter(): ReactNode {
  const Own = useSiteData().components?.[footerKey];
  if (!isComponent<object>(Own)) return <StaticPart name="footer" />;
  return (
    <CrashBoundary>
      <Own />
    </CrashBoundary>
  );
}

function Columns({ children }: { children: ReactNode }): ReactNode {
  const { layout, sidebar, module } = usePageData();
  const hasToc = useHasPart('toc');
  // A React page takes the full width and brings its own <main>.
  const Main = module === undefined ? 'main' : 'div';
  if (layout === 'bare' || Main === 'div')
    return <Main className="page-main page-main--wide">{children}</Main>;
  return (
    <>
      {sidebar && layout === 'doc' && <DocsSidebar key={sidebar.name} sidebar={sidebar} />}
      <div className={hasToc ? 'container main-row main-row--toc' : 'container main-row'}>
        {sidebar && layout === 'blog' && <BlogSidebar sidebar={sidebar} />}
        <main className="page-main">
          <StaticPart name="toc-mobile" />
          {children}
        </main>
        <StaticPart name="toc" className="toc-column" />
      </div>
    </>
  );
}
