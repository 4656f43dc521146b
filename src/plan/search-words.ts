import type { SearchAlias } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { docsOf } from '../model/docs-versions.ts';
import { postsOf } from '../model/prose.ts';
import type { Site } from '../model/site.ts';
import { addressKey } from '../shared/url.ts';
import type { SymbolPlaces } from './links.ts';
import type { Target } from './targets.ts';
import { append } from '../shared/group-by.ts';

/** Words by which readers find a symbol or a text besides its own: by refid, or by the key of an address. */
export type SearchWords = ReadonlyMap<string, readonly string[]>;

/** The symbols that an alias can mean. */
interface Reference {
  symbols?: Pick<SymbolPlaces, 'names'>;
  targets: ReadonlyMap<string, Target>;
}

/** Returns the words for the symbols of an API reference. */
export function wordsOfSymbols(
  aliases: readonly SearchAlias[],
  { symbols, targets }: Reference,
): SearchWords {
  const words = new Map<string, string[]>();
  const refids = aliases.length > 0 ? refidsByAddress(targets) : words;
  for (const alias of aliases) {
    const address = addressOf(alias);
    const found =
      address === undefined
        ? symbols?.names.find(alias.target).flatMap((symbol) => symbol.refids)
        : refids.get(address);
    for (const refid of found ?? []) append(words, refid, alias.words);
  }
  return words;
}

/** Returns the words for texts: those for symbols as well, whose addresses no text has. */
export function wordsOfTexts(aliases: readonly SearchAlias[]): SearchWords {
  const words = new Map<string, string[]>();
  for (const alias of aliases) {
    const address = addressOf(alias);
    if (address !== undefined) append(words, address, alias.words);
  }
  return words;
}

/** Reports the aliases that lead nowhere, and names that fit several symbols. */
export function checkSearchAliases(
  aliases: readonly SearchAlias[],
  references: readonly Reference[],
  site: Site,
  diagnostics: Diagnostics,
): void {
  if (aliases.length === 0) return;
  const addresses = textAddresses(site);
  for (const { targets } of references)
    for (const address of refidsByAddress(targets).keys()) addresses.add(address);
  for (const alias of aliases) {
    const { words, target, place } = alias;
    const report = (fault: string, advice: string): void => {
      diagnostics.error('search-alias', `"search.aliases.${words}": ${fault}`, place, advice);
    };
    const address = addressOf(alias);
    if (address !== undefined) {
      if (!addresses.has(address))
        report(
          `there is no text or symbol at "${target}".`,
          'Write the path of a page from the root of the site, without the base path, and the id of a heading or symbol after "#".',
        );
      continue;
    }
    const found = references.map(({ symbols }) => symbols?.names.find(target) ?? []);
    const names = found.find(({ length }) => length > 0)?.map(({ name }) => `"${name}"`) ?? [];
    if (names.length > 1)
      report(
        `"${target}" is ambiguous: it may mean ${names.sort().join(', ')}.`,
        'Add scopes until the name is unique ("::" at the start for a global name).',
      );
    if (names.length > 0) continue;
    const near = references[0]?.symbols?.names.near(target)[0];
    report(
      `no symbol has the name "${target}".`,
      near === undefined
        ? 'Write the name of a symbol with its scopes, or the path of a page, which begins with "/".'
        : `Did you mean "${near}"?`,
    );
  }
}

/** Returns the key of an alias that leads to an address; undefined if it names a symbol. */
function addressOf({ target }: SearchAlias): string | undefined {
  const [, path, anchor] = /^(\/[^#]*)(?:#(.*))?$/s.exec(target) ?? [];
  return path === undefined ? undefined : addressKey(path, anchor);
}

function textAddresses(site: Site): Set<string> {
  const texts = [
    ...docsOf(site),
    ...postsOf(site),
    ...site.standalone.map(({ permalink, content }) => ({
      permalink,
      body: content.type === 'prose' ? content.body : undefined,
    })),
  ];
  return new Set(
    texts.flatMap(({ permalink, body }) => [
      addressKey(permalink),
      ...(body?.headings ?? []).map(({ id }) => addressKey(permalink, id)),
    ]),
  );
}

function refidsByAddress(targets: ReadonlyMap<string, Target>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [refid, { permalink, anchor }] of targets)
    append(found, addressKey(permalink, anchor), refid);
  return found;
}
