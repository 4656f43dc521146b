import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Place } from '../diagnostics/diagnostics.ts';
import { outstandingLines } from './indentation.ts';
import { legible } from './legible.ts';

/** An entry of a map: key and value, each with its place. */
export interface SourceEntry {
  /** The key. */
  key: string;
  /** Place of the key. */
  keyPlace: Place;
  /** Its value. */
  value: SourceNode;
}

/** A YAML value with its place. */
export type SourceNode =
  | {
      kind: 'scalar';
      place: Place;
      value: string | number | boolean | null;
      /** The value as the file writes it; missing for values that come from no file. */
      written?: string;
    }
  | { kind: 'list'; place: Place; items: SourceNode[] }
  | { kind: 'map'; place: Place; entries: SourceEntry[] };

/** A syntax error, a warning about the syntax, or an alias that is undefined or refers to itself. */
export type SourceFault = 'syntax' | 'warning' | 'alias';

/** The location of a text, and how its faults are reported. */
export interface SourceOptions {
  /** Path of the file for messages. */
  file: string;
  /** First line of the text in the file, from 1. */
  line?: number;
  /** Reports a fault. */
  report: (fault: SourceFault, message: string, place: Place) => void;
}

/** Maximum number of values that aliases stand for in one text. */
const mostCopies = 20_000;

/** Reads YAML, including JSON, into nodes with places; reports faults, and returns `undefined` after a syntax error. */
export function readSource(
  text: string,
  { file, line: firstLine = 1, report }: SourceOptions,
): SourceNode | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line: line + firstLine - 1, column: col };
  };

  // Values in aliases count each time, so that a few lines cannot stand for billions.
  let copies = 0;
  let depth = 0;
  const convert = (node: unknown, fallback: Place, open: readonly unknown[]): SourceNode => {
    if (depth > 0 && ++copies === mostCopies + 1)
      report('alias', `The aliases stand for more than ${mostCopies} values.`, fallback);
    if (isAlias(node)) {
      const target = node.resolve(document);
      if (target && copies > mostCopies) return { kind: 'scalar', place: fallback, value: null };
      if (target && !open.includes(target)) {
        depth += 1;
        const copy = convert(target, fallback, open);
        depth -= 1;
        return copy;
      }
      report('alias', `The alias "*${node.source}" is undefined or refers to itself.`, fallback);
      return { kind: 'scalar', place: fallback, value: null };
    }
    if (isScalar(node)) {
      const place = node.range ? placeAt(node.range[0]) : fallback;
      return {
        ...scalarOf(node.value, place),
        written: legible(node.source ?? String(node.value)),
      };
    }
    if (isSeq(node)) {
      const place = node.range ? placeAt(node.range[0]) : fallback;
      const items = node.items.map((item) => convert(item, place, [...open, node]));
      return { kind: 'list', place, items };
    }
    if (isMap(node)) {
      const place = node.range ? placeAt(node.range[0]) : fallback;
      const entries = node.items.map((pair): SourceEntry => {
        const key = convert(pair.key, place, open);
        return {
          key: key.kind === 'scalar' ? String(key.value) : '',
          keyPlace: key.place,
          value: convert(pair.value, key.place, [...open, node]),
        };
      });
      return { kind: 'map', place, entries };
    }
    return { kind: 'scalar', place: fallback, value: null };
  };

  reportSyntax(text, document.errors, placeAt, (message, place) => {
    report('syntax', message, place);
  });
  for (const { message, pos } of document.warnings) report('warning', message, placeAt(pos[0]));
  if (document.errors.length > 0) return undefined;
  return convert(document.contents, placeAt(0), []);
}

/** Reports wrong indentation in our words, and otherwise what the parser says. */
function reportSyntax(
  text: string,
  errors: readonly { message: string; pos: readonly [number, number] }[],
  placeAt: (offset: number) => Place,
  report: (message: string, place: Place) => void,
): void {
  const outstanding = errors.length > 0 ? outstandingLines(text) : [];
  const starts = outstanding.length > 0 ? lineStarts(text) : [];
  for (const { line, indent, expected } of outstanding)
    report(
      `This line is indented by ${indent}, its neighbours by ${expected}`,
      placeAt((starts[line] ?? 0) + indent),
    );
  // The parser finds the consequences at the same line, at the one before it or later.
  const first = starts[(outstanding[0]?.line ?? Infinity) - 1] ?? Infinity;
  for (const { message, pos } of errors) if (pos[0] < first) report(message, placeAt(pos[0]));
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
}

/** Converts a plain value to nodes at one place, so that defaults are read like values from the file. */
export function sourceOf(value: unknown, place: Place): SourceNode {
  if (Array.isArray(value)) {
    return { kind: 'list', place, items: value.map((item) => sourceOf(item, place)) };
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).flatMap(([key, item]): SourceEntry[] =>
      item === undefined ? [] : [{ key, keyPlace: place, value: sourceOf(item, place) }],
    );
    return { kind: 'map', place, entries };
  }
  return scalarOf(value, place);
}

function scalarOf(value: unknown, place: Place): Extract<SourceNode, { kind: 'scalar' }> {
  if (typeof value === 'string') return { kind: 'scalar', place, value: legible(value) };
  const isKnown = typeof value === 'number' || typeof value === 'boolean';
  return { kind: 'scalar', place, value: isKnown ? value : null };
}

/** Converts nodes to plain values. */
export function plainValue(node: SourceNode): unknown {
  if (node.kind === 'list') return node.items.map(plainValue);
  if (node.kind === 'map') {
    return Object.fromEntries(node.entries.map(({ key, value }) => [key, plainValue(value)]));
  }
  return node.value;
}

/** Returns the value of a key of a map, or of an index of a list; `undefined` if there is none. */
export function childOf(
  node: SourceNode | undefined,
  key: string | number,
): SourceNode | undefined {
  if (node?.kind === 'list' && typeof key === 'number') return node.items[key];
  if (node?.kind !== 'map') return undefined;
  return node.entries.find((entry) => entry.key === key)?.value;
}

/** Describes a node for messages: `the number 3`, `a list`. */
export function describeNode(node: SourceNode): string {
  if (node.kind === 'list') return 'a list';
  if (node.kind === 'map') return 'a map';
  if (node.value === null) return 'empty';
  if (typeof node.value === 'string') return `the text "${node.value}"`;
  return typeof node.value === 'number' ? `the number ${node.value}` : String(node.value);
}
