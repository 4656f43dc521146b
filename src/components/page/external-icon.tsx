import type { ReactNode } from 'react';

/** The arrow after links that leave the site; the shape is in the sprite at the start of the body. */
export function ExternalIcon(): ReactNode {
  return (
    <svg className="icon-external-link" width="13.5" height="13.5" aria-hidden="true">
      <use href="#theme-svg-external-link" />
    </svg>
  );
}
