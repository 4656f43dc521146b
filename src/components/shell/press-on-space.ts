import type { KeyboardEvent } from 'react';

/** For links that act as buttons: the space bar presses them instead of scrolling the page. */
export function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
