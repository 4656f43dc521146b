/** A navigation that takes longer than this, in milliseconds, shows the bar. */
const delay = 200;

/** Shows a bar at the top of the window while a page loads; gives what ends it. */
export function startProgress(): () => void {
  let bar: HTMLElement | undefined;
  let interval: ReturnType<typeof setInterval> | undefined;
  const timeout = setTimeout(() => {
    bar = document.createElement('div');
    bar.className = 'progress-bar';
    bar.setAttribute('role', 'progressbar');
    document.body.append(bar);
    let part = 0.08;
    const grow = (): void => {
      if (bar) bar.style.transform = `scaleX(${part})`;
      part += (1 - part) * 0.12;
    };
    grow();
    interval = setInterval(grow, 800);
  }, delay);
  return () => {
    clearTimeout(timeout);
    clearInterval(interval);
    const done = bar;
    if (!done) return;
    done.style.transform = 'scaleX(1)';
    done.style.opacity = '0';
    setTimeout(() => done.remove(), 400);
  };
}
