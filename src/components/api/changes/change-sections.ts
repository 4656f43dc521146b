import type { ShownChange, ShownChangeGroup } from '../../../model/api-history.ts';
import { changeText } from '../../../shared/texts/change-text.ts';
import type { RuleTexts } from '../../../shared/texts/catalogues.ts';
import { groupBy } from '../../../shared/group-by.ts';

/** Fewest changes that are divided: shorter lists are read as a whole. */
const fewest = 8;

/** Fewest changes with the same reason below a heading of their own. */
const fewestAlike = 3;

/** Changes of one category that have something in common. */
export interface ChangeSection {
  /** What they have in common; missing for the changes that have nothing in common. */
  title?: {
    /** A header, or what changed. */
    text: string;
    /** True for the path of a header. */
    isHeader: boolean;
  };
  /** The changes, each with what changed unless the title says it. */
  rows: readonly { change: ShownChange; reason: string }[];
}

/** True if the heading of the category says what changed. */
function isSaid(category: ShownChangeGroup['category'], { kind, phrases }: ShownChange): boolean {
  if (category === 'added') return kind === 'added';
  return category === 'deprecated' && phrases.every(({ text }) => text === 'deprecated');
}

/**
 * Divides the changes of a category: additions by the header that has them, other changes by what changed unless
 * `isByHeader` is true. There is one
 * section without title if the changes are few or have nothing in common.
 */
export function changeSections(
  { category, symbols }: ShownChangeGroup,
  rules: RuleTexts,
  isByHeader = category === 'added',
): ChangeSection[] {
  const rows = symbols.map((change) => {
    const reason = isSaid(category, change) ? '' : changeText(change.phrases, rules);
    return { change, reason, key: isByHeader ? (change.header ?? '') : reason };
  });
  const byKey = groupBy(symbols.length < fewest ? [] : rows, ({ key }) => key);
  const isAlike = ([key, { length }]: [string, unknown[]]): boolean =>
    key !== '' && (isByHeader || length >= fewestAlike);
  const alike = [...byKey].filter(isAlike);
  // One header, or one header and what belongs to none, needs no title.
  if (alike.length === 0 || (isByHeader && alike.length === 1)) return [{ rows }];
  const keys = new Set(alike.map(([key]) => key));
  const others = rows.filter(({ key }) => !keys.has(key));
  const sections = alike.map(([text, some]) => ({
    title: { text, isHeader: isByHeader },
    rows: isByHeader ? some : some.map((row) => ({ ...row, reason: '' })),
  }));
  // Below the last title, they would seem to belong to it.
  return others.length === 0 ? sections : [{ rows: others }, ...sections];
}
