import type { BuildContext } from '../cache/build-context.ts';
import { DiskEntry, diskCache } from '../cache/disk-entry.ts';
import { sharpVersion, type Sharp } from '../images/load-sharp.ts';
import type { PlanPage } from '../plan/types.ts';
import type { AssetFile } from '../render/asset-file.ts';
import { someAtATime } from '../shared/some-at-a-time.ts';
import type { CardContent } from './card-content.ts';
import { cardPicture, type CardStyle } from './card-picture.ts';
import type { CardFaces } from './face.ts';

/** What cards need of a build. */
export type CardContext = Pick<BuildContext, 'inputs' | 'diagnostics' | 'store'>;

/** A card before it is drawn. */
export interface PlannedCard {
  /** Its path relative to the output folder, which identifies what it shows. */
  path: string;
  /** Its texts. */
  content: CardContent;
  /** A page that it belongs to. */
  page: PlanPage;
}

/** Number of cards drawn at a time: threads of the system draw and compress them. */
const concurrency = 4;

/** Draws cards, or takes those of an earlier build; reports those that cannot be drawn. */
export async function drawCards(
  cards: readonly PlannedCard[],
  { style, faces, sharp }: { style: CardStyle; faces: CardFaces; sharp: Sharp },
  { store, diagnostics }: CardContext,
): Promise<AssetFile[]> {
  // Cards depend on the version of the library and on their content, but not on the version of this tool.
  const disk = diskCache({ store, version: sharpVersion() });
  const files = await someAtATime(cards, concurrency, async ({ path, content, page }) => {
    const entry = disk && new DiskEntry<Uint8Array>(disk, 'card', path);
    const recalled = await entry?.recall();
    if (recalled) return [{ path, bytes: recalled.result }];
    try {
      const svg = Buffer.from(cardPicture(content, style, faces));
      const bytes = new Uint8Array(await sharp(svg).removeAlpha().png().toBuffer());
      entry?.keep({ result: bytes, observations: [], doubts: [], faults: [], reports: [] });
      return [{ path, bytes }];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      diagnostics.error(
        'social-card',
        `The social card of the page ${page.data.href} cannot be drawn: ${reason}`,
        page.description.place,
        'Set "image" in the front matter of the page, or "socialCards" to false.',
      );
      return [];
    }
  });
  return files.flat();
}
