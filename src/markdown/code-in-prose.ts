import type { Paragraph, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { CodeInProse } from '../model/site.ts';
import { hasDrawingTags, isElementName, shownWithoutContent } from './element-names.ts';

/** A tag whose attributes have no values: `<int>`, `</int>`, `<class T>`. */
const plainTag = /(?<!\\)<(\/?)([a-zA-Z]\w*)(?:\s+\w+)*\s*>/;
const plainTags = new RegExp(plainTag, 'g');
const isPlainTag = new RegExp(`^${plainTag.source}$`);

/** A tag, or a comment or element whose content is no Markdown and stays as it is. */
const piecesOfHtml = new RegExp(
  String.raw`<!--[^]*?(?:-->|$)|<(script|style|pre|textarea|code)\b[^]*?(?:<\/\1\s*>|$)|${plainTag.source}`,
  'gi',
);

/** An address in angle brackets that is a name of C++: the parser takes `std` for its scheme. */
const scopedName = /^<[a-zA-Z_]\w*::[^\s<>]*>$/;

/** A range of a text: offsets of its first character and of the one after its last. */
type Range = readonly [start: number, end: number];

/**
 * Turns tags that are no elements into the text that the author wrote: `vector<int>` and `<name>`; also names of HTML
 * that follow a word and are never closed: `optional<object>`, `a<b and c>d`. Returns the pieces of code around all such tags. In MDX,
 * the parser has already read them as text.
 */
export function takeCodeInProse(
  root: Root,
  text: string,
  { file, isMdx }: { file: string; isMdx: boolean },
): CodeInProse[] {
  if (!/<\/?[a-zA-Z]/.test(text)) return [];
  const hasDrawings = hasDrawingTags(text);
  const found: CodeInProse[] = [];
  let end = 0;
  const add = (tag: Range, syntax: CodeInProse['syntax']): void => {
    if (tag[0] < end) return;
    const [first, last] = codeAround(text, tag);
    end = last;
    // Comparisons, such as "a<b and c>d", are no code to mark.
    if (/\s/.test(text.slice(...tag)) && /\w/.test(text[last] ?? '')) return;
    const lines = text.slice(0, first).split('\n');
    const place = { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
    const written = text.slice(first, last);
    const isName = /^[\w:]+<[^<>|]*>$/.test(written);
    found.push({
      place,
      written,
      syntax: syntax === 'references' && !isName ? 'markdown' : syntax,
    });
  };
  /** True for a tag, given by its offset, slash and name, that shows nothing as HTML. */
  const isCode = (at: number, slash = '', name = ''): boolean => {
    if (!isElementName(name, hasDrawings)) return !(isMdx && /^[A-Z]/.test(name));
    if (isMdx || slash !== '' || shownWithoutContent.has(name.toLowerCase())) return false;
    const [rest = ''] = text.slice(at).split(/\n[ \t]*\n/, 1);
    const isClosed = new RegExp(String.raw`<\/${name}\s*>`, 'i').test(rest);
    return /\w/.test(text[at - 1] ?? '') && !isClosed;
  };
  visit(root, (node, index, parent) => {
    const start = node.position?.start.offset;
    const stop = node.position?.end.offset;
    if (start === undefined || stop === undefined || !parent || index === undefined) return;
    const syntax = parent.type === 'paragraph' ? 'references' : 'markdown';
    const siblings: RootContent[] = parent.children;
    if (node.type === 'link') {
      const source = text.slice(start, stop);
      if (!scopedName.test(source)) return;
      siblings[index] = { type: 'text', value: source, position: node.position };
      add([start, stop], syntax);
    } else if (node.type === 'text' && isMdx) {
      for (const match of text.slice(start, stop).matchAll(plainTags)) {
        const at = start + match.index;
        if (isCode(at, match[1], match[2])) add([at, at + match[0].length], syntax);
      }
    } else if (node.type === 'html' && isPlainTag.test(node.value)) {
      const [, slash, name] = isPlainTag.exec(node.value) ?? [];
      if (!isCode(start, slash, name)) return;
      siblings[index] = textOf(node, parent.type);
      add([start, stop], syntax);
    } else if (node.type === 'html') {
      // Lines of a block in a list or quote may lack their start, so only places in the first line are certain.
      const isWhole = text.slice(start, stop) === node.value;
      node.value = node.value.replace(piecesOfHtml, (tag: string, ...parts: unknown[]) => {
        const [, slash, name, at] = parts;
        if (typeof slash !== 'string' || typeof name !== 'string' || typeof at !== 'number')
          return tag;
        if (!isCode(start + at, slash, name)) return tag;
        if (isWhole) add([start + at, start + at + tag.length], 'html');
        return `&lt;${tag.slice(1)}`;
      });
    }
  });
  return found;
}

/** Returns a tag as text, in a paragraph of its own if it is a block. */
function textOf(
  { value, position }: Pick<Extract<RootContent, { type: 'html' }>, 'value' | 'position'>,
  parent: string,
): RootContent {
  const paragraph: Paragraph = { type: 'paragraph', children: [{ type: 'text', value }], position };
  const isBlock = ['root', 'blockquote', 'listItem', 'containerDirective'].includes(parent);
  return isBlock ? paragraph : { type: 'text', value, position };
}

/** Returns the code that a tag is a part of, on its line: `std::map<int, vector<T>>` around `<T>`. */
function codeAround(text: string, [start, end]: Range): Range {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = /\n|$/.exec(text.slice(end))?.index ?? 0;
  const after = text.slice(end, end + lineEnd);
  let first = start;
  let last = end;
  const before = (): string => text.slice(lineStart, first);
  const takeName = (): void => {
    first -=
      /(?:template ?|(?:::)?(?:[a-zA-Z_]\w*::)*[a-zA-Z_]\w*)$/.exec(before())?.[0].length ?? 0;
  };
  takeName();
  for (;;) {
    const opened = /[a-zA-Z_]\w*(<[^<>`]*)$/.exec(before())?.[1];
    const closed = /^[^<>`]*>/.exec(after.slice(last - end))?.[0];
    if (opened === undefined || closed === undefined) break;
    first -= opened.length;
    last += closed.length;
    takeName();
  }
  last += /^(?:::~?[a-zA-Z_]\w*)*(?:\(\))?/.exec(after.slice(last - end))?.[0].length ?? 0;
  return [first, last];
}
