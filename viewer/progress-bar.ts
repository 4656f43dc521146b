import siteData from './site-data.ts';

/** Milliseconds after which a navigation shows the bar. */
const delay = 200;

/** The smallest part of the bar that is shown. */
const firstPart = 0.08;

/** A navigation at its begin. */
export interface BegunNavigation {
  /** When the reader asked for it; like `performance.now()`. */
  since: number;
  /** The part of the window that the bar fills. */
  part: number;
}

/** Returns the navigation that begins now, or has waited for this script; ends the bar that the style sheet showed. */
export function beginNavigation(): BegunNavigation {
  const { dataset } = document.documentElement;
  const { waiting } = dataset;
  if (waiting === undefined) return { since: performance.now(), part: firstPart };
  const shown = new DOMMatrix(getComputedStyle(document.body, '::after').transform).a;
  delete dataset.waiting;
  return { since: Number(waiting), part: Math.max(shown, firstPart) };
}

/** Shows a bar at the top of the window while a page loads. Returns a function that ends it, given `isShown`. */
export function startProgress(begun: BegunNavigation): (isShown: boolean) => void {
  const bar = document.createElement('div');
  bar.className = 'progress-bar';
  bar.role = 'progressbar';
  bar.ariaLabel = siteData.texts.loadingSidebar;
  let interval: ReturnType<typeof setInterval> | undefined;
  const show = (): void => {
    let { part } = begun;
    const grow = (): void => {
      bar.style.transform = `scaleX(${part})`;
      part += (1 - part) * 0.12;
    };
    grow();
    document.body.append(bar);
    interval = setInterval(grow, 800);
  };
  const rest = Math.ceil(begun.since + delay - performance.now());
  const timeout = rest > 0 ? setTimeout(show, rest) : undefined;
  if (rest <= 0) show();
  return (isShown) => {
    clearTimeout(timeout);
    clearInterval(interval);
    // The next navigation has its own bar.
    if (!isShown) bar.remove();
    if (!bar.isConnected) return;
    bar.style.transform = 'scaleX(1)';
    bar.style.opacity = '0';
    setTimeout(() => bar.remove(), 400);
  };
}
