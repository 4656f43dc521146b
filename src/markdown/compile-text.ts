import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostics.ts';
import { isRemembering, remembered } from '../cache/memory.ts';
import { contentHash } from '../inputs/content-hash.ts';
import { noticing } from '../inputs/recorder.ts';
import type { Prose } from '../model/site.ts';
import { readFrontMatter, writtenFrontMatter, type WrittenFrontMatter } from './front-matter.ts';
import { makeProse } from './prose.ts';
import { readMarkdown, usualTextSettings, type ReadingOptions } from './read-markdown.ts';
import { TextEntry } from './text-cache.ts';
import type { YamlMapping } from './yaml-map.ts';

/** A text that is ready to be rendered. */
export interface CompiledText {
  /** Its front matter. */
  frontMatter: YamlMapping;
  /** What it says. */
  body: Prose;
}

/** A text as it is kept; its front matter is there where nobody else reports to other diagnostics. */
interface MadeText {
  written?: WrittenFrontMatter;
  frontMatter?: YamlMapping;
  body: Prose;
}

/**
 * Reads a text (`file` is its path as messages name it): compiles it, unless an earlier build has compiled the same one.
 * Its faults are reported in both cases.
 */
export async function compileText(
  text: string,
  file: string,
  diagnostics: Diagnostics,
  options: Pick<ReadingOptions, 'settings' | 'cache'> = {},
): Promise<CompiledText> {
  const { settings = usualTextSettings } = options;
  const made = await remembered(
    { name: `text ${file}`, key: () => contentHash(`${JSON.stringify(settings)}\0${text}`) },
    diagnostics,
    async (own): Promise<MadeText> => {
      const { frontMatter, ...made } = await makeText(text, file, own, options);
      return own === diagnostics ? { ...made, frontMatter } : made;
    },
  );
  const { frontMatter = readFrontMatter(made.written, file, diagnostics), body } = made;
  return { frontMatter, body: isRemembering() ? ownImages(body) : body };
}

/** A text that others may give the sizes that its images have now: what is in memory stays as it is. */
export function ownImages(body: Prose): Prose {
  const hasImages = body.links.some(({ kind }) => kind === 'image');
  return hasImages ? { ...body, tree: structuredClone(body.tree) } : body;
}

/** Compiles a text, or finds it in the cache. */
async function makeText(
  text: string,
  file: string,
  diagnostics: Diagnostics,
  { settings = usualTextSettings, cache }: Pick<ReadingOptions, 'settings' | 'cache'>,
): Promise<MadeText> {
  const entry = cache && new TextEntry(cache, { text, file, settings });
  const kept = await entry?.get();
  if (kept) {
    for (const report of kept.reports) diagnostics.reportAgain(report);
    return { written: kept.frontMatter, body: kept.body };
  }
  const own = new OverheardDiagnostics(diagnostics);
  const source = readMarkdown(text, file, own, settings);
  const { root, frontMatter, statements } = source;
  const written = writtenFrontMatter(root);
  // A text that imports others depends on them, and each of them is parsed once for all that import it.
  const isAlone = (statements?.texts.length ?? 0) === 0;
  const { result: body, hasRead } = await noticing(() =>
    makeProse(source, root, isAlone ? own : diagnostics),
  );
  if (isAlone && !hasRead)
    entry?.put({ body, reports: own.all, ...(written && { frontMatter: written }) });
  return { written, frontMatter, body };
}

/** What is reported of one text, while all of it is told at once. */
class OverheardDiagnostics extends Diagnostics {
  readonly #all: Diagnostics;

  constructor(all: Diagnostics) {
    super();
    this.#all = all;
  }

  override report(diagnostic: Diagnostic): void {
    super.report(diagnostic);
    this.#all.reportAgain(diagnostic);
  }
}
