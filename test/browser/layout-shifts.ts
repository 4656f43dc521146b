import type { Page } from 'playwright-core';

/** Returns the layout shifts of a page since loading that no action of the reader caused: score and class names. */
export async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; sources?: { node: Node | null }[] };
    const shifts: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as Shift;
        // Less than a pixel of a word is rounding and invisible.
        if (value < 0.0005) continue;
        const names = sources.map(({ node }) =>
          node instanceof Element ? node.className : node?.nodeName,
        );
        shifts.push(`${value} ${names.join(', ')}`);
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // Shifts of the latest frame are known after the next one.
    for (let i = 0; i < 2; i++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    observer.disconnect();
    return shifts;
  });
}
