import type { Compound } from './compound.ts';
import { visit } from './walk.ts';

/** The source files that a page from a Markdown file names by relative addresses. */
export function filesNamedIn({ kind, title = [], detailed }: Compound): {
  /** Those that it links to. */
  links: Set<string>;
  /** Those that it shows. */
  images: Set<string>;
} {
  const links = new Set<string>();
  const images = new Set<string>();
  if (kind === 'page')
    visit([...title, ...detailed], (node) => {
      if (node.type === 'link' && node.file !== undefined) links.add(node.file);
      if (node.type !== 'inlineImage') return;
      for (const file of [node.file, node.dark?.file]) if (file !== undefined) images.add(file);
    });
  return { links, images };
}
