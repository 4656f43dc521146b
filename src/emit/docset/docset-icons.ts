import { displayPath } from '../../diagnostics/display-path.ts';
import type { Sources } from '../../diagnostics/sources.ts';
import { loadSharp } from '../../images/load-sharp.ts';
import type { Plan } from '../../plan/types.ts';
import type { OutputFile } from '../output-file.ts';

/** The icons that Dash and Zeal show, by their size in pixels. */
const icons = { 'icon.png': 16, 'icon@2x.png': 32 };

/**
 * Returns the icons of a docset, drawn from the logo of the navbar, or from the icon of the site; none if it has neither
 * among its static files. Reports one that cannot be drawn, without which the docset is complete.
 */
export async function docsetIcons(
  { config, site }: Pick<Plan, 'config' | 'site'>,
  { inputs, diagnostics }: Sources,
): Promise<OutputFile[]> {
  const path = (config.navbar.logo?.src ?? config.favicon)?.replace(/^\/+/, '');
  const file = site.staticFiles.find((each) => each.path === path);
  const bytes = file && (await inputs.read(file.source));
  if (!bytes) return [];
  try {
    const sharp = await loadSharp();
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    return await Promise.all(
      Object.entries(icons).map(async ([name, size]) => {
        const image = sharp(bytes, { density: 288 });
        const resized = image.resize({ width: size, height: size, fit: 'contain', background });
        return { path: name, bytes: new Uint8Array(await resized.png().toBuffer()) };
      }),
    );
  } catch (error) {
    diagnostics.report({
      code: 'docset-icon',
      level: 'info',
      place: { file: displayPath(file.source) },
      message: `The docset has no icon: the logo cannot be drawn: ${error instanceof Error ? error.message : String(error)}`,
      advice: 'Save the file again with an image editor, as SVG or PNG.',
    });
    return [];
  }
}
