import { join } from 'node:path';
import { inLanguage, languagesOf } from '../config/in-language.ts';
import { languageFolder } from '../shared/languages.ts';
import { build, type BuildOptions } from './build-site.ts';
import type { RecallableResult } from './recall-build.ts';

/**
 * Builds the site in each of its languages. Checks all other languages before it writes the default one, so that an
 * error in any of them leaves everything unchanged.
 */
export async function buildLanguages(
  options: BuildOptions,
): Promise<RecallableResult & { failed?: string }> {
  const { config, out, write, context } = options;
  const [first = '', ...others] = languagesOf(config);
  const result: RecallableResult = {
    ...{ pages: 0, written: 0, unchanged: 0, removed: 0, milliseconds: 0, threads: 1 },
    ...{ steps: [], files: [], folders: [] },
  };
  const passes = [
    ...(write ? others.map((locale) => ({ locale, write: false })) : []),
    ...[first, ...others].map((locale) => ({ locale, write })),
  ];
  for (const pass of passes) {
    const folder = join(out, languageFolder(config.i18n, pass.locale));
    const built = await build({
      ...options,
      write: pass.write,
      config: inLanguage(config, pass.locale, context),
      out: folder,
    });
    result.milliseconds += built.milliseconds;
    result.threads = Math.max(result.threads, built.threads);
    result.steps.push(...built.steps);
    if (pass.write === write)
      for (const key of ['pages', 'written', 'unchanged', 'removed'] as const)
        result[key] += built[key];
    if (context.diagnostics.count('error') > 0)
      return { ...result, failed: others.length > 0 ? pass.locale : undefined };
    if (pass.write) result.folders.push({ out: folder, files: built.files });
  }
  return result;
}
