import path from 'node:path';
import { imageEnding } from '../doxygen/images.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { filesNamedIn } from '../model/named-files.ts';
import type { ApiReference, StaticFile } from '../model/site.ts';

/**
 * Finds the images that Markdown files among the sources name by relative addresses: Doxygen copies only those in its
 * IMAGE_PATH. `folders` are the folders to which the paths in the XML may be relative.
 */
export function readPageImages(
  { compounds, images, machinePaths }: ApiReference,
  folders: readonly string[],
  inputs: Inputs,
): StaticFile[] {
  const known = new Set(images.map((image) => image.path));
  const found: StaticFile[] = [];
  for (const compound of compounds) {
    const { file: page = '' } = compound.location ?? {};
    const written = machinePaths?.files.get(page);
    const own = written?.endsWith(page) === true ? [written.slice(0, -page.length)] : [];
    for (const file of filesNamedIn(compound).images) {
      const output = `assets/api-images/${file}`;
      if (known.has(output) || !imageEnding.test(file)) continue;
      const source = [...own, ...folders]
        .map((folder) => path.join(folder, file))
        .find((candidate) => inputs.existsSync(candidate) && inputs.isFile(candidate));
      if (source === undefined) continue;
      known.add(output);
      found.push({ path: output, source, file });
    }
  }
  return found;
}
