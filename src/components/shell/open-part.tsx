import type { ReactNode } from 'react';
import { mayPrefetch } from './may-prefetch.ts';
import { fetchPart, loadPart } from './sidebar-parts.ts';
import type { CompleteSidebar } from './sidebar-parts.ts';
import { useSiteData } from './site-context.tsx';

/** A group that is open, and whose items are not in the page. */
export interface PartRequest {
  /** Address of the file with the items. */
  source: string;
  /** Where the group leads without its items. */
  target: string;
  /** The row of the group. */
  row: HTMLElement;
  /** True if the group stands for the rest of its list, and makes room for it. */
  isRest: boolean;
  /** Puts something in place of the items. */
  setNotice: (notice: ReactNode) => void;
}

/** How long a list may take before the reader is told that it is on its way, in milliseconds. */
const patience = 200;

/** Fetches a file for a reader who may open it soon. */
export function preparePart(href: string): void {
  if (mayPrefetch()) fetchPart(href).catch(() => undefined);
}

/** Loads the items of a group. A failure is told in their place, with a way to try again. */
export function openPart(
  request: PartRequest,
  show: (complete: CompleteSidebar) => Promise<void>,
): void {
  const { source, target, row, isRest, setNotice } = request;
  const list = row.parentElement;
  const load = async (isAgain: boolean): Promise<void> => {
    const late = setTimeout(() => setNotice(<LoadingPart />), isAgain ? 0 : patience);
    try {
      const complete = await loadPart(source, isAgain);
      const { top } = row.getBoundingClientRect();
      await show(complete);
      keepAt(row, top);
      // What had the focus is gone: the item in place of the rest of a list, or the button that tries again; the reader goes on
      // from what opens and closes the group.
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

/** Scrolls the menu so that a row is at the same height as before: what its list lacked may have come above it. */
function keepAt(row: HTMLElement, top: number): void {
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
