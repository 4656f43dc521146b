import { join } from 'node:path';
import { inLanguage, languagesOf } from '../config/in-language.ts';
import { limitLinks } from '../config/limit-links.ts';
import { dropNext } from '../emit/work-folder.ts';
import { writeSite, type SiteFiles } from '../emit/write-site.ts';
import { BuildThreads } from '../parallel/build-threads.ts';
import { languageFolder } from '../shared/languages.ts';
import { build, type BuildOptions, type SharedByLanguages } from './build-site.ts';
import { reportPolicy } from './report-policy.ts';
import type { RecallableResult } from './recall-build.ts';

/** Options of a build in all languages. */
type LanguagesOptions = Omit<BuildOptions, 'languages'>;

/**
 * Builds the site in each of its languages, and then puts the files of all of them into their places, so that an error
 * in any language leaves everything unchanged.
 */
export async function buildLanguages(
  options: LanguagesOptions,
): Promise<RecallableResult & { failed?: string }> {
  const scheduler = new BuildThreads(options.workers);
  try {
    return await buildAll(options, { root: options.out, scheduler, layouts: new Map() });
  } finally {
    if (options.write) dropNext(options.out);
    await scheduler.close();
  }
}

async function buildAll(
  options: LanguagesOptions,
  shared: SharedByLanguages,
): Promise<RecallableResult & { failed?: string }> {
  const { config, out, write, context } = options;
  const { diagnostics } = context;
  const locales = languagesOf(config);
  const result: RecallableResult = {
    pages: 0,
    rendered: 0,
    written: 0,
    unchanged: 0,
    removed: 0,
    milliseconds: 0,
    threads: 1,
    steps: [],
    files: [],
    folders: [],
    coverage: [],
  };
  let failed: string | undefined;
  const uncovered = new Set<string>();
  const folders: SiteFiles[] = [];
  limitLinks(config, context.inputs);
  for (const locale of locales) {
    const folder = languageFolder(config.i18n, locale);
    const built = await build({
      ...options,
      config: inLanguage(config, locale, context),
      out: join(out, folder),
      ...(locales.length > 1 && { languages: shared }),
    });
    result.milliseconds += built.milliseconds;
    result.threads = Math.max(result.threads, built.threads);
    result.steps.push(...built.steps);
    // All languages have the same API references.
    if (result.coverage.length === 0) result.coverage = built.coverage;
    for (const name of built.uncoveredCode ?? []) uncovered.add(name);
    for (const key of ['pages', 'rendered', 'written', 'unchanged', 'removed'] as const)
      result[key] += built[key];
    // The other languages report their faults in the same run.
    if (diagnostics.preventsWriting) failed ??= locale;
    // The paths of a docset's files are those below the folder of all languages.
    const own = config.docset ? '' : folder;
    const known = folders.find((each) => each.folder === own);
    if (known) known.files = [...known.files, ...built.files];
    else folders.push({ folder: own, files: built.files });
  }
  reportPolicy([...uncovered], diagnostics);
  if (failed !== undefined) return locales.length > 1 ? { ...result, failed } : result;
  if (!write) return result;
  result.folders = folders.map(({ folder, files }) => ({ out: join(out, folder), files }));
  if (locales.length === 1) return result;
  return { ...result, ...writeSite(out, folders, diagnostics, options) };
}
