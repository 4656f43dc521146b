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
    const bytes = Buffer.from(this.#inJson(bytesOf(span).toString()));
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

  /** `span` is the position of the JSON. */
  constructor({ bytes, start, length }: RecordSpan) {
    this.#bytes = bytes;
    this.#start = start;
    this.#length = length;
  }

  /** Drops the unpacked fields. */
  evict(): void {
    this.#details = undefined;
  }

  /** True if another object stores the same JSON. */
  hasSameRecord(other: PackedRecord<Details>): boolean {
    return Buffer.compare(bytesOf(this.span), bytesOf(other.span)) === 0;
  }

  /** The position of the JSON. */
  protected get span(): RecordSpan {
    return { bytes: this.#bytes, start: this.#start, length: this.#length };
  }

  /** The unpacked fields, without empty lists. */
  protected get details(): Partial<Details> {
    if (this.#details) return this.#details;
    const json = bytesOf(this.span).toString();
    // Written by `packRecord`.
    const details = JSON.parse(json) as Partial<Details>;
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
  return Buffer.from(JSON.stringify(Object.fromEntries(Object.entries(details).filter(isPacked))));
}
