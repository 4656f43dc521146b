import { nameExpression } from '../model/glob.ts';
import type { ApiChange } from '../releases/change.ts';
import type { ChangeReport } from '../releases/change-report.ts';

/** Kinds of changes that a list can be limited to. */
export const shownKinds = ['added', 'removed', 'changed', 'deprecated'] as const;

/** One of the kinds. */
export type ShownKind = (typeof shownKinds)[number];

/** What a comparison lists. */
export interface ShownChanges {
  /** Only changes of this kind. */
  only?: ShownKind;
  /** Only symbols whose qualified name matches this glob. */
  scope?: string;
}

/** Returns a comparison that lists only some changes. What they need is still decided by all of them. */
export function filterReport(report: ChangeReport, { only, scope }: ShownChanges): ChangeReport {
  const pattern = scope === undefined ? undefined : nameExpression(scope);
  const isShown = (name: string, kind: ShownKind): boolean =>
    (only === undefined || kind === only) && (pattern?.test(name) ?? true);
  return {
    ...report,
    changes: report.changes.filter(({ change }) => isShown(change.name, kindOf(change))),
    groups: report.groups
      .map(({ category, symbols }) => ({
        category,
        symbols: symbols.filter(({ name, changes: [first] }) =>
          first ? isShown(name, kindOf(first.change)) : false,
        ),
      }))
      .filter(({ symbols }) => symbols.length > 0),
  };
}

function kindOf({ rule, before, after }: ApiChange): ShownKind {
  if (!before) return 'added';
  if (!after) return 'removed';
  return rule === 'deprecated' ? 'deprecated' : 'changed';
}
