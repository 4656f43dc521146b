import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { levelOf, orSet } from '../diagnostics/severity.ts';
import type { CoverageChecks } from '../config/types.ts';
import type { ApiReference } from '../model/site.ts';
import { indexSymbols } from '../model/symbols.ts';
import { nameRepeated } from './brief-of-name.ts';
import type { Finding } from './finding.ts';
import { hasOwnDescription, inheritsDescription } from './measure-coverage.ts';
import { hasReplacement } from './named-replacement.ts';
import { ParameterCheck } from './parameter-check.ts';
import type { PublicSymbol } from './public-symbols.ts';
import { outsideTopics } from './topic-check.ts';

/** The checks of single comments, without that of symbols that are new. */
type CommentCheck = Exclude<keyof CoverageChecks, 'added'>;

const codes = {
  unknownParameter: 'coverage-parameter',
  resultOfVoid: 'coverage-result',
  repeatedName: 'coverage-brief',
  overloads: 'coverage-overloads',
  replacement: 'coverage-replacement',
  topics: 'coverage-topic',
} as const satisfies Record<CommentCheck, Diagnostic['code']>;

/** Checks the comments of the public symbols; each check reports with the severity that the configuration gives it. */
export function checkComments(
  api: ApiReference,
  found: readonly PublicSymbol[],
  checks: CoverageChecks,
): Diagnostic[] {
  const findings = findingsOf(api, found);
  // The cast is safe: the table has no other keys.
  return (Object.keys(codes) as CommentCheck[]).flatMap((check) => {
    const level = levelOf(checks[check]);
    if (!level) return [];
    return findings[check]().map(({ symbol: { place }, message, advice }): Diagnostic => {
      const more = `${advice.replace(/\.$/, '')}, ${orSet(`coverage.checks.${check}`, level)}.`;
      return { code: codes[check], level, message, ...(place && { place }), advice: more };
    });
  });
}

function findingsOf(
  api: ApiReference,
  found: readonly PublicSymbol[],
): Record<CommentCheck, () => Finding[]> {
  const symbols = indexSymbols(api);
  const params = new ParameterCheck(symbols);
  return {
    unknownParameter: () => found.flatMap((symbol) => params.unknown(symbol)),
    resultOfVoid: () => found.flatMap((symbol) => params.resultOfVoid(symbol)),
    repeatedName: () =>
      found.filter(nameRepeated).map((symbol) => ({
        symbol,
        message: `The description of "${symbol.name}" only repeats its name.`,
        advice: 'Say what the name does not tell.',
      })),
    overloads: () =>
      undescribedOverloads(
        found.filter((each) => each.symbol.kind === 'function'),
        (each) => hasOwnDescription(each) || inheritsDescription(each, symbols),
      ),
    replacement: () =>
      found
        .filter((each) => each.symbol.deprecated !== undefined && !hasReplacement(each))
        .map((symbol) => ({
          symbol,
          message: `"${symbol.name}" is deprecated, but nothing says what to use instead.`,
          advice: 'Name the replacement or say that there is none.',
        })),
    topics: () => outsideTopics(found, symbols),
  };
}

/** Finds overloads without a description, if others of the same name have one. */
function undescribedOverloads(
  functions: readonly PublicSymbol[],
  isDescribed: (symbol: PublicSymbol) => boolean,
): Finding[] {
  const sets = new Map<string, PublicSymbol[]>();
  for (const each of functions) sets.set(each.name, [...(sets.get(each.name) ?? []), each]);
  return [...sets].flatMap(([name, set]): Finding[] => {
    const silent = set.filter((each) => !isDescribed(each));
    const [first] = silent;
    if (!first || silent.length === set.length) return [];
    const message = `${set.length - silent.length} of ${set.length} overloads of "${name}" ${set.length - silent.length === 1 ? 'has' : 'have'} a description.`;
    return [{ symbol: first, message, advice: 'Describe each or write \\overload.' }];
  });
}
