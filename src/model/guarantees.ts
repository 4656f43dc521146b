import type { Member } from './compound.ts';
import type { Block, Description } from './description.ts';
import { titleText } from './title-text.ts';

/** Blocks that are guarantees by their command; their titles are texts of the interface. */
export const guaranteeKinds = ['pre', 'post', 'invariant'] as const;

/** A kind of guarantee that has a command of its own. */
export type GuaranteeKind = (typeof guaranteeKinds)[number];

/** What several members of a page say about themselves under the same title. */
export interface Guarantee {
  /** The kind, for blocks with a command of their own. */
  kind?: GuaranteeKind;
  /** The title, as the first member has it, without a colon at its end; empty for blocks with a command. */
  title: string;
}

/** The guarantees of a page's members; members with the same guarantees share a row. */
export interface GuaranteeTable {
  /** The columns, in the configured order. */
  columns: readonly Guarantee[];
  /** The rows, in the order of their first members. */
  rows: readonly GuaranteeRow[];
}

/** Members with the same guarantees. */
export interface GuaranteeRow {
  /** The members; overloads are one entry, by the first one. */
  members: readonly Member[];
  /** Texts in the order of the columns; empty if the members say nothing about one. */
  cells: readonly Description[];
}

/** A guarantee of one member. */
interface Stated extends Guarantee {
  text: Block[];
}

/** A table pays if at least this number of members say something about the same. */
const fewestMembers = 3;

/**
 * Returns what members say under the wanted titles: in blocks of `\par`, sections, headings and entries of lists
 * (`\xrefitem`), and in preconditions, postconditions and invariants (`pre`, `post`, `invariant`). Case, hyphens and a
 * colon at the end of a title make no difference. `undefined` if no title is common.
 */
export function guaranteeTable(
  members: readonly Member[],
  wanted: readonly string[],
): GuaranteeTable | undefined {
  if (wanted.length === 0) return undefined;
  const keys = wanted.map(folded);
  const stated = members.map((member) => statedIn(member.detailed, new Set(keys)));
  const found = [...new Set(keys)].flatMap((key) => {
    const all = stated.flatMap((own) => own.get(key) ?? []);
    const [first] = all;
    return first && all.length >= fewestMembers ? [{ key, first }] : [];
  });
  if (found.length === 0) return undefined;
  const rows = new Map<string, { members: Map<string, Member>; cells: Description[] }>();
  for (const [i, member] of members.entries()) {
    const cells = found.map(({ key }) => stated[i]?.get(key)?.text ?? []);
    if (cells.every(({ length }) => length === 0)) continue;
    const key = JSON.stringify(cells);
    const row = rows.get(key) ?? { members: new Map<string, Member>(), cells };
    rows.set(key, row);
    if (!row.members.has(member.qualifiedName)) row.members.set(member.qualifiedName, member);
  }
  return {
    columns: found.map(({ first: { kind, title } }) => ({ title, ...(kind && { kind }) })),
    rows: [...rows.values()].map((row) => ({ ...row, members: [...row.members.values()] })),
  };
}

/** Returns the guarantees in a text by their folded titles. */
function statedIn(text: Description, wanted: ReadonlySet<string>): Map<string, Stated> {
  const found = new Map<string, Stated>();
  const add = (key: string, own: Guarantee, blocks: readonly Block[]): void => {
    if (!wanted.has(key) || blocks.length === 0) return;
    const known = found.get(key) ?? { ...own, text: [] };
    known.text.push(...blocks);
    found.set(key, known);
  };
  const read = (blocks: Description): void => {
    for (const [i, block] of blocks.entries()) {
      const title = titleOf(block);
      if (title !== undefined) add(folded(title), { title }, bodyOf(blocks, i));
      else if (block.type === 'note') {
        const kind = guaranteeKinds.find((each) => each === block.kind);
        if (kind) add(kind, { kind, title: '' }, block.children);
      } else if (block.type === 'section') read(block.children);
    }
  };
  read(text);
  return found;
}

/** Returns the title of a block that has one, without a colon at its end. */
function titleOf(block: Block): string | undefined {
  const isTitled =
    block.type === 'section' ||
    block.type === 'xref' ||
    (block.type === 'note' && block.kind === 'par');
  const title = block.type === 'heading' ? block.children : isTitled ? block.title : undefined;
  return title && titleText(title).replace(/[\s:：]+$/, '');
}

/** Returns what is below the title of a block: its content, or the text that follows a heading. */
function bodyOf(blocks: Description, position: number): readonly Block[] {
  const block = blocks[position];
  if (block?.type === 'section' || block?.type === 'xref' || block?.type === 'note')
    return block.children;
  const rest = blocks.slice(position + 1);
  const end = rest.findIndex(({ type }) => endsText.has(type));
  return end < 0 ? rest : rest.slice(0, end);
}

/** What ends the text below a heading. */
const endsText: ReadonlySet<Block['type']> = new Set([
  'heading',
  'section',
  'note',
  'parameterList',
  'xref',
]);

function folded(title: string): string {
  return title
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim();
}
