/** How much a change asks of the users of a library; the highest one of a release decides its version number. */
export type Verdict = 'major' | 'minor' | 'patch' | 'none';

/** What a rule says about the changes that it names. */
export interface Rule {
  /** The version number that must change. */
  verdict: Verdict;
  /** True if the change compiles for nearly all users, but breaks some. */
  isRisky?: true;
  /** True if the XML alone cannot tell whether the change breaks anything. */
  isDoubtful?: true;
  /** True if compiled code must be compiled again. */
  breaksAbi?: true;
}

const major: Rule = { verdict: 'major', breaksAbi: true };
const majorSource: Rule = { verdict: 'major' };
const minor: Rule = { verdict: 'minor' };
const risky: Rule = { verdict: 'minor', isRisky: true };
const riskyAbi: Rule = { verdict: 'minor', isRisky: true, breaksAbi: true };
const patch: Rule = { verdict: 'patch' };
const none: Rule = { verdict: 'none' };

/** All rules by id. Ids are public: configurations and accepted changes name them, so they never change. */
export const rules = {
  'symbol-removed': major,
  'symbol-added': minor,
  'symbol-moved': major,
  'symbol-moved-compatible': { verdict: 'none', breaksAbi: true },
  'symbol-renamed': major,
  'renamed-alias-kept': none,
  'renamed-macro-kept': riskyAbi,
  'member-of-removed': major,
  'inherited-now': { verdict: 'none', breaksAbi: true },
  'special-member-gone': { verdict: 'major', isDoubtful: true, breaksAbi: true },
  'special-member-implicit': none,
  'special-member-ended': { verdict: 'major', isDoubtful: true, breaksAbi: true },
  'specialisation-removed': { verdict: 'major', isDoubtful: true, breaksAbi: true },
  'operator-replaced': riskyAbi,
  lost: { verdict: 'major', isDoubtful: true, breaksAbi: true },
  'kind-changed': major,
  'macro-replaced': risky,
  'constant-replaced': riskyAbi,
  'access-reduced': majorSource,
  'access-widened': minor,
  deprecated: minor,
  undeprecated: patch,
  'parameter-added': major,
  'parameter-added-default': riskyAbi,
  'parameter-removed': major,
  'parameter-type': major,
  'parameter-type-loosened': riskyAbi,
  'parameter-renamed': patch,
  'default-removed': majorSource,
  'default-added': minor,
  'default-changed': risky,
  'return-type': major,
  'return-type-gained': riskyAbi,
  'return-type-deduced': { verdict: 'major', isDoubtful: true, breaksAbi: true },
  'return-type-loosened': riskyAbi,
  'overload-added': risky,
  'overload-removed': major,
  'overload-replaced': riskyAbi,
  'overload-merged': { verdict: 'major', isDoubtful: true, breaksAbi: true },
  'virtual-signature': major,
  'became-non-static': major,
  'became-static': riskyAbi,
  'const-removed': major,
  'const-added': { verdict: 'minor', breaksAbi: true },
  'ref-qualifier': major,
  'noexcept-removed': riskyAbi,
  'noexcept-added': { verdict: 'minor', breaksAbi: true },
  'explicit-added': majorSource,
  'explicit-removed': risky,
  'constexpr-removed': majorSource,
  'constexpr-added': minor,
  deleted: major,
  'nodiscard-added': risky,
  'nodiscard-removed': patch,
  'template-parameters': major,
  'template-parameter-added-default': riskyAbi,
  'constraint-added': { verdict: 'major', isDoubtful: true, breaksAbi: true },
  'constraint-changed': riskyAbi,
  'constraint-removed': { verdict: 'minor', breaksAbi: true },
  'virtual-added': riskyAbi,
  'virtual-removed': major,
  'pure-virtual-added': major,
  'final-added': majorSource,
  'final-removed': minor,
  'base-removed': major,
  'base-added': riskyAbi,
  'base-access': majorSource,
  'class-key': none,
  'union-or-not': major,
  'member-variable-added': riskyAbi,
  'member-variable-removed': major,
  'variable-type': major,
  'variable-const-added': majorSource,
  'variable-const-removed': minor,
  'bit-field': riskyAbi,
  'array-size': riskyAbi,
  'member-order': riskyAbi,
  'enum-value-removed': major,
  'enum-value-added': risky,
  'enum-value-changed': major,
  'enum-value-shifted': riskyAbi,
  'enum-count-changed': none,
  'enum-underlying-type': riskyAbi,
  'enum-scoped': major,
  'typedef-target': major,
  'typedef-to-class': riskyAbi,
  'macro-form': majorSource,
  'macro-value': risky,
  'macro-text': patch,
  'concept-changed': { verdict: 'major', isDoubtful: true },
  'header-moved': patch,
  'header-moved-reached': risky,
  'header-moved-away': majorSource,
  'header-renamed': majorSource,
  'header-renamed-reached': risky,
  'header-removed': majorSource,
  'include-removed': risky,
} as const satisfies Record<string, Rule>;

/** The id of a rule. */
export type RuleId = keyof typeof rules;

/** Returns the verdict of a rule as Markdown: `**major**, doubtful, breaks the ABI`. */
export function verdictText({ verdict, isRisky, isDoubtful, breaksAbi }: Rule): string {
  return [
    `**${verdict}**`,
    ...(isRisky ? ['risky'] : []),
    ...(isDoubtful ? ['doubtful'] : []),
    ...(breaksAbi ? ['breaks the ABI'] : []),
  ].join(', ');
}
