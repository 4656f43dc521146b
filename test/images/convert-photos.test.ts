import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { Store } from '../../src/cache/store.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { convertPhotos, type PhotoSource } from '../../src/images/convert-photos.ts';
import { imageFacts } from '../../src/images/image-facts.ts';
import { loadSharp } from '../../src/images/load-sharp.ts';
import { photo } from './photo.ts';
import { contextOf } from '../context.ts';

const settings = { responsive: true, quality: 70, min: 640, max: 1030, steps: 2 };

/** Creates a store that keeps its entries in memory. */
function memoryStore(): Store & { entries: Map<string, Uint8Array> } {
  const entries = new Map<string, Uint8Array>();
  return {
    entries,
    get: (key) => Promise.resolve(entries.get(key)),
    put: (key, bytes) => Promise.resolve(void entries.set(key, Buffer.from(bytes))),
    close: () => Promise.resolve(),
  };
}

/** Returns an image as the reader of texts provides it. */
function source(name: string, bytes: Uint8Array, evenIfSmall = false): PhotoSource {
  const facts = imageFacts(bytes);
  const isPhoto = facts?.type === 'png' || facts?.type === 'jpeg';
  if (!isPhoto || !facts.size) throw new Error('This is no photo.');
  return {
    path: `assets/images/${name}-1.${facts.type}`,
    file: `docs/${name}`,
    name,
    type: facts.type === 'png' ? 'png' : 'jpeg',
    size: facts.size,
    place: { file: 'docs/a.md', line: 3, column: 1 },
    evenIfSmall,
    read: () => Promise.resolve(bytes),
  };
}

async function convert(
  photos: PhotoSource[],
  more: { store?: Store; load?: typeof loadSharp; settings?: typeof settings } = {},
) {
  const diagnostics = new Diagnostics();
  const { store, ...options } = { settings, base: '/base/', severity: 'throw' as const, ...more };
  const conversion = await convertPhotos(photos, options, contextOf(diagnostics, { store }));
  return { ...conversion, messages: diagnostics.all };
}

test('S-315 S-316 photos get variants at regular widths, never wider than the original, and a placeholder', async () => {
  const [wide, narrow, small] = [
    await photo(1600, 800),
    await photo(700, 350),
    await photo(500, 250),
  ];
  const photos = [
    source('wide', wide),
    source('narrow', narrow),
    source('small', small),
    source('asked', small, true),
  ];
  const { images, files, messages } = await convert(photos);
  expect(messages).toEqual([]);
  expect(files.map(({ path }) => path.replace(/\.[0-9a-f]{7}\./, '.HASH.'))).toEqual([
    'assets/ideal-img/wide.HASH.640.jpg',
    'assets/ideal-img/wide.HASH.1030.jpg',
    'assets/ideal-img/narrow.HASH.640.jpg',
    'assets/ideal-img/narrow.HASH.700.jpg',
    'assets/ideal-img/asked.HASH.500.jpg',
  ]);
  for (const { path, bytes } of files) {
    const width = Number(path.split('.').at(-2));
    expect(imageFacts(bytes)).toEqual({ type: 'jpeg', size: { width, height: width / 2 } });
    expect(bytes.length).toBeLessThan(wide.length);
  }
  const [first, second] = files.map(({ path }) => `/base/${path}`);
  expect(images.get('assets/images/wide-1.jpeg')).toEqual({
    width: 1600,
    height: 800,
    src: second,
    srcSet: `${first} 640w, ${second} 1030w`,
    placeholder: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]{40,300}$/),
  });
  expect(images.get('assets/images/small-1.jpeg')).toEqual({
    width: 500,
    height: 250,
    src: '/base/assets/images/small-1.jpeg',
  });
  // The quality setting applies.
  const rough = await convert([source('wide', wide)], { settings: { ...settings, quality: 20 } });
  expect(rough.files[0]!.bytes.length).toBeLessThan(files[0]!.bytes.length * 0.7);
  expect(rough.files[0]!.path).not.toBe(files[0]!.path);
});

test('a variant larger than the image in bytes is omitted', async () => {
  // Two colours, which resizing turns into many.
  const plain = await sharp({
    create: { width: 1200, height: 600, channels: 3, background: '#00599c' },
  })
    .png({ palette: true, colours: 2 })
    .toBuffer();
  const { images, files } = await convert([source('plain', await stripes(plain))]);
  expect(images.get('assets/images/plain-1.png')).toMatchObject({
    src: '/base/assets/images/plain-1.png',
  });
  expect(files).toEqual([]);
});

/** Returns the image with stripes one pixel wide. */
function stripes(image: Buffer): Promise<Buffer> {
  const svg =
    '<svg width="1200" height="600"><defs><pattern id="p" width="2" height="2" patternUnits="userSpaceOnUse"><rect width="1" height="2" fill="#fff"/></pattern></defs><rect width="1200" height="600" fill="url(#p)"/></svg>';
  return sharp(image)
    .composite([{ input: Buffer.from(svg) }])
    .png({ palette: true, colours: 2 })
    .toBuffer();
}

test('photos of all kinds become upright and sRGB, and opaque ones get a placeholder', async () => {
  const upright = await sharp(await photo(900, 1200))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const deep = await sharp(await photo(900, 600))
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  const printed = await sharp(await photo(900, 600))
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
  const clear = await sharp({
    create: {
      width: 900,
      height: 600,
      channels: 4,
      background: { r: 200, g: 20, b: 20, alpha: 0.4 },
    },
  })
    .composite([
      {
        input: await sharp(await photo(400, 300))
          .png()
          .toBuffer(),
      },
    ])
    .png({ compressionLevel: 0 })
    .toBuffer();
  const photos = [
    source('upright', upright),
    source('deep', deep),
    source('printed', printed),
    source('clear', clear),
  ];
  expect(photos[0]!.size).toEqual({ width: 1200, height: 900 });
  const { images, files, messages } = await convert(photos);
  expect(messages).toEqual([]);
  const facts = await Promise.all(
    files.map(async ({ path, bytes }) => {
      const { width, height, space, depth, orientation } = await sharp(bytes).metadata();
      return [path.split('/').at(-1)?.split('.')[0], width, height, space, depth, orientation];
    }),
  );
  expect(facts).toEqual([
    ['upright', 640, 480, 'srgb', 'uchar', undefined],
    ['upright', 1030, 773, 'srgb', 'uchar', undefined],
    ['deep', 640, 427, 'srgb', 'uchar', undefined],
    ['deep', 900, 600, 'srgb', 'uchar', undefined],
    ['printed', 640, 427, 'srgb', 'uchar', undefined],
    ['printed', 900, 600, 'srgb', 'uchar', undefined],
    ['clear', 640, 427, 'srgb', 'uchar', undefined],
    ['clear', 900, 600, 'srgb', 'uchar', undefined],
  ]);
  expect([...images.values()].map(({ placeholder }) => placeholder !== undefined)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('a truncated or far too large image is reported where it is used, and stays unchanged', async () => {
  const whole = await photo(1600, 800);
  const cut = source('cut', whole.subarray(0, whole.length / 2));
  // The header of a PNG of 40000 by 40000 pixels, with nothing after it.
  const header = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  header.writeUInt32BE(40_000, 16);
  header.writeUInt32BE(40_000, 20);
  const { images, files, messages } = await convert([cut, source('vast', header)]);
  expect(files).toEqual([]);
  expect(messages.map(({ level, code, place }) => [level, code, place?.line])).toEqual([
    ['error', 'image-damaged', 3],
    ['error', 'image-damaged', 3],
  ]);
  expect(messages[0]?.message).toMatch(
    /^The image "docs\/cut" \(1600 × 800\) cannot be converted: /,
  );
  expect(messages[1]?.message).toMatch(
    /^The image "docs\/vast" \(40000 × 40000\) cannot be converted: .*\.$/,
  );
  expect(images.get('assets/images/vast-1.png')?.src).toBe('/base/assets/images/vast-1.png');
});

test('an unchanged image is not converted again, and the library is not loaded for it', async () => {
  const store = memoryStore();
  let loads = 0;
  const load: typeof loadSharp = () => {
    loads += 1;
    return loadSharp();
  };
  const bytes = await photo(1600, 800);
  const photos = [source('a', bytes), source('b', bytes)];
  const first = await convert(photos, { store, load });
  const second = await convert(photos, { store, load });
  expect(loads).toBe(1);
  expect(second).toEqual(first);
  expect(first.files).toHaveLength(4);
  // Missing entries are created again.
  store.entries.delete([...store.entries.keys()][0]!);
  expect(await convert(photos, { store, load })).toEqual(first);
  expect(loads).toBe(2);
});

test('without the library, images are published unchanged, with one warning', async () => {
  const load: typeof loadSharp = () => Promise.reject(new Error('No binary for plan9.'));
  const photos = [source('a', await photo(1600, 800)), source('b', await photo(900, 600))];
  const { images, files, messages } = await convert(photos, { load });
  expect(files).toEqual([]);
  expect([...images.values()].map(({ src, srcSet }) => [src, srcSet])).toEqual([
    ['/base/assets/images/a-1.jpeg', undefined],
    ['/base/assets/images/b-1.jpeg', undefined],
  ]);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.level).toBe('warning');
  expect(messages[0]?.message).toContain('No binary for plan9.');
  const off = await convert(photos, { load, settings: { ...settings, responsive: false } });
  expect(off.messages).toEqual([]);
});
