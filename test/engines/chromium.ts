import { patience } from '../run/eventually.ts';
import { openBrowser } from '../run/open-browser.ts';
import { callOf, findElement, poll } from './engine-window.ts';
import type { EngineWindow } from './engine-window.ts';

/** Opens a window of Chromium. */
export async function openChromium(): Promise<EngineWindow> {
  const browser = await openBrowser();
  const page = await browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  return {
    open: (url) => page.goto(url),
    back: () => page.goBack(),
    reload: () => page.reload(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: async (script, ...args) => {
      try {
        return await page.evaluate(callOf(script, args));
      } catch (error) {
        // The other engines wait for a document that is being loaded.
        if (!String(error).includes('because of a navigation')) throw error;
        await page.waitForLoadState();
        return await page.evaluate(callOf(script, args));
      }
    },
    click: async (selector, text = '') => {
      const element = await poll(`${selector} "${text}" can be clicked`, async () => {
        const call = callOf(findElement, [selector, text]);
        return (await page.evaluateHandle<Element | null>(call)).asElement();
      });
      await element.click({ timeout: patience });
    },
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    close: () => browser.close(),
  };
}
