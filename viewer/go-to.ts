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
  const leave = (): void => window.location.assign(step[0]);
  waiting = step;
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
