import type { ApiChange } from './change.ts';
import { HeaderGraph } from './header-graph.ts';
import { nameCount } from './header-names.ts';
import type { PairedSymbols } from './pair-symbols.ts';
import { PublicSurface } from './public-surface.ts';
import type { RuleId } from './rules.ts';
import type { Snapshot, SnapshotSymbol } from './snapshot.ts';

/** A header that only includes others defines its guard, and perhaps one more macro. */
const mostNamesOfForwarding = 2;

/** Compares the headers of two releases: what users can include, and what they get by it. */
export class HeaderComparison {
  readonly #old: HeaderGraph;
  readonly #now: HeaderGraph;
  readonly #known = new Map<string, RuleId>();

  constructor(
    private readonly before: Snapshot,
    private readonly after: Snapshot,
  ) {
    this.#old = new HeaderGraph(before.headers);
    this.#now = new HeaderGraph(after.headers);
  }

  /** Returns the headers that are gone, have another name, or no longer include what they did. */
  changes(pairs: PairedSymbols['pairs']): ApiChange[] {
    // Snapshots without headers say nothing about them.
    if (this.after.headers.size === 0) return [];
    const offered = this.#offered();
    const places = newPlaces(pairs);
    return [...offered].flatMap((path) => {
      if (!this.after.headers.has(path)) return [this.#gone(path, places.get(path) ?? new Map())];
      const left = this.#includesLeft(path, offered);
      return left.length === 0
        ? []
        : [{ rule: 'include-removed' as const, name: path, part: left.join(', ') }];
    });
  }

  /**
   * Returns the rule for a symbol that another header declares now: users must change their code only if the header that
   * they include no longer includes the new one. That a header is gone is a change of its own.
   */
  moved(
    { header: before }: SnapshotSymbol,
    { header, declaredIn: after = header }: SnapshotSymbol,
  ): RuleId | undefined {
    if (before === undefined || after === undefined) return undefined;
    // Users include the same header as before, or it still has the declaration.
    if (before === header || before === after) return undefined;
    const { size } = this.after.headers;
    if (size > 0 && this.before.headers.has(before) && !this.after.headers.has(before))
      return undefined;
    const key = `${before}\0${after}`;
    const rule =
      this.#known.get(key) ??
      (this.#now.reachedFrom(before).has(after)
        ? 'header-moved'
        : this.#isReached(before, after)
          ? 'header-moved-reached'
          : 'header-moved-away');
    this.#known.set(key, rule);
    return rule;
  }

  /** The older headers that users include: those with public symbols, and those that only include such headers. */
  #offered(): Set<string> {
    const used = new Set(
      this.before.scopes.flatMap(({ symbols }) => symbols.flatMap(({ header }) => header ?? [])),
    );
    const surface = new PublicSurface({
      hidden: this.before.header.hidden,
      exclude: [],
      documentedOnly: false,
    });
    const forwarding = [...this.before.headers].flatMap(([path, { names = '' }]) => {
      const folders = path.replace(/\.\w+$/, '').replaceAll('/', '::');
      const isForwarding =
        !used.has(path) && nameCount(names) <= mostNamesOfForwarding && !surface.hides(folders);
      const reached = isForwarding ? [...this.#old.reachedFrom(path)] : [];
      return reached.some((each) => used.has(each)) ? [path] : [];
    });
    return new Set([...used, ...forwarding].filter((path) => this.before.headers.has(path)));
  }

  #gone(path: string, places: ReadonlyMap<string, number>): ApiChange {
    const [best] = [...places].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    const all = [...places.values()].reduce((sum, count) => sum + count, 0);
    if (!best || best[1] * 2 < all) return { rule: 'header-removed', name: path };
    const [part, symbols] = best;
    const isReached = this.#isReached(path, part);
    // A header that takes over the symbols of another one is no other name of it.
    if (!isReached && this.before.headers.has(part)) return { rule: 'header-removed', name: path };
    return {
      rule: isReached ? 'header-renamed-reached' : 'header-renamed',
      name: path,
      part,
      symbols,
    };
  }

  /** True if a third header of both releases includes the first one in the older, and the second one in the newer. */
  #isReached(before: string, after: string): boolean {
    const later = this.#now.reaching(after);
    const both = [...this.#old.reaching(before)].filter(
      (path) => path !== before && path !== after && later.has(path),
    );
    const chosen = [...this.after.headers.values()].some(({ umbrella }) => umbrella);
    return both.some((path) => !chosen || this.after.headers.get(path)?.umbrella === true);
  }

  /** Returns what a header no longer includes, directly or through others, as a directive writes it. */
  #includesLeft(path: string, offered: ReadonlySet<string>): string[] {
    const [old, now] = [this.before.headers.get(path), this.after.headers.get(path)];
    const { includes: own = [], external = [] } = now ?? {};
    const dropped = (old?.includes ?? []).filter((each) => !own.includes(each));
    const droppedExternal = (old?.external ?? []).filter((each) => !external.includes(each));
    if (dropped.length + droppedExternal.length === 0) return [];
    const reached = this.#now.reachedFrom(path);
    const found = new Set([...this.#now.externalFrom(path)].map(standardName));
    return [
      ...dropped
        // Headers that are gone are changes of their own.
        .filter((each) => offered.has(each) && this.after.headers.has(each) && !reached.has(each))
        .map((each) => `"${each}"`),
      ...droppedExternal
        .filter((each) => !found.has(standardName(each)))
        .map((each) => `<${each}>`),
    ];
  }
}

/** The headers of C have two names: `stdint.h` and `cstdint`. */
function standardName(path: string): string {
  return path.replace(/^(\w+)\.h$/, 'c$1');
}

/** Maps the older headers to those that declare their symbols now, with the number of symbols. */
function newPlaces(pairs: PairedSymbols['pairs']): Map<string, Map<string, number>> {
  const places = new Map<string, Map<string, number>>();
  for (const [{ symbol: from }, { symbol: to }] of pairs) {
    if (from.header === undefined || to.header === undefined || from.header === to.header) continue;
    const counts = places.get(from.header) ?? new Map<string, number>();
    places.set(from.header, counts.set(to.header, (counts.get(to.header) ?? 0) + 1));
  }
  return places;
}
