import { useEffect } from 'react';

/** Returns the position of the current entry in the window's history, as the router counts it. */
function historyIndex(): number | undefined {
  const state: unknown = window.history.state;
  const hasIndex = typeof state === 'object' && state !== null && 'idx' in state;
  return hasIndex && typeof state.idx === 'number' ? state.idx : undefined;
}

/** While a panel is open, going back closes it without leaving the page (S-151). */
export function useBackCloses(isShown: boolean, close: () => void): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const index = historyIndex();
    let isReturning = false;
    const onPopState = (event: PopStateEvent): void => {
      const now = historyIndex();
      if (isReturning) {
        event.stopImmediatePropagation();
        close();
      } else if (index !== undefined && now !== undefined && now < index) {
        isReturning = true;
        event.stopImmediatePropagation();
        window.history.go(index - now);
      }
    };
    // The capture phase runs before the router's listener.
    window.addEventListener('popstate', onPopState, true);
    return () => window.removeEventListener('popstate', onPopState, true);
  }, [isShown, close]);
}
