import type { AcceptedChange, Policy, RuleSetting } from './judge-changes.ts';
import { compareReleases, nextRelease } from './release-name.ts';
import type { Versioning } from './required-version.ts';
import { rules, type RuleId } from './rules.ts';

/** What the configuration decides about changes. */
export interface PolicySettings {
  /** How the numbers of releases announce changes. */
  versioning: Versioning;
  /** Changes that break the ABI need a major release. */
  abi: boolean;
  /** Rules with other verdicts. */
  rules: Partial<Record<RuleId, readonly Omit<RuleSetting, 'rule'>[]>>;
}

/** The two releases of a comparison; `after` is `next` until the release has a number of its own. */
export interface ReleasePair {
  /** The older release. */
  before: string;
  /** The newer release. */
  after: string;
}

/** The ids of all rules. */
// The cast is safe: the table has no other keys.
export const ruleIds = Object.keys(rules) as RuleId[];

/** Returns what decides about the changes between two releases. */
export function releasePolicy<Accepted extends AcceptedChange>(
  { versioning, abi, rules: changed }: PolicySettings,
  accepted: readonly Accepted[],
  pair: ReleasePair,
): Omit<Policy, 'accepted'> & { versioning: Versioning; accepted: Accepted[] } {
  return {
    versioning,
    abi,
    rules: ruleIds.flatMap((rule) => (changed[rule] ?? []).map((each) => ({ ...each, rule }))),
    accepted: accepted.filter((entry) => isWithin(entry, pair)),
  };
}

/** True for a change that was accepted between two releases, or between two that lie within them. */
function isWithin({ from, to }: AcceptedChange, pair: ReleasePair): boolean {
  if (compareReleases(from, pair.before) < 0) return false;
  // Changes that were accepted before their release had a number are part of the next one.
  return to === nextRelease ? from === pair.before : compareReleases(to, pair.after) <= 0;
}
