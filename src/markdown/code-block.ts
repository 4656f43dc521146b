import type { Element } from 'hast';
import type { Code } from 'mdast';
import { codeContent, codeFigure } from '../code/code-block.ts';
import { readCode } from '../code/code-source.ts';
import type { Highlight } from '../code/highlight.ts';
import { isPlain } from '../code/languages.ts';
import type { CodeSettings } from '../shared/code-settings.ts';

/** True if the language of a fence may be highlighted. */
export function hasColours({ lang }: Code, { defaultLanguage = 'text' }: CodeSettings): boolean {
  return !isPlain((lang ?? defaultLanguage).toLowerCase());
}

/** Renders the figure of a fence; `highlight` is missing if no fence needs it. */
export function codeBlock(
  { value, lang, meta }: Code,
  settings: CodeSettings,
  highlight: Highlight | undefined,
  unknownLanguage: (language: string) => void,
): Element {
  const written = { code: value, language: lang ?? undefined, meta: meta ?? undefined };
  const source = readCode(written, settings);
  const { nodes, isKnown } = codeContent(source, highlight);
  if (!isKnown) unknownLanguage(source.language);
  return codeFigure(source, nodes);
}
