import { compareVersions, validate } from 'compare-versions';
import type { RuleId } from './rules.ts';

/** What some releases of Doxygen do not write, and the rules that depend on it. */
const abilities: readonly { since: string; rules: readonly RuleId[] }[] = [
  { since: '1.9.6', rules: ['constraint-added', 'constraint-changed', 'constraint-removed'] },
  {
    since: '1.11.0',
    rules: ['nodiscard-added', 'nodiscard-removed', 'noexcept-added', 'noexcept-removed'],
  },
  // Attributes like [[deprecated]] are in the XML; older releases only know the command.
  { since: '1.18.0', rules: ['deprecated', 'undeprecated'] },
];

/**
 * Returns the rules that cannot be applied, because only one of two releases of Doxygen writes what they compare;
 * `undefined` stands for an unknown release.
 */
export function ruleGaps(before: string | undefined, after: string | undefined): Set<RuleId> {
  const versions = [before, after].map((version = '') => /^\d+(?:\.\d+)+/.exec(version)?.[0] ?? '');
  if (versions[0] === versions[1]) return new Set();
  return new Set(
    abilities.flatMap(({ since, rules }) => {
      const [had, has] = versions.map(
        (version) => validate(version) && compareVersions(version, since) >= 0,
      );
      return had === has ? [] : rules;
    }),
  );
}
