import type { Code, Construct, Effects, Extension, State } from 'micromark-util-types';
import { isLineEnd, isSpace, readPattern } from './read-pattern.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    directiveContainerLabel: 'directiveContainerLabel';
    directiveContainerLabelString: 'directiveContainerLabelString';
  }
}

const [colon, leftBracket, leftBrace] = [58, 91, 123];

/**
 * Returns the syntax of directives with titles after the names of containers: `:::tip Title` means `:::tip[Title]`, the
 * only form that its package knows.
 */
export function withTitles(directives: Extension): Extension {
  const flow = Object.entries(directives.flow ?? {}).map(([start, constructs]) => {
    const own = [constructs ?? []].flat();
    return [start, own.map((each) => (each.concrete ? withTitle(each) : each))] as const;
  });
  return { ...directives, flow: Object.fromEntries(flow) };
}

/** Lets the construct of containers try to read a title as if it were a label. */
function withTitle(container: Construct): Construct {
  return {
    ...container,
    tokenize(effects, ok, nok) {
      let isInName = true;
      /** The space after the name; the construct sees a bracket in its place. */
      let hidden: Code | undefined;
      const attempt: Effects['attempt'] = (construct, ...next) => {
        if (hidden === undefined) return effects.attempt(construct, ...next);
        const code = hidden;
        hidden = undefined;
        return () => effects.attempt(title, ...next)(code);
      };
      const fail: State = (code) => {
        isInName = false;
        return nok(code);
      };
      const follow =
        (state: State): State =>
        (code) => {
          if (isSpace(code) && this.previous !== colon) {
            hidden = code;
            return state(leftBracket);
          }
          const next = state(code);
          return next && isInName && !isLineEnd(code) && code !== leftBracket && code !== leftBrace
            ? follow(next)
            : next;
        };
      return follow(container.tokenize.call(this, { ...effects, attempt }, ok, fail));
    },
  };
}

const spaces = readPattern('whitespace', /^ *$/, /^ +$/, false);
const attributes = readPattern('data', /^\{[^{}]*(?:\} *)?$/, /\} *$/, true);

/** The rest of a line, up to attributes in braces at its end. */
const title: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const start: State = (code) => {
      if (isLineEnd(code) || code === leftBracket || code === leftBrace) return nok(code);
      effects.enter('directiveContainerLabel');
      effects.enter('directiveContainerLabelString');
      effects.enter('chunkText', { contentType: 'text' });
      return inside(code);
    };
    const inside: State = (code) => {
      if (isLineEnd(code)) return end(code);
      return code === leftBrace ? effects.check(attributes, end, read)(code) : read(code);
    };
    const read: State = (code) => {
      effects.consume(code);
      return inside;
    };
    const end: State = (code) => {
      effects.exit('chunkText');
      effects.exit('directiveContainerLabelString');
      effects.exit('directiveContainerLabel');
      return ok(code);
    };
    return effects.attempt(spaces, start, nok);
  },
};
