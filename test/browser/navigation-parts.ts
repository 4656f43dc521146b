import type { Locator } from 'playwright-core';
import type { Stage } from './stage.ts';

/** Matches the addresses that are meant. */
export type Addresses = (url: URL) => boolean;

/** What tests of navigation wait for and press. */
export interface NavigationParts {
  /** Holds matching requests back until they are released. */
  hold: (pattern: string | Addresses) => Promise<() => void>;
  /** A heading of the first level in the content. */
  heading: (name: string) => Locator;
  /** A link in the text of the page. */
  link: (name: string) => Locator;
}

/** Returns what tests of navigation use on the page of a stage. */
export function navigationParts(stage: Stage): NavigationParts {
  return {
    hold: async (pattern) => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await stage.page.route(pattern, async (route) => {
        await held;
        await route.continue();
      });
      return release;
    },
    heading: (name) => stage.page.locator('main h1', { hasText: name }),
    link: (name) => stage.page.locator('#__page-content').getByRole('link', { name, exact: true }),
  };
}
