import { flushSync } from 'react-dom';
import type { RefreshRequest } from '../../src/shared/live-messages.ts';
import { forgetPages, loadPage } from '../load-page.ts';
import type { LoadedPage } from '../page-document.ts';
import { showHead } from '../page-head.ts';

/** Refreshes the page from the development server if it is one that has changed. */
export async function refresh(
  { isShown, around }: RefreshRequest,
  show: (page: LoadedPage) => void,
): Promise<void> {
  forgetPages();
  if (!isShown) return;
  const { pathname, search } = window.location;
  const page = await loadPage(pathname + search);
  // The reader has gone to another page meanwhile, which is already up to date.
  if (window.location.pathname !== pathname) return;
  around(() => {
    showHead(page);
    flushSync(() => show(page));
  });
  // Scripts for the parts of the content load at the first sign of a reader.
  window.dispatchEvent(new Event('pointermove'));
}
