import type { CompoundContent, MemberContent } from './compound.ts';
import { RecentCache, type Evictable } from './recent-cache.ts';
import { noteRead } from './symbol-reads.ts';

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
  // Only members have it, and only compounds have a title.
  valueRemarks: 1,
} as const;

/** A field that most symbols lack. */
export type RareField = keyof typeof rareBits;

function isRare(name: string): name is RareField {
  return Object.hasOwn(rareBits, name);
}

/**
 * The fields that an edit of a comment changes, or a line that is added above. They are a part of their own, so that a
 * build can compare the rest of a symbol without unpacking it, and knows what reads them.
 */
const remarkFields = {
  brief: true,
  detailed: true,
  inBody: true,
  location: true,
  valueRemarks: true,
} as const;

/** A field that an edit of a comment changes. */
export type RemarkField = keyof typeof remarkFields;

function isRemark(name: string): name is RemarkField {
  return Object.hasOwn(remarkFields, name);
}

/** Length of the bits at the start of a record, in bytes. */
const bitsLength = 2;

/** Length of what precedes the JSON: the bits, and the length of the first part, which has no remarks. */
const headLength = bitsLength + 4;

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

/** The end of the first part of a record, in its bytes. */
function endOfDeclaration(record: Buffer): number {
  return headLength + record.readUInt32LE(bitsLength);
}

/** Joins the bits of a record and the JSON of its parts. */
function recordOf(bits: number, declaration: string, remarks: string): Uint8Array {
  const length = Buffer.byteLength(declaration);
  const record = Buffer.allocUnsafe(headLength + length + Buffer.byteLength(remarks));
  record.writeUInt16LE(bits);
  record.writeUInt32LE(length, bitsLength);
  record.write(declaration, headLength);
  record.write(remarks, headLength + length);
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
    const record = bytesOf(span);
    const end = endOfDeclaration(record);
    const declaration = this.#inJson(record.toString('utf8', headLength, end));
    const remarks = this.#inJson(record.toString('utf8', end));
    const bytes = recordOf(record.readUInt16LE(), declaration, remarks);
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
  #details: Partial<Omit<Details, RemarkField>> | undefined;
  #remarks: Partial<Pick<Details, RemarkField & keyof Details>> | undefined;

  /** Doxygen's id. */
  abstract readonly refid: string;

  /** `span` is the position of the record. */
  constructor({ bytes, start, length }: RecordSpan) {
    this.#bytes = bytes;
    this.#start = start;
    this.#length = length;
  }

  /** Drops the unpacked fields. */
  evict(): void {
    this.#details = undefined;
    this.#remarks = undefined;
  }

  /** True if another object has the same record. */
  hasSameRecord(other: PackedRecord<Details>): boolean {
    return Buffer.compare(bytesOf(this.span), bytesOf(other.span)) === 0;
  }

  /** The bytes of everything in the record that no edit of a comment changes. */
  get declarationBytes(): Uint8Array {
    const record = bytesOf(this.span);
    return record.subarray(headLength, endOfDeclaration(record));
  }

  /** The bytes of what an edit of a comment changes. */
  get remarkBytes(): Uint8Array {
    const record = bytesOf(this.span);
    return record.subarray(endOfDeclaration(record));
  }

  /** True if the symbol has a brief or detailed description. */
  get hasDescription(): boolean {
    return this.#has('brief') || this.#has('detailed');
  }

  /** The position of the record. */
  protected get span(): RecordSpan {
    return { bytes: this.#bytes, start: this.#start, length: this.#length };
  }

  /** Returns a field that most symbols lack; the records of those are not unpacked. */
  protected rare<Name extends keyof Omit<Details, RemarkField> & RareField>(
    name: Name,
  ): Partial<Omit<Details, RemarkField>>[Name] | undefined {
    return this.#has(name) ? this.details[name] : undefined;
  }

  /** Returns a description; the records of symbols without one are not unpacked. */
  protected rareRemark<Name extends keyof Details & RareField & RemarkField>(
    name: Name,
  ): Partial<Details>[Name] | undefined {
    if (this.#has(name)) return this.remarks[name];
    // An edit may add it.
    noteRead(this);
    return undefined;
  }

  #has(name: RareField): boolean {
    const bit = rareBits[name];
    // The bits of a record are in little-endian order.
    const isHigh = bit > 0xff;
    const byte = this.#bytes[this.#start + (isHigh ? 1 : 0)] ?? 0;
    return (byte & (isHigh ? bit >> 8 : bit)) !== 0;
  }

  /** The unpacked fields that no edit of a comment changes, without empty lists. */
  protected get details(): Partial<Omit<Details, RemarkField>> {
    if (this.#details) return this.#details;
    const record = bytesOf(this.span);
    const end = endOfDeclaration(record);
    // Written by `packRecord`.
    const details = JSON.parse(record.toString('utf8', headLength, end)) as Partial<
      Omit<Details, RemarkField>
    >;
    this.#details = details;
    unpacked.add(this, end);
    return details;
  }

  /** The unpacked fields that an edit of a comment changes, without empty lists. */
  protected get remarks(): Partial<Pick<Details, RemarkField & keyof Details>> {
    noteRead(this);
    if (this.#remarks) return this.#remarks;
    const record = bytesOf(this.span);
    const end = endOfDeclaration(record);
    // Written by `packRecord`.
    const remarks = JSON.parse(record.toString('utf8', end)) as Partial<
      Pick<Details, RemarkField & keyof Details>
    >;
    this.#remarks = remarks;
    unpacked.add(this, this.#length - end);
    return remarks;
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
  const partOf = (hasRemarks: boolean): string =>
    JSON.stringify(Object.fromEntries(packed.filter(([name]) => isRemark(name) === hasRemarks)));
  return recordOf(bits, partOf(false), partOf(true));
}
