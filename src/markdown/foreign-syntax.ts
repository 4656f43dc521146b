import type { Extension as TreeExtension } from 'mdast-util-from-markdown';
import type { Construct, Extension, State } from 'micromark-util-types';
import { admonition } from './foreign-admonitions.ts';
import { foreignTab } from './foreign-tabs.ts';
import { isLineEnd, isSpace, readPattern } from './read-pattern.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    foreignAdmonition: 'foreignAdmonition';
    foreignOpening: 'foreignOpening';
    shortcode: 'shortcode';
  }
}

/**
 * The first line of an admonition of MkDocs, `!!! note "Title"` or `??? tip` if it is collapsed, and of a tab,
 * `=== "Title"`; without the title.
 */
const opening =
  /^(?:(?:!!!|\?\?\?\+?)[ \t]+[\w-]+(?:[ \t][\w -]*?)?(?:[ \t]+"".*)?|===[!+]*[ \t]+"")[ \t]*$/;

/** A shortcode of Hugo alone on its line: the slash is that of the closing one. */
const shortcode = /^\{\{[<%] *(\/?) *([\w-]+)([^}]*?) *[%>]\}\} *$/;

const [quote, exclamationMark, leftBrace] = [34, 33, 123];
const [equalsSign, questionMark] = [61, 63];

const blank = readPattern('whitespace', /^ *$/, /^ *$/, true);
const indent = readPattern('whitespace', /^ {0,4}$/, /^ {4}$/, false);

/** The next line that is not empty, which must be indented: content of an admonition. */
const content: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const start: State = (code) => {
      if (code === null || !isLineEnd(code)) return effects.check(indent, ok, nok)(code);
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return effects.check(
        blank,
        effects.attempt(blank, start, nok),
        effects.check(indent, ok, nok),
      );
    };
    return start;
  },
};

/** An admonition or a tab of MkDocs; its content is indented, as in a list. */
const foreignAdmonition: Construct = {
  name: 'foreignAdmonition',
  tokenize(effects, ok, nok) {
    const state = this.containerState;
    /** What has been read, without the title. */
    let read = '';
    const start: State = (code) => {
      if (state && !state.open) {
        effects.enter('foreignAdmonition', { _container: true });
        state.open = true;
      }
      effects.enter('foreignOpening');
      return head(code);
    };
    const take = (code: number, next: State): State => {
      read += isSpace(code) ? ' ' : String.fromCodePoint(code);
      effects.consume(code);
      return next;
    };
    const head: State = (code) => {
      if (isLineEnd(code)) return end(code);
      return take(Number(code), code === quote ? title : head);
    };
    const title: State = (code) => {
      effects.exit('foreignOpening');
      if (isLineEnd(code) || code === quote) return nok(code);
      effects.enter('directiveContainerLabel');
      effects.enter('directiveContainerLabelString');
      effects.enter('chunkText', { contentType: 'text' });
      return inTitle(code);
    };
    const inTitle: State = (code) => {
      if (isLineEnd(code)) return nok(code);
      if (code === quote) {
        effects.exit('chunkText');
        effects.exit('directiveContainerLabelString');
        effects.exit('directiveContainerLabel');
        effects.enter('foreignOpening');
        return take(quote, rest);
      }
      effects.consume(code);
      return inTitle;
    };
    const rest: State = (code) => (isLineEnd(code) ? end(code) : take(Number(code), rest));
    const end: State = (code) => {
      effects.exit('foreignOpening');
      return opening.test(read) ? effects.check(content, ok, nok)(code) : nok(code);
    };
    return start;
  },
  continuation: {
    tokenize(effects, ok, nok) {
      const close: State = (code) => {
        // A line without indentation does not continue a paragraph in it.
        if (this.containerState) this.containerState._closeFlow = true;
        this.interrupt = undefined;
        return nok(code);
      };
      return effects.check(blank, ok, effects.attempt(indent, ok, close));
    },
  },
  exit(effects) {
    effects.exit('foreignAdmonition');
  },
};

/** Syntax of other generators: admonitions and tabs of MkDocs, and shortcodes of Hugo that are alone on their lines. */
export const foreignSyntax: Extension = {
  document: {
    [exclamationMark]: foreignAdmonition,
    [equalsSign]: foreignAdmonition,
    [questionMark]: foreignAdmonition,
  },
  flow: {
    [leftBrace]: {
      name: 'shortcode',
      concrete: true,
      tokenize: readPattern(
        'shortcode',
        /^\{(?:\{(?:[<%](?:[^}]*(?:\}(?:\} *)?)?)?)?)?$/,
        shortcode,
        true,
      ).tokenize,
    },
  },
};

/** A shortcode of Hugo. */
export interface Shortcode {
  /** Its name. */
  name: string;
  /** True if it is the closing one. */
  isEnd: boolean;
  /** Its parameters, as written. */
  given: string;
}

declare module 'mdast' {
  interface ParagraphData {
    /** The shortcode of Hugo that the paragraph is; it is shown as text unless something is made of it. */
    shortcode?: Shortcode;
  }
}

/** Creates nodes for the syntax: directives, and paragraphs for shortcodes. */
export const foreignNodes: TreeExtension = {
  enter: {
    foreignAdmonition(token) {
      this.enter({ type: 'containerDirective', name: '', attributes: {}, children: [] }, token);
    },
    shortcode(token) {
      const value = this.sliceSerialize(token);
      const [, slash, name = '', given = ''] = shortcode.exec(value) ?? [];
      const data = { shortcode: { name, given, isEnd: slash !== '' } };
      this.enter({ type: 'paragraph', data, children: [] }, token);
      this.enter({ type: 'text', value }, token);
    },
  },
  exit: {
    foreignAdmonition(token) {
      this.exit(token);
    },
    foreignOpening(token) {
      const box = this.stack.at(-1);
      const written = this.sliceSerialize(token);
      const [word] = /[\w-]+/.exec(written) ?? [];
      if (box?.type !== 'containerDirective' || box.name !== '') return;
      if (written.startsWith('=')) box.name = foreignTab;
      if (word === undefined) return;
      Object.assign(box, admonition(word, written.endsWith('"') ? undefined : ''));
    },
    shortcode(token) {
      this.exit(token);
      this.exit(token);
    },
  },
};
