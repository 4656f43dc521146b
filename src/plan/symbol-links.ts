import type { CheckSeverity } from '../config/types.ts';
import type { Diagnostics, Level } from '../diagnostics/diagnostics.ts';
import { append } from '../shared/group-by.ts';
import type { Place } from '../shared/place.ts';
import { textsOf } from '../model/prose.ts';
import type { Prose, Site } from '../model/site.ts';
import { splitQualified } from '../model/qualified-name.ts';
import { isVendorAttribute } from '../model/symbol-name.ts';
import { levelOf } from '../diagnostics/severity.ts';
import { checkUnmarkedCode } from './check-unmarked-code.ts';
import type { SymbolPlaces } from './links.ts';
import type { NamedSymbol } from './symbol-names.ts';

/** Maximum number of symbols to list for an ambiguous or misspelt name. */
const shown = 6;

/** Matches words that are no names in code by their form, as `openFile` and `lib_open` are. */
const plainWords = /^[A-Z]?[a-z]+(?:[\s-]+[A-Z]?[a-z]+)*$/;

/**
 * Reports every `[[symbol]]` in a text that matches no symbol of its version's API reference, or several, and code that
 * is not marked as such.
 */
export function checkSymbolLinks(
  site: Site,
  symbolsOf: (
    docsVersion: string | undefined,
  ) => Pick<SymbolPlaces, 'names' | 'reference'> | undefined,
  severity: CheckSeverity,
  diagnostics: Diagnostics,
): void {
  const level = levelOf(severity);
  const removed = new Set(
    site.apis.flatMap(({ ledger }) =>
      (ledger?.removed ?? []).map(({ name }) => splitQualified(name).at(-1)),
    ),
  );
  const check = (texts: readonly Prose[], docsVersion?: string): void => {
    const symbols = symbolsOf(docsVersion);
    checkUnmarkedCode(texts, symbols, diagnostics);
    if (symbols && level) checkTexts(texts, { ...symbols, removed }, level, diagnostics);
  };
  for (const version of site.docs)
    check(textsOf({ docs: [version], standalone: [] }), version.name);
  check(textsOf({ ...site, docs: [] }));
}

function checkTexts(
  texts: readonly Prose[],
  {
    names,
    reference,
    removed,
  }: Pick<SymbolPlaces, 'names' | 'reference'> & { removed: ReadonlySet<string | undefined> },
  level: Level,
  diagnostics: Diagnostics,
): void {
  const unlike = new Map<string, { name: string; place: Place }[]>();
  for (const body of texts) {
    for (const { url: name, kind, place } of body.links) {
      if (kind !== 'symbol') continue;
      const found = names.find(name);
      if (found.length === 1 || (found.length === 0 && isVendorAttribute(name))) continue;
      const report = (message: string, advice: string): void => {
        diagnostics.report({ code: 'broken-symbol-link', level, place, message, advice });
      };
      if (found.length > 1) {
        report(
          `\`[[${name}]]\` is ambiguous: it may mean ${listOf([...found].sort((a, b) => (a.name < b.name ? -1 : 1)))}.`,
          "Add scopes until the name is unique (`::` at the start for a global name), or set 'checks.brokenLinks'.",
        );
        continue;
      }
      const near = names.near(name);
      // Texts also have double brackets around terms of their own, such as those of a specification or a wiki.
      if (near.length === 0 && plainWords.test(name) && !removed.has(name)) {
        append(unlike, place.file, { name, place });
        continue;
      }
      report(
        `\`[[${name}]]\` does not name a symbol of ${reference}.`,
        `${near.length > 0 ? `Did you mean ${listOf(near.map((each) => ({ name: each })))}? ` : ''}Correct the name, write \`\\[[\` for plain brackets, or set 'checks.brokenLinks'.`,
      );
    }
  }
  for (const [first, ...others] of unlike.values()) {
    if (!first) continue;
    const more = others.length === 0 ? '' : ` (and ${others.length} more in this text)`;
    diagnostics.report({
      code: 'broken-symbol-link',
      level: 'info',
      place: first.place,
      message: `\`[[${first.name}]]\`${more} is shown as it is: ${reference} has no symbol of a similar name.`,
      advice: 'Write `\\[[` for plain brackets.',
    });
  }
}

type ListedSymbol = Pick<NamedSymbol, 'name'> & Partial<Pick<NamedSymbol, 'library'>>;

function listOf(symbols: readonly ListedSymbol[]): string {
  const quoted = symbols.map(
    ({ name, library }) => `\`${name}\`${library === undefined ? '' : ` of ${library}`}`,
  );
  const some =
    quoted.length > shown ? [...quoted.slice(0, shown), `${quoted.length - shown} more`] : quoted;
  return some.length < 2 ? some.join('') : `${some.slice(0, -1).join(', ')} or ${some.at(-1)}`;
}
