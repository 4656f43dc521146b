import type { Place } from '../shared/place.ts';
import { describeNode, sourceOf } from './source.ts';
import type { SourceNode } from './source.ts';

/** A JSON schema (draft 7), as far as options need it. */
export type JsonSchema = { [keyword: string]: unknown; description?: string };

/** What every read needs besides the node. */
export interface Where {
  /** Path of the option in the file: `navbar.items[2].to`; empty at the top. */
  path: string;
  /** Where the enclosing value starts, for options that are missing. */
  place: Place;
  /** Folder of the configuration file, absolute: paths are relative to it. */
  folder: string;
  /** Names of the options in the same map, this one among them; none at the top. */
  siblings?: readonly string[];
  /** Reports a fault. */
  fault: (message: string, place: Place, advice?: string) => void;
}

/** What reading gave; undefined after a fault was reported. */
export type Outcome<T> = { value: T } | undefined;

/** A rule's complaint: a sentence, or more where it concerns one key or has an advice. */
export type Complaint = string | { message: string; advice?: string; key?: string };

/**
 * The declaration of one option: what it may hold, what it means, what it is when left out. Validation, defaults,
 * the JSON schema and the texts of `--help` all come from it.
 */
export class Option<T> {
  /** Its JSON schema, with description and default. */
  readonly schema: JsonSchema;
  /** True where it must be present. */
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

  /** One sentence on what it means. */
  get description(): string {
    return this.schema.description ?? '';
  }

  /** Reads a node, or decides what holds where there is none. */
  read(node: SourceNode | undefined, at: Where): Outcome<T> {
    if (node) return this.#read(node, at);
    if (this.#absent) return this.#absent(at);
    at.fault(`"${at.path}" is missing.`, at.place, `Add it: ${this.description}`);
    return undefined;
  }

  /** The same option, undefined when left out. */
  optional(): Option<T | undefined> {
    return new Option<T | undefined>(this.schema, this.#read, () => ({ value: undefined }));
  }

  /** The same option, undefined when left out: what holds then stands elsewhere. */
  inherited(): Option<T | undefined> {
    const { default: _, ...schema } = this.schema;
    return new Option<T | undefined>(schema, this.#read, () => ({ value: undefined }));
  }

  /** The same option with a default, written as it would stand in the file. */
  default(
    written: unknown,
    absent = (at: Where): Outcome<T> => this.#read(sourceOf(written, at.place), at),
  ): Option<T> {
    return new Option({ ...this.schema, default: written }, this.#read, absent);
  }

  /** The same option, or null where the file says `null`. */
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

  /** The same option with a rule that its value must keep; the rule says what is wrong. */
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

  /** The same option, named in the schema's definitions, so that its schema is written once. */
  named(definition: string): Option<T> {
    return new Option({ $ref: `#/definitions/${definition}` }, this.#read, this.#absent);
  }
}

/** Reports that a node has the wrong type. */
export function wrongType(expected: string, node: SourceNode, at: Where, advice?: string): void {
  const found = describeNode(node);
  at.fault(`"${at.path}" must be ${expected}, but is ${found}.`, node.place, advice);
}
