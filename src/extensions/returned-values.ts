import { types } from 'node:util';
import type { Protection } from '../model/compound.ts';

/** Reports a value that an extension must not return. */
export type ReportValue = (what: string) => void;

/** What an extension returned for a symbol: its fields by name. */
export type ReturnedFields = ReadonlyMap<string, unknown>;

const protections: readonly Protection[] = ['public', 'protected', 'private', 'package'];

/** Returns the fields of an object; reports another value, and fields that mean nothing. */
export function fieldsOf(
  value: unknown,
  names: readonly string[],
  report: ReportValue,
): ReturnedFields | undefined {
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isPlain || types.isPromise(value)) {
    report(`${nameOf(value)} instead of an object`);
    return undefined;
  }
  const fields = new Map<string, unknown>();
  for (const [name, field] of Object.entries(value))
    if (!names.includes(name)) report(`the unknown field "${name}"`);
    else if (field !== undefined) fields.set(name, field);
  return fields;
}

/** Returns a text field; reports another value. `undefined` if there is none. */
export function textIn(
  fields: ReturnedFields,
  name: string,
  report: ReportValue,
): string | undefined {
  const value = fields.get(name);
  if (value === undefined || typeof value === 'string') return value;
  report(`${nameOf(value)} as "${name}" instead of a text`);
  return undefined;
}

/** Returns a list of texts; reports another value. Empty if there is none. */
export function textsIn(fields: ReturnedFields, name: string, report: ReportValue): string[] {
  const value = fields.get(name) ?? [];
  const isList = Array.isArray(value);
  const texts = isList ? value.filter((each): each is string => isText(each)) : [];
  if (!isList || texts.length < value.length)
    report(`${nameOf(value)} as "${name}" instead of a list of texts that are not empty`);
  return texts;
}

/** Returns an access; reports another value. `undefined` if there is none. */
export function protectionIn(fields: ReturnedFields, report: ReportValue): Protection | undefined {
  const value = fields.get('protection');
  const found = protections.find((each) => each === value);
  if (found === undefined && value !== undefined)
    report(`${nameOf(value)} as "protection" instead of ${protections.join(', ')}`);
  return found;
}

/** Returns a list of objects; reports other values. Empty if there is none. */
export function objectsIn(value: unknown, what: string, report: ReportValue): unknown[] {
  if (Array.isArray(value)) return value;
  if (value !== undefined) report(`${nameOf(value)} as ${what} instead of a list`);
  return [];
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** Names a value in a message: `"x"`, `a number`. */
function nameOf(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  // What an asynchronous function returns.
  if (types.isPromise(value)) return 'a promise';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
