import type { AcceptedChange, RuleSetting } from './judge-changes.ts';
import type { PolicySettings } from './release-policy.ts';
import { rules, type RuleId, type Verdict } from './rules.ts';
import { isRecord } from './snapshot-content.ts';

/** What decides about the changes between any two releases. */
export interface ComparisonPolicy {
  /** The settings of the library. */
  settings: PolicySettings;
  /** All accepted changes. */
  accepted: readonly AcceptedChange[];
}

/** Returns a policy as JSON, for browsers. */
export function writePolicy({ settings, accepted }: ComparisonPolicy): string {
  const { versioning, abi, rules: changed } = settings;
  const entries = accepted.map(({ from, to, rule, symbol, reason }) => {
    return { from, to, rule, symbol, reason };
  });
  return JSON.stringify({ versioning, abi, rules: changed, accepted: entries });
}

/** Reads what `writePolicy` has written; leaves out what has another form. */
export function readPolicy(value: unknown): ComparisonPolicy {
  const { versioning, abi, rules: changed, accepted } = isRecord(value) ? value : {};
  const settings: PolicySettings['rules'] = {};
  for (const [rule, list] of Object.entries(isRecord(changed) ? changed : {}))
    if (isRuleId(rule) && Array.isArray(list)) settings[rule] = list.filter(isSetting);
  return {
    settings: {
      versioning: versioning === 'none' ? 'none' : 'semver',
      abi: abi === true,
      rules: settings,
    },
    accepted: Array.isArray(accepted) ? accepted.filter(isAccepted) : [],
  };
}

function isRuleId(id: unknown): id is RuleId {
  return typeof id === 'string' && Object.hasOwn(rules, id);
}

const verdicts: ReadonlySet<unknown> = new Set<Verdict | 'ignore'>([
  ...(['major', 'minor', 'patch', 'none', 'ignore'] as const),
]);

function isSetting(value: unknown): value is Omit<RuleSetting, 'rule'> {
  if (!isRecord(value) || !verdicts.has(value.verdict)) return false;
  return value.in === undefined || typeof value.in === 'string';
}

function isAccepted(value: unknown): value is AcceptedChange {
  if (!isRecord(value) || !isRuleId(value.rule)) return false;
  return [value.from, value.to, value.symbol, value.reason].every(
    (each) => typeof each === 'string',
  );
}
