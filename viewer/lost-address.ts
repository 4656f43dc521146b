import type { PageData } from '../src/shared/page-data.ts';
import { notFoundKind } from '../src/shared/page-kinds.ts';
import { findPage } from './find-page.ts';
import { followAnchor } from './moved-anchor.ts';

/** Leads readers who ask for a missing page, or for a missing place on a page, to where it is now. */
export async function findLost(location: Location, { kind, anchors }: PageData): Promise<void> {
  if (kind === notFoundKind) {
    nameBrokenLink(location, document.referrer);
    await findPage(location, anchors);
  } else if (anchors) await followAnchor(location.hash, anchors);
}

/** Names the missing address, and the page with the link to it, in the issue that a reader of the page may write. */
function nameBrokenLink({ pathname }: Location, from: string): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-report]');
  const parameter = link?.dataset.report;
  if (!link || parameter === undefined) return;
  const url = new URL(link.href);
  const title = url.searchParams.get(parameter) ?? '';
  url.searchParams.set(parameter, [`${title}: ${pathname}`, from].filter(Boolean).join(' ← '));
  link.href = url.href;
}
