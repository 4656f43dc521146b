import type { Config } from '../../config/types.ts';
import type { DocumentedIn, RemovedSymbol } from '../../model/ledger.ts';
import { summaryOf } from '../../model/summary.ts';
import type { Symbols } from '../../model/symbols.ts';
import { textOfBlocks } from '../../model/walk.ts';
import { hrefOf, withTrailingSlash } from '../../shared/url.ts';
import { FormerMatches } from '../former-matches.ts';
import type { ApiScope } from '../page-scopes.ts';
import { findTarget, type Target } from '../targets.ts';

/** The names that tag files have for kinds in snapshots, where they differ. */
const tagKinds: Partial<Record<RemovedSymbol['kind'], string>> = {
  alias: 'typedef',
  enumerator: 'enumvalue',
  macro: 'define',
};

const compoundKinds = new Set<RemovedSymbol['kind']>(['class', 'struct', 'union', 'concept']);

/** Adds to published symbols that are gone the last one of some versions of the docs, newest first, that has them. */
export function withDocumentation(
  removed: readonly RemovedSymbol[],
  versions: readonly ApiScope[],
  targetsOf: (scope: ApiScope) => ReadonlyMap<string, Target>,
  config: Pick<Config, 'baseUrl' | 'trailingSlash'>,
): readonly RemovedSymbol[] {
  if (versions.length === 0) return removed;
  const finders = versions.map((scope) => new VersionFinder(scope, targetsOf(scope), config));
  return removed.map((symbol) => {
    if (symbol.addresses.size === 0) return symbol;
    for (const finder of finders) {
      const documented = finder.find(symbol);
      if (documented) return { ...symbol, documented };
    }
    return symbol;
  });
}

/** Finds symbols in one version of the docs. */
class VersionFinder {
  readonly #symbols: Symbols;
  readonly #label: string;
  readonly #targets: ReadonlyMap<string, Target>;
  readonly #config: Pick<Config, 'baseUrl' | 'trailingSlash'>;
  #matches: FormerMatches | undefined;

  constructor(
    { input: { site, symbols, apiInScope } }: ApiScope,
    targets: ReadonlyMap<string, Target>,
    config: Pick<Config, 'baseUrl' | 'trailingSlash'>,
  ) {
    const name = apiInScope.docsVersion ?? '';
    this.#symbols = symbols;
    this.#label = site.docs.find((version) => version.name === name)?.label ?? name;
    this.#targets = targets;
    this.#config = config;
  }

  find({ kind, name, declaration }: RemovedSymbol): DocumentedIn | undefined {
    this.#matches ??= new FormerMatches(this.#symbols);
    const isCompound = compoundKinds.has(kind);
    const refid = this.#matches.find({
      kind: tagKinds[kind] ?? kind,
      name,
      file: '',
      // Pages have none.
      anchor: isCompound ? '' : name,
      args: isCompound ? '' : (/\(.*$/.exec(declaration)?.[0] ?? ''),
    });
    const target = refid === undefined ? undefined : findTarget(this.#targets, refid);
    if (refid === undefined || !target) return undefined;
    const { baseUrl, trailingSlash } = this.#config;
    const href = hrefOf(baseUrl, target.permalink, target.anchor);
    const described = this.#described(refid);
    const brief = described ? textOfBlocks(summaryOf(described)) : '';
    return {
      version: this.#label,
      href: withTrailingSlash(href, baseUrl, trailingSlash),
      ...(brief !== '' && { brief }),
    };
  }

  #described(refid: string): Parameters<typeof summaryOf>[0] | undefined {
    const { compounds, members } = this.#symbols;
    const own = compounds.get(refid) ?? members.get(refid)?.member;
    if (own) return own;
    for (const { member } of members.values()) {
      const value = member.enumValues.find((each) => each.refid === refid);
      if (value) return value;
    }
    return undefined;
  }
}
