import type { ReactNode } from 'react';
import type { SearchAnswer } from '../../src/shared/search/answer.ts';
import { kindsOfFilters } from '../../src/shared/search/kind-filters.ts';
import type { BoxTexts } from '../../src/shared/texts/catalogues.ts';
import { fill } from '../../src/shared/texts/fill.ts';
import siteData from '../site-data.ts';

const { type, concept, namespace, fn, macro, value, group, file, page } = kindsOfFilters;

/** The kinds by which readers narrow results down: names of filters, with the kinds of results that each selects. */
const kinds = Object.entries<readonly string[]>({
  type,
  concept,
  namespace,
  function: fn,
  macro,
  variable: kindsOfFilters.var,
  value,
  topic: group,
  file,
  page,
  guide: ['doc'],
  post: ['post'],
  removed: ['removed'],
}).map(([name, selected]) => ({ name, selected: new Set(selected) }));

/** The texts of kinds. The others are words of the programming languages. */
const texts: Readonly<Record<string, keyof BoxTexts>> = {
  function: 'kindFunction',
  macro: 'kindMacro',
  variable: 'kindVariable',
  value: 'kindValue',
  topic: 'kindTopic',
  file: 'kindFile',
  page: 'kindPage',
  guide: 'kindGuide',
  post: 'kindPost',
  removed: 'removeds',
};

/** How many results have a kind. */
export interface KindCount {
  /** Name of the kind, which is also a filter of queries. */
  name: string;
  /** Number of results. */
  count: number;
  /** True if there may be more. */
  isLeast: boolean;
}

/** A kind, with its number if that is known. */
type ListedKind = Pick<KindCount, 'name'> & Partial<KindCount>;

/** True for the name of a kind in an address. */
export function isKind(name: string | null): name is string {
  return kinds.some((kind) => kind.name === name);
}

/** Counts the results of each kind: symbols as the engine has counted them, texts by their group. */
export function kindCounts({ groups, facets, isPartial }: SearchAnswer): KindCount[] {
  const texts = groups.filter(({ group }) => group !== 'symbol');
  return kinds.flatMap(({ name, selected }) => {
    const symbols = sum(facets?.kind.filter(([kind]) => selected.has(kind)) ?? []);
    const others = sum(
      texts.flatMap(({ results: [first], total }) =>
        first && selected.has(first.kind) ? [[first.kind, total]] : [],
      ),
    );
    const count = symbols + others;
    const isLeast = symbols > 0 && isPartial === true;
    return count === 0 ? [] : [{ name, count, isLeast }];
  });
}

/** Returns the kinds of results in the order in which they appear, and then those that are not in sight. */
export function kindsInSight(answer: SearchAnswer): { name: string }[] {
  const shown = answer.groups.flatMap(({ results }) => results.map((result) => result.kind));
  const place = (name: string): number => {
    const selected = kinds.find((kind) => kind.name === name)?.selected;
    const at = shown.findIndex((kind) => selected?.has(kind));
    return at < 0 ? shown.length : at;
  };
  return kindCounts(answer)
    .map(({ name }) => ({ name }))
    .sort((a, b) => place(a.name) - place(b.name));
}

function sum(counts: readonly (readonly [kind: string, count: number])[]): number {
  return counts.reduce((all, [, count]) => all + count, 0);
}

/** Buttons that show only the results of a kind, or all of them again; nothing if all are of one kind. */
export function KindChips(props: {
  /** The kinds of all results; without a number, none is shown. */
  counts: readonly ListedKind[];
  /** The kind that is shown; undefined for all. */
  kind: string | undefined;
  /** UI texts. */
  boxTexts: BoxTexts;
  /** Called with the kind to show; undefined for all. */
  onKind: (kind: string | undefined) => void;
}): ReactNode {
  const { counts, kind, boxTexts, onKind } = props;
  const isListed = counts.some(({ name }) => name === kind);
  // A kind that the address names stays, so that readers can see all results again.
  const shown: readonly ListedKind[] =
    kind === undefined || isListed ? [...counts] : [...counts, { name: kind }];
  if (shown.length < 2 && kind === undefined) return null;
  const format = new Intl.NumberFormat(siteData.locale);
  return (
    <div className="search-kinds" role="group" aria-label={boxTexts.completions}>
      {shown.map(({ name, count, isLeast }) => {
        const key = texts[name];
        const number = count === undefined ? '' : format.format(count);
        return (
          <button
            key={name}
            type="button"
            className="search-chip"
            aria-pressed={name === kind}
            onClick={() => onKind(name === kind ? undefined : name)}
          >
            {key ? boxTexts[key] : name}
            {number !== '' && (
              <span> {isLeast ? fill(boxTexts.atLeast, { count: number }) : number}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}
