import { categoryTitle, changeHref } from '../components/api/changes/change-list.tsx';
import { changeSections } from '../components/api/changes/change-sections.ts';
import { summaryCategories } from '../components/api/changes/change-summary.tsx';
import { releaseLabel } from '../components/api/changes/release-label.ts';
import type {
  ApiHistory,
  ReleaseChanges,
  ShownAdvice,
  ShownChange,
  ShownChangeGroup,
} from '../model/api-history.ts';
import type { RemovedPage } from '../model/ledger.ts';
import { fill } from '../shared/texts/fill.ts';
import { plural } from '../shared/texts/plural.ts';
import { briefText } from './description-text.ts';
import { formerText, removalText, removedDeclaration } from './former-text.ts';
import { linksText, type ListedLink } from './link-lists.ts';
import * as md from './markdown.ts';
import type { TextSetting } from './text-setting.ts';

/** Returns the table of the releases, with the number of symbols that each changed. */
export function releasesOverviewText(
  title: string,
  { changes, releases }: ApiHistory,
  setting: TextSetting,
): string {
  const { history, texts, textHref } = setting;
  const { api } = texts;
  const [first] = releases;
  const rows = changes.map(({ release, groups }) => {
    const href = history?.hrefOf(release.name);
    return [
      md.link(md.escapeText(releaseLabel(release.name, api)), href && textHref(href)),
      release.date?.slice(0, 10) ?? '',
      ...summaryCategories.map((column) => {
        const count = groups.find(({ category }) => category === column)?.symbols.length;
        return String(count ?? '–');
      }),
    ];
  });
  return md.blocks([
    md.heading(1, md.escapeText(title)),
    md.paragraph(md.escapeText(api.changesIntroduction)),
    md.table(
      [api.release, api.date, ...summaryCategories.map((each) => categoryTitle(each, api))].map(
        (each) => md.escapeText(each),
      ),
      rows,
    ),
    first
      ? md.paragraph(
          md.escapeText(fill(api.firstRelease, { release: releaseLabel(first.name, api) })),
        )
      : '',
  ]);
}

/** Returns what a release changed: facts about the release, links to its parts, and changes by category. */
export function releaseText(
  around: {
    title: string;
    changes: ReleaseChanges;
    groups: readonly ShownChangeGroup[];
    facts: readonly string[];
    links: readonly ListedLink[];
  },
  setting: TextSetting,
): string {
  const { title, changes, groups, facts, links } = around;
  const { texts } = setting;
  const { api } = texts;
  const before = releaseLabel(changes.before.name, api);
  return md.blocks([
    md.heading(1, md.escapeText(title)),
    md.paragraph(md.escapeText([fill(api.changesSince, { before }), ...facts].join(' '))),
    linksText(links, setting),
    ...groups.map((group) => groupText(group, setting)),
  ]);
}

function groupText(group: ShownChangeGroup, setting: TextSetting): string {
  const { texts } = setting;
  return md.blocks([
    md.heading(2, md.escapeText(categoryTitle(group.category, texts.api)), group.category),
    ...changeSections(group, texts.rules).flatMap(({ title, rows }) => [
      title ? md.heading(3, title.isHeader ? md.code(title.text) : md.escapeText(title.text)) : '',
      md.list(rows.map(({ change, reason }) => changeLine(change, reason, setting))),
    ]),
  ]);
}

function changeLine(change: ShownChange, reason: string, setting: TextSetting): string {
  const { texts, textHref, symbols } = setting;
  const { name, kind, members, accepted, advice, before, after, refid = '' } = change;
  const href = changeHref(change, setting);
  const about = [
    reason,
    members > 0 ? plural(texts.locale, texts.api.changeMembers, members, { count: members }) : '',
  ].filter((part) => part !== '');
  const found = symbols.members.get(refid)?.member ?? symbols.compounds.get(refid);
  const isNew = kind === 'added' || before !== undefined;
  const declarations = [
    ...(before === undefined ? [] : signed('- ', before)),
    ...(after === undefined ? [] : signed(isNew ? '+ ' : '  ', after)),
  ];
  return md.blocks([
    `${md.link(md.code(name), href && textHref(href))} ${md.escapeText(about.join(', '))}`.trim(),
    declarations.length > 0 ? md.fence(declarations.join('\n'), 'diff') : '',
    found ? briefText(found.brief, setting) : '',
    advice ? adviceText(advice, setting) : '',
    accepted === undefined
      ? ''
      : md.paragraph(md.escapeText(fill(texts.api.changeAccepted, { reason: accepted }))),
  ]);
}

function adviceText({ instead, deprecation, warning }: ShownAdvice, setting: TextSetting): string {
  const { neverDeprecated, replacedBy, willBeRemoved } = setting.texts.api;
  const href = instead && changeHref(instead, setting);
  return md.paragraph(
    [
      instead &&
        `${md.escapeText(replacedBy)} ${md.link(md.code(instead.name), href && setting.textHref(href))}`,
      deprecation && md.escapeText(deprecation),
      warning && md.escapeText({ unannounced: neverDeprecated, terminal: willBeRemoved }[warning]),
    ]
      .filter(Boolean)
      .join(' · '),
  );
}

function signed(sign: string, text: string): string[] {
  return text.split('\n').map((line) => sign + line);
}

/** Returns the page at the address of something that is gone. */
export function removedText(page: RemovedPage, setting: TextSetting): string {
  const { symbol, title } = page;
  const { api } = setting.texts;
  return md.blocks([
    md.heading(1, symbol ? `${symbol.kind} ${md.code(symbol.name)}` : md.escapeText(title)),
    ...(symbol
      ? [removalText(symbol, setting), removedDeclaration(symbol, symbol.header)]
      : [md.paragraph(md.escapeText(fill(api.removedPage, { name: title })))]),
    formerText(page, setting, symbol?.release),
  ]);
}
