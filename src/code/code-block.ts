import type { Element, ElementContent } from 'hast';
import { codeLines } from './code-lines.ts';
import type { CodeSource } from './code-source.ts';
import type { Highlight } from './highlight.ts';
import { isPlain } from './languages.ts';
import { hastElement } from '../model/hast-element.ts';

/** Content of the `code` element of a block. */
export interface CodeContent {
  /** The code, highlighted if possible; split into lines if some are marked or all are numbered. */
  nodes: ElementContent[];
  /** False if the language cannot be highlighted. */
  isKnown: boolean;
}

/** Highlights a block of code; `highlight` is missing if nothing can be highlighted. */
export function codeContent(source: CodeSource, highlight: Highlight | undefined): CodeContent {
  const { code, language, classes, firstLine } = source;
  const colours = isPlain(language) ? undefined : highlight?.(language, code);
  const content: ElementContent[] = colours ?? [{ type: 'text', value: code }];
  const byLine = classes.size > 0 || firstLine !== undefined;
  return {
    nodes: byLine ? codeLines(content, classes, firstLine) : content,
    isKnown: colours !== undefined || isPlain(language),
  };
}

/** Returns the class names of the figure around a block of code. */
export function figureClasses(language: string): string[] {
  return ['theme-code-block', `language-${language}`];
}

/** Renders a block of code as `figure` > `figcaption`, `pre` > `code`. */
export function codeFigure(
  { language, title, firstLine, copied }: CodeSource,
  nodes: ElementContent[],
): Element {
  const numbered = firstLine === undefined ? {} : { className: ['numbered'] };
  const pre = hastElement('pre', { tabIndex: 0, dataCopy: copied }, [
    hastElement('code', numbered, nodes),
  ]);
  const caption =
    title === undefined ? [] : [hastElement('figcaption', {}, [{ type: 'text', value: title }])];
  return hastElement('figure', { className: figureClasses(language) }, [...caption, pre]);
}
