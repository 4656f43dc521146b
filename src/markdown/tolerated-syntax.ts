import type { Extension as TreeExtension } from 'mdast-util-from-markdown';
import type { Code, Construct, Extension, State } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    comment: 'comment';
  }
}

const [space, dash, lessThan, greaterThan, leftBrace, rightBrace] = [32, 45, 60, 62, 123, 125];

/** Adds to the syntax of MDX what authors write nevertheless: comments of HTML, and ids of headings in braces. */
export function withTolerated({ flow, text, ...others }: Extension): Extension {
  const at = (part: Extension['flow'], code: number): Construct[] => [part?.[code] ?? []].flat();
  return {
    ...others,
    flow: {
      ...flow,
      [lessThan]: [comment(true), ...at(flow, lessThan).map((tag) => except(commentStart, tag))],
      [leftBrace]: at(flow, leftBrace).map((expression) => except(headingId, expression)),
    },
    text: {
      ...text,
      [lessThan]: [comment(false), ...at(text, lessThan)],
      [leftBrace]: [headingId, ...at(text, leftBrace)],
    },
  };
}

/** A comment of HTML, which ends at the first `-->`; as a block, it is alone on its lines. */
function comment(isBlock: boolean): Construct {
  return {
    name: 'comment',
    concrete: isBlock,
    tokenize(effects, ok, nok) {
      let dashes = 2;
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
      const open = effects.attempt(commentStart, inside, nok);
      return (code) => {
        effects.enter('comment');
        return open(code);
      };
    },
  };
}

const commentStart: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let read = '';
    const next: State = (code) => {
      read += String.fromCharCode(code ?? 0);
      if (!'<!--'.startsWith(read)) return nok(code);
      effects.consume(code);
      return read.length < 4 ? next : ok;
    };
    return next;
  },
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

/** Spaces up to the end of a line. */
const restOfLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    effects.enter('whitespace');
    const next: State = (code) => {
      if (isSpace(code)) {
        effects.consume(code);
        return next;
      }
      effects.exit('whitespace');
      return isLineEnd(code) ? ok(code) : nok(code);
    };
    return next;
  },
};

/** `{#id}` at the end of a line, which is text for the parser: MDX takes it for an expression. */
const headingId: Construct = {
  name: 'headingId',
  tokenize(effects, ok, nok) {
    let read = '';
    const inside: State = (code) => {
      if (code === null || code <= space) return nok(code);
      read += String.fromCharCode(code);
      if (!/^\{(?:#(?:[^{}]+\}?)?)?$/.test(read)) return nok(code);
      effects.consume(code);
      if (code !== rightBrace) return inside;
      effects.exit('data');
      return effects.check(restOfLine, ok, nok);
    };
    return (code) => {
      effects.enter('data');
      return inside(code);
    };
  },
};

function isSpace(code: Code): boolean {
  return code === space || code === -1 || code === -2;
}

function isLineEnd(code: Code): boolean {
  return code === null || code < -2;
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
