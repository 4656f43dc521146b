import { findPath } from '../run/shared.ts';
import { openChromium } from './chromium.ts';
import type { EngineWindow } from './engine-window.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

/** A browser engine. */
export interface Engine {
  /** Its name. */
  name: string;
  /** Starts the browser. */
  openWindow: () => Promise<EngineWindow>;
}

/**
 * Returns the engines to test: Chromium, and Firefox and WebKit if they are installed or can be. In continuous
 * integration (`CI` is set), a missing one is an error; otherwise, the run says which one it does not test.
 */
export async function findEngines(): Promise<Engine[]> {
  const [firefox, driver, xvfb] = [
    await findPath('firefox'),
    await findPath('webkit'),
    await findPath('xvfb'),
  ];
  const engines: Engine[] = [{ name: 'Chromium', openWindow: openChromium }];
  if (firefox) engines.push({ name: 'Firefox', openWindow: () => openFirefox(firefox) });
  if (driver && xvfb) engines.push({ name: 'WebKit', openWindow: () => openWebKit(driver, xvfb) });
  return engines;
}
