import sharp from 'sharp';

/** Returns a JPEG with soft colours and fine grain, like a photo; identical for the same size (in pixels). */
export function photo(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let random = 1;
  for (let i = 0; i < pixels.length; i += 3) {
    const x = ((i / 3) % width) / width;
    const y = Math.floor(i / 3 / width) / height;
    random = (random * 48271) % 0x7fffffff;
    const grain = (random % 24) - 12;
    pixels[i] = 90 + 120 * x + grain;
    pixels[i + 1] = 110 + 80 * y + grain;
    pixels[i + 2] = 140 + 60 * Math.sin(6 * x) + grain;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
}
