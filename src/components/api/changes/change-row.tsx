import { Fragment, type ReactNode } from 'react';
import type { ShownAdvice, ShownChange } from '../../../model/api-history.ts';
import { fill } from '../../../shared/texts/fill.ts';
import { plural } from '../../../shared/texts/plural.ts';
import { breakableContent } from '../../breakable-content.tsx';
import { breakable } from '../../shell/breakable.tsx';
import { codeWords } from '../signature/coloured-code.tsx';
import type { ChangeListTexts, SymbolPlace } from './change-list.tsx';

/** A changed symbol: its name and what changed on the left, its declarations on the right. */
export function ChangeRow(props: {
  /** The change. */
  change: ShownChange;
  /** What changed; empty if a heading says it. */
  reason: string;
  /** The texts. */
  texts: ChangeListTexts;
  /** Returns the address of a symbol; `undefined` if it leads nowhere. */
  hrefOf: (place: SymbolPlace) => string | undefined;
  /** Its brief description, if it is known. */
  brief: ReactNode;
}): ReactNode {
  const { change, reason, texts, hrefOf, brief } = props;
  const { name, kind, members, advice, accepted, before, after, ranges } = change;
  const href = hrefOf(change);
  const code = <code>{breakable(name)}</code>;
  const about = [
    reason,
    members > 0 && plural(texts.locale, texts.api.changeMembers, members, { count: members }),
  ];
  const isNew = kind === 'added' || before !== undefined;
  return (
    <li>
      <p>
        {href === undefined ? code : <a href={href}>{code}</a>} {about.filter(Boolean).join(', ')}
      </p>
      <div>
        {/* Headers have no declaration. */}
        {(before !== undefined || after !== undefined) && (
          <pre className="change-declarations">
            {before !== undefined && <Line sign="−" text={before} ranges={ranges?.[0]} />}
            {after !== undefined && (
              <Line sign={isNew ? '+' : ''} text={after} ranges={ranges?.[1]} />
            )}
          </pre>
        )}
        {brief !== undefined && <div className="change-brief">{brief}</div>}
        {advice && <Advice advice={advice} texts={texts} hrefOf={hrefOf} />}
        {accepted !== undefined && (
          <p className="change-accepted">{fill(texts.api.changeAccepted, { reason: accepted })}</p>
        )}
      </div>
    </li>
  );
}

/** What to use instead, what the deprecation says, and what readers are warned of. */
function Advice(props: {
  advice: ShownAdvice;
  texts: ChangeListTexts;
  hrefOf: (place: SymbolPlace) => string | undefined;
}): ReactNode {
  const { advice, texts, hrefOf } = props;
  const { instead, deprecation, warning } = advice;
  const { replacedBy, neverDeprecated, willBeRemoved } = texts.api;
  const href = instead && hrefOf(instead);
  const code = instead && <code>{breakable(instead.name)}</code>;
  const parts = [
    code && (
      <>
        {replacedBy} {href === undefined ? code : <a href={href}>{code}</a>}
      </>
    ),
    deprecation,
    warning && { unannounced: neverDeprecated, terminal: willBeRemoved }[warning],
  ].filter((part) => part !== undefined);
  return (
    <p>
      {parts.map((part, i) => (
        <Fragment key={i}>
          {i > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </p>
  );
}

/** One declaration, with its changed parts marked. */
function Line(props: {
  sign: string;
  text: string;
  ranges: readonly (readonly [number, number])[] | undefined;
}): ReactNode {
  const { sign, text, ranges = [] } = props;
  const { coloured } = codeWords();
  const kind = { '−': 'del', '+': 'ins' }[sign];
  const marked = ranges.map(([start, end], i) => (
    <Fragment key={start}>
      {coloured(text.slice(ranges[i - 1]?.[1] ?? 0, start))}
      <mark>{coloured(text.slice(start, end))}</mark>
    </Fragment>
  ));
  return (
    <code className={kind}>
      {sign && <span className="change-sign">{sign} </span>}
      {breakableContent(
        <>
          {marked}
          {coloured(text.slice(ranges.at(-1)?.[1] ?? 0))}
        </>,
      )}
      {'\n'}
    </code>
  );
}
