import { compoundLists, type CompoundList } from '../../model/compound-lists.ts';
import { CompoundTable } from '../../components/api/compound-table.tsx';
import { DocArticle } from '../../components/page/doc-article.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { plural } from '../../shared/texts/plural.ts';
import { compoundListText } from '../../text-pages/overview-text.ts';
import { definePageKind } from '../define-page-kind.tsx';
import { apiPageStyle } from './api-page-style.ts';
import { permalinkBelow } from '../../shared/permalink-below.ts';

/** All topics, all classes, all files: one page for each category of compounds in the library. */
export const listPages = definePageKind<CompoundList>({
  name: 'list',
  part: 'api',
  reachedBy: 'sidebar',
  layout: 'doc',
  entries: ({ apiInScope, symbols, settings }) =>
    apiInScope ? compoundLists(symbols, settings.texts.api, settings.tabs) : [],
  describe: ({ title, path, compounds }, input) => {
    const { locale, api } = input.settings.texts;
    const count = compounds.length;
    return {
      ...apiPageStyle(input, path),
      address: { permalink: permalinkBelow(input.settings.apiPath, path) },
      title,
      description: plural(locale, api.listDescription, count, { count, title }),
      isDirectory: true,
    };
  },
  toc: () => [],
  text: (list, _, setting) => compoundListText(list, setting),
  Content: ({ entry: { title, compounds }, context }) => (
    <DocArticle
      breadcrumbs={context.breadcrumbs}
      previous={context.previous}
      next={context.next}
      className="prose api-page"
    >
      <PageTitle>{title}</PageTitle>
      <CompoundTable compounds={compounds} label={title} />
    </DocArticle>
  ),
});
