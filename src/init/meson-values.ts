import { isAbsolute } from 'node:path';

/** A value in a Meson file: a text, a list, a dictionary or the data of a configuration; `undefined` if it is unknown. */
export type MesonValue = string | MesonValue[] | Map<string, MesonValue> | undefined;

/** Returns a value as the text that a template gets; `undefined` if a part is unknown. */
export function mesonText(value: MesonValue): string | undefined {
  if (!Array.isArray(value)) return typeof value === 'string' ? value : undefined;
  const texts = mesonList(value);
  return texts.every((each) => typeof each === 'string') ? texts.join(' ') : undefined;
}

/** Maximum depth of nested lists; deeper ones are empty. */
const DEPTH = 200;

/** Returns the items of nested lists as one list. */
export function mesonList(value: MesonValue, depth = DEPTH): MesonValue[] {
  if (!Array.isArray(value)) return [value];
  return depth === 0 ? [] : value.flatMap((each) => mesonList(each, depth - 1));
}

/** Joins two paths; an absolute one replaces what is in front of it. */
export function mesonPath(path: MesonValue, more: MesonValue): MesonValue {
  if (typeof path !== 'string' || typeof more !== 'string') return undefined;
  return isAbsolute(more) || path === '' ? more : `${path.replace(/\/+$/, '')}/${more}`;
}

/** Adds texts, lists or dictionaries; a list takes single values, too. */
export function mesonSum(a: MesonValue, b: MesonValue): MesonValue {
  if (Array.isArray(a)) return [...a, ...(Array.isArray(b) ? b : [b])];
  if (typeof a === 'string' && typeof b === 'string') return a + b;
  return a instanceof Map && b instanceof Map ? new Map([...a, ...b]) : undefined;
}

/** Returns the result of a method of a text, a list, a dictionary or a configuration; `undefined` if it is unknown. */
export function mesonMethod(
  value: MesonValue,
  method: string,
  given: readonly MesonValue[],
): MesonValue {
  if (typeof value === 'string') return ofText(value, method, given);
  return value instanceof Map ? ofMap(value, method, given) : undefined;
}

function ofText(text: string, method: string, given: readonly MesonValue[]): MesonValue {
  const [first, second] = given;
  const all = given.flatMap((each) => mesonList(each));
  switch (method) {
    case 'join':
      return all.every((each) => typeof each === 'string') ? all.join(text) : undefined;
    case 'format': {
      const isKnown = all.every((each) => typeof each === 'string');
      if (!isKnown) return undefined;
      return text.replace(/@(\d+)@/g, (word, index: string) => {
        const found = all[Number(index)];
        return typeof found === 'string' ? found : word;
      });
    }
    case 'strip':
      return text.trim();
    case 'split':
      return text.split(typeof first === 'string' ? first : /\s+/);
    case 'to_lower':
      return text.toLowerCase();
    case 'to_upper':
      return text.toUpperCase();
    case 'underscorify':
      return text.replace(/\W/g, '_');
    case 'replace':
      return typeof first === 'string' && typeof second === 'string'
        ? text.replaceAll(first, second)
        : undefined;
    default:
      return undefined;
  }
}

function ofMap(
  map: Map<string, MesonValue>,
  method: string,
  [name, value]: readonly MesonValue[],
): MesonValue {
  if (typeof name === 'string' && method === 'set') map.set(name, value);
  if (typeof name === 'string' && method === 'set_quoted')
    map.set(name, typeof value === 'string' ? `"${value}"` : undefined);
  if (method === 'merge_from' && name instanceof Map)
    for (const [key, own] of name) map.set(key, own);
  if (method === 'get' && typeof name === 'string') return map.get(name) ?? value;
  return method === 'keys' ? [...map.keys()] : undefined;
}
