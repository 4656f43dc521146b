import type { Page } from 'playwright-core';

/** The focused element, and the fault of its focus ring. */
export interface FocusRing {
  /** Tag, class and text, to find it by. */
  name: string;
  /** Sides on which something cuts it off, and too little contrast with its background. */
  faults: string[];
}

/** Checks the ring of the focused element; undefined without focus. */
export function focusRing(page: Page): Promise<FocusRing | undefined> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const faults = new Set<string>();
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
    const offset = parseFloat(outlineOffset);
    const reach = Math.max(0, parseFloat(outlineWidth) + offset);
    if (outlineStyle === 'none') faults.add('has no ring');

    // Each line of a wrapped link has its own ring.
    for (const box of element.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const ring = new DOMRect(
        box.x - reach,
        box.y - reach,
        box.width + 2 * reach,
        box.height + 2 * reach,
      );
      if (ring.left < -0.5 || ring.right > document.documentElement.clientWidth + 0.5)
        faults.add('is cut off by the window');
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (around === document.body) break;
        const { overflowX, overflowY, position } = getComputedStyle(around);
        const outer = around.getBoundingClientRect();
        const left = outer.left + around.clientLeft;
        const top = outer.top + around.clientTop;
        const name = `${around.localName}.${around.className}`;
        // Content larger than its scroll box is only partly visible.
        if (
          overflowX !== 'visible' &&
          box.width <= around.clientWidth &&
          (ring.left < left - 0.5 || ring.right > left + around.clientWidth + 0.5)
        )
          faults.add(`is cut off at a side by ${name}`);
        if (
          overflowY !== 'visible' &&
          box.height <= around.clientHeight &&
          (ring.top < top - 0.5 || ring.bottom > top + around.clientHeight + 0.5)
        )
          faults.add(`is cut off above or below by ${name}`);
        if (position === 'fixed') break;
      }
    }

    const channels = (color: string): number[] => {
      const all = (color.match(/[\d.]+/g) ?? []).map(Number);
      // Mixed colours are written as color(srgb …), from 0 to 1.
      return color.startsWith('color(') ? all.map((each, i) => (i < 3 ? each * 255 : each)) : all;
    };
    const luminance = (color: string): number => {
      const [r = 0, g = 0, b = 0] = channels(color).map((each) => {
        const part = each / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    let behind = offset < 0 ? element : element.parentElement;
    const isClear = (color: string): boolean => (channels(color)[3] ?? 1) < 0.9;
    while (behind?.parentElement && isClear(getComputedStyle(behind).backgroundColor))
      behind = behind.parentElement;
    if (behind) {
      const values = [outlineColor, getComputedStyle(behind).backgroundColor].map(luminance);
      const contrast = (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
      if (contrast < 3) faults.add(`differs by ${contrast.toFixed(2)} from ${behind.className}`);
    }
    const text = element.getAttribute('aria-label') ?? element.textContent;
    return {
      name: `${element.localName}.${element.getAttribute('class') ?? ''} ${text.trim().slice(0, 30)}`,
      faults: [...faults],
    };
  });
}
