import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { serveFixtureSite } from './fixture-site.ts';
import { addStyles } from './page-state.ts';
import { setStage } from './stage.ts';

const guide = 'docs/test/md/';
const classPage = 'docs/api/classes/micro-os-plus/micro-test-plus/test-runner/';
const post = 'blog/2025/03/21/new-website/';

const stage = setStage({
  site: serveFixtureSite,
  reader: { viewport: { width: 1440, height: 900 } },
});

/** Returns the computed value of a property of the first matching element. */
function styleOf(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** Returns the width of the first matching element, in pixels. */
function widthOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().width);
}

/** Returns by how many pixels the page is wider than the window. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

describe('sizes', () => {
  test('S-344 every rule of the phone layout ends at 996 pixels', async () => {
    const { page } = stage;
    await stage.open('docs/getting-started/');
    const shown = async (): Promise<string[]> => {
      const parts = ['.navbar__toggle', '.toc-mobile', '.doc-sidebar', '.toc-column'];
      const visible = await Promise.all(
        parts.map((part) => page.locator(part).first().isVisible()),
      );
      return parts.filter((_, i) => visible[i]);
    };
    await page.setViewportSize({ width: 996, height: 900 });
    await eventually(() => shown()).toEqual(['.navbar__toggle', '.toc-mobile']);
    await page.setViewportSize({ width: 997, height: 900 });
    await eventually(() => shown()).toEqual(['.doc-sidebar', '.toc-column']);

    // No style sheet uses another width.
    await passes(async () => {
      const widths = await page.evaluate(() => {
        const found = new Set<string>();
        const look = (rules: CSSRuleList): void => {
          for (const rule of rules) {
            if (rule instanceof CSSMediaRule && rule.conditionText.includes('width'))
              found.add(rule.conditionText);
            if (rule instanceof CSSGroupingRule) look(rule.cssRules);
          }
        };
        for (const sheet of document.styleSheets) look(sheet.cssRules);
        return [...found].sort();
      });
      expect(widths).toEqual(['(max-width: 996px)', '(min-width: 997px)']);
    });
  });

  test('S-345 S-346 the widths of the container, the sidebar and the columns', async () => {
    const { page } = stage;
    await stage.open('docs/getting-started/');
    await eventually(() => widthOf(page, '.footer .container')).toBe(1320);
    await eventually(() => widthOf(page, '.doc-sidebar')).toBe(300);
    await page.setViewportSize({ width: 1260, height: 900 });
    await eventually(() => widthOf(page, '.footer .container')).toBe(1140);
    // A quarter of the row, until that is more than the entries need.
    await page.setViewportSize({ width: 1100, height: 900 });
    await eventually(
      async () => (await widthOf(page, '.toc-column')) / (await widthOf(page, '.main-row')),
    ).toBeCloseTo(0.23, 1);
  });

  test('S-346 a post is between the recent posts and its table of contents', async () => {
    const { page } = stage;
    await stage.open(post);
    const left = await passes(async () => {
      const edges = await page.evaluate(() =>
        ['.blog-sidebar', '.page-main', '.toc-column'].map((part) => {
          const box = document.querySelector(part)?.getBoundingClientRect();
          return [box?.left ?? 0, box?.right ?? 0];
        }),
      );
      const inOrder = edges.flat();
      expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
      return edges[1]?.[0];
    });
    // The list of posts starts at the same edge.
    await stage.open('blog/');
    await passes(async () => {
      const list = await page.evaluate(
        () => document.querySelector('.page-main')?.getBoundingClientRect().left,
      );
      expect(list).toBe(left);
    });
  });

  test('S-347 S-348 fonts, the scale of headings, and readable lines', async () => {
    const { page } = stage;
    await stage.open(guide);
    await eventually(() => styleOf(page, 'html', 'font-family')).toMatch(
      /^system-ui, .*sans-serif$/,
    );
    await eventually(() => styleOf(page, 'html', 'font-size')).toBe('16px');
    await eventually(() => styleOf(page, 'html', 'line-height')).toBe('26.4px');
    await eventually(() => styleOf(page, 'pre', 'font-family')).toMatch(
      /^ui-monospace, SFMono-Regular, .*monospace$/,
    );
    await eventually(() => styleOf(page, '.prose p > code', 'font-size')).toBe('14px');
    await eventually(() => styleOf(page, 'figure.theme-code-block > pre', 'padding')).toBe('16px');
    await eventually(() => styleOf(page, 'figcaption', 'font-weight')).toBe('500');
    await eventually(() => styleOf(page, '.toc-column .toc__link', 'font-size')).toBe('13px');

    const sizes = await passes(async () => {
      const all = await Promise.all(
        ['h1', 'h2', 'h3', 'h4', 'p'].map(async (name) =>
          parseFloat(await styleOf(page, `.theme-doc-markdown ${name}`, 'font-size')),
        ),
      );
      for (const [i, size] of all.slice(1).entries()) expect(size).toBeLessThan(all[i] ?? 0);
      return all;
    });
    await passes(async () => {
      const [size, height] = await Promise.all(
        ['font-size', 'line-height'].map((name) => styleOf(page, '.theme-doc-markdown h2', name)),
      );
      expect(parseFloat(height ?? '')).toBeCloseTo(1.25 * parseFloat(size ?? ''));
    });

    // Titles have the same size in guides, posts and in the reference.
    const title = sizes[0];
    for (const path of [post, 'docs/api/groups/operators/']) {
      await stage.open(path);
      await eventually(async () => parseFloat(await styleOf(page, 'h1', 'font-size'))).toBe(title);
    }
    // No line of running text has more than about 80 characters.
    await passes(async () => {
      const longest = await page.evaluate(() => {
        const range = document.createRange();
        let most = 0;
        for (const paragraph of document.querySelectorAll('.prose > p')) {
          range.selectNodeContents(paragraph);
          const lines = new Set(
            [...range.getClientRects()].map(({ bottom }) => Math.round(bottom)),
          );
          if (lines.size > 2) most = Math.max(most, paragraph.textContent.length / lines.size);
        }
        return most;
      });
      expect(longest).toBeGreaterThan(0);
      expect(longest).toBeLessThan(85);
    });
  });

  test('S-349 all colours are custom properties that a site can set', async () => {
    const { page } = stage;
    await stage.open(classPage);
    const colours = async (): Promise<string[]> =>
      Promise.all([
        styleOf(page, 'html', 'background-color'),
        styleOf(page, 'html', 'color'),
        styleOf(page, '.navbar', 'background-color'),
        styleOf(page, '.member-name', 'color'),
      ]);
    const light = await colours();
    await page.locator('html').evaluate((html) => {
      html.dataset.theme = 'dark';
    });
    await passes(async () => {
      const dark = await colours();
      for (const [i, colour] of dark.entries()) expect(colour).not.toBe(light[i]);
    });
    await addStyles(page, "[data-theme='dark'] { --color-primary: rgb(1, 2, 3) }");
    await eventually(() => styleOf(page, '.member-name', 'color')).toBe('rgb(1, 2, 3)');
  });
});

describe('one type scale', () => {
  /** Returns the sizes of all visible text, but not of drawings and formulas, which have units of their own. */
  const sizes = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const found = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        const isBlank = (texts.currentNode.textContent ?? '').trim() === '';
        if (!parent || isBlank || parent.closest('script, style, svg, math')) continue;
        if (parent.checkVisibility()) found.add(getComputedStyle(parent).fontSize);
      }
      return [...found].sort((a, b) => parseFloat(a) - parseFloat(b));
    });

  test('guides, posts and the reference have the same seven sizes, and the same headings', async () => {
    const { page } = stage;
    const scale = ['13px', '14px', '16px', '17px', '20px', '24px', '32px'];
    const pages = [guide, classPage, 'docs/api/', 'docs/user/', post, 'blog/', 'docs/api/changes/'];
    for (const path of pages) {
      await stage.open(path);
      await passes(async () => {
        const found = await sizes(page);
        expect([path, found.filter((size) => !scale.includes(size))]).toEqual([path, []]);
      });
    }
    const heading = async (path: string, level: string): Promise<string[]> => {
      await stage.open(path);
      return passes(() =>
        Promise.all(
          ['font-size', 'font-weight', 'line-height', 'letter-spacing', 'border-bottom'].map(
            (name) => styleOf(page, `.theme-doc-markdown ${level}`, name),
          ),
        ),
      );
    };
    for (const level of ['h2', 'h3'])
      expect(await heading(classPage, level)).toEqual(await heading(guide, level));
  });
});

describe('motion and layers', () => {
  test('S-350 transitions take 200 milliseconds, or none with reduced motion', async () => {
    const { page } = stage;
    await stage.open('docs/getting-started/');
    const longest = (): Promise<number> =>
      page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('*')].flatMap((element) => {
            const { transitionDuration, animationDuration } = getComputedStyle(element);
            return `${transitionDuration}, ${animationDuration}`
              .split(', ')
              .map((time) => parseFloat(time) * 1000);
          }),
        ),
      );
    await eventually(() => longest()).toBe(200);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await eventually(() => longest()).toBeLessThanOrEqual(1);
  });

  test('S-350 dropdowns, bars and panels are stacked in this order', async () => {
    const { page } = stage;
    await stage.open('docs/getting-started/');
    await eventually(() => styleOf(page, '.dropdown__menu', 'z-index')).toBe('100');
    await eventually(() => styleOf(page, '.navbar', 'z-index')).toBe('200');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar--show').last().waitFor();
    await eventually(() => styleOf(page, '.navbar', 'z-index')).toBe('400');
  });
});

describe('print', () => {
  test('S-351 only the text is printed, in light colours', async () => {
    const { page } = stage;
    const away =
      '.announcement-bar, .navbar, .footer, .doc-sidebar, .blog-sidebar, .toc-column, .toc-mobile, ' +
      '.pagination-nav, .theme-edit-this-page, .hash-link, .copy-button';
    for (const path of ['docs/getting-started/', classPage, post]) {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await stage.open(path);
      await page.locator('html').evaluate((html) => {
        html.dataset.theme = 'dark';
      });
      const screen = page.locator(away).filter({ visible: true });
      await eventually(() => screen.count()).toBeGreaterThan(3);
      await page.emulateMedia({ media: 'print' });
      await eventually(() => screen.count()).toBe(0);
      await eventually(() => page.locator('h1').isVisible()).toBe(true);
      await eventually(() => styleOf(page, 'html', 'background-color')).toBe('rgb(255, 255, 255)');
    }
  });

  test('S-351 headings are printed on the same page as their content, and rows are not split', async () => {
    const { page } = stage;
    await stage.open(classPage);
    await page.emulateMedia({ media: 'print' });
    const parts = ['.prose h2', '.member-head', '.member h3', '.param-table caption'];
    for (const part of parts)
      await eventually(async () => [part, await styleOf(page, part, 'break-after')]).toEqual([
        part,
        'avoid',
      ]);
    for (const part of ['.member-table tr', '.param-table tr', '.member .signature'])
      await eventually(async () => [part, await styleOf(page, part, 'break-inside')]).toEqual([
        part,
        'avoid',
      ]);
    await page.emulateMedia({ media: 'screen' });
    await eventually(() => styleOf(page, '.prose h2', 'break-after')).toBe('auto');
  });

  test('S-351 code and wide tables are printed completely', async () => {
    const { page } = stage;
    await stage.open(guide);
    await page.setViewportSize({ width: 640, height: 900 });
    const boxes = page.locator('pre, .table-wrap');
    const cut = (): Promise<number> =>
      boxes.evaluateAll(
        (elements) => elements.filter((box) => box.scrollWidth > box.clientWidth + 1).length,
      );
    await eventually(() => cut()).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'print' });
    await eventually(() => cut()).toBe(0);
    await eventually(() => styleOf(page, 'figure.theme-code-block code', 'white-space')).toBe(
      'pre-wrap',
    );
  });
});

describe('narrow windows', () => {
  test('S-352 no kind of page scrolls sideways', async () => {
    const { page, site } = stage;
    const kinds = new Map(site.pages.map(({ kind, href }) => [kind, href]));
    const paths = [...new Set([...kinds.values(), guide, classPage].map((href) => below(href)))];
    expect(paths.length).toBeGreaterThan(15);
    const wide: string[] = [];
    for (const path of paths) {
      await page.goto(new URL(path, site.url).href);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        if ((await overhang(page)) > 0) wide.push(`${path} ${width}`);
      }
    }
    expect(wide).toEqual([]);
  });

  test('S-352 wide code and tables scroll in their own box', async () => {
    const { page } = stage;
    await page.setViewportSize({ width: 390, height: 844 });
    await stage.open(guide);
    for (const selector of ['.table-wrap', 'figure.theme-code-block > pre']) {
      await passes(async () => {
        const scrolled = await page.locator(selector).evaluateAll((boxes) =>
          boxes.map((box) => {
            box.scrollLeft = 40;
            return box.scrollLeft;
          }),
        );
        expect(scrolled).toContain(40);
      });
    }
    await eventually(() => overhang(page)).toBe(0);
  });
});

/** Returns a path below the base path. */
function below(href: string): string {
  return href.replace(/^\/micro-test-plus-xpack\//, '');
}

describe('pages of the reference', () => {
  test('a class starts with its members, in dense rows that do not shift', async () => {
    const { page } = stage;
    await stage.open(classPage);
    await passes(async () => {
      const facts = await page.evaluate(() => {
        const top = (selector: string): number =>
          document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
        const rows = [...document.querySelectorAll<HTMLElement>('.member-table tr')];
        const left = (row: HTMLElement): number =>
          Math.round(row.querySelector('.member-name')?.getBoundingClientRect().left ?? 0);
        return {
          head: top('h2') - top('h1'),
          mean: rows.reduce((sum, row) => sum + row.offsetHeight, 0) / rows.length,
          columns: new Set(rows.filter((row) => row.querySelector('.member-type')).map(left)).size,
          tables: document.querySelectorAll('.member-table').length,
        };
      });
      // In pixels. Head: name, brief, header and place, one closed graph. Row: a declaration and its brief.
      expect(facts.head).toBeLessThan(200);
      expect(facts.mean).toBeLessThanOrEqual(48);
      expect(facts.columns).toBeLessThanOrEqual(facts.tables);
    });
  });

  test('deprecated symbols have the badge in lists, in the sidebar and on their page', async () => {
    const { page } = stage;
    await stage.open('docs/api/namespaces/micro-os-plus/micro-test-plus/');
    const row = page.locator('.member-table tr.deprecated').first();
    await eventually(() => row.locator('.badge-deprecated').innerText()).toBe(
      'deprecated since 3.2.0',
    );
    await eventually(() =>
      styleOf(page, '.member-table tr.deprecated .member-name', 'text-decoration-line'),
    ).toBe('line-through');
    await stage.open('docs/api/structs/micro-os-plus/micro-test-plus/-t/');
    const current = page.locator('.doc-sidebar [aria-current="page"]');
    await eventually(() => current.innerText()).toMatch(/^_t\s+deprecated$/);
    await eventually(() => page.locator('.page-header .badge-deprecated').count()).toBe(1);
  });
});

test('code on the home page has the usual colours, even after the reader changes it', async () => {
  const { page } = stage;
  await stage.open('');
  const shown = page.locator('[role="tabpanel"] figure').filter({ visible: true });
  const keywords = (): Promise<string[]> => shown.locator('.k').allTextContents();
  await eventually(() => keywords()).toContain('namespace');
  await page.getByRole('tab', { name: 'ring-buffer.h' }).click();
  await shown.getByText('class').first().waitFor();
  await eventually(() => keywords()).toContain('class');
  await eventually(() => shown.getByText('never wraps').count()).toBe(1);
  await page.getByRole('button', { name: 'correct' }).click();
  await shown.getByText('% N').waitFor();
  await eventually(() => keywords()).toContain('class');
});

test('a full stop after the icon of a link stays on the same line at every width', async () => {
  await stage.open('docs/developer/');
  await passes(async () => {
    const apart = await stage.page.evaluate(() => {
      const link = [...document.querySelectorAll<HTMLElement>('.markdown a[target="_blank"]')].find(
        ({ nextSibling }) => /^[.,]/.test(nextSibling?.textContent ?? ''),
      );
      const stop = link?.nextSibling;
      const paragraph = link?.closest<HTMLElement>('p, li');
      if (!link?.firstChild || !stop || !paragraph) return 'There is no such link.';
      const bottomOf = (node: Node, start: number, end: number): number => {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, end);
        return [...range.getClientRects()].at(-1)?.bottom ?? 0;
      };
      const found: number[] = [];
      for (let width = 200; width < 700; width += 1) {
        paragraph.style.width = `${width}px`;
        const text = link.firstChild.textContent?.length ?? 0;
        const distance = bottomOf(stop, 0, 1) - bottomOf(link.firstChild, text - 1, text);
        if (Math.abs(distance) > 4) found.push(width);
      }
      return found;
    });
    expect(apart).toEqual([]);
  });
});
