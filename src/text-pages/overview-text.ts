import { innerRefs } from '../components/api/compound-table.tsx';
import { entryName } from '../components/api/entry-points-table.tsx';
import type { OverviewContent } from '../components/api/overview-lists.tsx';
import { fileFolders, type CompoundList } from '../model/compound-lists.ts';
import type { Compound } from '../model/compound.ts';
import { summaryOf } from '../model/summary.ts';
import { titleText } from '../model/title-text.ts';
import { innerText } from './compound-text.ts';
import { briefText, descriptionText, inlineText } from './description-text.ts';
import { linksText } from './link-lists.ts';
import * as md from './markdown.ts';
import { symbolLink } from './symbol-facts.ts';
import type { TextSetting } from './text-setting.ts';

/** What the first page of an API reference shows. */
export interface OverviewTextSource {
  /** The main page, if the comments have one. */
  mainPage?: Compound | undefined;
  /** A line about the library; may be empty. */
  brief: string;
  /** The title of the page. */
  title: string;
  /** The lists below the text. */
  content: OverviewContent;
  /** Site path of the API reference, with a trailing slash. */
  apiPath: string;
}

/** Returns the first page of an API reference. */
export function overviewText(
  { mainPage, brief, title, content, apiPath }: OverviewTextSource,
  setting: TextSetting,
): string {
  const { api } = setting.texts;
  const { lists, points, all } = content;
  const own = mainPage?.title;
  return md.blocks([
    md.heading(
      1,
      own && titleText(own) === title ? inlineText(own, setting, false) : md.escapeText(title),
    ),
    ...(mainPage
      ? [descriptionText(mainPage.brief, setting), descriptionText(mainPage.detailed, setting)]
      : [md.paragraph(md.escapeText(brief))]),
    ...lists.flatMap((list) => [
      md.heading(2, md.escapeText(list.title)),
      innerText(innerRefs(list.compounds), '', setting),
    ]),
    ...(points.length > 0
      ? [
          md.heading(2, md.escapeText(api.mostUsed)),
          md.table(
            [md.escapeText(api.name), md.escapeText(api.description)],
            points.map((point) => {
              const symbol = 'compound' in point ? point.compound : point.member;
              return [
                symbolLink(entryName(point, setting.symbols), symbol.refid, setting),
                briefText(summaryOf(symbol), setting),
              ];
            }),
          ),
        ]
      : []),
    ...(all.length > 0
      ? [
          md.heading(2, md.escapeText(api.completeLists)),
          linksText(
            all.map(({ title: label, path, compounds }) => ({
              label,
              href: setting.links.permalink(apiPath + path),
              note: `${compounds.length}`,
            })),
            setting,
          ),
        ]
      : []),
  ]);
}

/** Returns the complete list of one category of compounds. */
export function compoundListText(list: CompoundList, setting: TextSetting): string {
  const folders = fileFolders(list);
  return md.blocks([
    md.heading(1, md.escapeText(list.title)),
    ...(folders.length === 0 ? [innerText(innerRefs(list.compounds), '', setting)] : []),
    ...folders.flatMap(({ folder, files }) => [
      md.heading(2, md.escapeText(folder)),
      innerText(innerRefs(files), '', setting),
    ]),
  ]);
}
