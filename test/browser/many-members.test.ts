import { describe, test } from '@jest/globals';
import { eventually } from '../run/eventually.ts';
import { base, serveSmallSite, type FixtureSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

/** Number of functions: above the bound from which the filter waits for a pause. */
const count = 1_050;

const nameOf = (i: number): string => `f${String(i).padStart(4, '0')}`;

/** Serves a namespace with many documented functions, as C libraries have it. */
function serveLibrary(): Promise<FixtureSite> {
  const functions = Array.from(
    { length: count },
    (_, i) => `
      <memberdef kind="function" id="namespacemany_1a${nameOf(i)}" prot="public" static="no" const="no" explicit="no"
        inline="no" virt="non-virtual">
        <type>void</type><definition>void many::${nameOf(i)}</definition><argsstring>()</argsstring>
        <name>${nameOf(i)}</name>
        <briefdescription><para>Does ${i}.</para></briefdescription>
        <detaileddescription></detaileddescription><inbodydescription></inbodydescription>
        <location file="many.h" line="${i + 1}"/>
      </memberdef>`,
  ).join('');
  return serveSmallSite({
    config: { doxygen: { xml: 'xml' } },
    files: {
      'xml/index.xml': `<doxygenindex version="1.9.4">
        <compound refid="namespacemany" kind="namespace"><name>many</name></compound></doxygenindex>`,
      'xml/namespacemany.xml': `<doxygen version="1.9.4">
        <compounddef id="namespacemany" kind="namespace" language="C++"><compoundname>many</compoundname>
        <sectiondef kind="func">${functions}</sectiondef>
        <briefdescription><para>Many functions.</para></briefdescription>
        <detaileddescription></detaileddescription><location file="many.h" line="1"/>
        </compounddef></doxygen>`,
    },
  });
}

const page = 'docs/api/namespaces/many/';

describe('a page with a thousand members', () => {
  const stage = setStage({ site: serveLibrary });

  const shownRows = (): Promise<number> =>
    stage.page
      .locator('.member-table tr')
      .evaluateAll((rows) => rows.filter((row) => !row.closest('[hidden]')).length);

  /** Types in the filter; throws if rows are hidden before the reader can type more. */
  const type = (value: string): Promise<void> =>
    stage.page.evaluate((text) => {
      const field = document.querySelector<HTMLInputElement>('.theme-doc-toc-desktop .toc-filter');
      if (!field) throw new Error('There is no filter.');
      const hidden = (): number => document.querySelectorAll('.member-table tr[hidden]').length;
      const before = hidden();
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      if (hidden() !== before) throw new Error('The page was filtered while the reader typed.');
    }, value);

  test('is filtered when the reader stops typing, and Enter goes to what fits', async () => {
    await stage.open(page);
    await stage.page.keyboard.press('f');
    await stage.page.waitForFunction(() => document.activeElement?.className === 'toc-filter');
    await eventually(shownRows).toBe(count);
    await type('f10');
    await eventually(shownRows).toBe(50);
    await type('f1049');
    await stage.page.keyboard.press('Enter');
    await eventually(shownRows).toBe(1);
    await eventually(() => stage.page.url()).toMatch(/#f1049$/);
  });

  test('lays out only the rows near the window, once the height of all is known', async () => {
    const { page: tab } = stage;
    const lastName = tab.locator('.member-table tr').last().locator('code').last();
    const isSkipped = (): Promise<boolean> =>
      lastName.evaluate((name) => !name.checkVisibility({ contentVisibilityAuto: true }));
    await stage.open(page);
    await tab.keyboard.press('f');
    await eventually(isSkipped).toBe(true);
    // Links to members would miss them if rows that are skipped had another height.
    const difference = (): Promise<number | undefined> =>
      tab.evaluate(() => {
        const rows = [...document.querySelectorAll<HTMLElement>('.many tr')];
        if (!rows.every(({ dataset }) => 'settled' in dataset)) return undefined;
        const settled = document.documentElement.scrollHeight;
        for (const row of rows) delete row.dataset.settled;
        const whole = document.documentElement.scrollHeight;
        for (const row of rows) row.dataset.settled = '';
        return whole - settled;
      });
    await eventually(difference).toBe(0);
  });

  test('is cleared in steps, and is whole when the reader goes to a member', async () => {
    const { page: tab } = stage;
    await stage.open(page);
    await tab.keyboard.press('f');
    await type('f1049');
    await eventually(shownRows).toBe(1);
    await tab.keyboard.press('Escape');
    await eventually(shownRows).toBe(count);
    await type('f104');
    await eventually(shownRows).toBe(10);
    await tab.evaluate(() => (window.location.hash = 'f0730'));
    await eventually(shownRows).toBe(count);
    await eventually(() =>
      tab.locator('[id="f0730"]').evaluate((heading) => {
        const { top } = heading.getBoundingClientRect();
        return top >= 0 && top < 160;
      }),
    ).toBe(true);
  });

  test('marks the heading that is shown, not one in a closed list', async () => {
    const { page: tab } = stage;
    const current = tab.locator('.theme-doc-toc-desktop .toc__link--active');
    await stage.open(`${page}#f0920`);
    await eventually(() => current.innerText()).toBe('f0920()');
    await tab.evaluate(() => (window.location.hash = 'f0730'));
    await eventually(() =>
      tab.locator('[id="f0730"]').evaluate((heading) => {
        const { top } = heading.getBoundingClientRect();
        return top >= 0 && top < 160;
      }),
    ).toBe(true);
    await eventually(() => current.innerText()).toBe('f0730()');
  });

  test('is loaded by the browser, which shows a long page sooner than a script could', async () => {
    const { page: tab } = stage;
    const isLoaded = (): Promise<boolean> => tab.evaluate(() => !('mark' in window));
    const follow = async (hash: string): Promise<void> => {
      await stage.open('docs/api/');
      await tab.evaluate((address) => {
        Object.assign(window, { mark: true });
        document.body.style.minHeight = '5000px';
        window.scrollTo(0, 900);
        const link = Object.assign(document.createElement('a'), { href: address });
        document.body.append(link);
        link.click();
      }, `${base}${page}${hash}`);
      await tab.waitForURL(`**/${page}${hash}`);
      await eventually(isLoaded).toBe(true);
      await tab.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    };
    await follow('#f0730');
    const top = (): Promise<number> =>
      tab.locator('[id="f0730"]').evaluate((heading) => heading.getBoundingClientRect().top);
    await eventually(async () => (await top()) >= 0 && (await top()) < 160).toBe(true);
    await follow('');
    await eventually(() => tab.evaluate(() => window.scrollY)).toBe(0);
    const heading = (): Promise<string> => tab.locator('h1').first().innerText();
    const long = await heading();
    await tab.goBack();
    await tab.waitForURL('**/docs/api/');
    await eventually(heading).not.toBe(long);
    await tab.goForward();
    await tab.waitForURL(`**/${page}`);
    await eventually(heading).toBe(long);
  });
});
