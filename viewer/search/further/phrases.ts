import { sorts } from '../../../src/shared/search/dictionary.ts';
import { nameParts } from '../../../src/shared/search/fold.ts';
import { matchLevel } from '../../../src/shared/search/rank.ts';
import { parseQuery, withPhrases, type Query } from '../../../src/shared/search/query.ts';
import type { Step, SymbolSearch } from '../symbol-search.ts';

/**
 * Returns the steps that find the phrases of a query in names, then in descriptions.
 *
 * @param furtherSteps Returns the steps for a query without phrases; passed, since its code is in another file.
 */
export function phraseSteps(
  search: SymbolSearch,
  furtherSteps: (search: SymbolSearch) => Promise<Step[]>,
): Step[] {
  const { query, rows } = search;
  return [
    () =>
      search.inBlocks(
        search.allBlocks,
        ({ names }) => [...names.keys()],
        (names, row) => {
          const name = names.names[row] ?? '';
          if (!hasAll(query, `${name} ${nameParts(name).join(' ')}`)) return undefined;
          return matchLevel.exact;
        },
      ),
    async () => {
      const terms = query.words.map((word): [string, boolean] => [sorts.word + word, false]);
      await rows.details(
        await search.blocksOfDetails(terms),
        (details) => details.folded().strings.flatMap((text, i) => (hasAll(query, text) ? i : [])),
        () => matchLevel.described,
      );
      rows.isWeak = rows.found[0]?.matchLevel === matchLevel.described;
    },
    // If nothing has the phrases, the text without quotation marks.
    async () => {
      if (rows.total > 0 || (await rows.hasTexts)) return;
      const { phrases: _, ...loose } = parseQuery(query.wanted.replace(/["“”]/g, ''));
      delete query.phrases;
      Object.assign(query, loose);
      const named = query.name ? search.nameSteps(query.name) : [];
      for (const step of [...named, ...(await furtherSteps(search))]) await step();
      if (rows.total > 0) rows.instead ??= query.wanted;
    },
  ];
}

/** True for a text with the phrases of a query, and with the beginnings of its other words. */
function hasAll(query: Query, text: string): boolean {
  return query.words.every((word) => text.toLowerCase().includes(word)) && withPhrases(query, text);
}
