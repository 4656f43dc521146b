import type { DoxygenConfig } from '../config/types.ts';
import { includeRule, type IncludeRule } from '../model/include-line.ts';
import type { ApiReference } from '../model/site.ts';

type Settings = Pick<DoxygenConfig, 'includeRoot' | 'includeStyle'>;

/** Keeps the rule of an API reference: pages and its history need it, and finding it reads all includes. */
const rules = new WeakMap<ApiReference, { settings: string; rule: IncludeRule }>();

/** Returns the rule for the `#include` lines of an API reference. */
export function includesOf(
  api: ApiReference,
  { includeRoot, includeStyle }: Settings,
): IncludeRule {
  const settings = JSON.stringify([includeRoot, includeStyle]);
  const known = rules.get(api);
  if (known?.settings === settings) return known.rule;
  const rule = ruleOf(api, { includeRoot, includeStyle });
  rules.set(api, { settings, rule });
  return rule;
}

function ruleOf(
  { compounds, headers, machinePaths }: ApiReference,
  { includeRoot, includeStyle }: Settings,
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
    named: compounds.flatMap(({ facts }) => facts.headers ?? []),
    fileOf: (refid) => paths.get(refid),
  });
}
