import {
  AdditionsForm,
  AdditionsOfKind,
  byRelease,
  kindTitle,
} from '../../components/api/changes/additions.tsx';
import { changeHref } from '../../components/api/changes/change-list.tsx';
import { releaseLabel } from '../../components/api/changes/release-label.ts';
import { PageTitle } from '../../components/page/page-title.tsx';
import { TocBox } from '../../components/page/toc-box.tsx';
import { addedSymbols } from '../../model/added-symbols.ts';
import type { ApiHistory } from '../../model/api-history.ts';
import { additionsPath } from '../../model/release-paths.ts';
import { fill } from '../../shared/texts/fill.ts';
import * as md from '../../text-pages/markdown.ts';
import { useContent } from '../../components/content-context.tsx';
import { definePageKind } from '../define-page-kind.tsx';
import { ApiArticle } from './api-article.tsx';
import { apiPageAt } from './api-page-style.ts';
import { briefOf } from './changes-pages.tsx';

/** What all releases added to the API, by kind. */
export const additionsPage = definePageKind<ApiHistory>({
  name: 'additions',
  part: 'api',
  showsOnlyApi: true,
  reachedBy: 'sidebar',
  layout: 'doc',
  entries: ({ apiInScope }) =>
    apiInScope?.history?.changes.some(({ groups }) =>
      groups.some(({ category }) => category === 'added'),
    )
      ? [apiInScope.history]
      : [],
  describe: (_, input) => {
    const { settings, apiInScope } = input;
    const { api } = settings.texts;
    return {
      ...apiPageAt(input, additionsPath),
      title: api.additions,
      description: fill(api.additionsDescription, { title: apiInScope?.title ?? '' }),
      sidebarLabels: [api.changes, api.additions],
      sidebarRank: 0,
    };
  },
  toc: (history, { settings }) =>
    addedSymbols(history).map(({ kind }) => ({
      id: kind,
      level: 2,
      children: [],
      text: kindTitle(kind, settings.texts.api),
    })),
  text: (history, { title }, setting) => {
    const { api } = setting.texts;
    return md.blocks([
      md.heading(1, md.escapeText(title)),
      md.paragraph(md.escapeText(api.additionsIntroduction)),
      ...addedSymbols(history).flatMap(({ kind, symbols }) => [
        md.heading(2, md.escapeText(kindTitle(kind, api)), kind),
        md.list(
          byRelease(symbols).flatMap(({ release, shown, more }) => {
            const label = md.escapeText(releaseLabel(release, api));
            const page = setting.history?.hrefOf(release);
            return [
              ...shown.map((change) => {
                const href = changeHref(change, setting);
                const name = md.link(md.code(change.name), href && setting.textHref(href));
                return `${name} (${label})`;
              }),
              ...(more === 0
                ? []
                : [
                    md.link(
                      fill(md.escapeText(api.moreAdditions), {
                        count: String(more),
                        release: label,
                      }),
                      page && setting.textHref(page),
                    ),
                  ]),
            ];
          }),
        ),
      ]),
    ]);
  },
  Content: ({ entry, context }) => {
    const { api } = context.settings.texts;
    const content = useContent();
    const added = addedSymbols(entry);
    const releases = entry.changes
      .map(({ release }) => release.name)
      .filter((name) => added.some(({ symbols }) => symbols.some((each) => each.release === name)));
    return (
      <ApiArticle context={context} hasTocBox>
        <PageTitle>{context.title}</PageTitle>
        <p>{api.additionsIntroduction}</p>
        <TocBox />
        <AdditionsForm releases={releases} kinds={added.map(({ kind }) => kind)} />
        {added.map(({ kind, symbols }) => (
          <AdditionsOfKind
            key={kind}
            kind={kind}
            symbols={symbols}
            briefOf={(change) => briefOf(change, content)}
          />
        ))}
      </ApiArticle>
    );
  },
});
