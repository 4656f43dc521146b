import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { imageSize } from '../../src/markdown/image-size.ts';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : part,
    ),
  );

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

test('the size of every kind of image is found', () => {
  const images = 'fixtures/micro-test-plus/docs/test/images';
  expect(imageSize(readFileSync(`${images}/terminal.png`))).toEqual({ width: 1280, height: 480 });
  expect(imageSize(readFileSync(`${images}/verbosity.svg`))).toEqual({ width: 480, height: 150 });
  expect(imageSize(bytes('<svg viewBox="0 0 64 32">'))).toEqual({ width: 64, height: 32 });
  expect(imageSize(bytes('<svg width="2em" viewBox="0,0,6.5,3">'))).toEqual({
    width: 6.5,
    height: 3,
  });
  expect(imageSize(bytes('GIF89a', [3, 0, 1, 1]))).toEqual({ width: 3, height: 257 });
  const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0, 9, 1, 0]);
  expect(imageSize(jpeg)).toEqual({ width: 256, height: 9 });
  const webp = bytes('RIFF', zeros(4), 'WEBPVP8X', zeros(8), [99, 0, 0, 49, 0, 0]);
  expect(imageSize(webp)).toEqual({ width: 100, height: 50 });
});

test('damaged and other files have no size', () => {
  expect(imageSize(bytes('\x89PNG'))).toBeUndefined();
  expect(imageSize(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4]))).toBeUndefined();
  expect(imageSize(bytes('<svg>'))).toBeUndefined();
  expect(imageSize(bytes('text'))).toBeUndefined();
});
