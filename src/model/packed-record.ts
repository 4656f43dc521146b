import type { CompoundContent, MemberContent } from './compound.ts';
import { RecentCache, type Evictable } from './recent-cache.ts';

/** The shared empty list. */
export const none: never[] = [];

/**
 * Maximum size of the unpacked records, in bytes of their JSON, in addition to those of the page being rendered; objects
 * take about four times as much. Several steps visit each member, so a library of up to some 20,000 members is unpacked
 * once.
 */
const maxCached = 12_000_000;

/** The unpacked records of this thread. */
const unpacked = new RecentCache(maxCached);

/** Runs a function that needs the same objects on each access: pages identify nodes of descriptions by reference. */
export function withSameRecords<Result>(run: () => Result): Result {
  return unpacked.pinDuring(run);
}

/**
 * Fields that steps read from every symbol, and that most symbols lack, with their bits. A record starts with the bits of
 * the fields that it has; to read one that it lacks, it is not unpacked.
 */
const rareBits = {
  title: 1,
  templateParams: 2,
  requires: 4,
  initializer: 8,
  bases: 16,
  derived: 32,
  includes: 64,
  includedBy: 128,
  brief: 256,
  detailed: 512,
  inBody: 1024,
  graphs: 2048,
  exceptions: 4096,
  reimplements: 8192,
  references: 16_384,
  referencedBy: 32_768,
} as const;

/** A field that most symbols lack. */
export type RareField = keyof typeof rareBits;

function isRare(name: string): name is RareField {
  return Object.hasOwn(rareBits, name);
}

/** Length of the bits at the start of a record, in bytes. */
const bitsLength = 2;

/** The position of a record. */
export interface RecordSpan {
  /** Bytes of many records; threads may share them. */
  bytes: Uint8Array;
  /** Offset of the first byte. */
  start: number;
  /** Length in bytes. */
  length: number;
}

/** The bytes of a record, without copying them. */
function bytesOf({ bytes, start, length }: RecordSpan): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, length);
}

/** The JSON of a record. */
function jsonOf(span: RecordSpan): string {
  return bytesOf(span).toString('utf8', bitsLength);
}

/** Joins the bits and the JSON of a record. */
function recordOf(bits: number, json: string): Uint8Array {
  const record = Buffer.allocUnsafe(bitsLength + Buffer.byteLength(json));
  record.writeUInt16LE(bits);
  record.write(json, bitsLength);
  return record;
}

/** Other ids for symbols, wherever records name them, and other names for unnamed types. */
export class RenamedIds {
  /** `ids` maps each id to the other one, and `types` the names that Doxygen makes up for unnamed types. */
  constructor(
    private readonly ids: ReadonlyMap<string, string>,
    private readonly types: ReadonlyMap<string, string>,
  ) {}

  /** Returns the other name of an unnamed type; the same one if it has no other. */
  ofType(name: string): string {
    return this.types.get(name) ?? name;
  }

  /** Returns the other id of a symbol; the same one if it has no other. */
  of(refid: string): string {
    return this.ids.get(refid) ?? refid;
  }

  /** Returns a record with the other ids. */
  inRecord(span: RecordSpan): RecordSpan {
    const bytes = recordOf(bytesOf(span).readUInt16LE(), this.#inJson(jsonOf(span)));
    return { bytes, start: 0, length: bytes.length };
  }

  /** Returns a value of JSON with the other ids. */
  inValue<Value extends object>(value: Value): Value {
    // It has the same form, because only ids change.
    return JSON.parse(this.#inJson(JSON.stringify(value))) as Value;
  }

  /** Ids are whole strings and keys, with folders in some; in the facts of a member, a digit may precede them. */
  #inJson(json: string): string {
    return json.replace(
      /(?<=")(\d?)([A-Za-z][\w/-]*)(?=")/g,
      (_, digit: string, id: string) => digit + this.of(id),
    );
  }
}

/**
 * An object that stores most of its fields as JSON. They are unpacked on access and soon evicted: the description of a
 * symbol is needed on one or two pages only.
 */
export abstract class PackedRecord<Details extends object> implements Evictable {
  readonly #bytes: Uint8Array;
  readonly #start: number;
  readonly #length: number;
  #details: Partial<Details> | undefined;

  /** `span` is the position of the record. */
  constructor({ bytes, start, length }: RecordSpan) {
    this.#bytes = bytes;
    this.#start = start;
    this.#length = length;
  }

  /** Drops the unpacked fields. */
  evict(): void {
    this.#details = undefined;
  }

  /** True if another object has the same record. */
  hasSameRecord(other: PackedRecord<Details>): boolean {
    return Buffer.compare(bytesOf(this.span), bytesOf(other.span)) === 0;
  }

  /** The position of the record. */
  protected get span(): RecordSpan {
    return { bytes: this.#bytes, start: this.#start, length: this.#length };
  }

  /** Returns a field that most symbols lack; the records of those are not unpacked. */
  protected rare<Name extends keyof Details & RareField>(
    name: Name,
  ): Partial<Details>[Name] | undefined {
    const bit = rareBits[name];
    // The bits of a record are in little-endian order.
    const isHigh = bit > 0xff;
    const byte = this.#bytes[this.#start + (isHigh ? 1 : 0)] ?? 0;
    return (byte & (isHigh ? bit >> 8 : bit)) === 0 ? undefined : this.details[name];
  }

  /** The unpacked fields, without empty lists. */
  protected get details(): Partial<Details> {
    if (this.#details) return this.#details;
    // Written by `packRecord`.
    const details = JSON.parse(jsonOf(this.span)) as Partial<Details>;
    this.#details = details;
    unpacked.add(this, this.#length);
    return details;
  }
}

/** The names of the lists that some symbols lack: they are different from empty ones. */
type OptionalList<Content> = keyof {
  [
    Name in keyof Content as Content[Name] extends readonly unknown[] | undefined
      ? undefined extends Content[Name]
        ? Name
        : never
      : never
  ]: true;
};

/** Their names, which the compiler compares with the types. */
const optionalLists: Record<OptionalList<CompoundContent> | OptionalList<MemberContent>, true> = {
  title: true,
  templateParams: true,
  typeValues: true,
  requires: true,
  initializer: true,
  exceptions: true,
  rows: true,
};

/** True for what a record contains. */
function isPacked([name, value]: [string, unknown]): boolean {
  return !Array.isArray(value) || value.length > 0 || Object.hasOwn(optionalLists, name);
}

/** Encodes a record, without the empty ones of the lists that every symbol has. */
export function packRecord(details: object): Uint8Array {
  const packed = Object.entries(details).filter(isPacked);
  const bits = packed.reduce((sum, [name]) => sum | (isRare(name) ? rareBits[name] : 0), 0);
  return recordOf(bits, JSON.stringify(Object.fromEntries(packed)));
}
