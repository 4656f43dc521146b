import type { Block, Inline, Note, NoteKind } from '../model/description.ts';
import { isInline, partsOf, textOfListing, type DescriptionNode } from '../model/walk.ts';

/** What an element gives: inlines and blocks as they come, before paragraphs are made of them. */
export type Flow = DescriptionNode[];

/** Adds a node; text joins the text before it. */
export function append(flow: Flow, node: DescriptionNode): void {
  const last = flow.at(-1);
  if (node.type === 'text' && last?.type === 'text')
    flow[flow.length - 1] = { type: 'text', value: last.value + node.value };
  else flow.push(node);
}

/** Makes paragraphs of the runs of inlines between the blocks; runs of white space alone vanish. */
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

/** Wraps the runs of inlines, for an element that styles or links its content; blocks in it step out of the wrapping. */
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

/** Makes running text of a flow, for titles, terms and captions: blocks give the inlines that are in them. */
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

/** Doxygen takes some blocks apart that a comment wrote as one; puts them together again where `isOne` says so. */
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

/** Kinds of which neighbours belong together even in paragraphs of their own. */
export function isOfOneList(kind: NoteKind): boolean {
  return listLike.has(kind);
}

/** Kinds of which neighbours in one paragraph are one block: all but those with a title or text of their own. */
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
  // Doxygen 1.9.4 closes and opens <details> at each paragraph; only the first has the summary.
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
