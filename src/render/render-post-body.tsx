import { renderToStaticMarkup } from 'react-dom/server';
import { runWithinTime } from '../diagnostics/within-time.ts';
import { ContentProvider } from '../components/content-context.tsx';
import { ProseView } from '../components/prose/prose-view.tsx';
import type { ThemeData } from '../components/theme/theme-data.tsx';
import { ContentSurroundings } from './page-surroundings.tsx';
import { withFormulaSources } from '../model/formula-text.ts';
import type { Plan, PlanPage } from '../plan/types.ts';
import type { SiteAssets } from './site-assets.ts';
import { renderedTheme } from './theme-data.ts';

type Post = NonNullable<Plan['site']['blog']>['posts'][number];

/**
 * Returns a function that renders the text of a post as HTML for the feeds, without the page around it, and with
 * formulas as their source. It returns empty text for a post whose page could not be rendered, which has been reported.
 */
export function postBodies(
  plan: Plan,
  pages: readonly PlanPage[],
  assets: SiteAssets | undefined,
): (post: Post) => string {
  const { siteData } = plan;
  const shown = new Map(pages.map((page) => [page.permalink, page]));
  // Feeds have no hydration.
  const code = assets?.code && {
    functionOf: assets.code.functionOf,
    islandOf: () => undefined,
  };
  let theme: ThemeData | undefined;
  return (post) => {
    const page = shown.get(post.permalink);
    if (!page) return '';
    theme ??= renderedTheme(plan, assets);
    const environment = {
      ...page.source.environment(page.context),
      anchors: new Map(),
      sourceFile: post.place.file,
      code,
    };
    const content = (
      <ContentSurroundings site={siteData} page={page.data} theme={theme} collect={() => undefined}>
        <ContentProvider value={environment}>
          <ProseView tree={withFormulaSources(post.body.tree)} />
        </ContentProvider>
      </ContentSurroundings>
    );
    const render = (): string => renderToStaticMarkup(content);
    return code ? runWithinTime(render) : render();
  };
}
