import packageJson from '../../package.json' with { type: 'json' };
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Compound } from '../model/compound.ts';
import { isUndescribed } from '../model/descriptions.ts';
import type { DroppedCount } from '../model/hiding-rules.ts';
import { coverageOf, type Coverage, type NamedPlace, type SymbolCounts } from './coverage.ts';
import { shownSymbolsOf } from './hidden-symbols.ts';
import type { ApiScope } from './page-scopes.ts';
import type { Target } from './targets.ts';

/** Maximum number of symbols that a message lists. */
const listed = 10;

/**
 * Counts what the site shows of an API reference. Reports documented symbols that are hidden although no setting asks for
 * it, and symbols for which the site has no place.
 */
export function checkCoverage(
  { input: { apiInScope: api }, xml, doxygen: { show } }: ApiScope,
  targets: ReadonlyMap<string, Target>,
  diagnostics: Diagnostics,
): Coverage {
  const { coverage, doubtful, lost } = coverageOf(xml, api.hiddenRefids, targets);
  const isDecided =
    show.undocumentedFiles !== undefined ||
    show.undocumentedNamespaces !== undefined ||
    !shownSymbolsOf(api, show).files;
  if (doubtful.length > 0 && !isDecided) {
    const [what, whose] =
      doubtful.length === 1 ? ['symbol is', 'its header'] : ['symbols are', 'their headers'];
    diagnostics.warning(
      'hidden-symbols',
      `${doubtful.length} documented ${what} hidden, because no comment with \\file describes ${whose}:${list(doubtful)}`,
      doubtful[0]?.place,
      'Add /** \\file */ to the headers, or set doxygen.show.undocumentedFiles to true to show the symbols, or to false to hide them without a warning.',
    );
  }
  if (lost.length > 0)
    diagnostics.warning(
      'lost-symbols',
      `The site has no place for ${lost.length} ${lost.length === 1 ? 'symbol' : 'symbols'}:${list(lost)}`,
      lost[0]?.place,
      `This is a bug in mtp-site: report it at ${packageJson.bugs}, with the XML of the symbol.`,
    );
  const { docsVersion, library, dropped, folder } = api;
  const { total, shown } = coverage.members;
  const isExplained = (doubtful.length > 0 && !isDecided) || lost.length > 0;
  if (shown === 0 && !isExplained && !hasContent(xml, targets))
    diagnostics.warning(
      'empty-reference',
      `The API reference is empty: ${total === 0 ? 'the XML has no symbols' : `settings hide all members in the XML (${total})`}.`,
      { file: folder },
      `Check INPUT and FILE_PATTERNS in Doxygen's configuration, and its messages${total === 0 ? '' : ', or show more symbols with doxygen.show'}.`,
    );
  return {
    ...(docsVersion !== undefined && { docsVersion }),
    ...(library !== undefined && { library }),
    members: withDropped(coverage.members, dropped?.members),
    compounds: withDropped(coverage.compounds, dropped?.compounds),
  };
}

/**
 * True if pages show something besides members: a class, a topic, a page, a file, or a described namespace. Doxygen
 * 1.9.4 describes a namespace of its own for BUILTIN_STL_SUPPORT, in a file `[STL]`.
 */
function hasContent(xml: readonly Compound[], targets: ReadonlyMap<string, Target>): boolean {
  return xml.some(
    (compound) =>
      targets.has(compound.refid) &&
      !(scopes.has(compound.kind) && isUndescribed(compound)) &&
      compound.location?.file !== '[STL]',
  );
}

/** Kinds of compounds that only hold others. */
const scopes: ReadonlySet<string> = new Set(['namespace', 'dir']);

/** Adds the symbols that extensions have dropped before, which the pages do not know. */
function withDropped(counts: SymbolCounts, dropped?: DroppedCount): SymbolCounts {
  if (!dropped || dropped.count === 0) return counts;
  const { count, described } = dropped;
  const hidden = [...counts.hidden, { rule: 'extensions' as const, count, described }];
  return {
    ...counts,
    total: counts.total + count,
    hidden: hidden.sort((a, b) => b.count - a.count),
  };
}

function list(symbols: readonly NamedPlace[]): string {
  const lines = symbols.slice(0, listed).map(({ name, place }) => {
    const at = [place?.file, place?.line].filter((part) => part !== undefined).join(':');
    return `\n  ${name}${at === '' ? '' : ` (${at})`}`;
  });
  const more = symbols.length - listed;
  return lines.join('') + (more > 0 ? `\n  and ${more} more` : '');
}
