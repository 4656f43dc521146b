import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { FinishedPage } from '../emit/finish-page.ts';
import { hashOfFile } from '../emit/output-file.ts';
import type { StoreFile } from '../emit/page-storage.ts';
import type { PlanPage } from '../plan/types.ts';
import { languageFolder, type Languages } from '../shared/languages.ts';
import type { KeyedReference, KeyedReferences } from './api-page-keys.ts';
import { unpackPages, type FindFile } from './packed-pages.ts';
import {
  isRecordName,
  readRecord,
  recordName,
  type Shard,
  type ShardRecord,
} from './shard-record.ts';

/** A shard in a folder. */
interface FoundShard extends ShardRecord {
  /** The folder of its files. */
  folder: string;
  /** Its record as bytes. */
  content: Buffer;
}

/** Reports a fault of shards. */
type Fault = (code: DiagnosticCode, message: string, file: string, advice: string) => void;

/** The shards of a site that other builds have rendered, all of them. */
export class Shards {
  private constructor(
    private readonly folder: string,
    private readonly shards: readonly FoundShard[],
    private readonly fault: Fault,
  ) {}

  /** Finds the shards in a folder and the folders in it; reports what is wrong with them, and then returns `undefined`. */
  static open(folder: string, version: string, diagnostics: Diagnostics): Shards | undefined {
    let faults = 0;
    const fault: Fault = (code, message, file, advice) => {
      faults += 1;
      diagnostics.error(code, message, { file: displayPath(file) }, advice);
    };
    const shards = readShards(folder, version, fault);
    for (const { shard, folder: own, version: other } of shards)
      if (other !== version)
        fault(
          'shard-version',
          `Another version of mtp-site or Node.js, or another system, has built ${nameOf(shard)}.`,
          own,
          'Build all shards and the site with the same version of mtp-site and Node.js, on the same system.',
        );
    return faults === 0 ? new Shards(folder, shards, fault) : undefined;
  }

  /**
   * Returns the pages of the site in one of its languages that the shards have, and stores their files. Reports shards that
   * were built from other inputs, and files that are not as the shards were built, and then returns `undefined`.
   */
  take(
    languages: Languages,
    { references, reason }: KeyedReferences,
    store: StoreFile,
  ): ReadonlyMap<PlanPage, FinishedPage> | undefined {
    let faults = 0;
    const fault: Fault = (...report) => {
      faults += 1;
      this.fault(...report);
    };
    if (reason !== undefined)
      fault(
        'shard-nothing',
        nothingToShare(reason),
        this.folder,
        'Build the site without --shards.',
      );
    const { locale } = languages;
    for (const reference of references) this.#checkInputs(reference, locale, fault);
    const pages = this.shards.flatMap(({ shard, folder, languages: known }) => {
      const below = join(folder, languageFolder(languages, locale));
      const wrong: string[] = [];
      const find: FindFile = (path, hash) => {
        const bytes = bytesOf(join(below, path));
        const file = bytes && store(path, bytes);
        if (file && hashOfFile(file) === hash) return file;
        wrong.push(file ? `"${path}" has changed` : `"${path}" is missing`);
        return undefined;
      };
      const taken = references.flatMap(({ name, pages: wanted }) => {
        const packed = known.get(locale)?.get(name);
        return packed ? unpackPages(packed, wanted, find) : [];
      });
      if (wrong.length > 0)
        fault(
          'shard-files',
          `The files of ${nameOf(shard)} are not those that were built: ${listed(wrong)}.`,
          below,
          'Build the shard again, and transfer its folder completely.',
        );
      return taken;
    });
    return faults === 0 ? new Map(pages.map((finished) => [finished.page, finished])) : undefined;
  }

  /** Reports the shards that show something else of an API reference than this build would. */
  #checkInputs({ name, keys }: KeyedReference, locale: string, fault: Fault): void {
    const differing = new Set<string>();
    const others = this.shards.filter(({ languages }) => {
      const known = languages.get(locale)?.get(name)?.keys;
      const parts = [...keys].filter(([part, hash]) => known?.get(part) !== hash);
      if (!known) differing.add('the languages or versions');
      else for (const [part] of parts) differing.add(part);
      return parts.length > 0;
    });
    const [first] = others;
    if (first)
      fault(
        'shard-inputs',
        `The ${name.trim()} of ${namesOf(others)} is not that of this build. What differs: ${[...differing].join('; ')}.`,
        first.folder,
        'Build all shards and the site from the same commit and XML, in the same folder of the project, with the same options and environment variables.',
      );
  }
}

/** Returns why shards are of no use, given a clause. */
export function nothingToShare(reason: string): string {
  return `The pages of the API reference cannot be divided into shards: ${reason}.`;
}

function nameOf({ number, of }: Shard): string {
  return `shard ${number} of ${of}`;
}

function namesOf(shards: readonly FoundShard[]): string {
  return listed(shards.map(({ shard }) => nameOf(shard)));
}

/** Returns the first entries of a list as text, and the number of the others. */
function listed(entries: readonly string[]): string {
  const shown = entries.slice(0, mostListed).join(', ');
  const more = entries.length - mostListed;
  return more > 0 ? `${shown}, and ${more} more` : shown;
}

/** Maximum number of entries of a list in a message. */
const mostListed = 10;

/** Reads the records of shards in a folder, each shard once; reports damaged ones, missing ones, and those that do not belong together. */
function readShards(folder: string, version: string, fault: Fault): FoundShard[] {
  const found = new Map<string, FoundShard>();
  const damaged = new Set<string>();
  for (const file of recordsBelow(folder)) {
    const content = bytesOf(file);
    const record = content && readRecord(content, version);
    const name = record ? recordName(record.shard) : basename(file);
    const known = found.get(name);
    if (!record) {
      damaged.add(name);
      fault(
        'shard-damaged',
        `The record "${name}" of a shard is damaged.`,
        file,
        'Build the shard again, and transfer its folder completely.',
      );
    } else if (!known) found.set(name, { ...record, folder: dirname(file), content });
    else if (!known.content.equals(content))
      fault(
        'shard-mixed',
        `There are two builds of ${nameOf(record.shard)}; the other is in "${displayPath(known.folder)}".`,
        file,
        'Remove the shards of earlier builds, and build again.',
      );
  }
  checkNumbers([...found.values()], damaged, folder, fault);
  return [...found.values()];
}

/** Reports that shards are missing, or that they are not of one division. */
function checkNumbers(
  shards: readonly FoundShard[],
  damaged: ReadonlySet<string>,
  folder: string,
  fault: Fault,
): void {
  const advice = 'Build the missing shards, and transfer all of them into this folder.';
  const [first] = shards;
  if (!first) {
    if (damaged.size === 0) fault('shard-missing', 'The folder has no shards.', folder, advice);
    return;
  }
  const { of } = first.shard;
  if (shards.some(({ shard }) => shard.of !== of)) {
    fault(
      'shard-mixed',
      `The folder has shards of different divisions: ${namesOf(shards)}.`,
      folder,
      'Remove the shards of earlier builds, and build all with the same number after the slash.',
    );
    return;
  }
  const known = new Set([...shards.map(({ shard }) => recordName(shard)), ...damaged]);
  const missing = Array.from({ length: of }, (_, index) => ({ number: index + 1, of })).filter(
    (shard) => !known.has(recordName(shard)),
  );
  if (missing.length > 0)
    fault('shard-missing', `The folder lacks ${listed(missing.map(nameOf))}.`, folder, advice);
}

/** Returns the paths of the records in a folder and the folders in it, in order. */
function recordsBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => isRecordName(basename(path)))
      .sort()
      .map((path) => join(folder, path));
  } catch {
    return [];
  }
}

/** Returns the content of a file; `undefined` if it cannot be read. */
function bytesOf(file: string): Buffer | undefined {
  try {
    return lstatSync(file).isFile() ? readFileSync(file) : undefined;
  } catch {
    return undefined;
  }
}
