import { flushSync } from 'react-dom';
import type { RefreshRequest } from '../../src/shared/live-messages.ts';
import { forgetPages, loadPage } from '../load-page.ts';
import type { LoadedPage } from '../page-document.ts';
import { showHead } from '../page-head.ts';

/** Shows the page anew, as the development server has it now, where it is the one that has changed. */
export async function refresh(
  { isShown, around }: RefreshRequest,
  show: (page: LoadedPage) => void,
): Promise<void> {
  forgetPages();
  if (!isShown) return;
  const { pathname, search } = window.location;
  const page = await loadPage(pathname + search);
  // Who has gone on meanwhile has the new state of the other page.
  if (window.location.pathname !== pathname) return;
  around(() => {
    showHead(page);
    flushSync(() => show(page));
  });
  // What serves the parts of the content comes with the first sign of a reader.
  window.dispatchEvent(new Event('pointermove'));
}
