import { changeText } from '../shared/texts/change-text.ts';
import { enRules } from '../shared/texts/en-rules.ts';
import type { ReleaseChanges, ShownChange, ShownChangeGroup } from './api-history.ts';
import { splitName, splitQualified } from './qualified-name.ts';

/** Maximum size of the changes on one page, in bytes of HTML, approximately: pages stay below 1 MB. */
const largest = 600_000;

/** Approximate size of the HTML around a change, in bytes. */
const around = 450;

/** A part of the changes of a release, which has a page of its own. */
export interface ReleasePart {
  /** Its number, from 1. */
  number: number;
  /** The scopes whose symbols it contains: `geo::detail`, or `a – c`; empty for the global scope. */
  title: string;
  /** Its changes, the most important ones first. */
  groups: readonly ShownChangeGroup[];
}

/** Changes of symbols in one scope. */
interface Piece {
  title: string;
  changes: readonly Categorised[];
}

/** A change with its category. */
interface Categorised {
  category: ShownChangeGroup['category'];
  change: ShownChange;
}

/** Divides the changes of a release that are too many for one page, by scope; none if they fit. */
export function releaseParts({ groups }: Pick<ReleaseChanges, 'groups'>): ReleasePart[] {
  const all = groups.flatMap(({ category, symbols }) =>
    symbols.map((change): Categorised => ({ category, change })),
  );
  if (sizeOf(all) <= largest) return [];
  return merged(divided(all, [])).map(({ title, changes }, i) => ({
    number: i + 1,
    title,
    groups: groups.flatMap(({ category }) => {
      const symbols = changes.filter((each) => each.category === category);
      return symbols.length === 0
        ? []
        : [{ category, symbols: symbols.map(({ change }) => change) }];
    }),
  }));
}

/** Divides changes by the next name of their scopes until each piece fits. */
function divided(changes: readonly Categorised[], scope: readonly string[]): Piece[] {
  const title = scope.join('::');
  if (sizeOf(changes) <= largest) return [{ title, changes }];
  const own: Categorised[] = [];
  const inner = new Map<string, Categorised[]>();
  for (const each of changes) {
    const [owner] = splitName(each.change.name);
    const next = owner === '' ? undefined : splitQualified(owner)[scope.length];
    const known = next === undefined ? own : inner.get(next);
    if (known) known.push(each);
    else if (next !== undefined) inner.set(next, [each]);
  }
  return [
    ...slices(own).map((slice) => ({ title, changes: slice })),
    ...[...inner]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, some]) => divided(some, [...scope, name])),
  ];
}

/** Divides the changes of one scope by size. */
function slices(changes: readonly Categorised[]): Categorised[][] {
  const all: Categorised[][] = [];
  let room = 0;
  for (const each of changes) {
    const size = sizeOf([each]);
    if (size > room) {
      all.push([]);
      room = largest;
    }
    all.at(-1)?.push(each);
    room -= size;
  }
  return all;
}

/** Joins neighbouring pieces that fit on one page together. */
function merged(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last && sizeOf(last.changes) + sizeOf(piece.changes) <= largest)
      all[all.length - 1] = {
        title: joined(last.title, piece.title),
        changes: [...last.changes, ...piece.changes],
      };
    else all.push(piece);
  }
  return all;
}

function joined(first: string, last: string): string {
  const [start = ''] = first.split(' – ');
  return start === last ? start : `${start} – ${last}`;
}

function sizeOf(changes: readonly Categorised[]): number {
  return changes.reduce(
    (sum, { change: { name, before = '', after = '', phrases } }) =>
      sum +
      around +
      2 * name.length +
      1.2 * (before.length + after.length + changeText(phrases, enRules).length),
    0,
  );
}
