import { escapeMarkup } from '../shared/escape-markup.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { CodeInProse, Prose } from '../model/site.ts';
import type { SymbolPlaces } from './links.ts';

/** Proposes backticks for code in texts that is not marked as code, and links where it names one symbol. */
export function checkUnmarkedCode(
  texts: readonly Prose[],
  symbols: Pick<SymbolPlaces, 'names'> | undefined,
  diagnostics: Diagnostics,
): void {
  for (const code of texts.flatMap(({ unmarkedCode = [] }) => unmarkedCode)) {
    const { written, place, syntax } = code;
    const marked = syntax === 'html' ? `<code>${escapeMarkup(written)}</code>` : `\`${written}\``;
    const replacement = linkTo(code, symbols) ?? marked;
    diagnostics.report({
      code: 'unmarked-code',
      level: 'info',
      message: `"${written}" is shown as text, because it is no HTML.`,
      place,
      advice: `Write it as code: ${replacement} ("mtp-site check --fix" writes this).`,
      fix: { written, replacement },
    });
  }
}

/** Returns the reference to the symbol that a piece of code names, if it names exactly one. */
function linkTo(
  { written, syntax }: CodeInProse,
  symbols: Pick<SymbolPlaces, 'names'> | undefined,
): string | undefined {
  const name = written.replace(/<.*/, '');
  return syntax === 'references' && symbols?.names.find(name).length === 1
    ? `[[${written}|${name}]]`
    : undefined;
}
