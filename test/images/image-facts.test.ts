import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { imageFacts } from '../../src/images/image-facts.ts';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : part,
    ),
  );

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

const size = (width: number, height: number): object => ({ size: { width, height } });

test('the size of every kind of image is found', () => {
  const images = 'fixtures/micro-test-plus/docs/test/images';
  expect(imageFacts(readFileSync(`${images}/terminal.png`))).toEqual({
    type: 'png',
    ...size(1280, 480),
  });
  expect(imageFacts(bytes('GIF89a', [3, 0, 1, 1]))).toEqual({ type: 'gif', ...size(3, 257) });
  const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0, 9, 1, 0]);
  expect(imageFacts(jpeg)).toEqual({ type: 'jpeg', ...size(256, 9) });
  const webp = (flags: number): Uint8Array =>
    bytes('RIFF', zeros(4), 'WEBPVP8X', zeros(4), [flags, 0, 0, 0, 99, 0, 0, 49, 0, 0]);
  expect(imageFacts(webp(0))).toEqual({ type: 'webp', ...size(100, 50) });
  expect(imageFacts(webp(2))).toMatchObject({ isAnimated: true });
});

test.each([
  ['webp', 'webp', (image: Sharp) => image.webp({ lossless: true }), size(300, 5)],
  ['webp with loss', 'webp', (image: Sharp) => image.webp(), size(300, 5)],
  ['avif', 'avif', (image: Sharp) => image.avif(), size(300, 5)],
  ['png', 'png', (image: Sharp) => image.png(), size(300, 5)],
  ['gif', 'gif', (image: Sharp) => image.gif(), size(300, 5)],
  ['jpeg', 'jpeg', (image: Sharp) => image.jpeg({ progressive: true }), size(300, 5)],
  [
    'a photo that was taken upright',
    'jpeg',
    (image: Sharp) => image.withMetadata({ orientation: 6 }).jpeg(),
    size(5, 300),
  ],
])('the size of real files: %s', async (_, type, write, wanted) => {
  const create = { width: 300, height: 5, channels: 3, background: 'teal' } as const;
  const file = await write(sharp({ create })).toBuffer();
  expect(imageFacts(file)).toEqual({ type, ...wanted });
  // A file that ends in its header has no size, and nothing throws.
  for (let end = 0; end < 30; end += 1) expect(imageFacts(file.subarray(0, end))?.size).not.toBe(0);
});

test('animated PNG files are recognised', async () => {
  const create = { width: 4, height: 4, channels: 3, background: 'teal' } as const;
  const still = await sharp({ create }).png().toBuffer();
  const control = bytes([0, 0, 0, 8], 'acTL', zeros(12));
  const header = 8 + 25;
  const moving = Buffer.concat([still.subarray(0, header), control, still.subarray(header)]);
  expect(imageFacts(moving)).toEqual({ type: 'png', ...size(4, 4), isAnimated: true });
});

test('an SVG has its declared size, in any unit, or that of its view box', () => {
  const svg = (attributes: string): unknown => imageFacts(bytes(`<svg ${attributes}>`));
  expect(
    imageFacts(readFileSync('fixtures/micro-test-plus/docs/test/images/verbosity.svg')),
  ).toEqual({ type: 'svg', ...size(480, 150) });
  expect(svg('viewBox="0 0 64 32"')).toEqual({ type: 'svg', ...size(64, 32) });
  expect(svg('width="2em" viewBox="0,0,6.5,3"')).toEqual({ type: 'svg', ...size(7, 3) });
  expect(svg('width="1in" height="25.4mm"')).toEqual({ type: 'svg', ...size(96, 96) });
  expect(svg("height='20' viewBox=' 0 0 40 10'")).toEqual({ type: 'svg', ...size(80, 20) });
  expect(svg('')).toEqual({ type: 'svg' });
});

test('damaged and other files are not images', () => {
  expect(imageFacts(bytes('\x89PNG\r\n\x1a\n'))).toBeUndefined();
  expect(imageFacts(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4]))).toBeUndefined();
  expect(imageFacts(bytes('text'))).toBeUndefined();
  expect(imageFacts(bytes('<!doctype html><svg width="1" height="1">'))).toBeUndefined();
});
