import type { ChangeCategory } from '../model/api-history.ts';
import { adviceText } from '../releases/change-advice.ts';
import { changePhrase, type ChangeReport } from '../releases/change-report.ts';
import { nextRelease } from '../releases/release-name.ts';
import * as md from '../text-pages/markdown.ts';
import { membersText } from './diff-text.ts';
import { changeRows, othersText, type ChangeRow } from './diff-rows.ts';

/** The sections of release notes: what is new comes first, and what it costs follows. */
const sections: readonly (readonly [ChangeCategory, string])[] = [
  ['added', 'New'],
  ['deprecated', 'Deprecated'],
  ['breaking', 'Breaking changes'],
  ['risky', 'Changes that may break some code'],
];

/** The parts of the text that only the maintainers know. */
const summary = '<!-- Say in two sentences what this release is about. -->';

/** Writes a comparison as a draft of release notes: a post with front matter, which the maintainers complete. */
export function diffNotes({ before, after, groups }: ChangeReport): string {
  const { library, release, date } = after;
  const isNumbered = release !== nextRelease;
  const frontMatter = [
    '---',
    // A text of JSON is one of YAML.
    `title: ${JSON.stringify(isNumbered ? `${library} ${release} released` : `${library}: next release`)}`,
    ...(date === undefined ? [] : [`date: ${date}`]),
    ...(isNumbered ? [`release: ${JSON.stringify(release)}`] : []),
    '---',
  ].join('\n');
  return `${md.blocks([
    frontMatter,
    summary,
    '<!-- truncate -->',
    ...sections.flatMap(([category, title]) => {
      const symbols = groups.find((group) => group.category === category)?.symbols;
      return symbols ? [md.heading(2, title), md.list(changeRows(symbols).map(itemOf))] : [];
    }),
    ...(groups.length === 0
      ? [md.paragraph(`The public API is that of ${md.escapeText(before.release)}.`)]
      : []),
  ])}\n`;
}

function itemOf(row: ChangeRow): string {
  const { name, changes, members } = row.first;
  const phrases = changes
    .filter(({ change }) => change.rule !== 'symbol-added' && change.rule !== 'deprecated')
    .map(({ change }) => changePhrase(change));
  const form = { words: md.escapeText, name: md.code };
  const advice = changes
    .map(({ change }) => adviceText(change, form))
    .filter((text) => text !== '');
  const others = othersText(row);
  const more = others === '' ? '' : `, ${md.escapeText(others)}`;
  const size = members > 0 ? ` (with ${membersText(row.first)})` : '';
  const said = phrases.length === 0 ? '' : ` ${md.escapeText(phrases.join('; '))}`;
  const hint = advice.length === 0 ? '' : `: ${advice.join('; ')}`;
  return `${md.code(name)}${size}${said}${more}${hint}`;
}
