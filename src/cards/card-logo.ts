import { displayPath } from '../diagnostics/display-path.ts';
import type { Sharp } from '../images/load-sharp.ts';
import type { Plan } from '../plan/types.ts';
import type { Mode } from '../shared/color/accent.ts';
import type { CardStyle } from './card-picture.ts';
import type { CardContext } from './draw-cards.ts';

/** Size of the picture in pixels: twice that on cards, and no wider than cards show it. */
const box = { width: 840, height: 120 };

/**
 * Returns the logo of the navbar for cards; `undefined` if the site has none among its static files. A logo that cannot
 * be drawn is reported, and cards are drawn without it.
 */
export async function cardLogo(
  { config, site }: Pick<Plan, 'config' | 'site'>,
  mode: Mode,
  sharp: Sharp,
  { inputs, diagnostics }: CardContext,
): Promise<CardStyle['logo']> {
  const { logo } = config.navbar;
  const written = (mode === 'dark' ? logo?.srcDark : undefined) ?? logo?.src;
  const path = written?.replace(/^\/+/, '');
  const file = site.staticFiles.find((each) => each.path === path);
  if (!file) return undefined;
  const bytes = await inputs.read(file.source);
  if (!bytes) return undefined;
  try {
    // Vector graphics are drawn at a density that is enough for the size.
    const image = sharp(bytes, { density: 288 });
    const { data, info } = await image
      .resize({ ...box, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const url = `data:image/png;base64,${data.toString('base64')}`;
    return { url, aspect: info.width / info.height };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    diagnostics.report({
      code: 'social-cards-incomplete',
      level: 'info',
      place: { file: displayPath(file.source) },
      message: `Social cards do not show the logo, which cannot be drawn: ${reason}`,
      advice: 'Save the file again with an image editor, as SVG or PNG.',
    });
    return undefined;
  }
}
