import { BuildContext, type ContextParts } from '../src/cache/build-context.ts';
import { Diagnostics } from '../src/diagnostics/diagnostics.ts';
import { defaultTextSettings } from '../src/markdown/read-markdown.ts';
import { textCompiler } from '../src/compile/text-compiler.ts';

/** Returns a context that reports to the given diagnostics; without other parts, it records and caches nothing. */
export function contextOf(
  diagnostics = new Diagnostics(),
  parts: Omit<ContextParts, 'diagnostics'> = {},
): BuildContext {
  return new BuildContext({ diagnostics, ...parts });
}

/** Compiles texts that modules import, with the usual settings. */
export const moduleTexts = textCompiler(defaultTextSettings);
