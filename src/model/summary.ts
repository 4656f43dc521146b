import type { Block, Description, Inline } from './description.ts';
import { isStyled, plainText } from './walk.ts';

/** Longest summary taken from a description, in characters. */
const longest = 240;

/**
 * Returns what lists, cards and search say about a symbol: its brief description, else the first sentence of its
 * detailed one. Many authors write none of the first kind and rely on `JAVADOC_AUTOBRIEF`, which may be off. Empty if
 * the description does not start with a sentence, but with a list, a table or code.
 */
export function summaryOf(symbol: { brief: Description; detailed: Description }): Description {
  if (symbol.brief.length > 0) return symbol.brief;
  const first = symbol.detailed.find((block) => !isAside(block));
  if (first?.type !== 'paragraph') return [];
  return [{ type: 'paragraph', children: firstSentence(first.children) }];
}

/** True for blocks that are not the text itself: notes, parameters, and paragraphs of images or link targets only. */
export function isAside(block: Block): boolean {
  if (block.type === 'paragraph') return !block.children.some(hasWords);
  return block.type === 'note' || block.type === 'xref' || block.type === 'parameterList';
}

function hasWords(inline: Inline): boolean {
  if (isStyled(inline)) return inline.children.some(hasWords);
  switch (inline.type) {
    case 'text':
      return inline.value.trim() !== '';
    case 'anchor':
    case 'lineBreak':
    case 'inlineImage':
    case 'rawInline':
      return false;
    case 'inlineFormula':
      return true;
    case 'ref':
    case 'symbol':
    case 'link':
      return inline.children.some(hasWords);
  }
}

/** What has been read of a sentence. */
interface Reading {
  /** The number of characters that may follow. */
  room: number;
  /** True if the text so far is a whole sentence, unless the next text belongs to the same word. */
  mayEnd: boolean;
  /** True if nothing may follow. */
  isOver: boolean;
}

/** Returns the inlines up to the end of the first sentence. Code, links and formulas stay whole. */
function firstSentence(inlines: readonly Inline[]): Inline[] {
  const taken = take(inlines, { room: longest, mayEnd: false, isOver: false });
  const last = taken.at(-1);
  // What a colon announces is not part of the summary.
  if (last?.type === 'text')
    taken[taken.length - 1] = { ...last, value: last.value.replace(/\s*:\s*$/, '…') };
  return taken;
}

function take(inlines: readonly Inline[], reading: Reading): Inline[] {
  const taken: Inline[] = [];
  for (const inline of inlines) {
    if (reading.mayEnd && startsAnew(inline)) reading.isOver = true;
    if (reading.isOver) return taken;
    if (inline.type === 'text') taken.push({ ...inline, value: takeText(inline.value, reading) });
    else if (isStyled(inline) && wordStyles.has(inline.type))
      taken.push({ ...inline, children: take(inline.children, reading) });
    else {
      reading.room -= plainText([inline]).length;
      reading.isOver = reading.room < 0;
      reading.mayEnd = false;
      taken.push(reading.isOver ? { type: 'text', value: '…' } : inline);
    }
  }
  return taken;
}

/** Styles whose text is part of the sentence around it. */
const wordStyles: ReadonlySet<string> = new Set([
  ...['strong', 'emphasis', 'underline', 'strike', 'deleted', 'inserted', 'small'],
]);

function takeText(value: string, reading: Reading): string {
  const end = endOfSentence(value);
  reading.isOver = end !== undefined || value.length > reading.room;
  if (end !== undefined && end <= reading.room) return value.slice(0, end);
  if (reading.isOver) return `${value.slice(0, reading.room).replace(/\s*\S*$/, '')}…`;
  reading.room -= value.length;
  if (value.trim() !== '') reading.mayEnd = closing.test(value.slice(-4));
  return value;
}

/** The end of a sentence, with closing quotes and brackets. Chinese and Japanese have no space after it. */
const ends = /[.!?…][)\]"'”’»]*(?=\s)|[。！？][）」』”’]*/g;

/** The same at the end of a text. */
const closing = /[.!?…][)\]"'”’»]*$/;

/** An abbreviation or a single letter in front of a period, which then does not end a sentence. */
const abbreviation =
  /(?:^|[\s([{"'“‘])(?:\p{L}|e\.g|i\.e|a\.k\.a|cf|vs|viz|approx|incl|resp|ca|al|no|nr|fig|eq|sec|ch|pp|vol|ver|mr|mrs|ms|dr|st|bzw|ggf|z\.b|d\.h|p\. ?ex)$/iu;

/** Returns where the first sentence of a text ends; `undefined` if it goes on after the text. */
function endOfSentence(value: string): number | undefined {
  for (const match of value.matchAll(ends)) {
    const { index } = match;
    const end = index + match[0].length;
    const isShort =
      match[0] === '.' && abbreviation.test(value.slice(Math.max(0, index - 12), index));
    // A sentence does not go on in small letters.
    if (!isShort && !/^\s+\p{Ll}/u.test(value.slice(end, end + 80))) return end;
  }
  return undefined;
}

function startsAnew(inline: Inline): boolean {
  return inline.type === 'lineBreak' || /^\s+(?!\p{Ll}|\s)/u.test(plainText([inline]));
}
