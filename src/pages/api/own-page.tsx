import { descriptionToc } from '../../components/api/parts/description-toc.ts';
import { OwnPageView } from '../../components/api/own-page-view.tsx';
import { DocArticle } from '../../components/page/doc-article.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import type { OwnPage } from '../../model/extension.ts';
import { nestToc } from '../../shared/toc.ts';
import { descriptionText } from '../../text-pages/description-text.ts';
import * as md from '../../text-pages/markdown.ts';
import { definePageKind } from '../define-page-kind.tsx';
import { apiPageStyle } from './api-page-style.ts';
import { permalinkBelow } from '../../shared/permalink-below.ts';

/** The pages that extensions add to an API reference. */
export const ownPages = definePageKind<OwnPage>({
  name: 'extension',
  part: 'api',
  reachedBy: 'sidebar',
  layout: 'doc',
  entries: ({ apiInScope }) => apiInScope?.ownPages ?? [],
  describe: ({ path, title, description, labels, place }, input) => ({
    ...apiPageStyle(input, `${path}/`),
    address: { permalink: permalinkBelow(input.settings.apiPath, `${path}/`) },
    title,
    description,
    place,
    addressPlace: place,
    sidebarLabels: labels,
  }),
  toc: ({ content }, { settings }) => nestToc(descriptionToc(content, 2), ...settings.tocLevels),
  text: ({ title, content }, _, setting) =>
    md.blocks([
      md.heading(1, md.escapeText(title)),
      descriptionText(content, { ...setting, level: 2 }),
    ]),
  Content: ({ entry, context }) => (
    <DocArticle
      breadcrumbs={context.breadcrumbs}
      previous={context.previous}
      next={context.next}
      className="prose api-page"
    >
      <PageTitle>{context.title}</PageTitle>
      <OwnPageView content={entry.content} />
    </DocArticle>
  ),
});
