import path from 'node:path';
import type { Sources } from '../diagnostics/sources.ts';
import { readInertSvg } from '../xml/read-inert-svg.ts';
import type { StaticFile } from '../model/site.ts';

/** The endings of images that browsers show. */
export const imageEnding = /\.(png|jpe?g|gif|svg|webp|avif)$/i;

/** Lists the images that Doxygen copied into the XML folder because comments use them, sorted by name. */
export async function readImages(sources: Sources, folder: string): Promise<StaticFile[]> {
  const { inputs } = sources;
  const names = await inputs.readdir(folder).catch(() => []);
  const images = names
    .filter((name) => imageEnding.test(name) && inputs.isFile(path.join(folder, name)))
    .sort()
    .map((name) => ({ path: `assets/api-images/${name}`, source: path.join(folder, name) }));
  return Promise.all(
    images.map(async (image) => ({ ...image, ...(await readInertSvg(image.source, sources)) })),
  );
}
