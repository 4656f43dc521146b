import type { CodeLine } from '../../model/description.ts';
import type { CodeUse, Mention, MentioningText, SymbolMentions } from '../../model/mentions.ts';

/** So many lines of a text are shown where it uses a symbol. */
const mostLines = 3;

/** So many texts are shown whose code uses a symbol: those that come later add little. */
const mostUses = 8;

/** A place in a text where symbols may be named. */
export interface TextPlace {
  /** The text. */
  text: MentioningText;
  /** The section; missing before the first one. */
  section?: { href: string; title: string };
}

interface Collected {
  mentions: { text: MentioningText; mention: Mention }[];
  uses: { text: MentioningText; use: CodeUse }[];
}

/** Collects what texts say of symbols, one text after another. */
export class MentionCollector {
  /** Maps refids to what is said of them. */
  readonly #all = new Map<string, Collected>();

  /** Notes a link to a symbol; only the first of each text counts. */
  addMention(refid: string, { text, section }: TextPlace): void {
    const { mentions } = this.#of(refid);
    if (mentions.at(-1)?.text === text) return;
    const { href = text.href, title } = section ?? {};
    mentions.push({
      text,
      mention: { title: text.title, href, ...(title === undefined ? {} : { section: title }) },
    });
  }

  /** Notes a line of code that uses a symbol. */
  addUse(refid: string, line: CodeLine, { text, section }: TextPlace): void {
    const { uses } = this.#of(refid);
    let use = uses.at(-1);
    if (use?.text !== text) {
      if (uses.length === mostUses) return;
      use = { text, use: { title: text.title, href: section?.href ?? text.href, lines: [] } };
      uses.push(use);
    }
    const { lines } = use.use;
    const shown = withoutIndentation(line);
    const written = textOf(shown);
    if (lines.length < mostLines && !lines.some((known) => textOf(known) === written))
      lines.push(shown);
  }

  /** What is said of each symbol: maps refids to it. */
  get all(): ReadonlyMap<string, SymbolMentions> {
    return new Map(
      [...this.#all].map(([refid, { mentions, uses }]) => [
        refid,
        { mentions: mentions.map(({ mention }) => mention), uses: uses.map(({ use }) => use) },
      ]),
    );
  }

  #of(refid: string): Collected {
    const known = this.#all.get(refid);
    if (known) return known;
    const collected: Collected = { mentions: [], uses: [] };
    this.#all.set(refid, collected);
    return collected;
  }
}

function textOf({ spans }: CodeLine): string {
  return spans.map(({ text }) => text).join('');
}

function withoutIndentation({ spans }: CodeLine): CodeLine {
  const first = spans.findIndex(({ text }) => text.trim() !== '');
  return {
    spans: spans
      .slice(Math.max(first, 0))
      .map((span, i) => (i === 0 ? { ...span, text: span.text.trimStart() } : span)),
  };
}
