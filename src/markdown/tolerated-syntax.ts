import type { Extension as TreeExtension } from 'mdast-util-from-markdown';
import type { Construct, Extension, State } from 'micromark-util-types';
import { elementNames } from './element-names.ts';
import { isLineEnd, readPattern } from './read-pattern.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    comment: 'comment';
  }
}

const [dash, lessThan, greaterThan, backslash, leftBrace] = [45, 60, 62, 92, 123];

/**
 * Adds to the syntax of MDX what authors write nevertheless: comments of HTML, ids of headings in braces, and C++ with
 * tags that are no elements, such as `vector<int>`.
 */
export function withTolerated({ flow, text, ...others }: Extension): Extension {
  const at = (part: Extension['flow'], code: number): Construct[] => [part?.[code] ?? []].flat();
  const tags = at(flow, lessThan).map((tag) => except(commentStart, except(noElement, tag)));
  const expressions = at(flow, leftBrace).map((expression) => except(headingId, expression));
  return {
    ...others,
    flow: { ...flow, [lessThan]: [comment(true), ...tags], [leftBrace]: expressions },
    text: {
      ...text,
      [lessThan]: [comment(false), noElement, ...at(text, lessThan)],
      [leftBrace]: [headingId, hashInBraces, ...at(text, leftBrace)],
      [backslash]: escapedHeadingId,
    },
  };
}

const commentStart = readPattern('data', /^<(?:!(?:--?)?)?$/, /^<!--$/, false);

/** A tag in lower case without attributes whose name is that of no element. */
const noElement = readPattern(
  'data',
  /^<(?:\/?(?:[a-z][a-z0-9_]*>?)?)?$/,
  new RegExp(String.raw`^<\/?(?!(?:${elementNames.join('|')})>)[a-z]\w*>$`),
  false,
);
const restOfLine = readPattern('whitespace', /^ *$/, /^/, true);

/** `{#id}` at the end of a line, which is text for the parser: MDX takes it for an expression. */
const headingId = readPattern('data', /^\{(?:#(?:[^\s{}]+(?:\} *)?)?)?$/, /\} *$/, true);

/** `{#` elsewhere, which starts no expression. */
const hashInBraces = readPattern('data', /^\{?#?$/, /^\{#$/, false);

const escapedId = readPattern('data', /^#(?:[^\s{}]+(?:\} *)?)?$/, /\} *$/, true);

/** `\{#id}` at the end of a line: an escape, as MDX needs it, and the rest of the id as text. */
const escapedHeadingId: Construct = {
  tokenize(effects, ok, nok) {
    const brace: State = (code) => {
      if (code !== leftBrace) return nok(code);
      effects.enter('characterEscapeValue');
      effects.consume(code);
      effects.exit('characterEscapeValue');
      effects.exit('characterEscape');
      return effects.attempt(escapedId, ok, nok);
    };
    return (code) => {
      effects.enter('characterEscape');
      effects.enter('escapeMarker');
      effects.consume(code);
      effects.exit('escapeMarker');
      return brace;
    };
  },
};

/** Ids of headings in Markdown, where `{#__init__}` is not bold. */
export const headingIdSyntax: Extension = {
  text: { [leftBrace]: headingId, [backslash]: escapedHeadingId },
};

/** Keeps MDX from reading something as a faulty tag or expression. */
function except(other: Construct, construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      return effects.check(other, nok, construct.tokenize.call(this, effects, ok, nok));
    },
  };
}

/** A comment of HTML, which ends at the first `-->`; as a block, it is alone on its lines. */
function comment(isBlock: boolean): Construct {
  return {
    name: 'comment',
    concrete: isBlock,
    tokenize(effects, ok, nok) {
      let dashes = 0;
      const inside: State = (code) => {
        if (code === null) return nok(code);
        // Tokens must not contain line ends, except as tokens.
        if (isLineEnd(code)) effects.enter('lineEnding');
        effects.consume(code);
        if (isLineEnd(code)) effects.exit('lineEnding');
        if (code === greaterThan && dashes >= 2) {
          effects.exit('comment');
          return isBlock ? effects.attempt(restOfLine, ok, nok) : ok;
        }
        dashes = code === dash ? dashes + 1 : 0;
        return inside;
      };
      return effects.check(
        commentStart,
        (code) => {
          effects.enter('comment');
          return inside(code);
        },
        nok,
      );
    },
  };
}

/** Creates nodes for comments, as CommonMark does. */
export const commentNodes: TreeExtension = {
  enter: {
    comment(token) {
      this.enter({ type: 'html', value: this.sliceSerialize(token) }, token);
    },
  },
  exit: {
    comment(token) {
      this.exit(token);
    },
  },
};
