import { Fragment, type ReactNode } from 'react';
import type { ChangeCategory, ShownChange, ShownChangeGroup } from '../../../model/api-history.ts';
import type { ApiTexts, ContentTexts } from '../../../shared/texts/catalogues.ts';
import { changeTitles } from '../../../shared/texts/change-titles.ts';
import type { ContentEnvironment } from '../../content-context.tsx';
import { AnchoredHeading } from '../../page/heading-with-anchor.tsx';
import { ChangeRow } from './change-row.tsx';
import { changeSections } from './change-sections.ts';

/** Returns the heading of a category. */
export function categoryTitle(category: ChangeCategory, texts: ApiTexts): string {
  return texts[changeTitles[category]];
}

/** Where a symbol is: in the current API, or where it was published. */
export type SymbolPlace = Pick<ShownChange, 'refid' | 'address'>;

/** Returns the address of a changed symbol; of one that is gone, where it was published: that leads to what is known. */
export function changeHref(
  { refid, address }: SymbolPlace,
  { links, history }: Pick<ContentEnvironment, 'links' | 'history'>,
): string | undefined {
  if (refid !== undefined) return links.refid(refid);
  return address === undefined ? undefined : history?.published(address);
}

/** What a list of changes needs of the page: all of it is also known in browsers. */
export interface ChangeListTexts extends Pick<ContentTexts, 'locale' | 'directLink' | 'rules'> {
  /** Texts of the API reference. */
  api: Pick<
    ApiTexts,
    | (typeof changeTitles)[ChangeCategory]
    | ('changeMembers' | 'changeAccepted' | 'moreChanges')
    | ('replacedBy' | 'neverDeprecated' | 'willBeRemoved')
  >;
}

/** The changes of one category, below a heading. */
export function ChangeGroup(props: {
  /** The changes. */
  group: ShownChangeGroup;
  /** The texts. */
  texts: ChangeListTexts;
  /** Returns the address of a changed symbol; `undefined` if it leads nowhere. */
  hrefOf: (change: SymbolPlace) => string | undefined;
  /** Returns the brief description of a changed symbol; `undefined` if it is not known. */
  briefOf?: (change: ShownChange) => ReactNode;
  /** True to divide all changes by the headers that have them. */
  isByHeader?: boolean;
  /** Level of the heading. */
  level?: 2 | 3;
  /** Number of symbols to show at most. */
  limit?: number;
  /** What follows the list. */
  children?: ReactNode;
}): ReactNode {
  const { texts, hrefOf, briefOf, isByHeader, level = 2, limit, children } = props;
  const { category, symbols } = props.group;
  const sections = changeSections(
    { category, symbols: symbols.slice(0, limit) },
    texts.rules,
    isByHeader,
  );
  const Heading = level === 2 ? 'h3' : 'h4';
  const title = texts.api[changeTitles[category]];
  return (
    <section className={`changes changes-${category}`}>
      <AnchoredHeading as={`h${level}`} id={category} label={title} directLink={texts.directLink}>
        {title} <span className="item-count">{symbols.length}</span>
      </AnchoredHeading>
      {sections.map(({ title: common, rows }, i) => (
        <Fragment key={i}>
          {common && (
            <Heading className="change-section">
              {common.isHeader ? <code>{common.text}</code> : common.text}{' '}
              <span className="item-count">{rows.length}</span>
            </Heading>
          )}
          <ul className="change-list">
            {rows.map(({ change, reason }, k) => (
              <ChangeRow
                key={k}
                change={change}
                reason={reason}
                texts={texts}
                hrefOf={hrefOf}
                brief={briefOf?.(change)}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      {children}
    </section>
  );
}
