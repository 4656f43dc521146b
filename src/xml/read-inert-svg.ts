import { displayPath } from '../diagnostics/display-path.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { inertSvg } from './inert-svg.ts';

/** Returns the text of an SVG file without its scripts, and reports them; an empty object for a file that has none. */
export async function readInertSvg(
  file: string,
  { inputs, diagnostics }: Sources,
): Promise<{ inert?: string }> {
  if (!/\.svg$/i.test(file)) return {};
  const bytes = await inputs.readFile(file).catch(() => undefined);
  const inert = bytes && inertSvg(bytes);
  if (inert === undefined) return {};
  diagnostics.report({
    code: 'image-script',
    level: 'info',
    message:
      'The image has scripts, or code that may run some. The copy of the site does not have them.',
    place: { file: displayPath(file) },
    advice: 'Remove them from the image. If it needs them, put it into a static folder.',
  });
  return { inert };
}
