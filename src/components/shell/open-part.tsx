import type { ReactNode } from 'react';
import { mayPrefetch } from './may-prefetch.ts';
import { fetchPart, loadPart } from './sidebar-parts.ts';
import type { CompleteSidebar } from './sidebar-parts.ts';
import { useSiteData } from './site-context.tsx';

/** An open group without its items on the page. */
export interface PartRequest {
  /** Address of the file with the items. */
  source: string;
  /** Address of the group, or of its first page. */
  target: string;
  /** The row of the group. */
  row: HTMLElement;
  /** True if the group stands for the rest of its list, which replaces it. */
  isRest: boolean;
  /** Shows a notice in place of the items. */
  setNotice: (notice: ReactNode) => void;
}

/** Delay before a loading list shows a notice, in milliseconds. */
const noticeDelay = 200;

/** Prefetches a file that the reader may open soon. */
export function preparePart(href: string): void {
  if (mayPrefetch()) fetchPart(href).catch(() => undefined);
}

/** Loads the items of a group. A failure is shown in their place, with a button to try again. */
export function openPart(
  request: PartRequest,
  show: (complete: CompleteSidebar) => Promise<void>,
): void {
  const { source, target, row, isRest, setNotice } = request;
  const list = row.parentElement;
  const load = async (isAgain: boolean): Promise<void> => {
    const late = setTimeout(() => setNotice(<LoadingPart />), isAgain ? 0 : noticeDelay);
    try {
      const complete = await loadPart(source, isAgain);
      const { top } = row.getBoundingClientRect();
      await show(complete);
      restorePosition(row, top);
      // The focused element is gone: either the item that stood for the rest of the list, or the button to try again.
      // The focus moves to the control that toggles the group.
      if (isRest) focusIn(list, `[href="${CSS.escape(target)}"]`);
      else if (isAgain) focusIn(row, '[aria-expanded], a:only-child');
    } catch (error) {
      console.warn(error);
      setNotice(<FailedPart tryAgain={() => void load(true)} />);
    } finally {
      clearTimeout(late);
    }
  };
  void load(false);
}

/** Scrolls the menu so that a row keeps its position: loaded items may have been inserted above it. */
function restorePosition(row: HTMLElement, top: number): void {
  const menu = row.isConnected && row.closest('.menu');
  if (menu) menu.scrollTop += row.getBoundingClientRect().top - top;
}

function focusIn(element: HTMLElement | null, selector: string): void {
  element?.querySelector<HTMLElement>(selector)?.focus();
}

function LoadingPart(): ReactNode {
  const { texts } = useSiteData();
  return (
    <li className="menu__list-item menu__notice">
      <span role="status">{texts.loadingSidebar}</span>
    </li>
  );
}

function FailedPart({ tryAgain }: { tryAgain: () => void }): ReactNode {
  const { texts } = useSiteData();
  return (
    <li className="menu__list-item menu__notice">
      <span role="alert">{texts.sidebarFailed}</span>{' '}
      <button type="button" className="clean-button menu__retry" onClick={tryAgain}>
        {texts.tryAgain}
      </button>
    </li>
  );
}
