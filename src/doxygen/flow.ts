import type { Block, Inline, Note, NoteKind } from '../model/description.ts';
import { isInline, partsOf, textOfListing, type DescriptionNode } from '../model/walk.ts';

/** The content of an element: inlines and blocks in order, before the inlines become paragraphs. */
export type Flow = DescriptionNode[];

/** Adds a node; text is joined with the text before it. */
export function append(flow: Flow, node: DescriptionNode): void {
  const last = flow.at(-1);
  if (node.type === 'text' && last?.type === 'text')
    flow[flow.length - 1] = { type: 'text', value: last.value + node.value };
  else flow.push(node);
}

/** Wraps the runs of inlines between blocks in paragraphs; drops runs that are only white space. */
export function toBlocks(flow: Flow): Block[] {
  const blocks: Block[] = [];
  eachRun(flow, {
    block: (block) => blocks.push(block),
    inlines: (run) => {
      const children = trim(run);
      if (children.length > 0) blocks.push({ type: 'paragraph', children });
    },
  });
  return joinNeighbours(blocks, isOfOneList);
}

/** Wraps the runs of inlines, for an element that styles or links its content; blocks inside it are not wrapped. */
export function wrapRuns(flow: Flow, wrap: (children: Inline[]) => DescriptionNode): Flow {
  if (flow.every(isInline)) return [wrap(flow)];
  const result: Flow = [];
  let isAfterBlock = false;
  eachRun(flow, {
    block: (block) => {
      result.push(block);
      isAfterBlock = true;
    },
    inlines: (run, isBeforeBlock) => {
      const start = isAfterBlock ? trimStart(run) : run;
      const children = isBeforeBlock ? trimEnd(start) : start;
      if (children.some((inline) => inline.type !== 'text' || inline.value.trim() !== ''))
        result.push(wrap(children));
      else for (const inline of run) append(result, inline);
    },
  });
  return result;
}

/** Turns a flow into running text, for titles, terms and captions; blocks are replaced by their inlines. */
export function toInlines(flow: Flow): Inline[] {
  const inlines: Flow = [];
  const add = (nodes: readonly DescriptionNode[]): void => {
    for (const node of nodes) {
      if (isInline(node)) {
        append(inlines, node);
        continue;
      }
      if (inlines.length > 0) append(inlines, { type: 'text', value: ' ' });
      if (node.type === 'listing')
        inlines.push({ type: 'code', children: [{ type: 'text', value: textOfListing(node) }] });
      else if (node.type === 'formula') inlines.push({ type: 'inlineFormula', tex: node.tex });
      else if (node.type === 'raw') inlines.push({ type: 'rawInline', html: node.html });
      else for (const part of partsOf(node)) add(part);
    }
  };
  add(flow);
  return trim(inlines.filter(isInline));
}

/** Removes white space from both ends of running text; non-breaking spaces stay. */
export function trim(inlines: readonly Inline[]): Inline[] {
  return trimEnd(trimStart(inlines));
}

function trimStart(inlines: readonly Inline[]): Inline[] {
  const result = [...inlines];
  for (let first = result[0]; first?.type === 'text'; first = result[0]) {
    const value = first.value.replace(/^[ \t\r\n]+/, '');
    if (value !== '') {
      result[0] = { type: 'text', value };
      break;
    }
    result.shift();
  }
  return result;
}

function trimEnd(inlines: readonly Inline[]): Inline[] {
  const result = [...inlines];
  for (let last = result.at(-1); last?.type === 'text'; last = result.at(-1)) {
    const value = last.value.replace(/[ \t\r\n]+$/, '');
    if (value !== '') {
      result[result.length - 1] = { type: 'text', value };
      break;
    }
    result.pop();
  }
  return result;
}

/** Doxygen splits some blocks that a comment wrote as one; joins them again if `isOne` allows it. */
export function joinNeighbours(blocks: Block[], isOne: (kind: NoteKind) => boolean): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const both = last && join(last, block, isOne);
    if (both) joined[joined.length - 1] = both;
    else joined.push(block);
  }
  return joined;
}

const listLike: ReadonlySet<NoteKind> = new Set<NoteKind>([
  'see',
  'return',
  'author',
  'authors',
  'version',
  'since',
  'date',
  'pre',
  'post',
  'invariant',
]);

/** True for kinds of notes that are joined with their neighbours even across paragraphs. */
function isOfOneList(kind: NoteKind): boolean {
  return listLike.has(kind);
}

/** True for kinds of notes that are joined within one paragraph: all but those with their own title or text. */
export function isOfOneBlock(kind: NoteKind): boolean {
  return kind !== 'par' && kind !== 'rcs';
}

function join(
  first: Block,
  second: Block,
  isOne: (kind: Note['kind']) => boolean,
): Block | undefined {
  if (first.type === 'note' && second.type === 'note') {
    const isSame = first.kind === second.kind && isOne(first.kind);
    return isSame ? { ...first, children: [...first.children, ...second.children] } : undefined;
  }
  if (first.type === 'parameterList' && second.type === 'parameterList')
    return first.kind === second.kind
      ? { ...first, items: [...first.items, ...second.items] }
      : undefined;
  // Doxygen 1.9.4 closes and reopens <details> at each paragraph; only the first has the summary.
  if (first.type === 'details' && second.type === 'details' && first.summary && !second.summary)
    return { ...first, children: [...first.children, ...second.children] };
  return undefined;
}

interface Runs {
  block: (block: Block) => void;
  inlines: (run: Inline[], isBeforeBlock: boolean) => void;
}

function eachRun(flow: Flow, on: Runs): void {
  let run: Inline[] = [];
  for (const node of flow) {
    if (isInline(node)) {
      run.push(node);
      continue;
    }
    if (run.length > 0) on.inlines(run, true);
    run = [];
    on.block(node);
  }
  if (run.length > 0) on.inlines(run, false);
}
