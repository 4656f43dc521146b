import { sharpVersion, loadSharp, type LoadSharp, type Sharp } from '../images/load-sharp.ts';
import { contentKey } from '../cache/content-key.ts';
import type { Plan } from '../plan/types.ts';
import type { AssetFile } from '../render/asset-file.ts';
import { accentsOf } from '../render/theme-styles.ts';
import { direction } from '../shared/languages.ts';
import { hasAddress } from '../shared/url.ts';
import { cardContent } from './card-content.ts';
import { cardLogo } from './card-logo.ts';
import type { CardStyle } from './card-picture.ts';
import { drawCards, type CardContext, type PlannedCard } from './draw-cards.ts';
import { cardFaces } from './face.ts';
import { LackingCharacters } from './lacking-characters.ts';

/** The social cards of a site. */
export interface Cards {
  /** Paths of the cards relative to the output folder, by the files of their pages (`PlanPage.file`). */
  paths: ReadonlyMap<string, string>;
  /** Draws the cards, or takes those of an earlier build; reports those that fail. */
  draw: () => Promise<AssetFile[]>;
}

/** Format of the pictures, which is part of their names: change it together with their look. */
const format = 'card-1';

/**
 * Decides which pages have a social card, before any page is rendered; returns `undefined` if the site has none, and
 * reports why. The name of a card is a hash of all that it shows, so that an unchanged card is not drawn again.
 */
export async function planCards(
  plan: Plan,
  context: CardContext,
  load: LoadSharp = loadSharp,
): Promise<Cards | undefined> {
  const { config, siteData, pages } = plan;
  const sharp = await toolFor(plan, context, load);
  if (!sharp) return undefined;
  const faces = cardFaces();
  const mode = config.colorMode.defaultMode;
  const logo = await cardLogo(plan, mode, sharp, context);
  const style: CardStyle = {
    mode,
    accent: accentsOf(config)[mode],
    isRightToLeft: direction(siteData.locale) === 'rtl',
    ...(logo && { logo }),
  };
  const lacking = new LackingCharacters(faces);
  const cards = new Map<string, PlannedCard>();
  const paths = new Map<string, string>();
  for (const page of pages) {
    // The author's picture is shown instead.
    if (page.description.image !== undefined) continue;
    const whole = cardContent(page, siteData.title);
    const content = whole && lacking.leaveOut(whole, page);
    if (!content) continue;
    const key = contentKey(format, sharpVersion() ?? '', JSON.stringify([content, style]));
    const path = `assets/cards/${key.slice(0, 16)}.png`;
    paths.set(page.file, path);
    cards.set(path, { path, content, page });
  }
  lacking.report(context.diagnostics);
  return {
    paths,
    draw: () => drawCards([...cards.values()], { style, faces, sharp }, context),
  };
}

/** Returns the library that draws; `undefined` if the site cannot have cards, which is reported. */
async function toolFor(
  { config, pages }: Plan,
  { inputs, diagnostics }: CardContext,
  load: LoadSharp,
): Promise<Sharp | undefined> {
  if (!config.socialCards) return undefined;
  const { maxPages, place } = config.socialCards;
  const code = 'social-cards-off';
  if (!hasAddress(config)) {
    diagnostics.warning(
      code,
      'The site has no social cards: other sites load them from absolute URLs, and the option "url" is missing.',
      place,
      'Set "url" to the origin of the site, or "socialCards" to false.',
    );
    return undefined;
  }
  if (pages.length > maxPages) {
    const message = `The site has no social cards: it has ${pages.length} pages, more than ${maxPages}.`;
    const advice = `Set "socialCards.maxPages" to ${pages.length} or more; the first build then takes about 20 ms longer for each page.`;
    diagnostics.report({ code, level: 'info', message, place, advice });
    return undefined;
  }
  try {
    return await load();
  } catch (error) {
    inputs.doubt('the image package is missing, and may be installed later');
    const [reason] = String(error instanceof Error ? error.message : error)
      .trim()
      .split('\n');
    diagnostics.warning(
      code,
      `The site has no social cards: the package "sharp" cannot be loaded. ${reason}`,
      place,
      'Install it with its optional dependencies (npm install --include=optional), or set "socialCards" to false.',
    );
    return undefined;
  }
}
