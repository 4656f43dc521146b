import { LineCounter, parseDocument, type Document } from 'yaml';
import type { Place } from '../shared/place.ts';
import { displayPath } from './display-path.ts';
import type { Sources } from './sources.ts';

/** Translated texts by id. */
export type Messages = ReadonlyMap<string, string>;

/**
 * Reads the texts in a translation file (JSON: id to text, or to an object with `message`); returns none if the file is
 * missing. Reports errors.
 */
export function readMessages(file: string, { inputs, diagnostics }: Sources): Messages {
  if (!inputs.existsSync(file)) return new Map();
  const text = inputs.readSync(file, 'utf8');
  if (text === undefined) return new Map();
  const lines = new LineCounter();
  // JSON is a subset of YAML; the YAML parser provides the places of errors.
  const document = parseDocument(text, { lineCounter: lines });
  const placeOf = ([offset]: readonly [number, number]): Place => {
    const { line, col } = lines.linePos(offset);
    return { file: displayPath(file), line, column: col };
  };
  const fault = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  if (fault) {
    const [sentence = ''] = fault.message.split('\n');
    diagnostics.error(
      'translations',
      `Invalid JSON: ${sentence.replace(/ at line \d+, column \d+:$/, '.')}`,
      placeOf(fault.pos),
      'Write each text as "id": { "message": "text" }.',
    );
    return new Map();
  }
  // JSON allows it, and its parsers take the last text.
  for (const { pos } of document.errors)
    diagnostics.warning(
      'translations',
      'The file has two texts with this id; the last one is shown.',
      placeOf(pos),
      'Remove one of them.',
    );
  const found = valueOf(document);
  if (found === undefined)
    diagnostics.error(
      'translations',
      'Invalid JSON: it has too many aliases.',
      { file: displayPath(file) },
      'Write each text as "id": { "message": "text" }.',
    );
  return new Map(
    Object.entries(isObject(found) ? found : {}).flatMap(([id, value]) => {
      const message: unknown = isObject(value) ? value.message : value;
      return typeof message === 'string' ? [[id, message]] : [];
    }),
  );
}

/** Returns the value of a file; `undefined` if its aliases stand for too much. */
function valueOf(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    return undefined;
  }
}

/** True if a value is an object, and no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
