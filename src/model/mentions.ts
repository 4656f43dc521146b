import type { CodeLine } from './description.ts';

/** A text of the site that refers to symbols: a guide, a post, a page, a topic or an example. */
export interface MentioningText {
  /** Href of its page. */
  href: string;
  /** Title of its page. */
  title: string;
}

/** A text that links to a symbol. */
export interface Mention extends MentioningText {
  /** Title of the section with the first link; missing if the link precedes all sections. */
  section?: string;
}

/** A text whose code uses a symbol. */
export interface CodeUse extends MentioningText {
  /** The first lines that use it, each once, without indentation; `using` and the like only if there are few. */
  lines: CodeLine[];
}

/** The mentions and uses of a symbol in the texts of the site. */
export interface SymbolMentions {
  /** The texts that link to it, in the order of the site. */
  mentions: readonly Mention[];
  /** The texts whose code uses it, examples first. */
  uses: readonly CodeUse[];
}

/** Finds the mentions of a symbol by its refid; undefined if there are none. */
export type FindMentions = (refid: string) => SymbolMentions | undefined;
