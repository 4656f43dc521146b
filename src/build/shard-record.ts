import { contentHash } from '../inputs/content-hash.ts';
import { isOutputPath } from '../emit/output-file.ts';
import type { PageKeys } from './api-page-keys.ts';
import type { PackedPage, PackedPages } from './packed-pages.ts';

/** One of the equal shares into which the pages of API references are divided. */
export interface Shard {
  /** Its number, from 1. */
  number: number;
  /** The number of shares. */
  of: number;
}

/** The largest number of shares. */
export const mostShards = 256;

/** The pages of an API reference in a shard. */
export interface ShardReference extends PackedPages {
  /** Hashes of everything that the pages show. */
  keys: PageKeys;
}

/** What a shard contains. */
export interface ShardRecord {
  /** The version of the tool that built it. */
  version: string;
  /** The shard. */
  shard: Shard;
  /** The API references of each language, by name. */
  languages: ReadonlyMap<string, ReadonlyMap<string, ShardReference>>;
}

/** Returns the name of the file with the record of a shard. */
export function recordName({ number, of }: Shard): string {
  return `mtp-site-shard-${number}-of-${of}.json`;
}

/** True for the name of the file with the record of a shard. */
export function isRecordName(name: string): boolean {
  return /^mtp-site-shard-\d+-of-\d+\.json$/.test(name);
}

/** Returns the record of a shard as text: a hash, which shows damages, and JSON. */
export function recordText({ languages, ...record }: ShardRecord): string {
  const numbers = (list: Uint32Array): number[] => [...list];
  const text = JSON.stringify({
    ...record,
    languages: [...languages].map(([locale, references]) => ({
      locale,
      references: [...references].map(([name, { keys, texts, pages }]) => ({
        name,
        keys: Object.fromEntries(keys),
        texts,
        pages: [...pages].map(([file, { hash, textHash, scan, isHidden }]) => ({
          file,
          ...{ hash, textHash, isHidden },
          links: numbers(scan.links),
          plainLinks: numbers(scan.plainLinks),
          media: numbers(scan.media),
          anchors: numbers(scan.anchors),
        })),
      })),
    })),
  });
  return `${contentHash(text)}\n${text}\n`;
}

/** A record that is damaged, or that no build has written. */
class DamagedRecord extends Error {}

/**
 * Reads the record of a shard; `undefined` if it is damaged. The record of another version has no languages, because it
 * may have another form.
 */
export function readRecord(content: Buffer, version: string): ShardRecord | undefined {
  const end = content.indexOf('\n');
  const text = content.subarray(end + 1, -1);
  if (contentHash(text) !== content.toString('utf8', 0, Math.max(0, end))) return undefined;
  try {
    const record = objectOf(JSON.parse(text.toString()));
    const own = textOf(record.version);
    const languages = own === version ? listOf(record.languages).map(languageOf) : [];
    return { version: own, shard: shardOf(record.shard), languages: new Map(languages) };
  } catch (error) {
    if (error instanceof DamagedRecord || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function shardOf(value: unknown): Shard {
  const { number, of } = objectOf(value);
  if (!isNumber(of, mostShards + 1) || !isNumber(number, of + 1) || number === 0)
    throw new DamagedRecord();
  return { number, of };
}

function languageOf(value: unknown): [string, Map<string, ShardReference>] {
  const { locale, references } = objectOf(value);
  return [textOf(locale), new Map(listOf(references).map(referenceOf))];
}

function referenceOf(value: unknown): [string, ShardReference] {
  const { name, keys: given, ...packed } = objectOf(value);
  const hashes = Object.entries(objectOf(given));
  const keys = new Map(hashes.map(([part, hash]) => [part, textOf(hash)]));
  const texts = listOf(packed.texts).map(textOf);
  const pages = listOf(packed.pages).map((page) => pageOf(page, texts.length));
  return [textOf(name), { keys, texts, pages: new Map(pages) }];
}

function pageOf(value: unknown, texts: number): [string, PackedPage] {
  const { file, hash, textHash, isHidden, ...lists } = objectOf(value);
  const path = textOf(file);
  if (!isOutputPath(path) || typeof isHidden !== 'boolean') throw new DamagedRecord();
  const numbers = (name: string): Uint32Array =>
    Uint32Array.from(
      listOf(lists[name]).map((number) => {
        if (!isNumber(number, texts)) throw new DamagedRecord();
        return number;
      }),
    );
  const scan = {
    links: numbers('links'),
    plainLinks: numbers('plainLinks'),
    media: numbers('media'),
    anchors: numbers('anchors'),
  };
  const own = textHash === undefined ? {} : { textHash: textOf(textHash) };
  return [path, { hash: textOf(hash), ...own, scan, isHidden }];
}

/** True for a whole number from 0 to one below a limit. */
function isNumber(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit;
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new DamagedRecord();
  return Object.fromEntries(Object.entries(value));
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new DamagedRecord();
  return value;
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new DamagedRecord();
  return value;
}
