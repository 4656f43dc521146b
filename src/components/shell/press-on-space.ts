import type { KeyboardEvent } from 'react';

/** For links that are buttons: the space bar presses them too, instead of scrolling the page. */
export function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
