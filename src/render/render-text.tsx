import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContentProvider } from '../components/content-context.tsx';
import { textHref } from '../shared/text-href.ts';
import type { Plan, PlanPage } from '../plan/types.ts';
import { hasAddress } from '../shared/url.ts';
import { codeElements } from './code-elements.tsx';
import { ContentSurroundings } from './page-surroundings.tsx';
import type { PageDocument } from './render-page.tsx';
import type { SiteAssets } from './site-assets.ts';
import type { SiteHead } from './site-head.ts';

/** Returns the Markdown of a page; `undefined` if it has none. Throws what its content throws. */
export function renderText(
  page: PlanPage,
  plan: Plan,
  assets: SiteAssets,
  { theme }: SiteHead,
  { component }: Pick<PageDocument, 'component'>,
): string | undefined {
  const { source, textFile, context } = page;
  if (textFile === undefined || !source.text) return undefined;
  const { apiInScope } = context;
  const drawings = apiInScope && plan.drawings?.get(apiInScope);
  const full = { ...context, drawings, code: assets.code };
  const toHtml = (content: ReactNode): string =>
    renderToStaticMarkup(
      <ContentSurroundings site={plan.siteData} page={page.data} theme={theme}>
        <ContentProvider value={source.environment(full)}>{content}</ContentProvider>
      </ContentSurroundings>,
    );
  const text = source.text(full, {
    textHref: (href) => textHref(href, plan.textHrefs),
    codeElements: (element) => codeElements(element, assets.code, toHtml),
    ...(component && { rendered: elementsOf(component.html) }),
  });
  return `${addressLine(page, plan)}${text}\n`;
}

/** Who gets a page as text does not see where it is from. */
function addressLine({ data }: PlanPage, { config }: Plan): string {
  return hasAddress(config) ? `<!-- ${new URL(data.href, config.url).href} -->\n\n` : '';
}

/** Returns the elements of a page that a React component renders. */
function elementsOf(html: string): Root {
  return fromHtml(html, { fragment: true });
}
