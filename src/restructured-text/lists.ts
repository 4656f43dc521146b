import type { Block, DefinitionItem, ListItem, ParameterList } from '../model/description.ts';
import type { TextReader } from './directives.ts';
import { dedent, endOfIndented, isBlank } from './text-lines.ts';

/** Blocks at a position, and the line after them. */
export interface Found {
  /** The blocks. */
  blocks: Block[];
  /** Index of the next line. */
  end: number;
}

const bullet = /^([*+\-•‣⁃])(?: +|$)/;
const numbered = /^\(?(\d{1,9}|[A-Za-z]|[ivxlcdmIVXLCDM]+|#)[.)](?: +|$)/;

/** Reads a bullet list; undefined if there is none at this line. */
export function readBullets(
  lines: readonly string[],
  start: number,
  reader: TextReader,
): Found | undefined {
  const mark = bullet.exec(lines[start] ?? '')?.[1];
  if (mark === undefined) return undefined;
  const { items, end } = readItems(lines, start, reader, (line) => {
    const match = bullet.exec(line);
    return match?.[1] === mark ? match[0].length : undefined;
  });
  return { blocks: [{ type: 'list', ordered: false, items }], end };
}

/** Reads a numbered list; undefined if there is none at this line. */
export function readNumbered(
  lines: readonly string[],
  start: number,
  reader: TextReader,
): Found | undefined {
  const first = lines[start] ?? '';
  const match = numbered.exec(first);
  const next = lines[start + 1];
  // "A. Einstein" begins a sentence, unless the next line shows that it begins an item.
  if (!match || (!isBlank(next) && !(next ?? '').startsWith(' ') && !numbered.test(next ?? '')))
    return undefined;
  const form = formOf(match[0]);
  const { items, end } = readItems(lines, start, reader, (line) => {
    const each = numbered.exec(line);
    return each && formOf(each[0]) === form ? each[0].length : undefined;
  });
  const mark = match[1] ?? '';
  const style = styleOf(mark);
  const number = /^\d+$/.test(mark) ? Number(mark) : 1;
  return {
    blocks: [
      {
        type: 'list',
        ordered: true,
        ...(style !== '1' && { style }),
        ...(number !== 1 && { start: number }),
        items,
      },
    ],
    end,
  };
}

/** The characters around a number; `#` continues any list. */
function formOf(mark: string): string {
  return mark.replace(/[^().]/g, '');
}

function styleOf(mark: string): string {
  if (/^(?:\d+|#)$/.test(mark)) return '1';
  const isRoman = /^i+v?$/i.test(mark);
  if (mark === mark.toLowerCase()) return isRoman ? 'i' : 'a';
  return isRoman ? 'I' : 'A';
}

function readItems(
  lines: readonly string[],
  start: number,
  reader: TextReader,
  markLength: (line: string) => number | undefined,
): { items: ListItem[]; end: number } {
  const items: ListItem[] = [];
  let end = start;
  for (let at = start; at < lines.length;) {
    const length = markLength(lines[at] ?? '');
    if (length === undefined) break;
    const next = endOfIndented(lines, at + 1);
    items.push({ children: reader.blocks(hanging(lines.slice(at, next), length)) });
    end = next;
    at = skipBlank(lines, next);
  }
  return { items, end };
}

/** The lines of an item: the text after its mark, and the indented lines below it. */
function hanging([first = '', ...more]: readonly string[], length: number): string[] {
  const text = first.slice(length);
  const isOpen = more.length > 0 && !isBlank(more[0]);
  const below = dedent(more);
  return isOpen ? [text, ...below] : [text, '', ...below];
}

function skipBlank(lines: readonly string[], start: number): number {
  let at = start;
  while (at < lines.length && isBlank(lines[at])) at++;
  return at;
}

const field = /^:((?:[^:\\`\s]|\\.)(?:[^:\\`]|\\.)*):(?: +|$)/;

const parameterKinds: ReadonlyMap<string, ParameterList['kind']> = new Map<
  string,
  ParameterList['kind']
>([
  ...['param', 'parameter', 'arg', 'argument', 'key', 'keyword'].map((name): [string, 'param'] => [
    name,
    'param',
  ]),
  ...['raises', 'raise', 'except', 'exception', 'throws', 'throw'].map(
    (name): [string, 'exception'] => [name, 'exception'],
  ),
  ['tparam', 'templateparam'],
  ['retval', 'retval'],
]);

/** Reads a list of fields (`:param name: text`); undefined if there is none at this line. */
export function readFields(
  lines: readonly string[],
  start: number,
  reader: TextReader,
): Found | undefined {
  if (!field.test(lines[start] ?? '')) return undefined;
  const blocks: Block[] = [];
  let end = start;
  for (let at = start; at < lines.length;) {
    const match = field.exec(lines[at] ?? '');
    if (!match) break;
    const next = endOfIndented(lines, at + 1);
    const children = reader.blocks(hanging(lines.slice(at, next), match[0].length));
    addField((match[1] ?? '').trim(), children, blocks, reader);
    end = next;
    at = skipBlank(lines, next);
  }
  return { blocks, end };
}

function addField(name: string, children: Block[], blocks: Block[], reader: TextReader): void {
  const [key = '', ...rest] = name.split(/\s+/);
  const last = blocks.at(-1);
  const kind = parameterKinds.get(key.toLowerCase());
  const what = rest.at(-1);
  if (kind && what !== undefined) {
    const type = rest.slice(0, -1).join(' ');
    const own = {
      name: [{ type: 'text' as const, value: what }],
      ...(type !== '' && { type: [{ type: 'text' as const, value: type }] }),
    };
    const item = { names: [own], children };
    if (last?.type === 'parameterList' && last.kind === kind) last.items.push(item);
    else blocks.push({ type: 'parameterList', kind, items: [item] });
  } else if (/^returns?$/i.test(name)) blocks.push({ type: 'note', kind: 'return', children });
  else if (/^since$/i.test(name)) blocks.push({ type: 'note', kind: 'since', children });
  else {
    const item: DefinitionItem = { term: reader.inlines(name), children };
    if (last?.type === 'definitionList') last.items.push(item);
    else blocks.push({ type: 'definitionList', items: [item] });
  }
}

const option =
  /^((?:-\w|--[\w-]+|\/\w)(?:[ =]?(?:<[^>]+>|[A-Z_]+))?(?:, (?:-\w|--[\w-]+)(?:[ =]?(?:<[^>]+>|[A-Z_]+))?)*)(?: {2,}|$)/;

/** Reads terms with an indented text below or, for options of a command, beside them; undefined if there are none. */
export function readTerms(
  lines: readonly string[],
  start: number,
  reader: TextReader,
): Found | undefined {
  const items: DefinitionItem[] = [];
  let end = start;
  for (let at = start; at < lines.length;) {
    const line = lines[at] ?? '';
    const [whole, flags] = option.exec(line) ?? [];
    const isTerm = !isBlank(line) && !line.startsWith(' ') && /^ +\S/.test(lines[at + 1] ?? '');
    const isOption =
      whole !== undefined && flags !== undefined && (whole.length < line.length || isTerm);
    if (!isOption && (!isTerm || /^\.\. |::$/.test(line))) break;
    const next = endOfIndented(lines, at + 1);
    items.push(
      isOption
        ? {
            term: [{ type: 'code', children: [{ type: 'text', value: flags }] }],
            children: reader.blocks(hanging(lines.slice(at, next), whole.length)),
          }
        : {
            term: reader.inlines(line),
            children: reader.blocks(dedent(lines.slice(at + 1, next))),
          },
    );
    end = next;
    at = skipBlank(lines, next);
  }
  return items.length === 0 ? undefined : { blocks: [{ type: 'definitionList', items }], end };
}
