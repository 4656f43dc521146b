import type { Compound } from './compound.ts';
import { perObject } from './per-object.ts';
import { visit } from './walk.ts';

/** The source files that a page from a Markdown file names by relative addresses. */
export interface NamedFiles {
  /** Those that it links to. */
  links: Set<string>;
  /** Those that it shows. */
  images: Set<string>;
}

/** Returns the files that a compound names; empty for all kinds but pages. */
export const filesNamedIn = perObject((compound: Compound): NamedFiles => {
  const links = new Set<string>();
  const images = new Set<string>();
  // The kind is known without unpacking the compound; the texts are not.
  if (compound.kind === 'page')
    visit([...(compound.title ?? []), ...compound.detailed], (node) => {
      if (node.type === 'link' && node.file !== undefined) links.add(node.file);
      if (node.type !== 'inlineImage') return;
      for (const file of [node.file, node.dark?.file]) if (file !== undefined) images.add(file);
    });
  return { links, images };
});
