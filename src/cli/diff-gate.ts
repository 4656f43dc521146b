import { changeCategories } from '../model/api-history.ts';
import type { ChangeReport } from '../releases/change-report.ts';
import type { JudgedChange } from '../releases/judge-changes.ts';
import { compareVerdicts, nextNumber, type Versioning } from '../releases/required-version.ts';
import { plural } from './report.ts';

/** What a comparison can fail on: the smallest change that fails, or `bump`, which asks what the numbers announce. */
export const limits = ['bump', 'major', 'minor', 'risky', 'doubtful', 'never'] as const;

/** One of the limits. */
export type Limit = (typeof limits)[number];

/** The changes that fail, and why. */
export interface GateResult {
  /** The changes; none if the comparison passes. */
  failing: readonly JudgedChange[];
  /** Says what failed. */
  fault?: string;
  /** Says what to do about it. */
  advice?: string;
  /** Says why a comparison that passes could not fail. */
  remark?: string;
}

/** Decides whether a comparison fails. Accepted changes never do, doubtful ones only if the limit names them. */
export function gate(report: ChangeReport, limit: Limit, versioning: Versioning): GateResult {
  if (limit === 'never') return { failing: [] };
  return limit === 'bump' ? bumpGate(report, versioning) : fixedGate(report, limit);
}

function fixedGate(report: ChangeReport, limit: Exclude<Limit, 'bump' | 'never'>): GateResult {
  const failing = report.changes.filter(({ category, verdict, accepted }) => {
    if (accepted !== undefined) return false;
    return limit === 'risky' || limit === 'doubtful'
      ? changeCategories.indexOf(category) <= changeCategories.indexOf(limit)
      : category !== 'doubtful' && compareVerdicts(verdict, limit) >= 0;
  });
  if (failing.length === 0) return { failing };
  const consequence = {
    major: `${need(failing)} a major release`,
    minor: `${need(failing)} a minor or major release`,
    risky: 'may break code',
    doubtful: 'may break code',
  }[limit];
  return {
    failing,
    fault: `${plural(failing.length, 'change')} ${consequence}.`,
    advice: 'Change the code, or accept the changes with --accept REASON.',
  };
}

function bumpGate(report: ChangeReport, versioning: Versioning): GateResult {
  const { before, after, announced, needed } = report;
  if (versioning === 'none')
    return { failing: [], remark: 'Set --fail-on: with releases.versioning: none, nothing fails.' };
  // Until its next release, a library usually keeps the number of the last one. It can add to its API meanwhile.
  const hasNumber = announced !== undefined && announced !== 'none';
  const allowed = hasNumber ? announced : 'minor';
  const failing = report.changes.filter(
    ({ category, verdict, accepted }) =>
      accepted === undefined && category !== 'doubtful' && compareVerdicts(verdict, allowed) > 0,
  );
  if (failing.length === 0)
    return allowed === 'major'
      ? { failing, remark: `${after.release} may break code, so no change can fail.` }
      : { failing };
  const number = nextNumber(before.release, needed);
  const what = `${plural(failing.length, 'change')} ${need(failing)}`;
  return {
    failing,
    fault: hasNumber
      ? `${after.release} is a ${allowed} release, but ${what} more than that.`
      : `${what} a new number.`,
    advice: `Number the release ${number} or newer, or accept the changes with --accept REASON.`,
  };
}

function need(failing: readonly JudgedChange[]): string {
  return failing.length === 1 ? 'needs' : 'need';
}
