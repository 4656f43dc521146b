import { closest } from '../diagnostics/closest.ts';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import { plainValue, readSource, sourceOf } from '../yaml/source.ts';
import type { SourceEntry, SourceNode } from '../yaml/source.ts';

/** A value of a YAML file that knows its place and reports wrong types. */
export class YamlValue {
  /** Path to the value in the file, for messages: `authors[1].name`; empty at the top level. */
  readonly path: string;
  /** Its place. */
  readonly place: Place;
  readonly #node: SourceNode;
  readonly #source: YamlSource;

  constructor(node: SourceNode, path: string, source: YamlSource) {
    this.#node = node;
    this.path = path;
    this.place = node.place;
    this.#source = source;
  }

  /** Its type. */
  get kind(): 'map' | 'list' | 'text' | 'number' | 'flag' | 'nothing' {
    if (this.#node.kind !== 'scalar') return this.#node.kind;
    const { value } = this.#node;
    if (typeof value === 'string') return 'text';
    if (typeof value === 'number') return 'number';
    return typeof value === 'boolean' ? 'flag' : 'nothing';
  }

  /** The text as written, for scalars that are read as text even if YAML parses them as a number or a date. */
  get written(): string | undefined {
    if (this.#node.kind !== 'scalar' || this.#node.value === null) return undefined;
    return this.#node.written ?? String(this.#node.value);
  }

  /** Text; reports anything else. */
  text(): string | undefined {
    if (this.#node.kind === 'scalar' && typeof this.#node.value === 'string')
      return this.#node.value;
    if (this.#source.isLenient && this.kind === 'number') return this.written;
    const quoted = this.written === undefined ? undefined : `Put it in quotes: "${this.written}".`;
    this.wrong('text', quoted);
    return undefined;
  }

  /** True or false; reports anything else. */
  flag(): boolean | undefined {
    if (this.#node.kind === 'scalar' && typeof this.#node.value === 'boolean')
      return this.#node.value;
    if (this.#source.isLenient && (this.written === 'true' || this.written === 'false'))
      return this.written === 'true';
    this.wrong('true or false');
    return undefined;
  }

  /** A number; reports anything else. */
  number(): number | undefined {
    if (this.#node.kind === 'scalar' && typeof this.#node.value === 'number')
      return this.#node.value;
    const written = this.#source.isLenient && this.kind === 'text' ? this.written : undefined;
    if (written !== undefined && /^-?\d+(?:\.\d+)?$/.test(written)) return Number(written);
    this.wrong('a number');
    return undefined;
  }

  /** The entries of a list; reports anything else. */
  list(): YamlValue[] {
    if (this.#node.kind !== 'list') {
      this.wrong('a list');
      return [];
    }
    return this.#node.items.map(
      (item, i) => new YamlValue(item, `${this.path}[${i}]`, this.#source),
    );
  }

  /** A map; reports anything else. */
  map(): YamlMapping | undefined {
    if (this.#node.kind === 'map')
      return new YamlMapping(this.#node.entries, this.path, this.place, this.#source);
    this.wrong('a map');
    return undefined;
  }

  /** Reports that the value does not have the expected type. */
  wrong(expected: string, advice?: string): void {
    const what = this.path === '' ? 'The content' : `"${this.path}"`;
    const { diagnostics, code } = this.#source;
    const message = `${what} must be ${expected}, but is ${this.#describe()}.`;
    diagnostics.error(code, message, this.place, advice);
  }

  /** Reports a fault at the value. */
  fault(message: string, advice?: string): void {
    const { diagnostics, code } = this.#source;
    diagnostics.error(code, located(message, this.path, this.place), this.place, advice);
  }

  #describe(): string {
    const { kind } = this;
    if (kind === 'nothing') return 'empty';
    if (kind === 'map' || kind === 'list') return `a ${kind}`;
    return kind === 'text' ? `the text "${this.written ?? ''}"` : (this.written ?? '');
  }
}

/** A map of a YAML file; each getter reads one key and reports a wrong type. */
export class YamlMapping {
  /** Path to the map in the file; empty at the top level. */
  readonly path: string;
  /** Its place. */
  readonly place: Place;
  readonly #entries: readonly SourceEntry[];
  readonly #source: YamlSource;
  /** The keys that somebody has asked for: those that mean something. */
  readonly #asked = new Set<string>();

  constructor(entries: readonly SourceEntry[], path: string, place: Place, source: YamlSource) {
    this.#entries = entries;
    this.path = path;
    this.place = place;
    this.#source = source;
  }

  /** The keys in order. */
  get keys(): string[] {
    return this.#entries.map(({ key }) => key);
  }

  /** The whole map, as JSON. */
  get json(): unknown {
    return Object.fromEntries(this.#entries.map(({ key, value }) => [key, plainValue(value)]));
  }

  /** The value of a key, or `undefined` if the key is missing. */
  value(key: string): YamlValue | undefined {
    const entry = this.#entry(key);
    return entry && new YamlValue(entry.value, this.#pathOf(key), this.#source);
  }

  /** True if the key exists, with or without a value. */
  has(key: string): boolean {
    return this.value(key) !== undefined;
  }

  /** Text; a key without a value counts as missing. */
  text(key: string): string | undefined {
    return this.#present(key)?.text();
  }

  /** Text, null if the value is `null`, `undefined` if the key is missing. */
  textOrNull(key: string): string | null | undefined {
    const value = this.value(key);
    return value?.kind === 'nothing' ? null : value?.text();
  }

  /** True or false; a key without a value counts as missing. */
  flag(key: string): boolean | undefined {
    return this.#present(key)?.flag();
  }

  /** A number; a key without a value counts as missing. */
  number(key: string): number | undefined {
    return this.#present(key)?.number();
  }

  /** A list of texts; empty if the key is missing. */
  texts(key: string): string[] {
    const value = this.#present(key);
    return value ? value.list().flatMap((item) => item.text() ?? []) : [];
  }

  /** A list of texts, or one text with commas; empty if the key is missing. */
  words(key: string): string[] {
    const value = this.#present(key);
    if (value?.kind !== 'text') return this.texts(key);
    const words = (value.text() ?? '').split(',').map((word) => word.trim());
    return words.filter((word) => word !== '');
  }

  /** The entries of a list; empty if the key is missing. */
  list(key: string): YamlValue[] {
    return this.#present(key)?.list() ?? [];
  }

  /** A map; a key without a value counts as missing. */
  map(key: string): YamlMapping | undefined {
    return this.#present(key)?.map();
  }

  /** Reports a fault at a key's value, or at the map if the key is missing. */
  fault(key: string, message: string, advice?: string): void {
    const { diagnostics, code } = this.#source;
    const { path, place } = this.value(key) ?? this;
    diagnostics.error(code, located(message, path, place), place, advice);
  }

  /** Reports a fault at a key itself. */
  keyFault(key: string, message: string, advice?: string): void {
    const { diagnostics, code } = this.#source;
    const place = this.#entry(key)?.keyPlace ?? this.place;
    diagnostics.error(code, located(message, this.#pathOf(key), place), place, advice);
  }

  /**
   * Reports keys that nobody has asked for and that resemble one that somebody did; other keys are for the site's own code.
   * `later` are keys that are asked for only now and then.
   */
  reportMisspelt(later: readonly string[] = []): void {
    const known = [...this.#asked, ...later];
    for (const { key, keyPlace } of this.#entries) {
      if (known.includes(key)) continue;
      const meant = closest(key, known);
      if (meant === undefined || this.#entries.some((each) => each.key === meant)) continue;
      this.#source.diagnostics.report({
        code: 'unknown-key',
        level: 'info',
        message: `The key "${key}" has no meaning here.`,
        place: keyPlace,
        advice: `Did you mean "${meant}"?`,
      });
    }
  }

  #entry(key: string): SourceEntry | undefined {
    this.#asked.add(key);
    return this.#entries.find((each) => each.key === key);
  }

  #pathOf(key: string): string {
    return this.path === '' ? key : `${this.path}.${key}`;
  }

  #present(key: string): YamlValue | undefined {
    const value = this.value(key);
    return value?.kind === 'nothing' ? undefined : value;
  }
}

/** Adds the path in the file to a message whose place has no line. */
function located(message: string, path: string, place: Place): string {
  return place.line === undefined && path !== '' ? `${path}: ${message}` : message;
}

/** State that all values of one file share. */
interface YamlSource {
  code: DiagnosticCode;
  /** Accepts numbers as text, and quoted numbers and flags as numbers and flags. */
  isLenient?: boolean;
  diagnostics: Diagnostics;
}

/** Location of a piece of YAML, and the code of its faults. */
export interface YamlOptions {
  /** Path of the file for messages. */
  file: string;
  /** First line of the text in the file, from 1. */
  line?: number;
  /** Code of the faults: `front-matter`, `sidebars`. */
  code: DiagnosticCode;
  /** Text in front of each syntax error. */
  hint?: string;
  /** Accepts numbers as text, and quoted numbers and flags as numbers and flags. */
  isLenient?: boolean;
}

/** Parses YAML, including JSON; reports syntax errors, and then returns `undefined`. */
export function readYaml(
  text: string,
  { file, line, code, hint, isLenient }: YamlOptions,
  diagnostics: Diagnostics,
): YamlValue | undefined {
  const reported = new Set<string>();
  const node = readSource(text, {
    file,
    line,
    report: (kind, message, place) => {
      // Further faults at the same place follow from the first, and a repeated key is repeated for one reason.
      const position = `${place.line}:${place.column}`;
      if (kind === 'warning' || reported.has(position) || reported.has(message)) return;
      reported.add(position).add(message);
      const fault = `YAML: ${message}`;
      diagnostics.error(code, hint === undefined ? fault : `${hint}\n${fault}`, place);
    },
  });
  return node && new YamlValue(node, '', { code, diagnostics, isLenient });
}

/** Wraps a JSON-like value of a module, to be read like a value from a file; its faults have paths instead of lines. */
export function yamlOf(
  value: unknown,
  { file, code }: Pick<YamlOptions, 'file' | 'code'>,
  diagnostics: Diagnostics,
): YamlValue {
  return new YamlValue(sourceOf(value, { file }), '', { code, diagnostics });
}

/** Returns an empty map, for files without front matter. */
export function emptyMapping(
  file: string,
  code: DiagnosticCode,
  diagnostics: Diagnostics,
): YamlMapping {
  return new YamlMapping([], '', { file, line: 1, column: 1 }, { code, diagnostics });
}
