import type { Page } from 'playwright-core';

/** An element that received the focus. */
export interface TabStop {
  /** Tag, class and text, to find it by. */
  name: string;
  /** The part of the page that contains it. */
  part: string;
  /** Faults of its position or its focus ring. */
  faults: string[];
}

/** Presses Tab (or another key) until the focus leaves the document or reaches its end, and returns each stop. */
export async function tabStops(
  page: Page,
  options: { key?: string; most: number; onStop?: (stop: TabStop) => Promise<unknown> },
): Promise<TabStop[]> {
  const { key = 'Tab', most, onStop } = options;
  const stops: TabStop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(focused);
    if (!stop) break;
    stops.push(stop);
    await onStop?.(stop);
  }
  return stops;
}

/** Returns the focused element, in the browser, after the frame that scrolls to it. */
async function focused(): Promise<TabStop | undefined> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;

  const parts = {
    'skip link': '.skip-link',
    announcement: '.theme-announcement-bar',
    menu: '.dropdown__menu',
    navbar: '.theme-layout-navbar',
    sidebar: '.theme-doc-sidebar-container',
    'table of contents': '.theme-doc-toc-desktop, .theme-doc-toc-mobile',
    pagination: '.pagination-nav',
    content: 'main',
    footer: '.theme-layout-footer',
  };
  const part = Object.entries(parts).find(([, selector]) => element.closest(selector))?.[0];

  const faults: string[] = [];
  const navbar = document.querySelector('.theme-layout-navbar')?.getBoundingClientRect();
  const isBelowNavbar = element.closest('.theme-layout-main, .theme-layout-footer') !== null;
  const top = isBelowNavbar ? (navbar?.bottom ?? 0) : 0;
  // The first line of a wrapped link; the upper edge of an element taller than the window.
  const { left, right, y, height } = element.getClientRects()[0] ?? new DOMRect();
  const lower = Math.min(y + height, window.innerHeight);
  if (right - left < 1 || height < 1) faults.push('has no size');
  if (left < 0 || right > window.innerWidth) faults.push(`is beside the window at ${left}`);
  if (y > window.innerHeight - 10) faults.push(`is below the window at ${y}`);
  const room = window.innerHeight - Math.max(top, 0);
  if (height <= room && y < top - 0.5) faults.push(`is above ${top} at ${y}`);
  if (height <= room && y + height > window.innerHeight + 0.5) faults.push(`ends at ${y + height}`);
  for (const spot of [Math.max(y, top) + 2, (Math.max(y, top) + lower) / 2, lower - 2]) {
    const hit = document.elementFromPoint((left + right) / 2, spot);
    if (!hit || !(element.contains(hit) || hit.contains(element)))
      faults.push(`is covered at ${spot} by ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}`);
  }

  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2 || outlineColor.endsWith(' 0)'))
    faults.push('does not show the focus');
  const text = element.getAttribute('aria-label') ?? element.textContent;
  return {
    name: `${element.tagName}.${element.className} ${text.trim().slice(0, 40)}`,
    part: part ?? 'elsewhere',
    faults,
  };
}
