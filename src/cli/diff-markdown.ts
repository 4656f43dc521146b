import { adviceText } from '../releases/change-advice.ts';
import { changePhrase, declarationLines, type ChangeReport } from '../releases/change-report.ts';
import { confirmationText } from '../releases/confirmation.ts';
import { changeRows, othersText, type ChangeRow } from './diff-rows.ts';
import { comparedText, headingOf, membersText, verdictText, type PlaceOf } from './diff-text.ts';

/** Maximum length of a comment on GitHub, with room for what a workflow adds, in characters. */
const mostCharacters = 60_000;

/** Marks the comment, so that a workflow can find and replace its earlier one. */
const marker = '<!-- mtp-site diff -->';

/** Escapes text for Markdown: names of symbols contain its signs. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~&]/g, (sign) => `\\${sign}`);
}

/** A text as inline code, whatever it contains. */
function code(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1);
  const gap = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${gap}${text}${gap}${fence}`;
}

/** Writes a comparison as a comment for a pull request: a summary, and a folded list for each kind of change. */
export function diffMarkdown(report: ChangeReport, placeOf: PlaceOf): string {
  const { before, after } = report;
  const counts = report.groups.map(
    ({ category, symbols }) => `| ${headingOf(category)} | ${symbols.length} |`,
  );
  const head = [
    marker,
    `### API changes from ${escaped(before.release)} to ${escaped(after.release)}`,
    '',
    `**${escaped(verdictText(report))}**`,
    '',
    ...(counts.length > 0 ? ['| Change | Symbols |', '| --- | ---: |', ...counts, ''] : []),
  ];
  const foot = `\n<sub>${escaped(comparedText(report))}</sub>\n`;
  let left = mostCharacters - head.join('\n').length - foot.length;
  const parts: string[] = [];
  for (const { category, symbols } of report.groups) {
    const open = `<details${category === 'breaking' ? ' open' : ''}><summary>${headingOf(category)} (${symbols.length})</summary>\n\n`;
    const close = '\n</details>\n';
    left -= open.length + close.length + 80;
    const items: string[] = [];
    const rows = changeRows(symbols);
    for (const row of rows) {
      const item = itemOf(row, placeOf);
      if (item.length > left) {
        items.push(`- … and ${rows.length - items.length} more.\n`);
        break;
      }
      left -= item.length;
      items.push(item);
    }
    parts.push(open + items.join('') + close);
  }
  return `${head.join('\n')}${parts.join('\n')}${foot}`;
}

function itemOf(row: ChangeRow, placeOf: PlaceOf): string {
  const { first: symbol, overloads } = row;
  const { name, changes, members } = symbol;
  const place = placeOf(symbol);
  const where = place ? ` (${escaped(place.file)}:${place.line ?? 1})` : '';
  const phrases = changes.map(({ change, accepted, confirmation }) => {
    const reason = accepted === undefined ? '' : `, accepted: ${escaped(accepted)}`;
    const said = confirmation ? `, ${escaped(confirmationText(confirmation))}` : '';
    const advice = adviceText(change, { words: escaped, name: code });
    const hint = advice === '' ? '' : ` (${advice})`;
    return `${escaped(changePhrase(change))} [${change.rule}]${hint}${reason}${said}`;
  });
  const more = members > 0 ? `, with ${membersText(symbol)}` : '';
  const text = othersText(row);
  const others = text === '' ? '' : `, ${escaped(text)}`;
  const lines = [symbol, ...overloads].flatMap((each) =>
    declarationLines(each).map(({ sign, text }) => `${sign} ${text}`),
  );
  const fence = '`'.repeat(Math.max(2, ...lines.map(longestRun)) + 1);
  const block = lines.length === 0 ? '' : `\n  ${[`${fence}diff`, ...lines, fence].join('\n  ')}\n`;
  return `- ${code(name)}${where}: ${phrases.join('; ')}${more}${others}\n${block}`;
}

/** The length of the longest run of backticks. */
function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
