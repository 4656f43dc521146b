import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { onArrival } from '../../src/components/shell/arrivals.ts';
import type { PageData } from '../../src/shared/page-data.ts';
import type { SearchAnswer, SearchResult } from '../../src/shared/search/answer.ts';
import type { BoxTexts } from '../../src/shared/texts/catalogues.ts';
import { fill } from '../../src/shared/texts/fill.ts';
import { plural } from '../../src/shared/texts/plural.ts';
import type { ChosenFacets, FacetCounts } from '../../src/shared/search/facets.ts';
import { goTo } from '../go-to.ts';
import siteData from '../site-data.ts';
import { FacetChips, facetsIn } from './facet-chips.tsx';
import { isKind, kindCounts, KindChips, type KindCount } from './kind-chips.tsx';
import { rememberSearch } from './recent.ts';
import type * as SearchBox from './search-box.tsx';

/** What the page shares with the box. */
type Parts = Pick<
  typeof SearchBox,
  | 'foldOverloads'
  | 'groupName'
  | 'loadTexts'
  | 'overloadsText'
  | 'ResultRow'
  | 'searchEngine'
  | 'searchHref'
  | 'versionFor'
>;

/** How many results of each group are shown at first, and added on each request. */
const portion = 40;

/** Milliseconds without typing before the address is updated. */
const pause = 300;

const roots = new WeakMap<Element, Root>();

/** Runs the search page: searches for the text in its field and keeps it in the address. */
export async function serve(content: Element, page: PageData): Promise<void> {
  const field = content.querySelector<HTMLInputElement>('.search-page__field');
  const results = content.querySelector('[data-search-results]');
  const heading = content.querySelector('h1');
  if (!field || !results || !heading || roots.has(results)) return;
  const root = createRoot(results);
  roots.set(results, root);
  const load = async () => {
    const parts = await import('./search-box.tsx');
    return { parts, texts: await parts.loadTexts() };
  };
  const loaded = await load().catch(() => undefined);
  if (!results.isConnected) return;
  if (!loaded) {
    // The text is in the page, since the others have failed to load.
    root.render(<p role="alert">{results.getAttribute('data-failed')}</p>);
    field.addEventListener(
      'input',
      () => {
        root.unmount();
        roots.delete(results);
        void serve(content, page);
      },
      { once: true },
    );
    return;
  }
  const { parts, texts } = loaded;
  root.render(
    <Results
      parts={parts}
      texts={texts}
      field={field}
      heading={heading}
      ownVersion={parts.versionFor(page)}
      onLeave={() => root.unmount()}
    />,
  );
}

interface Question {
  query: string;
  version: string | undefined;
  /** The kind of results that the reader wants; undefined for all. */
  kind: string | undefined;
  /** What the symbols must have in common with others. */
  facets: ChosenFacets;
}

/** Reads the question from the address. */
function questionFromAddress(ownVersion: string | undefined): Question {
  const parameters = new URLSearchParams(window.location.search);
  const kind = parameters.get('kind');
  return {
    query: parameters.get('q') ?? '',
    version: parameters.get('version') ?? ownVersion,
    kind: isKind(kind) && parameters.get('q') ? kind : undefined,
    facets: parameters.get('q') ? facetsIn(parameters) : {},
  };
}

/** Returns the address of a question, from the root of the server: links of portable sites are relative to the page. */
function addressOf(
  { query, version, kind, facets }: Question,
  searchHref: Parts['searchHref'],
): string {
  const url = new URL(searchHref(query, version), document.baseURI);
  for (const [name, value] of Object.entries({ kind, ...facets }))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.pathname + url.search;
}

/** All results. */
function Results(props: {
  parts: Parts;
  texts: BoxTexts;
  /** The field that the server rendered. */
  field: HTMLInputElement;
  /** The heading of the page. */
  heading: HTMLElement;
  /** Docs version to search if the address names none. */
  ownVersion: string | undefined;
  /** Called when another page is shown. */
  onLeave: () => void;
}): ReactNode {
  const { parts, texts, field, heading, ownVersion, onLeave } = props;
  const { foldOverloads, groupName, searchEngine, searchHref } = parts;
  const [question, setQuestion] = useState<Question>(() => {
    const first = questionFromAddress(ownVersion);
    // The reader may have typed before this script loaded.
    return field.value === '' ? first : { ...first, query: field.value };
  });
  const [limit, setLimit] = useState(portion);
  const { query, version, kind, facets } = question;
  /** The kinds of all results, and what they are the results of. */
  const [counts, setCounts] = useState<{ of: string; kinds: readonly KindCount[] }>();
  /** The counts of the symbols that are shown, and what they are the results of. */
  const [narrower, setNarrower] = useState<{
    of: string;
    counts: FacetCounts;
    symbols: number;
    isLeast: boolean;
  }>();
  const asked = searchHref(query, version);
  /** The newest answer; the one to the previous question stays until the next one arrives. */
  const [answer, setAnswer] = useState<SearchAnswer>();

  /** What the kinds of results have been counted for. */
  const countedFor = useRef('');
  useEffect(() => {
    const ask = (asks: string, most: number, onAnswer: (answer: SearchAnswer) => void) =>
      searchEngine().ask({ query: asks, limit: most, isWhole: true, version, facets }, onAnswer);
    const counting = asked + JSON.stringify(facets);
    const count = (all: SearchAnswer): void => {
      countedFor.current = counting;
      setCounts({ of: asked, kinds: kindCounts(all) });
    };
    let end = ask(kind === undefined ? query : `${kind}: ${query}`, limit, (own) => {
      setAnswer(own);
      if (!own.isComplete || own.fault) return;
      const symbols = own.groups.find(({ group }) => group === 'symbol')?.total ?? 0;
      const isLeast = own.isPartial === true;
      setNarrower(own.facets && { of: asked, counts: own.facets, symbols, isLeast });
      if (countedFor.current === counting) return;
      if (kind === undefined) count(own);
      // Only the counts of this answer are shown.
      else end = ask(query, 1, (all) => all.isComplete && !all.fault && count(all));
    });
    return () => end();
  }, [searchEngine, query, limit, version, kind, facets, asked]);

  useEffect(() => {
    if (field.value !== query) field.value = query;
    const title = query === '' ? texts.pageTitle : fill(texts.pageTitleOf, { query });
    heading.textContent = title;
    document.title = `${title} ${siteData.titleDelimiter} ${siteData.title}`;
  }, [field, heading, query, texts]);

  useEffect(() => {
    if (document.activeElement === document.body) field.focus({ preventScroll: true });
    let timer: number | undefined;
    const follow = (next: Question): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        rememberSearch(next.query);
        goTo(addressOf(next, searchHref), { replace: true });
      }, pause);
    };
    const onInput = (): void => {
      setLimit(portion);
      setQuestion((before) => {
        const next = { ...before, query: field.value, kind: undefined, facets: {} };
        follow(next);
        return next;
      });
    };
    const typed = questionFromAddress(ownVersion);
    if (field.value !== '' && field.value !== typed.query) follow({ ...typed, query: field.value });
    const onSubmit = (event: Event): void => event.preventDefault();
    field.addEventListener('input', onInput);
    field.form?.addEventListener('submit', onSubmit);
    const end = onArrival(() => {
      if (!field.isConnected) onLeave();
      else setQuestion(questionFromAddress(ownVersion));
    });
    return () => {
      window.clearTimeout(timer);
      field.removeEventListener('input', onInput);
      field.form?.removeEventListener('submit', onSubmit);
      end();
    };
  }, [field, onLeave, ownVersion, searchHref]);

  if (!answer) return <p className="search-empty search-empty--late">{texts.searching}</p>;
  if (answer.fault) return <p role="alert">{texts.failed}</p>;
  const isEmpty = answer.query.trim() === '';
  const countOf = (): string => {
    const { total, isComplete, isPartial } = answer;
    if (isEmpty) return '';
    if (total === 0) return isComplete ? texts.nothing : texts.searching;
    if (isComplete && isPartial) {
      const count = new Intl.NumberFormat(siteData.locale).format(total);
      return fill(texts.resultCount, { count: fill(texts.atLeast, { count }) });
    }
    return plural(siteData.locale, isComplete ? texts.found : texts.foundSoFar, total);
  };
  const show = (next: Question): void => {
    setLimit(portion);
    setQuestion(next);
    goTo(addressOf(next, searchHref), { replace: true });
  };
  const hasMore = answer.groups.some(({ total, results }) => total > results.length);
  return (
    <>
      <div className="search-page__line">
        <p className="search-page__count" role="status" aria-busy={!answer.isComplete}>
          {countOf()}
        </p>
        {answer.otherVersions.length > 0 && (
          <p className="search-versions">
            {texts.otherVersions}
            {answer.otherVersions.map(({ name, label }) => (
              <a
                key={name}
                className="search-text-button"
                href={searchHref(query, name)}
                data-version={name}
              >
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
      {!isEmpty && counts?.of === asked && (
        <KindChips
          counts={counts.kinds}
          kind={kind}
          boxTexts={texts}
          onKind={(wanted) => show({ ...question, kind: wanted })}
        />
      )}
      {!isEmpty && narrower?.of === asked && (
        <FacetChips
          {...narrower}
          chosen={facets}
          boxTexts={texts}
          onChoose={(facet, value) => show({ ...question, facets: { ...facets, [facet]: value } })}
        />
      )}
      {!isEmpty && answer.isComplete && answer.total === 0 && <p>{texts.nothingAdvice}</p>}
      {!isEmpty && answer.instead !== undefined && (
        <p className="search-instead">{fill(texts.instead, { text: answer.instead })}</p>
      )}
      {answer.groups.map(({ group, results }) => (
        <section key={group} aria-label={groupName(group, texts)}>
          <h2 className="search-heading">
            {isEmpty ? texts.mainEntries : groupName(group, texts)}
          </h2>
          <ul className="search-page__list">
            {foldOverloads(results).map((row, i) => (
              <Row key={i} parts={parts} texts={texts} row={row.map(([result]) => result)} />
            ))}
          </ul>
        </section>
      ))}
      {hasMore && (
        <button type="button" className="button" onClick={() => setLimit(limit + portion)}>
          {texts.more}
        </button>
      )}
    </>
  );
}

/** A result, and the other overloads of its function. */
function Row(props: { parts: Parts; texts: BoxTexts; row: readonly SearchResult[] }): ReactNode {
  const { parts, texts, row } = props;
  const { overloadsText, ResultRow } = parts;
  const [first, ...others] = row;
  return (
    <li>
      {first && <ResultRow result={first} texts={texts} />}
      {others.length > 0 && (
        <details className="search-folded">
          <summary>{overloadsText(row, texts)}</summary>
          <ul>
            {others.map((result, i) => (
              <li key={i}>
                <ResultRow result={result} texts={texts} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
