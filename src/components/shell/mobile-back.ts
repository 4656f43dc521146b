import { useEffect } from 'react';
import type { MouseEvent } from 'react';

/** Marks the entry in the window's history that exists while a panel is open. */
const mark = 'panel';

/** True while the browser returns from the panel's entry because the panel has been closed. */
let isReturning = false;

/** The link that the browser follows when it has returned. */
let linkToFollow: HTMLElement | undefined;

function currentState(): object {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

function isPanelEntry(): boolean {
  return mark in currentState();
}

/** Adds the entry; both it and that of the page look to the router like the page. */
function addEntry(): void {
  if (isPanelEntry()) return;
  const state = { usr: null, key: 'default', idx: 0, ...currentState() };
  window.history.replaceState(state, '');
  window.history.pushState({ ...state, [mark]: true }, '');
}

/**
 * While a panel is open, going back closes it without leaving the page (S-151). The panel has an entry of its own in the
 * history, since nothing can stop the browser from going back to a page that another load showed.
 */
export function useBackCloses(isShown: boolean, close: () => void): void {
  useEffect(() => {
    if (!isShown) return undefined;
    // An earlier panel may not have returned yet: its listener then adds the entry.
    if (!isReturning) addEntry();
    const onPopState = (event: PopStateEvent): void => {
      if (isReturning || isPanelEntry()) return;
      event.stopImmediatePropagation();
      close();
    };
    // The capture phase runs before the router's listener.
    window.addEventListener('popstate', onPopState, true);
    return () => {
      window.removeEventListener('popstate', onPopState, true);
      if (isPanelEntry() && !isReturning) leaveEntry();
    };
  }, [isShown, close]);
}

/** Removes the entry of a panel that has been closed by other means. */
function leaveEntry(): void {
  isReturning = true;
  const onReturn = (event: PopStateEvent): void => {
    isReturning = false;
    event.stopImmediatePropagation();
    const link = linkToFollow;
    linkToFollow = undefined;
    if (link) link.click();
    else if (document.querySelector('.navbar-sidebar--show')) addEntry();
  };
  window.addEventListener('popstate', onReturn, { capture: true, once: true });
  window.history.back();
}

/** Follows a clicked link of an open panel when its entry is gone, so that going back from there leads to the page. */
export function followAfterReturn(link: HTMLElement, event: MouseEvent): void {
  const { defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!isPanelEntry() || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  linkToFollow = link;
}
