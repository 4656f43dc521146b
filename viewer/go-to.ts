/** Goes to an address of the site, with base path, query and hash. */
export type GoTo = (address: string, options: { replace: boolean }) => void;

let goToPage: GoTo | undefined;
/** The navigation that waits for its script. */
let waiting: Parameters<GoTo> | undefined;
let fetchScript: (() => Promise<unknown>) | undefined;

/** Goes to an address of the site; where the script of navigation cannot be fetched, the browser goes there. */
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

/** Tells how to fetch the script of navigation, which tells when it is ready. */
export function setNavigationScript(fetch: () => Promise<unknown>): void {
  fetchScript = fetch;
}

/** Told when navigation is possible. */
export function onReady(navigate: GoTo): void {
  goToPage = navigate;
  if (waiting) navigate(...waiting);
  waiting = undefined;
}
