import { describedParts, type DescribedPart } from '../shared/described-parts.ts';
import { group, list, type ValueOf } from './containers.ts';
import { severity } from './options-site.ts';
import { choice, flag } from './scalars.ts';

/** How the documentation of the API is measured. */
export const coverage = group('What "mtp-site coverage" counts and checks.', {
  page: flag(
    'Adds a page to the API reference that shows how well each header is documented, and what lacks a description.',
  ).default(false),
  parts: list(
    'The parts that a complete description has: parameters, template parameters that callers write, the result, and exceptions of throw(…). A symbol that lacks one counts as partly documented.',
    choice<DescribedPart>('A part.', ...describedParts),
  ).default([...describedParts]),
  commandsOnly: flag(
    'Counts a part as described only if \\param, \\tparam, \\return, \\retval or \\throws does it, as WARN_NO_PARAMDOC of Doxygen. By default, text that describes it counts, too.',
  ).default(false),
  checks: group('Severity of what "mtp-site coverage" finds; throw makes it fail.', {
    added: severity(
      'A public symbol without a description that is new since the release of --since.',
      'throw',
    ),
    unknownParameter: severity(
      'A description of a parameter that the declaration does not have.',
      'warn',
    ),
    resultOfVoid: severity('\\return on a function without a result.', 'warn'),
    repeatedName: severity('A description that only repeats the name.', 'warn'),
    overloads: severity('Overloads of which only some have a description.', 'log'),
    replacement: severity('A deprecated symbol that does not say what to use instead.', 'warn'),
    topics: severity('A symbol in no topic, if most symbols are in one.', 'log'),
  }).default({}),
}).default({});

/** How the documentation of the API is measured. */
export type CoverageConfig = ValueOf<typeof coverage>;

/** Severity of what "mtp-site coverage" finds in comments. */
export type CoverageChecks = CoverageConfig['checks'];
