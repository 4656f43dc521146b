import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { CardContent } from '../../src/cards/card-content.ts';
import { cardPicture, cardSize, type CardStyle } from '../../src/cards/card-picture.ts';
import { cardFaces } from '../../src/cards/face.ts';
import { planCards, type Cards } from '../../src/cards/plan-cards.ts';
import type { Store } from '../../src/cache/store.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import type { LoadSharp } from '../../src/images/load-sharp.ts';
import type { PlanPage } from '../../src/plan/types.ts';
import { contextOf } from '../context.ts';
import { documentPage, documentPlan, siteData } from '../render/document-plan.tsx';

const faces = cardFaces();
const light: CardStyle = { mode: 'light', accent: '#00599c', isRightToLeft: false };
const plain: CardContent = {
  site: 'Lib',
  kind: 'class · lib',
  name: 'Parser',
  code: ['#include <lib/parser.h>'],
  brief: 'Reads text.',
};

/** The part of a card with other colours than its ground, in pixels, without the bar at the top. */
async function inkOf(content: Partial<CardContent>, style = light) {
  const svg = Buffer.from(cardPicture({ ...plain, ...content }, style, faces));
  const { data, info } = await sharp(svg)
    .extract({ left: 0, top: 13, width: cardSize.width, height: cardSize.height - 13 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const box = { left: info.width, right: 0, top: info.height, bottom: 0, pixels: 0 };
  const [red, green, blue] = data;
  for (let i = 0; i < data.length; i += 3) {
    if (data[i] === red && data[i + 1] === green && data[i + 2] === blue) continue;
    const [x, y] = [(i / 3) % info.width, Math.floor(i / 3 / info.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y + 13);
    box.bottom = Math.max(box.bottom, y + 13);
    box.pixels++;
  }
  return box;
}

const long = 'micro_os_plus::very_long_scope::'.repeat(4) + 'ParserOfEverything';

describe('texts stay within the margins', () => {
  const contents: { because: string; content: Partial<CardContent> }[] = [
    { because: 'a short card', content: {} },
    { because: 'a long name breaks', content: { name: long } },
    { because: 'a word without parts breaks', content: { name: 'x'.repeat(300) } },
    { because: 'a long scope is cut', content: { kind: `struct template · ${long}` } },
    { because: 'a long title of the site is cut', content: { site: 'Library '.repeat(40) } },
    { because: 'long code is cut', content: { code: [long, long, long, long] } },
    {
      because: 'all that is long at once fits',
      content: { kind: long, name: long, code: [long, long, long], brief: 'words '.repeat(200) },
    },
  ];
  test.each(contents)('$because', async ({ content }) => {
    for (const isRightToLeft of [false, true]) {
      const ink = await inkOf(content, { ...light, isRightToLeft });
      expect(ink.left).toBeGreaterThanOrEqual(70);
      expect(ink.right).toBeLessThanOrEqual(cardSize.width - 70);
      expect(ink.bottom).toBeLessThanOrEqual(cardSize.height - 40);
    }
  });
});

test('each text of a card is drawn', async () => {
  const whole = (await inkOf({})).pixels;
  for (const key of ['site', 'kind', 'name', 'brief'] as const)
    expect((await inkOf({ [key]: '' })).pixels).toBeLessThan(whole - 300);
  expect((await inkOf({ code: [] })).pixels).toBeLessThan(whole - 300);
});

test('lines begin at the left, and at the right in languages that are written to the left', async () => {
  expect((await inkOf({})).left).toBeLessThan(80);
  const mirrored = await inkOf({}, { ...light, isRightToLeft: true });
  expect(mirrored.right).toBeGreaterThan(cardSize.width - 80);
  expect(mirrored.left).toBeGreaterThan(400);
});

test('no letter lacks its inner spaces, whatever numbers are in its outline', () => {
  const svg = faces.bold.draw('aµ&@%', 0, 0, 62);
  const paths = svg.match(/d="[^"]*"/g) ?? [];
  expect(paths).toHaveLength(5);
  const counts = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };
  for (const path of paths)
    for (const [, letter = '', numbers = ''] of path.slice(3, -1).matchAll(/([A-Z])([^A-Z]*)/g))
      expect([letter, numbers.split(' ').filter((each) => each !== '').length]).toEqual([
        letter,
        counts[letter as keyof typeof counts],
      ]);
});

/** Creates a store that keeps its entries in memory. */
function memoryStore(): Store {
  const entries = new Map<string, Uint8Array>();
  return {
    get: (key) => Promise.resolve(entries.get(key)),
    put: (key, bytes) => Promise.resolve(void entries.set(key, Buffer.from(bytes))),
    close: () => Promise.resolve(),
  };
}

const symbols = { compounds: new Map() };

/** Returns a guide with a title and a description. */
function guide(title: string, own: Partial<PlanPage['description']> = {}): PlanPage {
  const page = documentPage({
    permalink: `docs/${title}/`,
    description: { title, description: 'About it.', place: { file: `docs/${title}.md` }, ...own },
  });
  Object.assign(page.context, { symbols });
  return page;
}

async function cardsOf(
  pages: PlanPage[],
  more: { config?: object; store?: Store; load?: LoadSharp; title?: string } = {},
): Promise<{ cards: Cards | undefined; messages: string[] }> {
  const diagnostics = new Diagnostics();
  const config = {
    colorMode: { defaultMode: 'light' },
    socialCards: { maxPages: 10 },
    ...more.config,
  };
  const plan = documentPlan(pages, config);
  const context = contextOf(diagnostics, { store: more.store });
  const titled = { ...plan, siteData: { ...siteData, title: more.title ?? 'Site' } };
  const cards = await planCards(titled, context, more.load);
  const messages = diagnostics.all.map(({ level, message }) => `${level}: ${message}`);
  return { cards, messages };
}

describe('pages with cards', () => {
  test('a page with an image of its own, or with a file that has no address, has no card', async () => {
    const pages = [guide('a'), guide('b', { image: 'b.png' }), guide('c', { file: '404.html' })];
    const { cards } = await cardsOf(pages);
    expect([...(cards?.paths.keys() ?? [])]).toEqual(['docs/a/index.html']);
  });

  test('the name of a card follows from what it shows, and only from that', async () => {
    const pathOf = async (title: string, config: object = {}): Promise<string | undefined> =>
      (await cardsOf([guide(title)], { config })).cards?.paths.values().next().value;
    const path = await pathOf('a');
    expect(path).toMatch(/^assets\/cards\/[0-9a-f]{16}\.png$/);
    expect(await pathOf('a', { baseUrl: '/other/' })).toBe(path);
    expect(await pathOf('b')).not.toBe(path);
    expect(await pathOf('a', { colorMode: { defaultMode: 'dark' } })).not.toBe(path);
    expect(await pathOf('a', { theme: { accent: { color: '#b00020' } } })).not.toBe(path);
  });

  const off: { because: string; config?: object; load?: LoadSharp; expected: string }[] = [
    {
      because: 'there are more pages than the option allows',
      config: { socialCards: { maxPages: 1 } },
      expected: 'info: The site has no social cards: it has 2 pages, more than 1.',
    },
    {
      because: 'the URL of the site is not known',
      config: { url: 'http://localhost' },
      expected:
        'warning: The site has no social cards: other sites load them from absolute URLs, and the option "url" is missing.',
    },
    {
      because: 'the package is missing',
      load: () => Promise.reject(new Error('Cannot find sharp.\nRequire stack')),
      expected:
        'warning: The site has no social cards: the package "sharp" cannot be loaded. Cannot find sharp.',
    },
  ];
  test.each(off)('none if $because', async ({ config, load, expected }) => {
    const { cards, messages } = await cardsOf([guide('a'), guide('b')], {
      ...(config && { config }),
      ...(load && { load }),
    });
    expect(cards).toBeUndefined();
    expect(messages).toEqual([expected]);
  });

  test('characters that the fonts lack are no boxes: the text is left out, and that is said once', async () => {
    const pages = [guide('中文'), guide('日'), guide('a', { description: 'עברית' }), guide('Ωж ü')];
    const { cards, messages } = await cardsOf(pages);
    expect([...(cards?.paths.keys() ?? [])]).toEqual(['docs/a/index.html', 'docs/Ωж ü/index.html']);
    expect(messages).toEqual([
      'info: 2 pages have no social card, and 1 page has a social card without some of its texts: the fonts lack "中", "文", "日", "ע", "ב", "ר", "י", "ת".',
    ]);
  });

  test('emoji are decoration, and left out without a message', async () => {
    const { cards, messages } = await cardsOf([guide('👩‍💻 a ✨')]);
    const [path] = cards?.paths.values() ?? [];
    const plainPath = (await cardsOf([guide('a')])).cards?.paths.values().next().value;
    expect([path, messages]).toEqual([plainPath, []]);
  });
});

test('equal cards have equal bytes, are drawn once, and not again in the next build', async () => {
  let drawn = 0;
  const load: LoadSharp = () => {
    const counting = (...args: Parameters<typeof sharp>): ReturnType<typeof sharp> => {
      drawn++;
      return sharp(...args);
    };
    return Promise.resolve(Object.assign(counting, sharp));
  };
  const store = memoryStore();
  const pages = [guide('a'), guide('b')];
  const first = await (await cardsOf(pages, { store, load })).cards?.draw();
  expect([first?.length, drawn]).toEqual([2, 2]);
  const again = await (await cardsOf(pages, { store, load })).cards?.draw();
  expect([again, drawn]).toEqual([first, 2]);
  const without = await (await cardsOf(pages, { load })).cards?.draw();
  expect([without, drawn]).toEqual([first, 4]);
  const { format, width, height } = await sharp(first?.[0]?.bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', ...cardSize });
});
