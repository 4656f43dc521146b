import type { BuildContext } from '../cache/build-context.ts';
import { contentHash } from '../inputs/content-hash.ts';
import type { Prose } from '../model/site.ts';
import { readFrontMatter, writtenFrontMatter, type WrittenFrontMatter } from './front-matter.ts';
import { createProse } from './prose.ts';
import { readMarkdown, defaultTextSettings, type TextSettings } from './read-markdown.ts';
import type { YamlMapping } from './yaml-map.ts';

/** A text that is ready for rendering. */
export interface CompiledText {
  /** Its front matter. */
  frontMatter: YamlMapping;
  /** Its content. */
  body: Prose;
}

/** A cached text; `frontMatter` is set only if it was read in the caller's context. */
interface CachedText {
  written?: WrittenFrontMatter;
  frontMatter?: YamlMapping;
  body: Prose;
}

/**
 * Compiles a text, or loads the result of an earlier build; `file` is its path for messages. Reports its faults in both
 * cases.
 */
export async function compileText(
  text: string,
  file: string,
  context: BuildContext,
  settings: TextSettings = defaultTextSettings,
): Promise<CompiledText> {
  const cached = await context.cached(
    {
      name: `text ${file}`,
      key: () => contentHash(`${JSON.stringify(settings)}\0${text}`),
      onDisk: true,
    },
    async (own): Promise<CachedText> => {
      const source = await readMarkdown(text, file, own.diagnostics, settings);
      const { root, frontMatter } = source;
      const written = writtenFrontMatter(root);
      const body = await createProse(source, root, own);
      return { written, body, ...(own === context && { frontMatter }) };
    },
  );
  const { frontMatter = readFrontMatter(cached.written, file, context.diagnostics), body } = cached;
  return { frontMatter, body: context.sharesResults ? ownImages(body) : body };
}

/** Returns a copy of a text whose image sizes can be set without changing the text in memory. */
export function ownImages(body: Prose): Prose {
  const hasImages = body.links.some(({ kind }) => kind === 'image');
  return hasImages ? { ...body, tree: structuredClone(body.tree) } : body;
}
