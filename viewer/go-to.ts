import { prefetchPage } from './prefetch.ts';

/** Goes to an address of the site, with base path, query and hash. */
export type GoTo = (address: string, options: { replace: boolean }) => void;

let goToPage: GoTo | undefined;
/** The navigation that waits for the navigation script. */
let waiting: Parameters<GoTo> | undefined;
let fetchScript: (() => Promise<unknown>) | undefined;

/** Goes to an address of the site. If the navigation script cannot be fetched, the browser navigates. */
export const goTo: GoTo = (...step) => {
  if (goToPage) {
    goToPage(...step);
    return;
  }
  const { dataset } = document.documentElement;
  const leave = (): void => {
    delete dataset.waiting;
    window.location[step[1].replace ? 'replace' : 'assign'](step[0]);
  };
  waiting = step;
  // The page and the script arrive together, no later than the page alone.
  prefetchPage(step[0].split('#')[0] ?? '');
  // The style sheet shows a progress bar until the script has its own.
  dataset.waiting = `${performance.now()}`;
  if (fetchScript) fetchScript().catch(leave);
  else leave();
};

/** Sets the function that fetches the navigation script. The script calls `onReady`. */
export function setNavigationScript(fetch: () => Promise<unknown>): void {
  fetchScript = fetch;
}

/** Called when navigation is ready. */
export function onReady(navigate: GoTo): void {
  goToPage = navigate;
  if (waiting) navigate(...waiting);
  waiting = undefined;
}
