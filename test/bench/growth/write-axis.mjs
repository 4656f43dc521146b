// Writes the generated input of an axis: a site with its configuration and, if it has an API reference, Doxygen's XML.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync, crc32 as zlibCrc32 } from 'node:zlib';
import { indexOf } from './doxygen-xml.mjs';

/** The CRC of PNG chunks; Node 20.15 and newer have it. */
function crc32(bytes) {
  if (zlibCrc32) return zlibCrc32(bytes);
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** Returns a PNG of 16 x 16 pixels in one colour, different for each number. */
export function png(number) {
  const chunk = (type, data) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.from([0, 0, 0, 16, 0, 0, 0, 16, 8, 2, 0, 0, 0]);
  const colour = [number >> 16, number >> 8, number].map((part) => part & 255);
  const line = Buffer.from([0, ...Array.from({ length: 16 }, () => colour).flat()]);
  const pixels = Buffer.concat(Array.from({ length: 16 }, () => line));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Writes the input of n into a folder. Returns the number of its bytes. */
export function writeAxis(folder, axis, n) {
  rmSync(folder, { recursive: true, force: true });
  let bytes = 0;
  const write = (path, content) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    bytes += Buffer.byteLength(content);
  };
  const config = { title: 'Growth', url: 'https://example.org', ...axis.config?.(n) };
  if (axis.xml) {
    const compounds = axis.xml(n);
    for (const { id, xml } of compounds) write(`xml/${id}.xml`, xml);
    write('xml/index.xml', indexOf(compounds));
    config.doxygen = { xml: 'xml', ...config.doxygen };
  }
  for (const [path, content] of Object.entries(axis.files?.(n) ?? {})) write(path, content);
  for (const [i, path] of (axis.images?.(n) ?? []).entries()) write(path, png(i));
  write('site.config.yaml', JSON.stringify(config));
  return bytes;
}
