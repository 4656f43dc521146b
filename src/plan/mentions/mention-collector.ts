import type { CodeLine } from '../../model/description.ts';
import type { CodeUse, Mention, MentioningText, SymbolMentions } from '../../model/mentions.ts';
import { textOfLine } from '../../model/walk.ts';

/** Maximum number of lines shown per text that uses a symbol. */
const mostLines = 3;

/** Maximum number of texts shown per symbol whose code uses it; later ones add little. */
const mostUses = 8;

/** A line that makes a name known; lines that do something with it say more. */
const introduction =
  /^(?:using|typedef|friend|template|extern|import)\b|^(?:class|struct|enum)\b[^{]*;/;

/** A place in a text that may refer to symbols. */
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

/** Collects mentions and uses of symbols, one text after another. */
export class MentionCollector {
  /** Maps refids to their mentions and uses. */
  readonly #all = new Map<string, Collected>();

  /** Records a link to a symbol; only the first one per text counts. */
  addMention(refid: string, { text, section }: TextPlace): void {
    const { mentions } = this.#of(refid);
    if (mentions.at(-1)?.text === text) return;
    const { href = text.href, title } = section ?? {};
    mentions.push({
      text,
      mention: { title: text.title, href, ...(title === undefined ? {} : { section: title }) },
    });
  }

  /** Records a line of code that uses a symbol; `href` is that of the line, by default that of its section. */
  addUse(
    refid: string,
    line: CodeLine,
    { text, section }: TextPlace,
    href = section?.href ?? text.href,
  ): void {
    const { uses } = this.#of(refid);
    let use = uses.at(-1);
    if (use?.text !== text) {
      if (uses.length === mostUses) return;
      use = { text, use: { title: text.title, href, lines: [] } };
      uses.push(use);
    }
    const { lines } = use.use;
    const shown = withoutIndentation(line);
    const written = textOfLine(shown);
    if (lines.some((known) => textOfLine(known) === written)) return;
    if (lines.length === mostLines) {
      const least = introduction.test(written)
        ? -1
        : lines.findIndex((known) => introduction.test(textOfLine(known)));
      if (least < 0) return;
      lines.splice(least, 1);
    }
    lines.push(shown);
  }

  /** The mentions and uses of all symbols, by refid. */
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

function withoutIndentation({ spans }: CodeLine): CodeLine {
  const first = spans.findIndex(({ text }) => text.trim() !== '');
  return {
    spans: spans
      .slice(Math.max(first, 0))
      .map((span, i) => (i === 0 ? { ...span, text: span.text.trimStart() } : span)),
  };
}
