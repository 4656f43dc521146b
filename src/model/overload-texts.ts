import type { Member } from './compound.ts';
import type { Block, Description, Note, ParameterItem, ParameterList } from './description.ts';
import { perObject } from './per-object.ts';

/** The texts of overloads, each of them once. */
export interface OverloadTexts {
  /** What all of them say, in this order: brief description, beginning of the details, merged tables, labelled blocks. */
  shared: Description;
  /** 1-based positions of the overloads that have a row of a merged table; rows without an entry belong to all. */
  positions: ReadonlyMap<ParameterItem, readonly number[]>;
  /** What only some of them say, in the order of the overloads. */
  own: readonly OwnText[];
}

/** What an overload says besides what all say. */
export interface OwnText {
  /** Its description. */
  text: Description;
  /** 1-based position of an earlier overload that says the same. */
  sameAs?: number;
}

/** A row of a merged table, and the 0-based positions of the overloads that have it. */
interface MergedRow {
  item: ParameterItem;
  of: Set<number>;
}

/** Nodes of an XML tree are read once, so each is written once. */
const keyOf = perObject((node: object) => JSON.stringify(node));

/**
 * Divides the descriptions of overloads into what all of them say and what only some say. Running text is common to them
 * only at the beginning, and only behind the same brief description: further down it may depend on what precedes it.
 * Tables of parameters are merged if overloads share a row. Nothing is left out except repetitions.
 */
export function overloadTexts(members: readonly Member[]): OverloadTexts {
  const briefs = members.map(({ brief }) => brief);
  const merged = mergedTables(members);
  const details = members.map(({ detailed }) =>
    detailed.filter((block) => block.type !== 'parameterList' || !merged.has(block.kind)),
  );
  const hasSameBrief = areSame(briefs);
  const lead = hasSameBrief ? commonBeginning(details) : 0;
  const notes = commonNotes(details.map((blocks) => blocks.slice(lead)));
  const isCommon = (block: Block): boolean => block.type === 'note' && notes.has(keyOf(block));
  const [first] = members;
  const [beginning = []] = details;
  const tables: ParameterList[] = [];
  const positions = new Map<ParameterItem, readonly number[]>();
  for (const [kind, rows] of merged) {
    tables.push({ type: 'parameterList', kind, items: rows.map(({ item }) => item) });
    for (const { item, of } of rows)
      if (of.size < members.length)
        positions.set(
          item,
          [...of].sort((a, b) => a - b).map((i) => i + 1),
        );
  }
  const common = beginning.slice(0, lead);
  // Labelled blocks are behind the tables, as in most comments.
  const labelled = common.reduce((end, { type }, i) => (type === 'note' ? end : i + 1), 0);
  const shared = [
    ...(first && hasSameBrief ? first.brief : []),
    ...common.slice(0, labelled),
    ...tables,
    ...common.slice(labelled),
    ...notes.values(),
  ];
  const own = details.map((blocks, i) => [
    ...(hasSameBrief ? [] : (briefs[i] ?? [])),
    ...blocks.slice(lead).filter((block) => !isCommon(block)),
  ]);
  return { shared, positions, own: withoutRepetitions(own) };
}

/** True if all trees are equal. */
export function areSame(trees: readonly unknown[]): boolean {
  const [first, ...others] = trees.map((tree) => JSON.stringify(tree));
  return others.every((other) => other === first);
}

/** Returns the number of blocks at the beginning that all texts share and that make sense alone. */
function commonBeginning(texts: readonly Description[]): number {
  const [first = [], ...others] = texts;
  let count = 0;
  for (const block of first) {
    if (!others.every((text) => isEqual(text[count], block))) break;
    count += 1;
  }
  if (texts.every(({ length }) => length === count)) return count;
  while (count > 0 && introduces(first[count - 1])) count -= 1;
  return count;
}

function isEqual(a: Block | undefined, b: Block): boolean {
  return a !== undefined && keyOf(a) === keyOf(b);
}

/** True for a block that needs the next one: a heading, or text that ends with a colon. */
function introduces(block: Block | undefined): boolean {
  if (block?.type === 'heading') return true;
  const last = block?.type === 'paragraph' ? block.children.at(-1) : undefined;
  return last?.type === 'text' && /[:：]\s*$/.test(last.value);
}

/** Returns the labelled blocks that each text contains, by their keys. */
function commonNotes(texts: readonly Description[]): Map<string, Note> {
  const [first = [], ...others] = texts;
  const keys = others.map((text) => new Set(text.map(keyOf)));
  const notes = new Map<string, Note>();
  for (const block of first)
    if (block.type === 'note' && keys.every((own) => own.has(keyOf(block))))
      notes.set(keyOf(block), block);
  return notes;
}

/** Merges the tables of each kind where that is shorter, in the order of their first appearance. */
function mergedTables(members: readonly Member[]): Map<ParameterList['kind'], MergedRow[]> {
  const tables = new Map<ParameterList['kind'], MergedRow[]>();
  for (const [position, { detailed }] of members.entries())
    for (const block of detailed) {
      if (block.type !== 'parameterList') continue;
      const rows = tables.get(block.kind) ?? [];
      tables.set(block.kind, rows);
      addRows(rows, block.items, position);
    }
  for (const [kind, rows] of tables) if (!isShorter(rows, members.length)) tables.delete(kind);
  return tables;
}

/**
 * True if a row belongs to all overloads, or a third of the rows are repetitions. Otherwise most of them are of one
 * overload only, and closer to it in a table of its own.
 */
function isShorter(rows: readonly MergedRow[], overloads: number): boolean {
  const before = rows.reduce((sum, { of }) => sum + of.size, 0);
  return rows.some(({ of }) => of.size === overloads) || rows.length * 3 <= before * 2;
}

/** Adds the rows of an overload: a new one in front of the known one that follows it there, else at the end. */
function addRows(rows: MergedRow[], items: readonly ParameterItem[], position: number): void {
  const known = (item: ParameterItem): number =>
    rows.findIndex((row) => keyOf(row.item) === keyOf(item));
  for (const [i, item] of items.entries()) {
    const found = rows[known(item)];
    if (found) found.of.add(position);
    else {
      const next = items
        .slice(i + 1)
        .map(known)
        .find((at) => at >= 0);
      rows.splice(next ?? rows.length, 0, { item, of: new Set([position]) });
    }
  }
}

function withoutRepetitions(texts: readonly Description[]): OwnText[] {
  const first = new Map<string, number>();
  return texts.map((text, i): OwnText => {
    const key = text.map(keyOf).join();
    const sameAs = first.get(key);
    if (text.length > 0 && sameAs !== undefined) return { text: [], sameAs };
    first.set(key, i + 1);
    return { text };
  });
}
