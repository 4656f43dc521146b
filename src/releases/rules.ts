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
  /** Completes a sentence that begins with the name of the symbol; `{part}` stands for what changed of it. */
  summary: string;
}

/** A rule without its text. */
type Judgement = Omit<Rule, 'summary'>;

const major: Judgement = { verdict: 'major', breaksAbi: true };
const majorSource: Judgement = { verdict: 'major' };
const minor: Judgement = { verdict: 'minor' };
const risky: Judgement = { verdict: 'minor', isRisky: true };
const riskyAbi: Judgement = { verdict: 'minor', isRisky: true, breaksAbi: true };
const patch: Judgement = { verdict: 'patch' };
const none: Judgement = { verdict: 'none' };

/** All rules by id. Ids are public: configurations and accepted changes name them, so they never change. */
export const rules = {
  'symbol-removed': { ...major, summary: 'was removed' },
  'symbol-added': { ...minor, summary: 'is new' },
  'symbol-moved': { ...major, summary: 'is in another scope now' },
  'symbol-moved-compatible': {
    verdict: 'none',
    breaksAbi: true,
    summary: 'is in another scope now, and its former name remains as an alias',
  },
  'symbol-renamed': { ...major, summary: 'perhaps has another name now' },
  'renamed-alias-kept': {
    ...none,
    summary: 'has another name now, and its former name remains as an alias',
  },
  'member-of-removed': { ...major, summary: 'was removed with its class or enumeration' },
  'inherited-now': { verdict: 'none', breaksAbi: true, summary: 'is a member of a base class now' },
  'special-member-gone': {
    verdict: 'major',
    isDoubtful: true,
    breaksAbi: true,
    summary: 'was removed, and the compiler does not provide it',
  },
  'special-member-implicit': {
    ...none,
    summary: 'is no longer declared, and the compiler provides it',
  },
  lost: {
    verdict: 'major',
    isDoubtful: true,
    breaksAbi: true,
    summary: "is missing from Doxygen's XML, but its header still declares it",
  },
  'kind-changed': { ...major, summary: 'is another kind of symbol now' },
  'access-reduced': { ...majorSource, summary: 'is protected now' },
  'access-widened': { ...minor, summary: 'is public now' },
  deprecated: { ...minor, summary: 'is deprecated now' },
  undeprecated: { ...patch, summary: 'is no longer deprecated' },
  'parameter-added': { ...major, summary: 'has the additional parameter {part}' },
  'parameter-added-default': {
    ...riskyAbi,
    summary: 'has the additional parameter {part}, which calls can leave out',
  },
  'parameter-removed': { ...major, summary: 'no longer has the parameter {part}' },
  'parameter-type': { ...major, summary: 'has another type for the parameter {part}' },
  'parameter-type-loosened': {
    ...riskyAbi,
    summary: 'no longer changes what the parameter {part} refers to',
  },
  'parameter-renamed': { ...patch, summary: 'has another name for the parameter {part}' },
  'default-removed': { ...majorSource, summary: 'lost its default for the parameter {part}' },
  'default-added': { ...minor, summary: 'has a default for the parameter {part} now' },
  'default-changed': { ...risky, summary: 'has another default for the parameter {part}' },
  'return-type': { ...major, summary: 'returns another type' },
  'return-type-gained': { ...riskyAbi, summary: 'returns a value now' },
  'return-type-loosened': { ...riskyAbi, summary: 'returns without const now' },
  'overload-added': { ...risky, summary: 'has another overload' },
  'overload-removed': { ...major, summary: 'lost an overload' },
  'overload-merged': {
    verdict: 'major',
    isDoubtful: true,
    breaksAbi: true,
    summary: 'lost an overload that a template or an overload with defaults may replace',
  },
  'virtual-signature': { ...major, summary: 'has another signature, and is virtual' },
  'became-non-static': { ...major, summary: 'is no longer static' },
  'became-static': { ...riskyAbi, summary: 'is static now' },
  'const-removed': { ...major, summary: 'is no longer const' },
  'const-added': { verdict: 'minor', breaksAbi: true, summary: 'is const now' },
  'ref-qualifier': { ...major, summary: 'has another & or && behind its parameters' },
  'noexcept-removed': { ...riskyAbi, summary: 'is no longer noexcept' },
  'noexcept-added': { verdict: 'minor', breaksAbi: true, summary: 'is noexcept now' },
  'explicit-added': { ...majorSource, summary: 'is explicit now' },
  'explicit-removed': { ...risky, summary: 'is no longer explicit' },
  'constexpr-removed': { ...majorSource, summary: 'is no longer constexpr' },
  'constexpr-added': { ...minor, summary: 'is constexpr now' },
  deleted: { ...major, summary: 'is deleted now' },
  'nodiscard-added': { ...risky, summary: 'is nodiscard now' },
  'nodiscard-removed': { ...patch, summary: 'is no longer nodiscard' },
  'template-parameters': { ...major, summary: 'has other template parameters' },
  'template-parameter-added-default': {
    ...riskyAbi,
    summary: 'has an additional template parameter with a default',
  },
  'constraint-added': {
    verdict: 'major',
    isDoubtful: true,
    breaksAbi: true,
    summary: 'has a constraint on its template arguments now',
  },
  'constraint-changed': {
    ...riskyAbi,
    summary: 'has another constraint on its template arguments',
  },
  'constraint-removed': {
    verdict: 'minor',
    breaksAbi: true,
    summary: 'no longer has a constraint on its template arguments',
  },
  'virtual-added': { ...riskyAbi, summary: 'is virtual now' },
  'virtual-removed': { ...major, summary: 'is no longer virtual' },
  'pure-virtual-added': { ...major, summary: 'must be defined by derived classes now' },
  'final-added': { ...majorSource, summary: 'is final now' },
  'final-removed': { ...minor, summary: 'is no longer final' },
  'base-removed': { ...major, summary: 'no longer has the base class {part}' },
  'base-added': { ...riskyAbi, summary: 'has the additional base class {part}' },
  'base-access': { ...majorSource, summary: 'no longer has the base class {part} publicly' },
  'class-key': { ...none, summary: 'is declared with the other one of class and struct' },
  'union-or-not': { ...major, summary: 'became a union, or is no longer one' },
  'member-variable-added': { ...riskyAbi, summary: 'is a new member of an aggregate' },
  'member-variable-removed': { ...major, summary: 'was removed from its class' },
  'variable-type': { ...major, summary: 'has another type' },
  'variable-const-added': { ...majorSource, summary: 'is constant now' },
  'variable-const-removed': { ...minor, summary: 'is no longer constant' },
  'bit-field': { ...riskyAbi, summary: 'has another width in bits' },
  'member-order': { ...riskyAbi, summary: 'has its member variables in another order' },
  'enum-value-removed': { ...major, summary: 'was removed from its enumeration' },
  'enum-value-added': { ...risky, summary: 'is a new value of its enumeration' },
  'enum-value-changed': { ...major, summary: 'has another value' },
  'enum-count-changed': { ...none, summary: 'counts other values now' },
  'enum-underlying-type': { ...riskyAbi, summary: 'has another underlying type' },
  'enum-scoped': { ...major, summary: 'became a scoped enumeration, or is no longer one' },
  'typedef-target': { ...major, summary: 'is an alias of another type' },
  'typedef-to-class': { ...riskyAbi, summary: 'is a type of its own now instead of an alias' },
  'macro-form': {
    ...majorSource,
    summary: 'has other parameters, or is no longer used in the same way',
  },
  'macro-value': { ...risky, summary: 'has another value' },
  'macro-text': { ...patch, summary: 'has another replacement' },
  'concept-changed': { verdict: 'major', isDoubtful: true, summary: 'has another definition' },
  'header-moved': {
    ...patch,
    summary: 'is declared in another header, which the former one includes',
  },
  'header-moved-away': {
    ...majorSource,
    summary: 'is declared in another header, which the former one does not include',
  },
  'header-removed': { ...majorSource, summary: 'was removed' },
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
