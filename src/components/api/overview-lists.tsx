import { Fragment, type ReactNode } from 'react';
import { isClassLike } from '../../model/class-kinds.ts';
import type { Compound } from '../../model/compound.ts';
import { isDeprecated } from '../../model/deprecated.ts';
import { isUndescribed, isDescribedMember } from '../../model/descriptions.ts';
import type { NavigationTab } from '../../model/navigation-tabs.ts';
import type { Symbols } from '../../model/symbols.ts';
import { fill } from '../../shared/texts/fill.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import { useContent } from '../content-context.tsx';
import { HeadingWithAnchor } from '../page/heading-with-anchor.tsx';
import { CompoundTable } from './compound-table.tsx';
import { compoundLists, isMadePage, type CompoundList } from '../../model/compound-lists.ts';

/** A list of the overview: a way into the reference. */
export interface OverviewList extends CompoundList {
  /** How many there are, where only some are shown. */
  total?: number;
}

/** What the overview shows: lists to begin with, and where all is listed. */
export interface OverviewContent {
  /** Short lists of what most readers look for. */
  lists: OverviewList[];
  /** All lists. */
  all: CompoundList[];
}

/** Of longer lists only a part is shown: the overview is the first page that most readers load. */
const mostListed = 12;

/** What the overview shows below the author's text. */
export function overviewContent(
  symbols: Symbols,
  texts: ApiTexts,
  tabs?: readonly NavigationTab[],
): OverviewContent {
  const all = compoundLists(symbols, texts, tabs);
  const hasTopics = all.some(({ id }) => id === 'topics');
  const lists = all.flatMap((list): OverviewList[] => {
    switch (list.id) {
      case 'pages':
        return shortened(list, ofAuthors(list.compounds));
      case 'topics':
        return shortened(list, list.compounds);
      case 'namespaces':
        return hasTopics ? [] : shortened(list, list.compounds);
      case 'classes':
        return shortened(list, mostDocumented(list.compounds, symbols));
      default:
        return [];
    }
  });
  return { lists, all };
}

/** The first of some compounds of a list; nothing where there are none. */
function shortened(list: CompoundList, compounds: Compound[]): OverviewList[] {
  const shown = compounds.slice(0, mostListed);
  if (shown.length === 0) return [];
  const { length } = list.compounds;
  return [{ ...list, compounds: shown, ...(length > shown.length && { total: length }) }];
}

function ofAuthors(pages: readonly Compound[]): Compound[] {
  return pages.filter((page) => !isMadePage(page));
}

/** The classes of which the most is said, in the order of the list; all of a short list. */
function mostDocumented(classes: Compound[], symbols: Symbols): Compound[] {
  if (classes.length <= mostListed) return classes;
  const ranked = classes
    .filter((compound) => !isUndescribed(compound) && !isDeprecated(compound))
    // What is inside of a class is found there.
    .filter(({ refid }) => !isClassLike(symbols.parent(refid)?.kind ?? 'file'))
    .map((compound) => ({
      compound,
      described: symbols.membersOf(compound).filter(isDescribedMember).length,
    }))
    .sort((a, b) => b.described - a.described);
  const best = new Set(ranked.slice(0, mostListed).map(({ compound }) => compound));
  return best.size > 0 ? classes.filter((compound) => best.has(compound)) : classes;
}

/** The lists below each other, and links to all lists. */
export function OverviewLists(props: {
  /** What is shown. */
  content: OverviewContent;
  /** Site path of the API reference, with a slash at its end. */
  apiPath: string;
}): ReactNode {
  const { lists, all } = props.content;
  const { links, texts } = useContent();
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
                {fill(texts.api.overviewAll, { count: list.total, title: list.title })}
              </a>
            </p>
          )}
        </Fragment>
      ))}
      {all.length > 0 && (
        <>
          <HeadingWithAnchor level={2} id={completeListsId} label={texts.api.completeLists}>
            {texts.api.completeLists}
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

/** Id of the heading above the links to all lists. */
export const completeListsId = 'complete-lists';
