import type { ReactNode } from 'react';
import type { ChangeCategory, ShownChange, ShownChangeGroup } from '../../../model/api-history.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { changeTitles } from '../../../shared/texts/change-titles.ts';
import { fill } from '../../../shared/texts/fill.ts';
import { plural } from '../../../shared/texts/plural.ts';
import { useContent, type ContentEnvironment } from '../../content-context.tsx';
import { HeadingWithAnchor } from '../../page/heading-with-anchor.tsx';

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

/** The changes of one category, below a heading. */
export function ChangeGroup(props: {
  /** The changes. */
  group: ShownChangeGroup;
}): ReactNode {
  const { category, symbols } = props.group;
  const { texts } = useContent();
  const title = categoryTitle(category, texts.api);
  return (
    <section className={`changes changes-${category}`}>
      <HeadingWithAnchor level={2} id={category} label={title}>
        {title} <span className="count">{symbols.length}</span>
      </HeadingWithAnchor>
      <ul className="change-list">
        {symbols.map((change, i) => (
          <Change key={i} change={change} isAddition={category === 'added'} />
        ))}
      </ul>
    </section>
  );
}

function Change(props: { change: ShownChange; isAddition: boolean }): ReactNode {
  const { change, isAddition } = props;
  const content = useContent();
  const { texts } = content;
  const { name, kind, phrases, members, accepted, before, after, ranges } = change;
  const href = changeHref(change, content);
  const code = <code>{name}</code>;
  const about = [
    ...(isAddition && kind === 'added' ? [] : [phrases.join('; ')]),
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
          {before !== undefined && <Line sign="−" text={before} range={ranges?.[0]} />}
          {after !== undefined && (
            <Line
              sign={kind === 'added' || before !== undefined ? '+' : ' '}
              text={after}
              range={ranges?.[1]}
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

/** One declaration, with its changed part marked. */
function Line(props: {
  sign: string;
  text: string;
  range?: readonly [number, number] | undefined;
}): ReactNode {
  const { sign, text, range: [start, end] = [0, 0] } = props;
  const kind = { '−': 'del', '+': 'ins' }[sign];
  const marked =
    start < end ? (
      <>
        {text.slice(0, start)}
        <mark>{text.slice(start, end)}</mark>
        {text.slice(end)}
      </>
    ) : (
      text
    );
  return (
    <code className={kind}>
      <span className="change-sign">{sign} </span>
      {marked}
      {'\n'}
    </code>
  );
}
