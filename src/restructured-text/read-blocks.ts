import type { Block, Inline } from '../model/description.ts';
import { codeListing } from './code-listing.ts';
import { findDefinitions, type Definitions } from './definitions.ts';
import { isKnownDirective, readDirective, type TextReader } from './directives.ts';
import { readBullets, readFields, readNumbered, readTerms, type Found } from './lists.ts';
import { parseDirective } from './parse-directive.ts';
import { readInlines } from './read-inlines.ts';
import { gridBorder, readGridTable, readSimpleTable, simpleBorder } from './tables.ts';
import { dedent, endOfIndented, isBlank } from './text-lines.ts';

/** How deep blocks may contain others; deeper ones are shown as they are written. */
const deepest = 16;

const adornment = /^([!-/:-@[-`{-~])\1{2,}$/;
const directive = /^\.\. ([A-Za-z][\w.+-]*(?::[A-Za-z][\w.+-]*)*) ?::(?: |$)/;
const meantDirective = /^\.\. ([a-z][\w-]*): ?(?=\S|$)/;
const fence = /^(`{3,}|~{3,})\s*(?:\{([\w:-]+)\}\s*)?(\S*)/;

/** The result of reading a text. */
export interface RestructuredText {
  /** The blocks. */
  blocks: Block[];
  /** Directives and roles that the reader does not know, sorted: only their text is in the blocks. */
  unknown: string[];
}

/** Reads a text in reStructuredText, given as lines; what it does not know stays text. */
export function readRestructuredText(source: readonly string[]): RestructuredText {
  const lines = dedent(source);
  const definitions = findDefinitions(lines);
  const blocks = new BlockReader(definitions, [], 0).blocks(lines);
  return { blocks, unknown: [...definitions.unknown].sort() };
}

class BlockReader implements TextReader {
  readonly definitions: Definitions;
  /** The adornments of headings, in the order of their levels. */
  readonly #headings: string[];
  readonly #depth: number;

  constructor(definitions: Definitions, headings: string[], depth: number) {
    this.definitions = definitions;
    this.#headings = headings;
    this.#depth = depth;
  }

  inlines(text: string): Inline[] {
    return readInlines(text, this.definitions);
  }

  /** Reads the lines of a nested text. */
  blocks(lines: readonly string[]): Block[] {
    const text = dedent(lines);
    if (text.length === 0) return [];
    if (this.#depth >= deepest)
      return [{ type: 'preformatted', children: [{ type: 'text', value: text.join('\n') }] }];
    return new BlockReader(this.definitions, this.#headings, this.#depth + 1).#read(text);
  }

  #read(lines: readonly string[]): Block[] {
    const blocks: Block[] = [];
    for (let at = 0; at < lines.length;) {
      if (isBlank(lines[at])) {
        at++;
        continue;
      }
      const found = this.#readBlock(lines, at);
      blocks.push(...found.blocks);
      at = Math.max(found.end, at + 1);
    }
    return blocks;
  }

  #readBlock(lines: readonly string[], at: number): Found {
    const line = lines[at] ?? '';
    return (
      this.#readQuote(lines, at) ??
      this.#readExplicit(lines, at) ??
      this.#readTable(lines, at) ??
      this.#readHeading(lines, at) ??
      this.#readFence(lines, at) ??
      readBullets(lines, at, this) ??
      readNumbered(lines, at, this) ??
      readFields(lines, at, this) ??
      (line.startsWith('| ') || line === '|' ? this.#readLineBlock(lines, at) : undefined) ??
      (line.startsWith('>>> ') ? this.#readSession(lines, at) : undefined) ??
      readTerms(lines, at, this) ??
      this.#readParagraph(lines, at)
    );
  }

  #readQuote(lines: readonly string[], at: number): Found | undefined {
    if (!lines[at]?.startsWith(' ')) return undefined;
    const end = endOfIndented(lines, at);
    return { blocks: [{ type: 'quote', children: this.blocks(lines.slice(at, end)) }], end };
  }

  /** Directives, footnotes, and definitions and comments, which are not shown. */
  #readExplicit(lines: readonly string[], at: number): Found | undefined {
    const line = lines[at] ?? '';
    if (/^__ \S/.test(line)) return { blocks: [], end: at + 1 };
    if (!/^\.\.(?: |$)/.test(line)) return undefined;
    const end = endOfIndented(lines, at + 1);
    const match = directive.exec(line) ?? meantDirective.exec(line);
    const name = match?.[1]?.toLowerCase();
    if (match && name !== undefined && (match[0].includes('::') || isKnownDirective(name))) {
      const parsed = parseDirective(name, [
        line.slice(match[0].length),
        ...lines.slice(at + 1, end),
      ]);
      return { blocks: readDirective(parsed, this), end };
    }
    const [mark, label] = /^\.\. \[(#?[\w*-]+)\] */.exec(line) ?? [];
    if (mark === undefined || label === undefined) return { blocks: [], end };
    const text = [line.slice(mark.length), ...dedent(lines.slice(at + 1, end))];
    const term: Inline[] = [{ type: 'text', value: `[${label.replace(/^#/, '')}]` }];
    return {
      blocks: [{ type: 'definitionList', items: [{ term, children: this.blocks(text) }] }],
      end,
    };
  }

  #readTable(lines: readonly string[], at: number): Found | undefined {
    const line = lines[at] ?? '';
    const isGrid = gridBorder.test(line);
    if (!isGrid && !simpleBorder.test(line)) return undefined;
    let end = at + 1;
    if (isGrid) while (/^[+|]/.test(lines[end] ?? '')) end++;
    else {
      // The table ends with its second border, or its third if it has a head.
      let borders = 1;
      for (; end < lines.length; end++) {
        if (!simpleBorder.test(lines[end] ?? '')) continue;
        borders++;
        if (borders === 3 || isBlank(lines[end + 1])) break;
      }
      if (end === lines.length) return undefined;
      end++;
    }
    const own = lines.slice(at, end);
    const read = (cell: readonly string[]): Block[] => this.blocks(cell);
    const table = isGrid ? readGridTable(own, read) : readSimpleTable(own, read);
    const asWritten: Block = {
      type: 'preformatted',
      children: [{ type: 'text', value: own.join('\n') }],
    };
    return { blocks: [table ?? asWritten], end };
  }

  #readHeading(lines: readonly string[], at: number): Found | undefined {
    const [line = '', next = '', third = ''] = lines.slice(at, at + 3);
    const over = adornment.exec(line)?.[1];
    if (over !== undefined) {
      if (!isBlank(next) && third === line) return this.#heading(`${over}${over}`, next, at + 3);
      return isBlank(next) && line.length >= 4
        ? { blocks: [{ type: 'rule' }], end: at + 1 }
        : undefined;
    }
    const under = adornment.exec(next)?.[1];
    const isLong = next.length >= line.length || next.length >= 4;
    return under !== undefined && isLong ? this.#heading(under, line, at + 2) : undefined;
  }

  #heading(style: string, text: string, end: number): Found {
    if (!this.#headings.includes(style)) this.#headings.push(style);
    const level = Math.min(this.#headings.indexOf(style) + 1, 6);
    return { blocks: [{ type: 'heading', level, children: this.inlines(text.trim()) }], end };
  }

  /** Code between fences, as in Markdown; MyST names a directive in braces. */
  #readFence(lines: readonly string[], at: number): Found | undefined {
    const [, mark, name, argument = ''] = fence.exec(lines[at] ?? '') ?? [];
    if (mark === undefined) return undefined;
    const close = lines.indexOf(mark, at + 1);
    if (close === -1) return undefined;
    const content = lines.slice(at + 1, close);
    if (name === undefined)
      return { blocks: [codeListing(content.join('\n'), argument)], end: close + 1 };
    // Without options, the content follows the argument at once.
    const isOption = content[0]?.startsWith(':') === true;
    const rest = [argument, ...(isOption ? [] : ['']), ...content];
    const blocks = readDirective(parseDirective(name.toLowerCase(), rest), this);
    return { blocks, end: close + 1 };
  }

  #readLineBlock(lines: readonly string[], at: number): Found {
    const children: Inline[] = [];
    let end = at;
    for (; /^\|(?: |$)/.test(lines[end] ?? ''); end++) {
      if (end > at) children.push({ type: 'lineBreak' });
      children.push(...this.inlines((lines[end] ?? '').slice(2)));
    }
    return { blocks: [{ type: 'paragraph', children }], end };
  }

  /** A session with an interpreter, up to the next blank line. */
  #readSession(lines: readonly string[], at: number): Found {
    let end = at;
    while (!isBlank(lines[end])) end++;
    return { blocks: [codeListing(lines.slice(at, end).join('\n'), 'python')], end };
  }

  /** A paragraph, and the literal block after it if it ends in two colons. */
  #readParagraph(lines: readonly string[], at: number): Found {
    let end = at + 1;
    while (!isBlank(lines[end]) && !directive.test(lines[end] ?? '')) end++;
    const text = lines.slice(at, end).join('\n');
    const literal = text.endsWith('::') ? this.#readLiteral(lines, end) : undefined;
    const shown = literal
      ? text.replace(/(^|\s*):(:)$/, (_, space: string) =>
          space === '' && text !== '::' ? ':' : '',
        )
      : text;
    const children = this.inlines(shown.trim());
    return {
      blocks: [
        ...(children.length > 0 ? [{ type: 'paragraph' as const, children }] : []),
        ...(literal?.blocks ?? []),
      ],
      end: literal?.end ?? end,
    };
  }

  #readLiteral(lines: readonly string[], start: number): Found | undefined {
    let at = start;
    while (at < lines.length && isBlank(lines[at])) at++;
    const first = lines[at] ?? '';
    let end = at;
    if (first.startsWith(' ')) end = endOfIndented(lines, at);
    else if (/^[^\w\s]/.test(first)) while (lines[end]?.startsWith(first.charAt(0)) === true) end++;
    if (end === at) return undefined;
    return { blocks: [codeListing(dedent(lines.slice(at, end)).join('\n'), '')], end };
  }
}
