import type { DoxygenConfig } from '../config/types.ts';
import { includeRule, type IncludeRule } from '../model/include-line.ts';
import { namedHeaders } from '../model/named-headers.ts';
import type { ApiReference } from '../model/site.ts';

/** Returns the rule for the `#include` lines of an API reference. */
export function includesOf(
  { compounds, headers, machinePaths }: ApiReference,
  { includeRoot, includeStyle }: DoxygenConfig,
): IncludeRule {
  const paths = new Map(
    compounds.flatMap(({ kind, refid, location }) =>
      kind === 'file' && location ? [[refid, location.file] as const] : [],
    ),
  );
  return includeRule({
    roots: includeRoot,
    style: includeStyle,
    settings: headers,
    machinePaths,
    files: [...paths.values()],
    named: compounds.flatMap(namedHeaders),
    fileOf: (refid) => paths.get(refid),
  });
}
