import { renderToStaticMarkup } from 'react-dom/server';
import { ContentProvider } from '../components/content-context.tsx';
import { ProseView } from '../components/prose/prose-view.tsx';
import type { Plan } from '../plan/types.ts';
import { contentTexts } from '../shared/texts/catalogues.ts';

type Post = NonNullable<Plan['site']['blog']>['posts'][number];

/** The text of a post as HTML, without the page around it, for the feeds. */
export function renderPostBody(
  post: Post,
  plan: Pick<Plan, 'config' | 'links' | 'site' | 'symbols'>,
): string {
  const { config, links, site, symbols } = plan;
  const texts = contentTexts(config.i18n.locale, config.i18n.texts);
  const environment = {
    texts,
    links,
    symbols,
    anchors: new Map(),
    sourceFile: post.place.file,
    blog: site.blog,
  };
  return renderToStaticMarkup(
    <ContentProvider value={environment}>
      <ProseView tree={post.body.tree} />
    </ContentProvider>,
  );
}
