import pc from 'picocolors';
import type { Place } from '../diagnostics/diagnostics.ts';
import type { ChangeCategory } from '../model/api-history.ts';
import type { ChangedSymbol } from '../releases/change-groups.ts';
import { adviceText } from '../releases/change-advice.ts';
import { changePhrase, declarationLines, type ChangeReport } from '../releases/change-report.ts';
import { confirmationText } from '../releases/confirmation.ts';
import type { TextRange } from '../releases/changed-parts.ts';
import { nextRelease } from '../releases/release-name.ts';
import { compareVerdicts, nextNumber } from '../releases/required-version.ts';
import { changeTitles } from '../shared/texts/change-titles.ts';
import { enApi } from '../shared/texts/en-api.ts';
import { changeRows, othersText, type ChangeRow } from './diff-rows.ts';
import { plural } from './report.ts';

/** Returns the place of the newer declaration of a changed symbol; undefined if it is not known. */
export type PlaceOf = (changed: Pick<ChangedSymbol, 'after'>) => Place | undefined;

/** Returns the heading of a category. */
export function headingOf(category: ChangeCategory): string {
  return enApi[changeTitles[category]];
}

/** Says what was compared with what. */
export function comparedText({ before, after, leftOut, settings }: ChangeReport): string {
  const [old = 'unknown', now = 'unknown'] = [before.doxygen, after.doxygen];
  const doxygen = old === now ? `Doxygen ${now}` : `Doxygen ${old} and ${now}`;
  const gaps =
    leftOut.length > 0 ? `; not compared, because of Doxygen: ${leftOut.join(', ')}` : '';
  const differing = settings.length > 0 ? `; settings differ: ${settings.join(', ')}` : '';
  return `${before.library} ${before.release} (${plural(before.symbols, 'symbol')}) and ${after.release} (${plural(after.symbols, 'symbol')}), ${doxygen}${gaps}${differing}.`;
}

/** Says which release the changes need, and which one they have. */
export function verdictText({ before, after, needed, announced, changes }: ChangeReport): string {
  if (changes.length === 0) return 'The public API did not change.';
  const needs = `the changes need: ${needed === 'none' ? 'nothing' : needed}.`;
  if (announced === undefined) {
    const suggestion =
      after.release === nextRelease && before.release !== nextRelease && needed !== 'none'
        ? ` The next release is ${nextNumber(before.release, needed)} or newer.`
        : '';
    return `${before.release} to ${after.release}: ${needs}${suggestion}`;
  }
  if (isMajorZero(before.release, after.release) && compareVerdicts(needed, announced) > 0)
    return `${after.release} may not break users: number it ${nextNumber(before.release, needed)}.`;
  const kind = announced === 'none' ? 'is the same release' : `is a ${announced} release`;
  const isTooSmall = compareVerdicts(needed, announced) > 0;
  const suggestion = isTooSmall ? ` Number it ${nextNumber(before.release, needed)} or newer.` : '';
  return `${before.release} to ${after.release} ${kind}; ${needs}${suggestion}`;
}

/** True for a step between two releases before 1.0.0 that the second number announces: 0.3.0 to 0.3.1. */
function isMajorZero(before: string, after: string): boolean {
  const [old, now] = [before, after].map((release) => /^0\.\d+/.exec(release)?.[0]);
  return before !== after && old !== undefined && old === now;
}

/** Writes a comparison for people. */
export function diffText(report: ChangeReport, placeOf: PlaceOf, colors: boolean): string {
  const color = pc.createColors(colors);
  const lines = [comparedText(report), color.bold(verdictText(report))];
  for (const { category, symbols } of report.groups) {
    lines.push('', color.bold(`${headingOf(category)} (${symbols.length})`));
    for (const row of changeRows(symbols)) lines.push(...rowLines(row, placeOf, color));
  }
  return `${lines.join('\n')}\n`;
}

/** Says how many members a symbol has, or how many symbols a header. */
export function membersText({ members, before, after }: ChangedSymbol): string {
  return plural(members, before || after ? 'member' : 'symbol');
}

function rowLines(
  row: ChangeRow,
  placeOf: PlaceOf,
  color: ReturnType<typeof pc.createColors>,
): string[] {
  const { first: symbol, overloads } = row;
  const { name, changes, members } = symbol;
  const place = placeOf(symbol);
  const where = place ? color.dim(`  ${place.file}:${place.line ?? 1}`) : '';
  const lines = ['', `  ${color.cyan(name)}${where}`];
  for (const { change, breaksAbi, accepted, confirmation } of changes) {
    const abi = breaksAbi ? ', ABI' : '';
    lines.push(`    ${changePhrase(change)} ${color.dim(`[${change.rule}${abi}]`)}`);
    const advice = adviceText(change);
    if (advice !== '') lines.push(`      ${advice}`);
    if (accepted !== undefined) lines.push(`      accepted: ${accepted}`);
    if (confirmation) lines.push(`      ${confirmationText(confirmation)}`);
  }
  if (members > 0) lines.push(`    with ${membersText(symbol)}`);
  const others = othersText(row);
  if (others !== '') lines.push(`    ${others}`);
  const marked = (text: string, ranges: readonly TextRange[]): string =>
    ranges.reduceRight(
      (rest, [start, end]) =>
        rest.slice(0, start) +
        color.bold(color.underline(rest.slice(start, end))) +
        rest.slice(end),
      text,
    );
  const carets = (ranges: readonly TextRange[]): string[] => {
    if (color.isColorSupported || ranges.length === 0) return [];
    const line = ranges.reduce(
      (all, [start, end]) => all.padEnd(start) + '^'.repeat(end - start),
      '',
    );
    return [`      ${line}`];
  };
  const signs = { '-': color.red('-'), '+': color.green('+'), ' ': ' ' };
  for (const each of [symbol, ...overloads])
    for (const { sign, text, ranges } of declarationLines(each))
      lines.push(`    ${signs[sign]} ${marked(text, ranges)}`, ...carets(ranges));
  return lines;
}
