import {
  byLetter,
  indexEntries,
  indexPath,
  indexLists,
  type IndexScope,
  type LetterGroup,
} from '../../components/api/index/index-entries.ts';
import { IndexList, LetterList, LetterNav } from '../../components/api/index/index-list.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { plural } from '../../shared/texts/plural.ts';
import { indexText, linkListText } from '../../text-pages/link-lists.ts';
import { definePageKind } from '../define-page-kind.tsx';
import type { PageInput, PageSettings } from '../page-kind.ts';
import { ApiArticle } from './api-article.tsx';
import { apiPageAt } from './api-page-style.ts';
import { permalinkBelow } from '../../shared/permalink-below.ts';

/** An index page: the index, its list, and the entries. */
interface IndexPage {
  scope: IndexScope;
  list: string;
  title: string;
  /** The label of the list in the sidebar. */
  label: string;
  /** The entries of the list by letter. */
  groups: LetterGroup[];
  /** True if each letter has its own page. */
  isSplit: boolean;
  /** The letter of this page, if it has one. */
  own?: LetterGroup;
}

const scopes: readonly IndexScope[] = ['classes', 'files', 'namespaces'];

/** Maximum number of entries on a page, about a megabyte; in longer lists each letter has a page. */
const mostEntries = 4000;

/** A to Z: everything in classes, files and namespaces, and the same by kind. */
export const indexPages = definePageKind<IndexPage>({
  name: 'index',
  part: 'api',
  showsOnlyApi: true,
  reachedBy: 'sidebar',
  layout: 'doc',
  entries: ({ apiInScope, symbols, settings }: PageInput) => {
    if (!apiInScope) return [];
    const { compounds } = apiInScope;
    const texts = settings.texts.api;
    return scopes.flatMap((scope) => {
      const all = indexEntries(scope, compounds, symbols, texts);
      return indexLists[scope].lists.flatMap(([list, title, label]): IndexPage[] => {
        const entries = list === 'all' ? all : all.filter((entry) => entry.list === list);
        // A page without entries is useless to readers who follow a link to it.
        if (entries.length === 0) return [];
        const isSplit = entries.length > mostEntries;
        const page = {
          scope,
          list,
          title: texts[title],
          label: texts[label],
          groups: byLetter(entries),
          isSplit,
        };
        return [page, ...(isSplit ? page.groups.map((own) => ({ ...page, own })) : [])];
      });
    });
  },
  describe: (page, input) => {
    const { scope, label, groups, own } = page;
    const { locale, api } = input.settings.texts;
    const count = (own ? [own] : groups).reduce((sum, { entries }) => sum + entries.length, 0);
    const title = own ? `${page.title}: ${own.letter}` : page.title;
    return {
      ...apiPageAt(input, pathOf(page, own)),
      title,
      description: plural(locale, api.indexDescription, count, { count, title }),
      sidebarLabels: [
        ...[api.indices, api[indexLists[scope].label], label],
        ...(own ? [own.letter] : []),
      ],
      // The complete list of an index leads to everything that its other lists name.
      isDirectory: page.list === 'all' && !own,
    };
  },
  text: (page, { links, settings, title }, setting) =>
    page.isSplit && !page.own
      ? linkListText(
          title,
          [],
          page.groups.map((group) => ({
            label: group.letter,
            href: links.permalink(permalinkOf(page, group, settings)),
            note: `${group.entries.length}`,
          })),
          setting,
        )
      : indexText(title, page.own ? [page.own] : page.groups, setting),
  Content: ({ entry, context }) => {
    const { scope, title, groups, isSplit, own } = entry;
    const hrefOf = (group: LetterGroup): string =>
      isSplit
        ? context.links.permalink(permalinkOf(entry, group, context.settings))
        : `#${encodeURIComponent(group.id)}`;
    const isContents = isSplit && !own;
    return (
      <ApiArticle context={context}>
        <PageTitle>
          <span className="symbol-kind">{context.settings.texts.api[indexLists[scope].title]}</span>{' '}
          {title}
        </PageTitle>
        {!isContents && <LetterNav groups={groups} hrefOf={hrefOf} current={own} />}
        {isContents ? (
          <LetterList groups={groups} hrefOf={hrefOf} />
        ) : (
          <IndexList groups={own ? [own] : groups} />
        )}
      </ApiArticle>
    );
  },
});

/** Returns the permalink of a list, or of one of its letters. */
function permalinkOf(
  page: IndexPage,
  letter: LetterGroup | undefined,
  { apiPath }: PageSettings,
): string {
  return permalinkBelow(apiPath, pathOf(page, letter));
}

/** Returns the path of the same page below that of the API reference. */
function pathOf({ scope, list }: IndexPage, letter: LetterGroup | undefined): string {
  const folder = indexPath(scope, list);
  return letter ? `${folder}${slugOf(letter)}/` : folder;
}

/** Returns the path segment of a letter: itself, or its code point if some file systems would change it. */
function slugOf({ letter }: LetterGroup): string {
  if (letter === '#') return '0';
  return /^[A-Z]$/.test(letter)
    ? letter.toLowerCase()
    : `u${(letter.codePointAt(0) ?? 0).toString(16)}`;
}
