import type { BuildContext } from '../cache/build-context.ts';
import type { Prose } from '../model/site.ts';
import { compileText } from './compile-text.ts';
import type { TextSettings } from './read-markdown.ts';

/** Compiles the texts that modules of the site import. */
export interface ModuleTexts {
  /** Compiles a text; `file` is its path for messages. Reports its faults. */
  compile: (text: string, file: string, context: BuildContext) => Promise<Prose>;
  /** The part of cache keys that stands for the settings. */
  toJSON: () => unknown;
}

/** Returns a compiler with some settings. */
export function textCompiler(settings: TextSettings): ModuleTexts {
  return {
    compile: async (text, file, context) => (await compileText(text, file, context, settings)).body,
    toJSON: () => settings,
  };
}
