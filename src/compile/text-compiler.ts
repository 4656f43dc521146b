import { compileText } from '../markdown/compile-text.ts';
import type { TextSettings } from '../markdown/read-markdown.ts';
import type { TextCompiler } from '../render/imported-texts.ts';

/** Returns a compiler for the Markdown files that modules import. */
export function textCompiler(settings: TextSettings): TextCompiler {
  return {
    compile: async (text, file, context) => (await compileText(text, file, context, settings)).body,
    toJSON: () => settings,
  };
}
