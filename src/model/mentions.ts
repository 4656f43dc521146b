import type { CodeLine } from './description.ts';

/** A text of the site that speaks of symbols: a guide, a post, a page, a topic or an example. */
export interface MentioningText {
  /** Href of its page. */
  href: string;
  /** Title of its page. */
  title: string;
}

/** A text that links to a symbol. */
export interface Mention extends MentioningText {
  /** Title of the section with the first link; missing where that precedes all sections. */
  section?: string;
}

/** A text whose code uses a symbol. */
export interface CodeUse extends MentioningText {
  /** The first lines that use it, each once, without the white space at their start. */
  lines: CodeLine[];
}

/** What the texts of the site say of a symbol. */
export interface SymbolMentions {
  /** The texts that link to it, in the order of the site. */
  mentions: readonly Mention[];
  /** The texts whose code uses it, examples first. */
  uses: readonly CodeUse[];
}

/** Finds what texts say of a symbol, given its refid; undefined where they say nothing. */
export type FindMentions = (refid: string) => SymbolMentions | undefined;
