import { Fragment, type ReactNode } from 'react';
import type { ChangeCategory, ShownChange, ShownChangeGroup } from '../../../model/api-history.ts';
import type { ApiTexts, ContentTexts } from '../../../shared/texts/catalogues.ts';
import { changeTitles } from '../../../shared/texts/change-titles.ts';
import { changeText } from '../../../shared/texts/change-text.ts';
import { fill } from '../../../shared/texts/fill.ts';
import { plural } from '../../../shared/texts/plural.ts';
import type { ContentEnvironment } from '../../content-context.tsx';
import { AnchoredHeading } from '../../page/heading-with-anchor.tsx';

/** Returns the heading of a category. */
export function categoryTitle(category: ChangeCategory, texts: ApiTexts): string {
  return texts[changeTitles[category]];
}

/** Returns the address of a changed symbol; of one that is gone, where it was published: that leads to what is known. */
export function changeHref(
  { refid, address }: Pick<ShownChange, 'refid' | 'address'>,
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
    (typeof changeTitles)[ChangeCategory] | 'changeMembers' | 'changeAccepted' | 'moreChanges'
  >;
}

/** The changes of one category, below a heading. */
export function ChangeGroup(props: {
  /** The changes. */
  group: ShownChangeGroup;
  /** The texts. */
  texts: ChangeListTexts;
  /** Returns the address of a changed symbol; `undefined` if it leads nowhere. */
  hrefOf: (change: ShownChange) => string | undefined;
  /** Level of the heading. */
  level?: 2 | 3;
  /** Number of symbols to show at most. */
  limit?: number;
  /** What follows the list. */
  children?: ReactNode;
}): ReactNode {
  const { texts, hrefOf, level = 2, limit, children } = props;
  const { category, symbols } = props.group;
  const title = texts.api[changeTitles[category]];
  return (
    <section className={`changes changes-${category}`}>
      <AnchoredHeading as={`h${level}`} id={category} label={title} directLink={texts.directLink}>
        {title} <span className="item-count">{symbols.length}</span>
      </AnchoredHeading>
      <ul className="change-list">
        {symbols.slice(0, limit).map((change, i) => (
          <Change
            key={i}
            change={change}
            isAddition={category === 'added'}
            texts={texts}
            href={hrefOf(change)}
          />
        ))}
      </ul>
      {children}
    </section>
  );
}

function Change(props: {
  change: ShownChange;
  isAddition: boolean;
  texts: ChangeListTexts;
  href: string | undefined;
}): ReactNode {
  const { change, isAddition, texts, href } = props;
  const { name, kind, phrases, members, accepted, before, after, ranges } = change;
  const code = <code>{name}</code>;
  const about = [
    ...(isAddition && kind === 'added' ? [] : [changeText(phrases, texts.rules)]),
    ...(members > 0
      ? [plural(texts.locale, texts.api.changeMembers, members, { count: members })]
      : []),
  ];
  return (
    <li>
      <p>
        {href === undefined ? code : <a href={href}>{code}</a>} {about.join(', ')}
      </p>
      {/* Headers have no declaration. */}
      {(before !== undefined || after !== undefined) && (
        <pre className="change-declarations">
          {before !== undefined && <Line sign="−" text={before} ranges={ranges?.[0]} />}
          {after !== undefined && (
            <Line
              sign={kind === 'added' || before !== undefined ? '+' : ' '}
              text={after}
              ranges={ranges?.[1]}
            />
          )}
        </pre>
      )}
      {accepted !== undefined && (
        <p className="change-accepted">{fill(texts.api.changeAccepted, { reason: accepted })}</p>
      )}
    </li>
  );
}

/** One declaration, with its changed parts marked. */
function Line(props: {
  sign: string;
  text: string;
  ranges: readonly (readonly [number, number])[] | undefined;
}): ReactNode {
  const { sign, text, ranges = [] } = props;
  const kind = { '−': 'del', '+': 'ins' }[sign];
  const marked = ranges.map(([start, end], i) => (
    <Fragment key={start}>
      {text.slice(ranges[i - 1]?.[1] ?? 0, start)}
      <mark>{text.slice(start, end)}</mark>
    </Fragment>
  ));
  return (
    <code className={kind}>
      <span className="change-sign">{sign} </span>
      {marked}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
      {'\n'}
    </code>
  );
}
