import type { Properties } from 'hast';
import { releasedPosts } from '../components/blog/releases-table.tsx';
import { categoryTitle, changeHref } from '../components/api/changes/change-list.tsx';
import { selectedChanges } from '../components/api/changes/changes-in-text.tsx';
import { changeText } from '../shared/texts/change-text.ts';
import { plural } from '../shared/texts/plural.ts';
import * as md from './markdown.ts';
import type { TextSetting } from './text-setting.ts';

/** Returns what the site writes in place of a directive in a text; `undefined` for other elements. */
export function generatedText(
  { dataReleases, dataChanges }: Properties,
  setting: TextSetting,
): string | undefined {
  if (Array.isArray(dataChanges)) return changesText(dataChanges.map(String), setting);
  return typeof dataReleases === 'string' ? releasesText(dataReleases, setting) : undefined;
}

/** Returns the table of the posts about releases. */
export function releasesText(tag: string, setting: TextSetting): string {
  const { blog, links, texts, textHref } = setting;
  return md.table(
    [texts.release, texts.releaseDate],
    releasedPosts(tag, blog).map(({ title, permalink, date }) => [
      md.link(md.escapeText(title), textHref(links.permalink(permalink))),
      date.slice(0, 10),
    ]),
  );
}

/** Returns the changes of releases that a text selects. */
function changesText(written: readonly string[], setting: TextSetting): string {
  const { history, texts, textHref } = setting;
  // A fault is that of the page, which is reported with its place.
  const { release, groups, limit, isSummary } = selectedChanges(written, history, undefined);
  if (!history || release === undefined || groups.length === 0) return texts.api.noChanges;
  const all = md.link(md.escapeText(texts.api.allChanges), textHref(history.hrefOf(release)));
  if (isSummary) {
    const counts = groups.map(
      ({ category, changes }) => `${categoryTitle(category, texts.api)}: ${changes.length}`,
    );
    return `${md.escapeText(counts.join(', '))}. ${all}`;
  }
  return md.blocks([
    ...groups.flatMap(({ category, changes }) => [
      `**${md.escapeText(categoryTitle(category, texts.api))}**`,
      md.list([
        ...changes.slice(0, limit).map((change) => {
          const href = changeHref(change, setting);
          const name = md.link(md.code(change.name), href && textHref(href));
          return category === 'added'
            ? name
            : `${name} ${md.escapeText(changeText(change.phrases, texts.rules))}`;
        }),
        ...(changes.length > limit
          ? [
              plural(texts.locale, texts.api.moreChanges, changes.length - limit, {
                count: changes.length - limit,
              }),
            ]
          : []),
      ]),
    ]),
    all,
  ]);
}
