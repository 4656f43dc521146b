import { Fragment } from 'react';
import { breakable } from '../../components/shell/breakable.tsx';
import { compoundLists, fileFolders, type CompoundList } from '../../model/compound-lists.ts';
import { CompoundTable } from '../../components/api/compound-table.tsx';
import { HeadingWithAnchor } from '../../components/page/heading-with-anchor.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { TocBox } from '../../components/page/toc-box.tsx';
import { plural } from '../../shared/texts/plural.ts';
import { nestToc } from '../../shared/toc.ts';
import { compoundListText } from '../../text-pages/overview-text.ts';
import { definePageKind } from '../define-page-kind.tsx';
import { ApiArticle } from './api-article.tsx';
import { apiPageAt } from './api-page-style.ts';

/** All topics, all classes, all files: one page for each category of compounds in the library. */
export const listPages = definePageKind<CompoundList>({
  name: 'list',
  part: 'api',
  showsOnlyApi: true,
  reachedBy: 'sidebar',
  layout: 'doc',
  entries: ({ apiInScope, symbols, settings }) =>
    apiInScope ? compoundLists(symbols, settings.texts.api, settings.tabs) : [],
  describe: ({ title, path, compounds }, input) => {
    const { locale, api } = input.settings.texts;
    const count = compounds.length;
    return {
      ...apiPageAt(input, path),
      title,
      description: plural(locale, api.listDescription, count, { count, title }),
      isDirectory: true,
    };
  },
  toc: (list, { settings }) =>
    nestToc(
      fileFolders(list).map(({ folder }) => ({ id: idOf(folder), text: folder, level: 2 })),
      ...settings.tocLevels,
    ),
  text: (list, _, setting) => compoundListText(list, setting),
  Content: ({ entry, context }) => {
    const { title, compounds } = entry;
    const folders = fileFolders(entry);
    return (
      <ApiArticle context={context} hasTocBox>
        <PageTitle>{title}</PageTitle>
        <TocBox />
        {folders.length === 0 && <CompoundTable compounds={compounds} label={title} />}
        {folders.map(({ folder, files }) => (
          <Fragment key={folder}>
            <HeadingWithAnchor level={2} id={idOf(folder)} label={folder}>
              {breakable(folder)}
            </HeadingWithAnchor>
            <CompoundTable compounds={files} label={folder} />
          </Fragment>
        ))}
      </ApiArticle>
    );
  },
});

/** The id of a folder's heading: its path, as ids have no spaces. */
function idOf(folder: string): string {
  return folder.replace(/\s/g, '%20');
}
