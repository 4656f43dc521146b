import type { PageData } from '../src/shared/page-data.ts';
import { notFoundKind } from '../src/shared/page-kinds.ts';
import { findPage } from './find-page.ts';
import { followAnchor } from './moved-anchor.ts';
import { nameBrokenLink } from './report-link.ts';

/** Leads readers who ask for a missing page, or for a missing place on a page, to where it is now. */
export async function findLost(location: Location, { kind, anchors }: PageData): Promise<void> {
  if (kind === notFoundKind) {
    nameBrokenLink(location, document.referrer);
    await findPage(location, anchors);
  } else if (anchors) await followAnchor(location.hash, anchors);
}
