import type { Place } from '../shared/place.ts';
import { describeNode, sourceOf } from '../yaml/source.ts';
import type { SourceNode } from '../yaml/source.ts';

/** A JSON schema (draft 7), limited to the keywords that options need. */
export type JsonSchema = { [keyword: string]: unknown; description?: string };

/** The context of a read. */
export interface Where {
  /** Path of the option in the file: `navbar.items[2].to`; empty at the top level. */
  path: string;
  /** Start of the enclosing value, for options that are missing. */
  place: Place;
  /** Folder of the configuration file, absolute; paths in the file are relative to it. */
  folder: string;
  /** Names of the options in the same map, including this one; missing at the top level. */
  siblings?: readonly string[];
  /** True if what other programs generate is not read, and so need not exist. */
  withoutGenerated?: boolean;
  /** Reports a fault. */
  fault: (message: string, place: Place, advice?: string) => void;
}

/** The value that was read, or `undefined` after a fault was reported. */
export type Outcome<T> = { value: T } | undefined;

/** The fault that a rule reports: a sentence, or an object if it concerns one key or has advice. */
export type Complaint = string | { message: string; advice?: string; key?: string };

/**
 * Declares one option: its type, its meaning and its default. Validation, defaults, the JSON schema and the texts of
 * `--help` derive from it.
 */
export class Option<T> {
  /** Its JSON schema, with description and default. */
  readonly schema: JsonSchema;
  /** True if it is required. */
  readonly required: boolean;
  readonly #read: (node: SourceNode, at: Where) => Outcome<T>;
  readonly #absent?: (at: Where) => Outcome<T>;

  constructor(
    schema: JsonSchema,
    read: (node: SourceNode, at: Where) => Outcome<T>,
    absent?: (at: Where) => Outcome<T>,
  ) {
    this.schema = schema;
    this.required = absent === undefined;
    this.#read = read;
    this.#absent = absent;
  }

  /** Its description: one sentence. */
  get description(): string {
    return this.schema.description ?? '';
  }

  /** Reads a node, or determines the value if there is none. */
  read(node: SourceNode | undefined, at: Where): Outcome<T> {
    if (node) return this.#read(node, at);
    if (this.#absent) return this.#absent(at);
    at.fault(`"${at.path}" is missing.`, at.place, `Add it: ${this.description}`);
    return undefined;
  }

  /** The same option, `undefined` when left out. */
  optional(): Option<T | undefined> {
    return new Option<T | undefined>(this.schema, this.#read, () => ({ value: undefined }));
  }

  /** The same option, `undefined` when left out; another place determines the default. */
  inherited(): Option<T | undefined> {
    const { default: _, ...schema } = this.schema;
    return new Option<T | undefined>(schema, this.#read, () => ({ value: undefined }));
  }

  /** The same option with a default, written as in the file. */
  default(
    written: unknown,
    absent = (at: Where): Outcome<T> => this.#read(sourceOf(written, at.place), at),
  ): Option<T> {
    return new Option({ ...this.schema, default: written }, this.#read, absent);
  }

  /** The same option, or null if the value is `null`. */
  nullable(): Option<T | null> {
    const { description, default: written, ...rest } = this.schema;
    const anyOf = [rest, { type: 'null' }];
    return new Option<T | null>(
      { description, anyOf, ...(written === undefined ? {} : { default: written }) },
      (node, at) =>
        node.kind === 'scalar' && node.value === null ? { value: null } : this.#read(node, at),
      this.#absent,
    );
  }

  /** The same option with a validation rule, which returns the fault. */
  check(rule: (value: T) => Complaint | undefined): Option<T> {
    const read = (node: SourceNode, at: Where): Outcome<T> => {
      const outcome = this.#read(node, at);
      const complaint = outcome && rule(outcome.value);
      if (!complaint) return outcome;
      const { message, advice, key } =
        typeof complaint === 'string' ? { message: complaint } : complaint;
      const entry = node.kind === 'map' && node.entries.find((each) => each.key === key);
      at.fault(`"${at.path}": ${message}`, entry ? entry.keyPlace : node.place, advice);
      return undefined;
    };
    return new Option(this.schema, read, this.#absent);
  }

  /** The same option with its value changed after reading. */
  map<U>(change: (value: T, at: Where) => U): Option<U> {
    const changed = (outcome: Outcome<T>, at: Where): Outcome<U> =>
      outcome && { value: change(outcome.value, at) };
    const absent = this.#absent;
    return new Option<U>(
      this.schema,
      (node, at) => changed(this.#read(node, at), at),
      absent && ((at) => changed(absent(at), at)),
    );
  }

  /** The same option, as a named definition of the schema, so that its schema is written only once. */
  named(definition: string): Option<T> {
    return new Option({ $ref: `#/definitions/${definition}` }, this.#read, this.#absent);
  }
}

/** Reports that a node has the wrong type. */
export function wrongType(expected: string, node: SourceNode, at: Where, advice?: string): void {
  const found = describeNode(node);
  at.fault(`"${at.path}" must be ${expected}, but is ${found}.`, node.place, advice);
}
