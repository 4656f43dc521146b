import { readFile } from 'node:fs/promises';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { excerptsOf, textsOf } from '../model/prose.ts';
import type { Prose, Site, StaticFile } from '../model/site.ts';
import { localPath } from '../model/source-path.ts';
import { imageSize, type ImageSize } from './image-size.ts';

/** Gives the images of texts their sizes, so that a page does not move while they load (S-238). */
export async function sizeImages(
  site: Pick<Site, 'docs' | 'blog' | 'standalone'>,
  staticFiles: readonly StaticFile[],
): Promise<void> {
  const sources = new Map(staticFiles.map(({ path, source }) => [`/${path}`, source]));
  const sizes = new Map<string, Promise<ImageSize | undefined>>();
  for (const { tree, links } of [...textsOf(site), ...excerptsOf(site)]) {
    const file = links[0]?.place.file;
    if (file === undefined) continue;
    for (const image of imagesOf(tree)) {
      const { src } = image.properties;
      const path = typeof src === 'string' && (sources.get(src) ?? localPath(src, file));
      if (!path) continue;
      const known = sizes.get(path) ?? sizeOf(path);
      sizes.set(path, known);
      Object.assign(image.properties, await known);
    }
  }
}

/** The images of a text whose author gave no size. */
function imagesOf(tree: Prose['tree']): Element[] {
  const images: Element[] = [];
  visit(tree, 'element', (node) => {
    const { width, height } = node.properties;
    if (node.tagName === 'img' && width === undefined && height === undefined) images.push(node);
  });
  return images;
}

/** The size of an image file; undefined where there is none, or it says none. */
export async function sizeOf(path: string): Promise<ImageSize | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && imageSize(bytes);
}
