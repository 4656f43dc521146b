import { coveragePercent, type CoverageCounts, type CoveredSymbol } from '../model/api-coverage.ts';
import { badgeOf } from './badge.ts';
import { kindsText, lackOf, placeText, type CoverageReport } from './coverage-report.ts';
import { countsOf, coverageGroups, grouped, type CoverageGroup } from './measure-coverage.ts';

/** Headings of tables. */
const headings: Record<CoverageGroup, string> = {
  kind: 'Kind',
  scope: 'Scope',
  header: 'Header',
  topic: 'Topic',
};

/** Columns of numbers. */
const columns = ['Symbols', 'Complete', 'Partly', 'None', 'Described'] as const;

// The cast is safe: the table has no other keys.
const groups = Object.keys(coverageGroups) as CoverageGroup[];

/** The name of a group without a name. */
const unnamed: Record<CoverageGroup, string> = {
  kind: '',
  scope: '(global scope)',
  header: '(no location)',
  topic: '(no title)',
};

/** A row of a table: a name and the numbers. */
type Row = readonly [name: string, ...numbers: string[]];

function rowOf(name: string, counts: CoverageCounts): Row {
  const { total, documented, partly } = counts;
  const numbers = [total, documented, partly, total - documented - partly];
  return [name, ...numbers.map(String), percentText(counts)];
}

/** A share in percent: `81.4 %`. */
export function percentText(counts: CoverageCounts): string {
  return `${coveragePercent(counts).toFixed(1)} %`;
}

/** The rows of a table, and those of all symbols last. */
function tableOf(symbols: readonly CoveredSymbol[], by: CoverageGroup): Row[] {
  return grouped(symbols, by).map(([name, own]) => rowOf(name || unnamed[by], countsOf(own)));
}

/** One sentence with the figures. */
export function summarySentence({ symbols, library }: CoverageReport): string {
  const counts = countsOf(symbols);
  const { total, documented, partly } = counts;
  const name = library === '' ? '' : `${library}: `;
  return `${name}${documented + partly} of ${total} public symbols have a description (${percentText(counts)}); in ${partly}, a part is missing.`;
}

function sinceSentence({ since }: CoverageReport): string | undefined {
  if (!since) return undefined;
  const { release, undescribed } = since;
  return undescribed.length === 0
    ? `All symbols that are new since ${release} have a description.`
    : `New since ${release} without a description: ${kindsText(undescribed)}.`;
}

/** Writes the figures as tables for a terminal. */
export function coverageText(report: CoverageReport): string {
  const { symbols } = report;
  const tables = groups.flatMap((by) => {
    const rows = tableOf(symbols, by);
    return rows.length === 0 ? [] : [`${aligned([[headings[by], ...columns], ...rows])}\n`];
  });
  const sentences = [summarySentence(report), sinceSentence(report)];
  return [...tables, ...sentences.filter((each) => each !== undefined), ''].join('\n');
}

function aligned(rows: readonly Row[]): string {
  const widths = (rows[0] ?? []).map((_, i) =>
    Math.max(...rows.map((row) => [...(row[i] ?? '')].length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Lists symbols with their places and what they lack, one a line. */
export function coverageList(symbols: readonly CoveredSymbol[]): string {
  return symbols
    .map((symbol) => {
      const at = placeText(symbol);
      const lack = lackOf(symbol);
      return `${at === '' ? '' : `${at}: `}${symbol.kind} ${symbol.name}${lack === '' ? '' : `: ${lack}`}\n`;
    })
    .join('');
}

/** Writes the figures and all symbols as JSON. */
export function coverageJson(
  report: CoverageReport,
  diagnostics: readonly unknown[],
  exitCode: number,
): string {
  const { library, symbols, since } = report;
  const numbers = (own: readonly CoveredSymbol[]): object => {
    const counts = countsOf(own);
    return { ...counts, percent: coveragePercent(counts) };
  };
  const divided = groups.map((by) => [
    by,
    Object.fromEntries(grouped(symbols, by).map(([name, own]) => [name, numbers(own)])),
  ]);
  const result = {
    formatVersion: 1,
    exitCode,
    library,
    ...numbers(symbols),
    by: Object.fromEntries(divided) as unknown,
    symbols: symbols.map(({ refid: _, ...symbol }) => symbol),
    ...(since && {
      since: { release: since.release, undescribed: since.undescribed.map(({ name }) => name) },
    }),
    diagnostics,
  };
  return `${JSON.stringify(result, undefined, 2)}\n`;
}

/** Maximum number of symbols that a comment on a pull request lists. */
const mostListed = 50;

/** Writes the figures for a comment or the summary of a job: a table of headers, and what is new without a description. */
export function coverageMarkdown(report: CoverageReport): string {
  const { since, symbols } = report;
  const lines = [
    '<!-- mtp-site coverage -->',
    '### Documentation',
    '',
    summarySentence(report),
    '',
  ];
  if (since) {
    lines.push(`**${sinceSentence(report) ?? ''}**`, '');
    for (const symbol of since.undescribed.slice(0, mostListed))
      lines.push(`- ${code(symbol.name)} (${symbol.kind}) in ${code(placeText(symbol))}`);
    const more = since.undescribed.length - mostListed;
    if (more > 0) lines.push(`- … and ${more} more`);
    if (since.undescribed.length > 0) lines.push('');
  }
  const rows = tableOf(symbols, 'header');
  lines.push('<details><summary>Headers</summary>', '');
  lines.push(
    `| ${headings.header} | ${columns.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(columns.length)}`,
  );
  for (const [name, ...numbers] of rows) lines.push(`| ${code(name)} | ${numbers.join(' | ')} |`);
  return `${[...lines, '', '</details>'].join('\n')}\n`;
}

/** A name as inline code of Markdown, in a table, too. */
function code(text: string): string {
  const plain = text.replace(/\|/g, '\\|');
  return plain.includes('`') ? `\`\` ${plain} \`\`` : `\`${plain}\``;
}

/** Writes the symbols as a trace file of LCOV, one line of a header for each, so that its viewers show them. */
export function coverageLcov({ symbols }: CoverageReport): string {
  return grouped(symbols, 'header')
    .filter(([header]) => header !== '')
    .map(([header, own]) => {
      // Several symbols can have one line: it counts as described if all of them are.
      const lines = new Map<number, boolean>();
      for (const { place, state } of own)
        if (place?.line !== undefined)
          lines.set(place.line, (lines.get(place.line) ?? true) && state !== 'undocumented');
      const hits = [...lines].sort(([a], [b]) => a - b);
      const described = hits.filter(([, isDescribed]) => isDescribed).length;
      const data = hits
        .map(([line, isDescribed]) => `DA:${line},${isDescribed ? 1 : 0}\n`)
        .join('');
      return `TN:\nSF:${header}\n${data}LF:${hits.length}\nLH:${described}\nend_of_record\n`;
    })
    .join('');
}

/** Writes the badge of a README. */
export function coverageBadge({ symbols }: CoverageReport): string {
  return badgeOf('documentation', coveragePercent(countsOf(symbols)));
}
