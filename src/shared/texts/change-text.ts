import type { RuleTexts } from './catalogues.ts';
import { fill } from './fill.ts';

/** What changed about a symbol: a phrase that follows its name, such as `is deprecated now`. */
export interface ChangePhrase {
  /** The text: the id of a rule, or what happened to the symbol as a whole. */
  text: keyof RuleTexts;
  /** What changed of the symbol: the name of a parameter or of a base class, or its new qualified name. */
  part?: string;
  /** Its former qualified name, if that is what changed. */
  formerName?: string;
}

/** Returns what changed about a symbol as a text that follows its name. */
export function changeText(phrases: readonly ChangePhrase[], texts: RuleTexts): string {
  return phrases
    .flatMap(({ text, part = '', formerName }) => [
      fill(texts[text], { part }),
      ...(formerName === undefined ? [] : [fill(texts.formerName, { name: formerName })]),
    ])
    .join('; ');
}
