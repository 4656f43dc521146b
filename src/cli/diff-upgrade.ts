import type { ChangeCategory } from '../model/api-history.ts';
import { adviceText } from '../releases/change-advice.ts';
import type { ChangedSymbol } from '../releases/change-groups.ts';
import { changePhrase, declarationLines, type ChangeReport } from '../releases/change-report.ts';
import { confirmationText } from '../releases/confirmation.ts';
import type { JudgedChange } from '../releases/judge-changes.ts';
import * as md from '../text-pages/markdown.ts';
import { changeRows, othersText, type ChangeRow } from './diff-rows.ts';
import { membersText, verdictText } from './diff-text.ts';
import { append } from '../shared/group-by.ts';

/** What users have to read before they upgrade, by what it asks of them; additions ask nothing. */
const parts: readonly (readonly [ChangeCategory, string])[] = [
  ['breaking', 'What breaks'],
  ['risky', 'What may break'],
  ['doubtful', 'What may have changed'],
  ['deprecated', 'What is deprecated now'],
];

/** Writes a comparison as a guide for users who upgrade, in Markdown: by header, with what to use instead. */
export function diffUpgrade(report: ChangeReport): string {
  const { before, after, groups } = report;
  const found = parts.flatMap(([category, title]) =>
    groups.filter((group) => group.category === category).map((group) => ({ title, ...group })),
  );
  const [from, to] = [before.release, after.release].map((each) => md.escapeText(each));
  return `${md.blocks([
    md.heading(
      1,
      md.escapeText(`Upgrade ${after.library} from ${before.release} to ${after.release}`),
    ),
    md.paragraph(md.escapeText(verdictText(report))),
    ...(found.length === 0 && report.changes.length > 0
      ? [md.paragraph(`Code that uses ${from} compiles with ${to}.`)]
      : []),
    ...found.map(({ title, symbols }) =>
      md.blocks([
        md.heading(2, `${title} (${symbols.length})`),
        ...byHeader(symbols).map(([header, rows]) =>
          md.blocks([
            md.heading(3, header === '' ? 'Unknown header' : md.code(header)),
            ...rows.map(rowText),
          ]),
        ),
      ]),
    ),
  ])}\n`;
}

/** Divides changed symbols by the header that users included for them. */
function byHeader(symbols: readonly ChangedSymbol[]): [header: string, rows: ChangeRow[]][] {
  const headers = new Map<string, ChangedSymbol[]>();
  for (const symbol of symbols) {
    const { before, after, name } = symbol;
    // The name of a header is its path.
    const of = before ?? after;
    append(headers, of ? (of.symbol.header ?? '') : name, symbol);
  }
  return [...headers]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([header, own]) => [header, changeRows(own)]);
}

function rowText(row: ChangeRow): string {
  const { first, overloads } = row;
  const lines = [first, ...overloads].flatMap(declarationLines);
  const others = othersText(row);
  const members = first.members > 0 ? [`with ${membersText(first)}`] : [];
  const about = [...first.changes.map(({ change }) => changePhrase(change)), ...members];
  const more = others === '' ? '' : `, ${md.escapeText(others)}`;
  return md.blocks([
    md.paragraph(`**${md.code(first.name)}** ${md.escapeText(about.join('; '))}${more}.`),
    lines.length === 0
      ? ''
      : md.fence(lines.map(({ sign, text }) => `${sign} ${text}`).join('\n'), 'diff'),
    ...first.changes.map(adviceOf),
  ]);
}

/** What to do about a change, why the maintainers accept it, and what the compiler said. */
function adviceOf({ change, accepted, confirmation }: JudgedChange): string {
  const advice = adviceText(change, { words: md.escapeText, name: md.code });
  return md.blocks([
    md.paragraph(advice === '' ? '' : `${advice.charAt(0).toUpperCase()}${advice.slice(1)}.`),
    accepted === undefined ? '' : md.paragraph(md.escapeText(`On purpose: ${accepted}`)),
    confirmation
      ? md.paragraph(md.escapeText(`The compiler: it ${confirmationText(confirmation)}.`))
      : '',
  ]);
}
