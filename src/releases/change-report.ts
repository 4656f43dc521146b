import { changeText, type ChangePhrase } from '../shared/texts/change-text.ts';
import { enRules } from '../shared/texts/en-rules.ts';
import type { ApiChange } from './change.ts';
import { changedParts, type TextRange } from './changed-parts.ts';
import { groupChanges, type ChangedSymbol, type ChangeGroup } from './change-groups.ts';
import type { Confirmation } from './confirmation.ts';
import { compareSnapshots } from './compare-snapshots.ts';
import { declarationText } from './declaration-text.ts';
import { ruleGaps } from './doxygen-differences.ts';
import {
  judgeChanges,
  type AcceptedChange,
  type JudgedChange,
  type Policy,
} from './judge-changes.ts';
import { announcedVerdict, type Versioning } from './required-version.ts';
import type { RuleId, Verdict } from './rules.ts';
import type { Snapshot, SnapshotHeader } from './snapshot.ts';

/** The comparison of two releases. */
export interface ChangeReport {
  /** The older release. */
  before: SnapshotHeader;
  /** The newer release. */
  after: SnapshotHeader;
  /** Every change, by name. */
  changes: readonly JudgedChange[];
  /** The changes for readers, the most important first. */
  groups: readonly ChangeGroup[];
  /** The release that the changes need. */
  needed: Verdict;
  /** The release that the numbers announce; missing if they announce nothing. */
  announced?: Verdict;
  /** Accepted changes that did not occur. */
  unused: readonly AcceptedChange[];
  /** Rules that could not be applied, because only one release of Doxygen writes what they compare. */
  leftOut: readonly RuleId[];
  /** The settings of Doxygen that differ. */
  settings: readonly string[];
}

/** Compares two releases; `found` are their changes, if they are already known. */
export function reportChanges(
  before: Snapshot,
  after: Snapshot,
  policy: Policy & { versioning: Versioning },
  found: readonly ApiChange[] = compareSnapshots(before, after),
): ChangeReport {
  const { changes, needed, unused } = judgeChanges(found, policy);
  const [old, now] = [before.header, after.header];
  const announced = announcedVerdict(old.release, now.release, policy.versioning);
  return {
    before: old,
    after: now,
    changes,
    needed,
    unused,
    ...(announced !== undefined && { announced }),
    groups: groupChanges(changes),
    leftOut: [...ruleGaps(old.doxygen, now.doxygen)].sort(),
    settings: differingSettings(old, now),
  };
}

/** Returns a comparison with what a compiler said about its changes. */
export function withConfirmed(
  report: ChangeReport,
  policy: Policy,
  confirmed: ReadonlyMap<ApiChange, Confirmation>,
): ChangeReport {
  const found = report.changes.map(({ change }) => change);
  const { changes, needed } = judgeChanges(found, { ...policy, confirmed });
  return { ...report, changes, needed, groups: groupChanges(changes) };
}

function differingSettings(before: SnapshotHeader, after: SnapshotHeader): string[] {
  const names = new Set([...Object.keys(before.settings), ...Object.keys(after.settings)]);
  return [...names].filter((name) => before.settings[name] !== after.settings[name]).sort();
}

/** Returns what a change is, as an English phrase behind the name of its symbol. */
export function changePhrase({ rule, part }: ApiChange): string {
  return changeText([phraseOf({ rule, part })], enRules);
}

/** Returns what a change is, as pages contain it. */
export function phraseOf({
  rule,
  part,
}: Pick<ApiChange, 'rule'> & { part?: string | undefined }): ChangePhrase {
  return { text: rule, ...(part !== undefined && { part }) };
}

/** One declaration before and after a change, with the parts that changed. */
export interface ShownDeclarations {
  /** The older declaration; missing if it is new. */
  before?: string;
  /** The newer declaration; missing if it is gone. */
  after?: string;
  /** The changed parts of both, if there are both. */
  ranges?: [before: TextRange[], after: TextRange[]];
}

/** Maximum length of a shown declaration, in characters: the text of a macro can be a whole function. */
const mostCharacters = 300;

/**
 * Returns the declarations of a changed symbol; `after` is missing if it is the same as before. Very long ones are
 * shortened around what changed.
 */
export function shownDeclarations({
  before,
  after,
}: Pick<ChangedSymbol, 'before' | 'after'>): ShownDeclarations {
  const old = before && declarationText(before.symbol);
  const now = after && declarationText(after.symbol);
  if (old === undefined || now === undefined)
    return {
      ...(old !== undefined && { before: shortened(old)[0] }),
      ...(now !== undefined && { after: shortened(now)[0] }),
    };
  if (old === now) return { after: shortened(now)[0] };
  const [oldParts, nowParts] = changedParts(old, now);
  const [shownOld, oldRanges] = shortened(old, oldParts);
  const [shownNow, nowRanges] = shortened(now, nowParts);
  return { before: shownOld, after: shownNow, ranges: [oldRanges, nowRanges] };
}

/** A line that shows a declaration. */
export interface DeclarationLine {
  /** `-` for an older declaration, `+` for a newer one, a space for one that did not change. */
  sign: '-' | '+' | ' ';
  /** The declaration. */
  text: string;
  /** The parts that changed; none if there is only one declaration. */
  ranges: readonly TextRange[];
}

/** Returns the declarations of a changed symbol as lines of a comparison. */
export function declarationLines(
  symbol: Pick<ChangedSymbol, 'before' | 'after'>,
): DeclarationLine[] {
  const { before, after, ranges: [old, now] = [[], []] } = shownDeclarations(symbol);
  const isSame = before === undefined && symbol.before !== undefined;
  return [
    ...(before === undefined ? [] : [{ sign: '-' as const, text: before, ranges: old }]),
    ...(after === undefined
      ? []
      : [{ sign: isSame ? (' ' as const) : ('+' as const), text: after, ranges: now }]),
  ];
}

/** Returns the part of a text around some ranges, with the start of the text, and the ranges in it. */
function shortened(text: string, ranges: readonly TextRange[] = []): [string, TextRange[]] {
  if (text.length <= mostCharacters) return [text, [...ranges]];
  const [first = 0] = ranges[0] ?? [];
  const [, last = 0] = ranges.at(-1) ?? [];
  const side = mostCharacters / 4;
  const from = first <= 2 * side ? 0 : first - side;
  const to = Math.min(Math.max(last, from) + side, from + mostCharacters, text.length);
  const head = from === 0 ? '' : `${text.slice(0, side)} … `;
  const shown = head + text.slice(from, to) + (to < text.length ? ' …' : '');
  const shift = head.length - from;
  const left = ranges.filter(([start]) => start < to);
  return [shown, left.map(([start, end]) => [start + shift, Math.min(end, to) + shift])];
}
