import siteData from './site-data.ts';

/** Milliseconds after which a navigation shows the bar. */
const delay = 200;

/** Shows a bar at the top of the window while a page loads. Returns a function that ends it, given `isShown`. */
export function startProgress(): (isShown: boolean) => void {
  const bar = document.createElement('div');
  bar.className = 'progress-bar';
  bar.role = 'progressbar';
  bar.ariaLabel = siteData.texts.loadingSidebar;
  let interval: ReturnType<typeof setInterval> | undefined;
  const timeout = setTimeout(() => {
    let part = 0.08;
    const grow = (): void => {
      bar.style.transform = `scaleX(${part})`;
      part += (1 - part) * 0.12;
    };
    grow();
    document.body.append(bar);
    interval = setInterval(grow, 800);
  }, delay);
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
