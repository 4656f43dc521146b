import { renderToStaticMarkup } from 'react-dom/server';
import { ContentProvider } from '../components/content-context.tsx';
import { ProseView } from '../components/prose/prose-view.tsx';
import type { Plan } from '../plan/types.ts';
import { contentTexts } from '../shared/texts/catalogues.ts';
import { ContentSurroundings } from './page-surroundings.tsx';
import type { SiteAssets } from './site-assets.ts';
import { themeData } from './theme-data.ts';

type Post = NonNullable<Plan['site']['blog']>['posts'][number];

/** The text of a post as HTML, without the page around it, for the feeds. Throws what its components throw. */
export function renderPostBody(post: Post, plan: Plan, assets: SiteAssets | undefined): string {
  const { config, links, site, siteData, symbols, pages } = plan;
  const page = pages.find(({ permalink }) => permalink === post.permalink);
  if (!page) return '';
  const { code, highlight, images } = assets ?? {};
  const environment = {
    texts: contentTexts(config.i18n.locale, config.i18n.texts),
    links,
    symbols,
    anchors: new Map(),
    sourceFile: post.place.file,
    blog: site.blog,
    // Nothing comes to life in a feed.
    code: code && { functionOf: code.functionOf, islandOf: () => undefined },
  };
  return renderToStaticMarkup(
    <ContentSurroundings
      site={siteData}
      page={page.data}
      theme={{ ...themeData(plan), highlight, images }}
      collect={() => undefined}
    >
      <ContentProvider value={environment}>
        <ProseView tree={post.body.tree} />
      </ContentProvider>
    </ContentSurroundings>,
  );
}
