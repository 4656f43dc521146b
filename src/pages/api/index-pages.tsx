import {
  byLetter,
  indexEntries,
  indexLists,
  type IndexEntry,
  type IndexScope,
} from '../../components/api/index/index-entries.ts';
import { IndexList } from '../../components/api/index/index-list.tsx';
import { DocArticle } from '../../components/page/doc-article.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { definePageKind } from '../define-page-kind.tsx';
import type { PageInput } from '../page-kind.ts';
import { apiPageStyle } from './api-page-style.ts';

/** An index page: which index, which of its lists, and what stands in it. */
interface IndexPage {
  scope: IndexScope;
  list: string;
  title: string;
  entries: IndexEntry[];
}

const scopes: readonly IndexScope[] = ['classes', 'files', 'namespaces'];

/** A to Z: everything in classes, files and namespaces, and the same by kind. */
export const indexPages = definePageKind<IndexPage>({
  name: 'index',
  layout: 'doc',
  entries: ({ site, symbols }: PageInput) => {
    if (!site.api) return [];
    const { compounds } = site.api;
    return scopes.flatMap((scope) => {
      const all = indexEntries(scope, compounds, symbols);
      const { always, lists } = indexLists[scope];
      return lists.flatMap(([list, title]): IndexPage[] => {
        const entries = list === 'all' ? all : all.filter((entry) => entry.list === list);
        if (entries.length === 0 && !always.includes(list)) return [];
        return [{ scope, list, title, entries }];
      });
    });
  },
  describe: ({ scope, list, title, entries }, { settings }) => ({
    ...apiPageStyle,
    address: {
      permalink: `${settings.apiPath}/indices/${scope}/${list}/`.replace(/^\//, ''),
    },
    title,
    description: `${title} from A to Z: ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}.`,
  }),
  toc: ({ entries }) =>
    byLetter(entries).map(({ id, letter }) => ({ id, text: letter, level: 2, children: [] })),
  Content: ({ entry, context }) => (
    <DocArticle
      breadcrumbs={context.breadcrumbs}
      previous={context.previous}
      next={context.next}
      className="prose api-page"
    >
      <PageTitle above={`${indexLists[entry.scope].title} index`}>{entry.title}</PageTitle>
      <IndexList groups={byLetter(entry.entries)} />
    </DocArticle>
  ),
});
