import type { Element } from 'hast';
import { linesOfCode } from '../../model/code-spans.ts';
import type { CodeLine } from '../../model/description.ts';
import { visitElements } from '../../model/prose-code.ts';
import type { Prose } from '../../model/site.ts';
import { mayUseSymbols, namesInCode, speakingText } from '../../model/code-names.ts';
import type { MentionCollector, TextPlace } from './mention-collector.ts';

/** Lookups for reading a Markdown text. */
export interface ProseSurroundings {
  /** Collects the mentions. */
  collector: MentionCollector;
  /** Refid of the symbol that `[[name]]` or inline code refers to. */
  symbol: (name: string, inCode: boolean) => string | undefined;
  /** Refid of the symbol that a URL in a file links to. */
  target: (url: string, file: string) => string | undefined;
}

/** A code block that may use symbols. */
export interface UsingCode {
  /** Its lines. */
  lines: CodeLine[];
  /** The place of the block. */
  place: TextPlace;
}

/** Collects the mentions of symbols in a Markdown text, and returns its code that may use symbols. */
export function collectFromProse(
  { tree, headings }: Prose,
  file: string,
  start: TextPlace,
  around: ProseSurroundings,
): UsingCode[] {
  const code: UsingCode[] = [];
  const titles = new Map(headings.map(({ id, text }) => [id, text]));
  let place = start;
  const mention = (refid: string | undefined): void => {
    if (refid !== undefined) around.collector.addMention(refid, place);
  };
  visitElements(tree, file, (element, source) => {
    const { tagName, properties } = element;
    const { id, href, dataSymbol } = properties;
    const title = /^h[2-6]$/.test(tagName) ? titles.get(String(id)) : undefined;
    if (title !== undefined)
      place = { ...place, section: { href: `${start.text.href}#${String(id)}`, title } };
    if (typeof dataSymbol === 'string') mention(around.symbol(dataSymbol, tagName === 'code'));
    else if (tagName === 'a' && typeof href === 'string') mention(around.target(href, source));
    else if (mayUseSymbols(properties.className)) code.push({ lines: linesOf(element), place });
  });
  return code;
}

function linesOf(figure: Element): CodeLine[] {
  const pre = figure.children.find((child) => child.type === 'element' && child.tagName === 'pre');
  const code = pre?.type === 'element' ? pre.children[0] : undefined;
  return code?.type === 'element' ? linesOfCode(code.children) : [];
}

/** Collects the uses of symbols in a code block; `used` returns the refid of the symbol that a name refers to. */
export function collectUses(
  { lines, place }: UsingCode,
  used: (written: string) => string | undefined,
  collector: MentionCollector,
): void {
  for (const line of lines) {
    for (const { written, object } of namesInCode(speakingText(line))) {
      const refid = object === undefined ? used(written) : undefined;
      if (refid !== undefined) collector.addUse(refid, line, place);
    }
  }
}
