import type { MouseEvent, ReactNode } from 'react';
import { useSiteData } from './site-context.tsx';

/** Id of the element between navbar and footer: the target of the skip link without script. */
export const contentWrapperId = '__docusaurus_skipToContent_fallback';

/** Id of the region around the skip link. */
const skipRegionId = '__skip-to-content';

/** Moves the focus to the top, so that the next Tab reaches the skip link. */
export function focusSkipRegion(): void {
  const region = document.getElementById(skipRegionId);
  if (region) focusOnce(region);
}

/** Focuses an element that is not focusable by itself, until the focus moves on. */
function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  // An element without this attribute cannot keep the focus.
  element.onblur = () => element.removeAttribute('tabindex');
  element.focus({ preventScroll: true });
}

function skip(event: MouseEvent): void {
  const target = document.querySelector('main') ?? document.getElementById(contentWrapperId);
  if (!target) return;
  event.preventDefault();
  focusOnce(target);
  target.scrollIntoView();
}

/** The first link of each page, shown when focused. */
export function SkipLink(): ReactNode {
  const { texts } = useSiteData();
  return (
    <div id={skipRegionId} role="region" aria-label={texts.skipToContent}>
      <a className="skip-link" href={`#${contentWrapperId}`} onClick={skip}>
        {texts.skipToContent}
      </a>
    </div>
  );
}
