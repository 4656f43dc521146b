import { isClassLike } from '../../model/class-kinds.ts';
import type { Compound } from '../../model/compound.ts';
import { isGeneratedPage } from '../../model/compound-lists.ts';
import { docsOf } from '../../model/docs-versions.ts';
import type { FindMentions, SymbolMentions } from '../../model/mentions.ts';
import { postsOf } from '../../model/prose.ts';
import type { Prose, Site } from '../../model/site.ts';
import type { Symbols } from '../../model/symbols.ts';
import { textOfLine } from '../../model/walk.ts';
import type { ScopeLinks } from '../link-sources.ts';
import { namedSymbol } from '../links.ts';
import type { PlacedPage } from '../page-list.ts';
import type { PageScope } from '../page-scopes.ts';
import { collectFromComment } from './comment-mentions.ts';
import { namespaceAliases } from '../../model/code-names.ts';
import { MentionCollector, type TextPlace } from './mention-collector.ts';
import { collectFromProse, collectUses } from './prose-mentions.ts';

/** The kinds of compounds whose texts are searched for mentions of symbols. */
const searchedKinds = new Set(['example', 'page', 'group']);

/** A Markdown text with its page. */
interface WrittenText {
  page: PlacedPage;
  file: string;
  body: Prose;
}

/**
 * Finds the mentions of each scope's symbols in guides, posts, pages, topics and examples. The texts are read on the
 * first request: threads that render no symbol pages skip that.
 */
export function symbolMentions(
  placed: readonly PlacedPage[],
  site: Site,
  linksOf: (scope: PageScope) => ScopeLinks,
): (scope: PageScope) => FindMentions {
  const known = new Map<PageScope, ReadonlyMap<string, SymbolMentions>>();
  return (scope) => (refid) => {
    let all = known.get(scope);
    if (!all) {
      const { docsVersion, library } = scope.input.apiInScope ?? {};
      const own = placed.filter(({ scope: its, source: { description } }) => {
        // A version of the guides without an API reference uses the symbols of the latest one.
        const isOther =
          docsVersion !== undefined && (description.version ?? docsVersion) !== docsVersion;
        // Texts can name the symbols of all libraries.
        const isCommon =
          library !== undefined && its.libraries?.every((each) => each !== its) === true;
        return (its === scope || isCommon) && !isOther && !description.unlisted;
      });
      all = mentionsIn(own, textsOf(own, site), scope.input.symbols, linksOf(scope));
      known.set(scope, all);
    }
    return all.get(refid);
  };
}

/** The texts of pages: guides, then stand-alone pages, then posts, the latest first. */
function textsOf(pages: readonly PlacedPage[], site: Site): WrittenText[] {
  const byFile = new Map(
    pages.flatMap((page) => {
      const file = page.source.description.place?.file;
      return file === undefined ? [] : [[file, page] as const];
    }),
  );
  const texts = [
    ...docsOf(site),
    ...site.standalone.flatMap(({ place, content }) =>
      content.type === 'prose' ? [{ place, body: content.body }] : [],
    ),
    ...postsOf(site),
  ];
  return texts.flatMap(({ place: { file }, body }) => {
    const page = byFile.get(file);
    return page ? [{ page, file, body }] : [];
  });
}

function mentionsIn(
  pages: readonly PlacedPage[],
  texts: readonly WrittenText[],
  symbols: Symbols,
  { sources, links }: ScopeLinks,
): ReadonlyMap<string, SymbolMentions> {
  const places = sources.symbols;
  if (!places) return new Map();
  const collector = new MentionCollector();
  const placeOf = ({ permalink, source }: PlacedPage): TextPlace => ({
    text: { href: links.permalink(permalink), title: source.description.title },
  });
  const isUsable = (refid: string): boolean => {
    const { kind } = symbols.compounds.get(refid) ?? {};
    return kind === undefined
      ? symbols.members.has(refid)
      : isClassLike(kind) || kind === 'concept';
  };
  const comments = {
    collector,
    isUsable,
    isSymbol: (refid: string) =>
      isUsable(refid) || symbols.compounds.get(refid)?.kind === 'namespace',
    hrefOf: (id: string) => links.refid(id),
  };
  const commented = pages.flatMap((page) => {
    const compound = symbols.compounds.get(page.source.description.refid ?? '');
    return compound && searchedKinds.has(compound.kind) && !isGeneratedPage(compound)
      ? [{ page, compound }]
      : [];
  });
  const isExample = ({ compound }: (typeof commented)[number]): boolean =>
    compound.kind === 'example';
  // Short programs show best how to use a symbol.
  const examples = commented.filter(isExample).sort((a, b) => lengthOf(a) - lengthOf(b));
  for (const { page, compound } of examples) collectFromComment(compound, placeOf(page), comments);

  let byHref: Map<string, string> | undefined;
  const prose = {
    collector,
    symbol: (name: string, inCode: boolean) => namedSymbol(places, name, inCode)?.refids[0],
    target: (url: string, file: string) => {
      if (url.startsWith('#') || /^[a-z][a-z+.-]*:/i.test(url)) return undefined;
      byHref ??= refidsByHref(sources.targets.keys(), comments.isSymbol, links);
      return byHref.get(links.url(url, file));
    },
  };
  const code = texts.flatMap(({ page, file, body }) =>
    collectFromProse(body, file, placeOf(page), prose),
  );

  // A text can use an alias that another one declares.
  const aliases = namespaceAliases(code.flatMap(({ lines }) => lines.map(textOfLine)).join('\n'));
  const known = new Map<string, string | undefined>();
  const used = (written: string): string | undefined => {
    if (known.has(written)) return known.get(written);
    const [, scope = '', rest = ''] = /^(\w+)(::.*)$/.exec(written) ?? [];
    const meant = aliases.get(scope);
    const refid = places.names.findCode(meant === undefined ? written : meant + rest)?.refids[0];
    const found = refid !== undefined && isUsable(refid) ? refid : undefined;
    known.set(written, found);
    return found;
  };
  for (const block of code) collectUses(block, used, collector);
  for (const each of commented)
    if (!isExample(each)) collectFromComment(each.compound, placeOf(each.page), comments);
  return collector.all;
}

/** The number of characters in an example. */
function lengthOf({ compound: { listing } }: { compound: Compound }): number {
  return listing?.text.length ?? 0;
}

/** Maps the hrefs of symbols to their refids. */
function refidsByHref(
  refids: Iterable<string>,
  isSymbol: (refid: string) => boolean,
  links: ScopeLinks['links'],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const refid of refids) {
    const href = isSymbol(refid) ? links.refid(refid) : undefined;
    if (href !== undefined && !found.has(href)) found.set(href, refid);
  }
  return found;
}
