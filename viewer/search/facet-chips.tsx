import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  facetNames,
  type ChosenFacets,
  type FacetCounts,
  type FacetName,
} from '../../src/shared/search/facets.ts';
import type { BoxTexts } from '../../src/shared/texts/catalogues.ts';
import { fill } from '../../src/shared/texts/fill.ts';
import siteData from '../site-data.ts';

/** How many values of a facet are shown at first: the most frequent ones. */
const fewValues = 5;

const labels = {
  header: 'byHeader',
  topic: 'byTopic',
  release: 'byRelease',
} as const satisfies Record<FacetName, keyof BoxTexts>;

/** Returns the facets that an address names. */
export function facetsIn(parameters: URLSearchParams): ChosenFacets {
  return Object.fromEntries(
    facetNames.flatMap((facet) => {
      const value = parameters.get(facet) ?? '';
      return value === '' ? [] : [[facet, value]];
    }),
  );
}

/**
 * Buttons for what the symbols among the results have in common with some others. Each opens a row with its values; once
 * a reader has chosen one, the button shows it, and a click gives the others back.
 */
export function FacetChips(props: {
  /** The query; a row that was opened for another one is closed. */
  of: string;
  /** The counts of the results that are shown; missing if no symbols are among them. */
  counts: FacetCounts | undefined;
  /** Number of symbols among these results. */
  symbols: number;
  /** True if there may be more. */
  isLeast: boolean;
  /** What is chosen. */
  chosen: ChosenFacets;
  /** UI texts. */
  boxTexts: BoxTexts;
  /** Called with a facet and the value to show; undefined for all. */
  onChoose: (facet: FacetName, value: string | undefined) => void;
  /** Called when a row of values opens. */
  onOpen?: () => void;
  /** Buttons before these, in the same line. */
  children?: ReactNode;
}): ReactNode {
  const { of, counts, symbols, isLeast, chosen, boxTexts, onChoose, onOpen, children } = props;
  const [opened, setOpened] = useState<{ facet: FacetName; of: string }>();
  const [isWhole, setWhole] = useState(false);
  /** The facet that is no longer chosen: its button has the focus, so it stays even if it has no more values to offer. */
  const [released, setReleased] = useState<FacetName>();
  const id = useId();
  const buttons = useRef(new Map<FacetName, HTMLElement>());
  const row = useRef<HTMLDivElement>(null);
  const format = new Intl.NumberFormat(siteData.locale);
  const numberOf = (count = 0): ReactNode => {
    const number = format.format(count);
    return <span>{isLeast && count > 0 ? fill(boxTexts.atLeast, { count: number }) : number}</span>;
  };
  /** The values that leave something out. */
  const valuesOf = (facet: FacetName) =>
    counts?.[facet].filter(([, count]) => count < symbols) ?? [];
  const shown = facetNames.filter(
    (facet) => chosen[facet] !== undefined || facet === released || valuesOf(facet).length > 0,
  );
  if (shown.length === 0) return children;
  const open = shown.find(
    (facet) =>
      facet === opened?.facet &&
      of === opened.of &&
      chosen[facet] === undefined &&
      valuesOf(facet).length > 0,
  );
  const values = open ? valuesOf(open) : [];
  const first = isWhole ? values : values.slice(0, fewValues);
  return (
    <>
      <div className="search-kinds">
        {children}
        {shown.map((facet) => {
          const value = chosen[facet];
          const isOpen = facet === open;
          const connect = (element: HTMLElement | null): void => {
            if (element) buttons.current.set(facet, element);
          };
          if (value === undefined)
            return (
              <button
                key={facet}
                ref={connect}
                type="button"
                className="search-chip search-chip--opens"
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                // It stays only for its focus.
                aria-disabled={valuesOf(facet).length === 0}
                onBlur={() => setReleased(undefined)}
                onClick={() => {
                  setOpened(isOpen ? undefined : { facet, of });
                  setWhole(false);
                  if (!isOpen) onOpen?.();
                }}
              >
                {boxTexts[labels[facet]]}
              </button>
            );
          const [, count] = counts?.[facet].find(([name]) => name === value) ?? [];
          return (
            <button
              key={facet}
              ref={connect}
              type="button"
              className="search-chip"
              aria-pressed
              onClick={() => {
                setReleased(facet);
                onChoose(facet, undefined);
              }}
            >
              <bdi>{value}</bdi> {!isLeast && numberOf(count)}
            </button>
          );
        })}
      </div>
      {open && (
        <div
          ref={row}
          id={id}
          className="search-facet"
          role="group"
          aria-label={boxTexts[labels[open]]}
        >
          {first.map(([value, count]) => (
            <button
              key={value}
              type="button"
              className="search-chip"
              aria-pressed={false}
              onClick={() => {
                // The row closes; its button shows the value.
                if (row.current?.contains(document.activeElement))
                  buttons.current.get(open)?.focus();
                setOpened(undefined);
                onChoose(open, value);
              }}
            >
              <bdi>{value}</bdi> {numberOf(count)}
            </button>
          ))}
          {first.length < values.length && (
            <button
              type="button"
              className="search-text-button"
              onClick={() => {
                setWhole(true);
                // This button goes.
                row.current?.querySelector('button')?.focus();
              }}
            >
              {fill(boxTexts.moreValues, { count: format.format(values.length - first.length) })}
            </button>
          )}
        </div>
      )}
    </>
  );
}
