import { adviceText, ChangeAdvisor } from '../releases/change-advice.ts';
import { changePhrase } from '../releases/change-report.ts';
import type { ApiChange } from '../releases/change.ts';
import type { IndexedSymbol, SymbolIndex } from '../releases/symbol-index.ts';
import { inCode, plainLine } from './answers.ts';

const form = { words: plainLine, name: inCode };

/** Returns a change as a phrase, with what to use instead. */
export function advisedPhrase(change: ApiChange): string {
  const parts = [plainLine(changePhrase(change)), adviceText(change, form)];
  return parts.filter((text) => text !== '').join('; ');
}

/** Returns the texts that deprecate symbols, with the symbols of a release, `index`, that these texts recommend. */
export function deprecationOf(found: readonly IndexedSymbol[], index: SymbolIndex): string {
  const advisor = new ChangeAdvisor(index, index);
  const texts = found.flatMap((each) => {
    const { deprecation, ...advice } = advisor.ofDeprecation(each) ?? {};
    if (deprecation === undefined) return [];
    const more = adviceText({ advice }, form);
    return plainLine(deprecation) + (more === '' ? '' : ` (${more})`);
  });
  return texts.length > 0 ? [...new Set(texts)].join(' ') : 'yes, see below.';
}
