import { descriptionToc } from '../../components/api/parts/description-toc.ts';
import { renderBlocks } from '../../components/api/description/blocks.tsx';
import { ownIds } from '../../components/api/own-ids.ts';
import { useContent } from '../../components/content-context.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import type { OwnPage } from '../../model/extension.ts';
import { nestToc } from '../../shared/toc.ts';
import { descriptionText } from '../../text-pages/description-text.ts';
import * as md from '../../text-pages/markdown.ts';
import { definePageKind } from '../define-page-kind.tsx';
import { ApiArticle } from './api-article.tsx';
import { apiPageAt } from './api-page-style.ts';

/** The pages that extensions add to an API reference. */
export const ownPages = definePageKind<OwnPage>({
  name: 'extension',
  part: 'api',
  reachedBy: 'sidebar',
  layout: 'doc',
  entries: ({ apiInScope }) => apiInScope?.ownPages ?? [],
  describe: ({ path, title, description, labels, place }, input) => ({
    ...apiPageAt(input, `${path}/`),
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
  Content: ({ entry: { content }, context }) => {
    const { links, texts, drawings } = useContent();
    const ids = ownIds([content], []);
    return (
      <ApiArticle context={context}>
        <PageTitle>{context.title}</PageTitle>
        {renderBlocks(content, { links, texts: texts.api, drawings, level: 2, ids })}
      </ApiArticle>
    );
  },
});
