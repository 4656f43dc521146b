import { renderToStaticMarkup } from 'react-dom/server';
import { ContentProvider } from '../components/content-context.tsx';
import { ProseView } from '../components/prose/prose-view.tsx';
import type { Plan } from '../plan/types.ts';
import { contentTexts } from '../shared/texts/catalogues.ts';

type Post = NonNullable<Plan['site']['blog']>['posts'][number];

/** The text of a post as HTML, without the page around it, for the feeds. */
export function renderPostBody(
  post: Post,
  plan: Pick<Plan, 'links' | 'symbols' | 'siteData'>,
): string {
  const { links, symbols, siteData } = plan;
  const texts = contentTexts(siteData.locale);
  const environment = { texts, links, symbols, anchors: new Map(), sourceFile: post.place.file };
  return renderToStaticMarkup(
    <ContentProvider value={environment}>
      <ProseView tree={post.body.tree} />
    </ContentProvider>,
  );
}
