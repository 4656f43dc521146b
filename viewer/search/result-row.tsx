import type { HTMLAttributes, ReactNode } from 'react';
import type { Marked, SearchResult } from '../../src/shared/search/answer.ts';
import type { BoxTexts } from '../../src/shared/texts/catalogues.ts';

/** UI texts of kinds. Kinds without one are words of the programming languages. */
const kindTexts: Readonly<Record<string, keyof BoxTexts>> = {
  function: 'kindFunction',
  define: 'kindMacro',
  variable: 'kindVariable',
  enumvalue: 'kindValue',
  doc: 'kindGuide',
  post: 'kindPost',
  group: 'kindTopic',
  dir: 'kindFolder',
  file: 'kindFile',
  page: 'kindPage',
};

/** Attributes and handlers that make an element an option of a list. */
export type OptionAttributes = HTMLAttributes<HTMLElement>;

/**
 * A result as a link: kind, name, signature, scope, and details. The spaces are for screen readers, which read it in
 * this order.
 */
export function ResultRow(props: {
  /** The result. */
  result: SearchResult;
  /** UI texts. */
  texts: BoxTexts;
  /** Set if it is an option of a list or reports clicks. */
  attributes?: OptionAttributes;
  /** How many overloads the row stands for. */
  overloads?: string | undefined;
}): ReactNode {
  const { result, texts, attributes, overloads } = props;
  const { group, kind, name, signature, scope, detail, href } = result;
  // Render the second line before its content arrives, so that no row moves then.
  const isCode = group === 'symbol' && kind !== 'page';
  const key = kindTexts[kind];
  const word = key ? texts[key] : kind;
  const classes = ['search-row'];
  const hasDetail = detail !== undefined && detail.length > 0;
  const place = isGiven(scope) && (
    <span className="search-scope">
      <bdi dir="ltr">{scope}</bdi>
    </span>
  );
  if (isCode) classes.push('search-row--code');
  if (result.isDeprecated) classes.push('search-row--deprecated');
  return (
    <a className={classes.join(' ')} href={href} {...attributes}>
      <span className={`search-kind search-kind--${kind}`}>{word}</span>{' '}
      <span className="search-name">
        <span className="search-name__text">
          <span>
            <MarkedText pieces={name} />
          </span>
          {isGiven(signature) && <Signature text={signature} />}
        </span>{' '}
        {result.isDeprecated && <span className="deprecated-badge">{texts.deprecated}</span>}{' '}
        {!isCode && place}
      </span>{' '}
      {(hasDetail || isCode) && (
        <span className="search-more">
          {isCode && place} {overloads && <span className="search-chip">{overloads}</span>}{' '}
          <span className="search-detail">{hasDetail && <MarkedText pieces={detail} />}</span>
        </span>
      )}
    </a>
  );
}

/** Letters of a signature that are always visible: overloads often differ at the end. */
const visibleEnd = 14;

/** A signature that is shortened in the middle where space is scarce. */
function Signature({ text }: { text: string }): ReactNode {
  const whole = /^[(<]/.test(text) ? text : ` ${text}`;
  const at = whole.length > 2 * visibleEnd ? whole.length - visibleEnd : whole.length;
  return (
    <span className="search-signature">
      <span>{whole.slice(0, at)}</span>
      {whole.slice(at)}
    </span>
  );
}

function isGiven(text: string | undefined): text is string {
  return Boolean(text);
}

/** A text with the matches marked. */
function MarkedText({ pieces }: { pieces: readonly Marked[] }): ReactNode {
  return pieces.map(({ text, isMatch }, i) => (isMatch ? <mark key={i}>{text}</mark> : text));
}

/** Returns the name of a group of results. */
export function groupName(group: SearchResult['group'], texts: BoxTexts): string {
  return texts[`${group}s`];
}
