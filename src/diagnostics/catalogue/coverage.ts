import type { CatalogueEntries } from './entry.ts';

/** Diagnostics of `mtp-site coverage`. */
export const coverage = {
  'coverage-low': {
    meaning: 'Fewer symbols have a description than `--fail-under` asks for.',
    example: 'error: 81.4 % of the public symbols have a description, less than 90 %.',
    advice:
      'Run `mtp-site coverage --list undocumented` to see which symbols lack one, or lower the limit.',
  },
  'coverage-new': {
    meaning: 'A public symbol that an earlier release does not have has no description.',
    example: 'include/geo.h:40: error: "geo::area" is new since 1.2.0, and has no description.',
    advice: 'Describe it, or set `coverage.checks.added`.',
  },
  'coverage-extraction': {
    meaning: 'Doxygen left undocumented symbols out of the XML, so they are not counted.',
    example:
      'info: EXTRACT_ALL is not set: Doxygen leaves out many undocumented symbols, so the figures are too high.',
    advice: 'Set `EXTRACT_ALL = YES`. `doxygen.show` still decides what the site shows.',
  },
  'coverage-parameter': {
    meaning: 'A comment describes a parameter that the declaration does not have.',
    example:
      'include/geo.h:12: warning: The comment on "geo::scale" describes the parameter "factr", which the declaration does not have. It has "factor".',
    advice: 'Correct the name, remove the description, or set `coverage.checks.unknownParameter`.',
  },
  'coverage-result': {
    meaning: 'A comment has `\\return`, but the function has no result.',
    example:
      'include/geo.h:12: warning: The comment on "geo::draw" describes a result, but the function returns void.',
    advice: 'Remove `\\return`, or set `coverage.checks.resultOfVoid`.',
  },
  'coverage-brief': {
    meaning: 'A description has no word that the name of its symbol does not have.',
    example: 'include/geo.h:12: warning: The description of "geo::getSize" only repeats its name.',
    advice: 'Say what the name does not tell, or set `coverage.checks.repeatedName`.',
  },
  'coverage-overloads': {
    meaning: 'Only some overloads of a function have a description.',
    example: 'include/geo.h:12: info: 1 of 3 overloads of "geo::area" has a description.',
    advice: 'Describe each, write `\\overload`, or set `coverage.checks.overloads`.',
  },
  'coverage-replacement': {
    meaning: 'A deprecated symbol does not say what to use instead.',
    example:
      'include/geo.h:12: warning: "geo::size" is deprecated, but nothing says what to use instead.',
    advice: 'Name the replacement, say that there is none, or set `coverage.checks.replacement`.',
  },
  'coverage-topic': {
    meaning:
      'A symbol is in no topic, although most symbols are in one. Members belong to the topic of their class.',
    example: 'include/geo.h:12: info: "geo::area" is in no topic, unlike most symbols.',
    advice: 'Add `\\ingroup` to its comment, or set `coverage.checks.topics`.',
  },
} satisfies CatalogueEntries;
