import { useEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { SearchAnswer, SearchQuestion } from '../../src/shared/search/answer.ts';
import type { ChosenFacets, FacetCounts } from '../../src/shared/search/facets.ts';
import type { BoxTexts } from '../../src/shared/texts/catalogues.ts';
import { FacetChips } from './facet-chips.tsx';
import { KindChips, kindsInSight } from './kind-chips.tsx';
import type { BoxAnswer } from './options.ts';

/** What a reader has narrowed the results of the typed text down to. */
export interface Narrowed {
  /** The kind; undefined for all. */
  kind: string | undefined;
  /** What the symbols must have in common with others. */
  facets: ChosenFacets;
  /** What the question about the typed text becomes. */
  question: Partial<SearchQuestion>;
  /** The parameters that the address of the page with all results gets. */
  address: string;
}

/** What the results of a question have. */
interface Counts {
  /** The first kinds. */
  kinds: readonly { name: string }[];
  /** The values of the symbols. */
  facets: FacetCounts | undefined;
  /** Number of symbols. */
  symbols: number;
  /** True if there may be more. */
  isLeast: boolean;
}

/** How many kinds are shown: the first ones, so that all buttons fit into a line. */
const mostKinds = 5;

/** Milliseconds after the last answer until its results are counted, which readers who go on typing do not need. */
const pause = 250;

/** The line of buttons below the field, by which readers narrow down what they see. */
export function BoxChips(props: {
  /** The newest answer to the typed text. */
  answer: BoxAnswer;
  /** UI texts. */
  texts: BoxTexts;
  /** Asks for a text, with changes of the question; returns what ends it. */
  ask: (
    text: string,
    changes: Partial<SearchQuestion> | undefined,
    onAnswer: (answer: SearchAnswer) => void,
  ) => () => void;
  /** Ends the question of the reader; missing if it is answered. */
  pending: RefObject<unknown>;
  /** Called with what to choose instead; undefined for everything. */
  onNarrow: (narrowed: Narrowed | undefined) => void;
}): ReactNode {
  const { answer, texts, ask, pending, onNarrow } = props;
  const { query, narrowed } = answer;
  const { kind, facets = {} } = narrowed ?? {};
  /** The counts of an earlier answer stay until the next ones: they say nothing wrong, and nothing moves. */
  const [counts, setCounts] = useState<Counts>();
  /** The text of which everything is counted. Others are counted as far as they were searched, which loads nothing more. */
  const [whole, setWhole] = useState<string>();
  const isWhole = whole === query;

  useEffect(() => {
    if (!answer.isComplete || answer.fault) return;
    let end: (() => void) | undefined;
    const count = (): void => {
      // A new question ends the one before: readers would never get the answer to what they typed or chose meanwhile.
      if (pending.current) return;
      const changes = { facets: {}, ...narrowed?.question, ...(isWhole && { isWhole }) };
      end = ask(query, changes, (all) => {
        if (!all.isComplete || all.fault) return;
        const [symbols] = all.groups.filter(({ group }) => group === 'symbol');
        setCounts((before) => ({
          // Buttons stay in their places while a reader opens one.
          kinds: (isWhole ? before?.kinds : undefined) ?? kindsInSight(all).slice(0, mostKinds),
          facets: all.facets,
          symbols: symbols?.total ?? 0,
          isLeast: all.isPartial === true,
        }));
      });
    };
    const timer = setTimeout(count, isWhole ? 0 : pause);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [answer, isWhole]);

  if (!counts) return null;
  const choose = (next: Pick<Narrowed, 'kind' | 'facets'>): void => {
    const chosen = Object.entries({ kind: next.kind, ...next.facets }).flatMap(([name, value]) =>
      value === undefined ? [] : [`&${new URLSearchParams({ [name]: value }).toString()}`],
    );
    const asked = next.kind === undefined ? query : `${next.kind}: ${query}`;
    onNarrow(
      chosen.length === 0
        ? undefined
        : { ...next, question: { query: asked, facets: next.facets }, address: chosen.join('') },
    );
  };
  return (
    <FacetChips
      of={query}
      counts={counts.facets}
      symbols={counts.symbols}
      isLeast={counts.isLeast}
      chosen={facets}
      boxTexts={texts}
      onOpen={() => setWhole(query)}
      onChoose={(facet, value) => choose({ kind, facets: { ...facets, [facet]: value } })}
    >
      <KindChips
        // Of a chosen kind, the others are not known.
        counts={kind === undefined ? counts.kinds : []}
        kind={kind}
        boxTexts={texts}
        onKind={(wanted) => choose({ kind: wanted, facets })}
      />
    </FacetChips>
  );
}
