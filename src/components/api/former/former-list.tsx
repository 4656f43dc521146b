import type { ReactNode } from 'react';
import type { FormerContent, RemovedSymbol } from '../../../model/ledger.ts';
import { fill } from '../../../shared/texts/fill.ts';
import { useContent } from '../../content-context.tsx';
import { AliasAnchors } from '../alias-anchors.tsx';
import { releaseLabel } from '../changes/release-label.ts';
import { breakable } from '../../shell/breakable.tsx';

/** What was on a page and is not any more, each with the id that links from outside use. */
export function FormerList(props: {
  /** What was there. */
  former: FormerContent;
  /** The release that removed the whole page; its members need not repeat it. */
  release?: string | undefined;
}): ReactNode {
  const { removed, moved } = props.former;
  return (
    <>
      {removed.length > 0 && (
        <ul className="change-list former-list">
          {removed.map(({ ids: [id, ...others], symbol }) => (
            <li key={id} id={id}>
              <AliasAnchors ids={others} />
              {symbol.release !== props.release && (
                <p>
                  <code>{breakable(symbol.name)}</code> <RemovalFacts symbol={symbol} />
                </p>
              )}
              <RemovedDeclaration symbol={symbol} />
            </li>
          ))}
        </ul>
      )}
      {moved.length > 0 && <MovedList moved={moved} />}
    </>
  );
}

/** Headings of a text that the author moved, below the text. */
export function MovedHeadings(props: Pick<FormerContent, 'moved'>): ReactNode {
  const { texts } = useContent();
  return (
    <section className="moved-headings" aria-label={texts.api.movedHeadings}>
      <p>{texts.api.movedHeadings}</p>
      <MovedList moved={props.moved} />
    </section>
  );
}

/** Links to what has another place now; the script of the site follows them. */
function MovedList(props: Pick<FormerContent, 'moved'>): ReactNode {
  return (
    <ul className="moved-list">
      {props.moved.map(({ ids: [id, ...others], label, href }) => (
        <li key={href} id={id}>
          <AliasAnchors ids={others} />
          <a href={href} data-moved="">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Which release removed a symbol, what replaces it, and where its documentation is. */
export function RemovalFacts(props: {
  /** The symbol. */
  symbol: Pick<RemovedSymbol, 'release' | 'instead' | 'documented'>;
}): ReactNode {
  const { release, instead, documented } = props.symbol;
  const { history, links, symbols, texts } = useContent();
  const label = fill(texts.api.removedIn, { release: releaseLabel(release, texts.api) });
  const href = instead === undefined ? undefined : links.refid(instead);
  const name =
    symbols.compounds.get(instead ?? '')?.name ??
    symbols.members.get(instead ?? '')?.member.qualifiedName;
  return (
    <span className="removal-facts">
      {history ? <a href={history.hrefOf(release)}>{label}</a> : label}
      {href !== undefined && name !== undefined && (
        <>
          {' · '}
          {texts.api.replacedBy}{' '}
          <a href={href}>
            <code>{breakable(name)}</code>
          </a>
        </>
      )}
      {documented && (
        <>
          {' · '}
          <a href={documented.href}>
            {fill(texts.api.documentedIn, { version: documented.version })}
          </a>
        </>
      )}
    </span>
  );
}

/** The summary of a symbol that is gone and its last declaration, with the text of its deprecation. */
export function RemovedDeclaration(props: {
  /** The symbol. */
  symbol: Pick<RemovedSymbol, 'declaration' | 'deprecation' | 'brief' | 'documented'>;
  /** Path of its header; missing to leave it out. */
  header?: string | undefined;
}): ReactNode {
  const { declaration, deprecation, documented } = props.symbol;
  const brief = documented?.brief ?? props.symbol.brief;
  return (
    <>
      {brief !== undefined && <p>{brief}</p>}
      <pre className="change-declarations">
        {/* Each has a hanging indent of its own. */}
        {props.header !== undefined && (
          <>
            <code>{`#include <${props.header}>`}</code>
            {'\n'}
          </>
        )}
        <code>{declaration}</code>
      </pre>
      {deprecation !== undefined && <p>{deprecation}</p>}
    </>
  );
}
