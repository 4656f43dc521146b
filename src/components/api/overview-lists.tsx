import { Fragment, type ReactNode } from 'react';
import { isClassLike } from '../../model/class-kinds.ts';
import type { Compound } from '../../model/compound.ts';
import { isDeprecated } from '../../model/deprecated.ts';
import { isUndescribed, isDescribedMember } from '../../model/descriptions.ts';
import { entryPoints, isInternalName, type EntryPoint } from '../../model/entry-points.ts';
import type { NavigationTab } from '../../model/navigation-tabs.ts';
import type { Symbols } from '../../model/symbols.ts';
import { fill } from '../../shared/texts/fill.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import type { TocHeading } from '../../shared/toc.ts';
import { useContent } from '../content-context.tsx';
import { HeadingWithAnchor } from '../page/heading-with-anchor.tsx';
import { CompoundTable } from './compound-table.tsx';
import { EntryPointsTable } from './entry-points-table.tsx';
import { memberCounts, type MemberCount } from './index/member-counts.ts';
import { compoundLists, isGeneratedPage, type CompoundList } from '../../model/compound-lists.ts';

/** A list on the overview page. */
export interface OverviewList extends CompoundList {
  /** Total count, if only some are shown. */
  total?: number;
}

/** Content of the overview: short lists to start with, and links to the complete ones. */
export interface OverviewContent {
  /** Short lists of the entries that most readers look for. */
  lists: OverviewList[];
  /** The most referenced symbols, if no author recommends where to start. */
  points: readonly EntryPoint[];
  /** All lists. */
  all: CompoundList[];
  /** True if there is no text above the lists. */
  isBare: boolean;
}

/** Longer lists are shortened: the overview is the first page that most readers load. */
const mostListed = 12;

/** Collects the lists that the overview shows below the author's text. */
export function overviewContent(
  symbols: Symbols,
  texts: ApiTexts,
  tabs?: readonly NavigationTab[],
): OverviewContent {
  const all = compoundLists(symbols, texts, tabs);
  const isBare = !symbols.compounds.has('indexpage');
  const points = isBare ? entryPoints(symbols) : [];
  const has = (sort: string): boolean => all.some(({ id }) => id === sort);
  const lists = all.flatMap((list): OverviewList[] => {
    switch (list.id) {
      case 'pages':
        return shortened(list, ofAuthors(list.compounds));
      case 'topics':
        return shortened(list, list.compounds);
      case 'namespaces':
        return has('topics') ? [] : shortened(list, offered(list.compounds));
      case 'classes':
        return points.length > 0 ? [] : shortened(list, mostDocumented(list.compounds, symbols));
      case 'files':
        // The functions of a C library without topics are on the pages of its headers only.
        return has('topics') || has('namespaces')
          ? []
          : shortened(
              list,
              list.compounds.filter((file) => symbols.membersOf(file).length > 0),
            );
      default:
        return [];
    }
  });
  return { lists, points, all, isBare };
}

/** Shortens a list to its first compounds; nothing if there are none. */
function shortened(list: CompoundList, compounds: Compound[]): OverviewList[] {
  const shown = compounds.slice(0, mostListed);
  if (shown.length === 0) return [];
  const { length } = list.compounds;
  return [{ ...list, compounds: shown, ...(length > shown.length && { total: length }) }];
}

/** Namespaces that are no implementation details; all if there are no others. */
function offered(namespaces: Compound[]): Compound[] {
  const own = namespaces.filter(({ name }) => !isInternalName(name));
  return own.length > 0 ? own : namespaces;
}

function ofAuthors(pages: readonly Compound[]): Compound[] {
  return pages.filter((page) => !isGeneratedPage(page));
}

/** The best documented classes, in the order of the list; all of a short list. */
function mostDocumented(classes: Compound[], symbols: Symbols): Compound[] {
  if (classes.length <= mostListed) return classes;
  const ranked = classes
    .filter((compound) => !isUndescribed(compound) && !isDeprecated(compound))
    // Nested classes are found through the class around them.
    .filter(({ refid }) => !isClassLike(symbols.parent(refid)?.kind ?? 'file'))
    .map((compound) => ({
      compound,
      described: symbols.membersOf(compound).filter(isDescribedMember).length,
    }))
    .sort((a, b) => b.described - a.described);
  const best = new Set(ranked.slice(0, mostListed).map(({ compound }) => compound));
  return best.size > 0 ? classes.filter((compound) => best.has(compound)) : classes;
}

/**
 * The number of symbols of each category, linked to the complete lists; opens the overview of a library without a main
 * page.
 */
export function OverviewCounts(props: {
  /** Content of the overview. */
  content: OverviewContent;
  /** Site path of the API reference, with a trailing slash. */
  apiPath: string;
}): ReactNode {
  const { content, apiPath } = props;
  const { symbols, texts } = useContent();
  const counts = symbolCounts(content.all, symbols, texts.api);
  return <CountList counts={counts} apiPath={apiPath} label={texts.api.contents} />;
}

/** Returns the number of symbols of each category, given the lists of compounds: functions come after classes. */
export function symbolCounts(
  all: readonly CompoundList[],
  symbols: Symbols,
  texts: ApiTexts,
): MemberCount[] {
  const counts = all.map(({ title, path, compounds }) => ({
    title,
    path,
    count: compounds.length,
  }));
  const at = all.findIndex(({ id }) => id === 'files' || id === 'folders');
  counts.splice(at < 0 ? counts.length : at, 0, ...memberCounts(symbols, texts));
  return counts;
}

/** Numbers of symbols, linked to their complete lists. */
export function CountList(props: {
  /** The numbers. */
  counts: readonly MemberCount[];
  /** Site path of the API reference, with a trailing slash. */
  apiPath: string;
  /** What is counted, for screen readers. */
  label: string;
}): ReactNode {
  const { counts, apiPath, label } = props;
  const { links } = useContent();
  return (
    <nav aria-label={label}>
      <ul className="complete-lists">
        {counts.map(({ title, path, count }) => (
          <li key={path}>
            <a href={links.permalink(apiPath + path)}>{title}</a> <span>{count}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The lists, one below the other, and links to the complete lists. */
export function OverviewLists(props: {
  /** Content of the overview. */
  content: OverviewContent;
  /** Site path of the API reference, with a trailing slash. */
  apiPath: string;
}): ReactNode {
  const { lists, points, all, isBare } = props.content;
  const { links, texts } = useContent();
  const { completeLists, mostUsed, overviewAll } = texts.api;
  const hrefOf = ({ path }: CompoundList): string => links.permalink(props.apiPath + path);
  return (
    <>
      {lists.map((list) => (
        <Fragment key={list.id}>
          <HeadingWithAnchor level={2} id={list.id} label={list.title}>
            {list.title}
          </HeadingWithAnchor>
          <CompoundTable compounds={list.compounds} label={list.title} />
          {list.total !== undefined && (
            <p>
              <a href={hrefOf(list)}>
                {fill(overviewAll, { count: list.total, title: list.title })}
              </a>
            </p>
          )}
        </Fragment>
      ))}
      {points.length > 0 && (
        <>
          <HeadingWithAnchor level={2} id={mostUsedId} label={mostUsed}>
            {mostUsed}
          </HeadingWithAnchor>
          <EntryPointsTable points={points} label={mostUsed} />
        </>
      )}
      {all.length > 0 && !isBare && (
        <>
          <HeadingWithAnchor level={2} id={completeListsId} label={completeLists}>
            {completeLists}
          </HeadingWithAnchor>
          <ul className="complete-lists">
            {all.map((list) => (
              <li key={list.id}>
                <a href={hrefOf(list)}>{list.title}</a> <span>{list.compounds.length}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Returns the headings of the lists below the author's text. */
export function overviewHeadings(content: OverviewContent, texts: ApiTexts): TocHeading[] {
  const { lists, points, all, isBare } = content;
  return [
    ...lists.map(({ id, title }) => ({ id, text: title, level: 2 })),
    ...(points.length > 0 ? [{ id: mostUsedId, text: texts.mostUsed, level: 2 }] : []),
    ...(all.length > 0 && !isBare
      ? [{ id: completeListsId, text: texts.completeLists, level: 2 }]
      : []),
  ];
}

const completeListsId = 'complete-lists';
const mostUsedId = 'most-used';
