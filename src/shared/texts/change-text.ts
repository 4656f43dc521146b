import type { RuleTexts } from './catalogues.ts';
import { fill } from './fill.ts';

/** What changed about a symbol, before it is a text. */
interface Phrase {
  text: keyof RuleTexts;
  part?: string;
  formerName?: string;
}

/** Returns what changed about a symbol as a text that follows its name. */
export function changeText(phrases: readonly Phrase[], texts: RuleTexts): string {
  return phrases
    .flatMap(({ text, part = '', formerName }) => [
      fill(texts[text], { part }),
      ...(formerName === undefined ? [] : [fill(texts.formerName, { name: formerName })]),
    ])
    .join('; ');
}
