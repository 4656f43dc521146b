import type { ChangeCategory } from '../model/api-history.ts';
import { nameExpression } from '../model/glob.ts';
import type { ApiChange } from './change.ts';
import type { Confirmation } from './confirmation.ts';
import { compareVerdicts } from './required-version.ts';
import { rules, type Rule, type RuleId, type Verdict } from './rules.ts';

/** A changed rule of the configuration. */
export interface RuleSetting {
  /** The rule. */
  rule: RuleId;
  /** Its verdict; `ignore` removes its changes. */
  verdict: Verdict | 'ignore';
  /** Glob of the qualified names that it applies to; all names if missing. */
  in?: string;
}

/** A change that the maintainers accept. */
export interface AcceptedChange {
  /** The older release. */
  from: string;
  /** The newer release; also accepts what is found before it has its number. */
  to: string;
  /** The rule. */
  rule: RuleId;
  /** Qualified name of the symbol; with `::*` at the end, all symbols in a scope. */
  symbol: string;
  /** Why the change is accepted. */
  reason: string;
}

/** What decides about changes besides the rules. */
export interface Policy {
  /** Changed rules; later ones override earlier ones. */
  rules: readonly RuleSetting[];
  /** Changes that break the ABI are breaking changes. */
  abi: boolean;
  /** The accepted changes between these two releases. */
  accepted: readonly AcceptedChange[];
  /** What a compiler said about changes; missing if none was asked. */
  confirmed?: ReadonlyMap<ApiChange, Confirmation>;
}

/** A change with its consequences. */
export interface JudgedChange {
  /** The change. */
  change: ApiChange;
  /** What the release number must announce. */
  verdict: Verdict;
  /** The group in reports. */
  category: ChangeCategory;
  /** True if compiled code must be compiled again. */
  breaksAbi: boolean;
  /** Why the maintainers accept it; missing if they do not. */
  accepted?: string;
  /** What a compiler said about it; missing if none was asked. */
  confirmation?: Confirmation;
}

/** All changes, and what they need together. */
export interface Judgement {
  /** The changes that are not ignored, in the order of their names. */
  changes: JudgedChange[];
  /** The highest verdict of all changes that are certain and not accepted. */
  needed: Verdict;
  /** Accepted changes that did not occur. */
  unused: AcceptedChange[];
}

/** Decides what each change means for the number of a release. */
export function judgeChanges(changes: readonly ApiChange[], policy: Policy): Judgement {
  const settings = policy.rules.map((setting) => ({
    ...setting,
    matches: setting.in === undefined ? undefined : nameExpression(setting.in),
  }));
  const used = new Set<AcceptedChange>();
  const judged = changes.flatMap((change): JudgedChange[] => {
    const setting = [...settings]
      .reverse()
      .find(({ rule, matches }) => rule === change.rule && (matches?.test(change.name) ?? true));
    if (setting?.verdict === 'ignore') return [];
    const accepted = policy.accepted.find(
      ({ rule, symbol }) => rule === change.rule && isNamed(change.name, symbol),
    );
    if (accepted) used.add(accepted);
    return [
      {
        ...judge(change, setting?.verdict, policy),
        ...(accepted && { accepted: accepted.reason }),
      },
    ];
  });
  const certain = judged.filter(
    ({ category, accepted }) => category !== 'doubtful' && accepted === undefined,
  );
  return {
    changes: judged,
    needed: certain.reduce<Verdict>(
      (most, { verdict }) => (compareVerdicts(verdict, most) > 0 ? verdict : most),
      'none',
    ),
    unused: policy.accepted.filter((each) => !used.has(each)),
  };
}

/** True if an entry means a symbol: by its name, or by the scope around it, `lib::detail::*`. */
function isNamed(name: string, symbol: string): boolean {
  if (symbol === name) return true;
  return symbol.endsWith('::*') && nameExpression(symbol).test(name);
}

function judge(
  change: ApiChange,
  changed: Verdict | undefined,
  { abi, confirmed }: Policy,
): JudgedChange {
  const rule: Rule = rules[change.rule];
  const breaksAbi = rule.breaksAbi === true;
  const own = changed ?? rule.verdict;
  const isAbiBreak = abi && breaksAbi && rule.isDoubtful !== true;
  const verdict = isAbiBreak ? 'major' : own;
  // A rule with a verdict from the configuration is certain.
  const isAsWritten = changed === undefined && verdict === rule.verdict;
  const category = categoryOf(change.rule, verdict, isAsWritten);
  const confirmation = confirmed?.get(change);
  if (!confirmation) return { change, verdict, breaksAbi, category };
  const found = isAsWritten ? confirmedVerdict(confirmation) : undefined;
  return { change, verdict, breaksAbi, category, confirmation, ...found };
}

/** What a compiler knows better than a rule: whether code of users compiles. */
function confirmedVerdict(
  confirmation: Confirmation,
): Pick<JudgedChange, 'verdict' | 'category'> | undefined {
  if (confirmation.outcome === 'untried') return undefined;
  return confirmation.outcome === 'breaks' && !confirmation.isRare
    ? { verdict: 'major', category: 'breaking' }
    : { verdict: 'minor', category: 'risky' };
}

function categoryOf(id: RuleId, verdict: Verdict, isAsWritten: boolean): ChangeCategory {
  const rule: Rule = rules[id];
  if (isAsWritten && rule.isDoubtful) return 'doubtful';
  if (verdict === 'major') return 'breaking';
  if (isAsWritten && rule.isRisky) return 'risky';
  if (id === 'deprecated') return 'deprecated';
  return verdict === 'minor' ? 'added' : 'other';
}
