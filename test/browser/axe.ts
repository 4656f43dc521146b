import { createRequire } from 'node:module';
import type { BrowserContext, Page } from 'playwright-core';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The part of axe-core's result that these tests read. */
interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** A theme of a page. */
export type Theme = 'light' | 'dark';

/** Adds the checker to all pages of a reader; not as an element, which the policy of the pages forbids. */
export async function addAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: axe });
}

/** The rules that depend on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the violations of WCAG 2.2 AA and of axe-core's best practices: rule, element, advice. With `colours`, only
 * those that depend on colours: a page that has been checked in one theme differs in nothing else in the other. With
 * `theme`, the page has that one meanwhile.
 */
export async function violations(
  page: Page,
  part: 'all' | 'colours' = 'all',
  theme?: Theme,
): Promise<string[]> {
  return page.evaluate(
    async ([runOnly, other]) => {
      const { axe } = window as unknown as { axe: { run(o: object): Promise<AxeResult> } };
      const { dataset } = document.documentElement;
      const own = dataset.theme;
      dataset.theme = other ?? own;
      const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] });
      dataset.theme = own;
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
      );
    },
    [part === 'all' ? tags : { type: 'rule', values: colourRules }, theme] as const,
  );
}

/** Returns the violations of what a page shows, in both themes; `own` is that of the page. */
export async function inBothThemes(page: Page, own: Theme = 'light'): Promise<string[]> {
  const other = own === 'light' ? 'dark' : 'light';
  return [...(await violations(page)), ...(await violations(page, 'colours', other))];
}
