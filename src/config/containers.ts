import { closest } from '../diagnostics/closest.ts';
import { Option, wrongType } from './option.ts';
import type { JsonSchema, Outcome, Where } from './option.ts';
import { plainValue, sourceOf } from '../yaml/source.ts';
import type { SourceNode } from '../yaml/source.ts';

function below(at: Where, key: string, node: SourceNode): Where {
  const siblings = node.kind === 'map' ? node.entries.map((entry) => entry.key) : [];
  return { ...at, path: at.path === '' ? key : `${at.path}.${key}`, place: node.place, siblings };
}

/** A list; an empty value is an empty list. */
export function list<T>(description: string, item: Option<T>, minItems = 0): Option<T[]> {
  const schema: JsonSchema = { description, type: 'array', items: item.schema };
  if (minItems > 0) schema.minItems = minItems;
  return new Option<T[]>(schema, (node, at) => {
    const empty = node.kind === 'scalar' && node.value === null;
    if (node.kind !== 'list' && !empty) {
      wrongType('a list', node, at, 'Write each entry on its own line after "- ".');
      return undefined;
    }
    const items = node.kind === 'list' ? node.items : [];
    if (items.length < minItems) {
      at.fault(`"${at.path}" needs at least ${minItems} entry.`, node.place);
      return undefined;
    }
    const outcomes = items.map((each, index) =>
      item.read(each, { ...at, path: `${at.path}[${index}]`, place: each.place }),
    );
    const value = outcomes.flatMap((outcome) => (outcome ? [outcome.value] : []));
    return value.length === outcomes.length ? { value } : undefined;
  });
}

/** One value, or a list of them. */
export function oneOrMore<T>(description: string, item: Option<T>): Option<T[]> {
  const many = list(description, item, 1);
  const single = { ...item.schema, description: undefined };
  return new Option<T[]>({ description, anyOf: [single, many.schema] }, (node, at) => {
    if (node.kind === 'list') return many.read(node, at);
    const outcome = item.read(node, at);
    return outcome && { value: [outcome.value] };
  });
}

/** A map from user-defined names to values of one kind; `name`, if given, reads the names. */
export function mapping<T>(
  description: string,
  item: Option<T>,
  name?: Option<string>,
): Option<Record<string, T>> {
  const schema = { description, type: 'object', additionalProperties: item.schema };
  return new Option<Record<string, T>>(schema, (node, at) => {
    if (node.kind === 'scalar' && node.value === null) return { value: {} };
    if (node.kind !== 'map') {
      wrongType('a map', node, at);
      return undefined;
    }
    const outcomes = node.entries.map(({ key, keyPlace, value }) => ({
      name: name ? name.read(sourceOf(key, keyPlace), below(at, key, value)) : { value: key },
      item: item.read(value, below(at, key, value)),
    }));
    // Not by assignment, which would change the prototype for the name `__proto__`.
    const value = Object.fromEntries(
      outcomes.flatMap(({ name, item }) =>
        name && item ? [[name.value, item.value] as const] : [],
      ),
    );
    return outcomes.every((entry) => entry.name && entry.item) ? { value } : undefined;
  });
}

/** A map from names to text; converts numbers and booleans to text. `name`, if given, reads the names. */
export function attributes(
  description: string,
  name?: Option<string>,
): Option<Record<string, string>> {
  const types = ['string', 'number', 'boolean'];
  const value = new Option<string>({ type: types }, (node, at) => {
    if (node.kind === 'scalar' && node.value !== null) return { value: String(node.value) };
    wrongType('text', node, at);
    return undefined;
  });
  return mapping(description, value, name);
}

/** A map with any content. */
export function free(description: string): Option<Record<string, unknown>> {
  const anything = new Option<unknown>({}, (node) => ({ value: plainValue(node) }));
  return mapping(description, anything);
}

/** The options of a map by their keys. */
export type Fields = Readonly<Record<string, Option<unknown>>>;

/** The value of an option. */
export type ValueOf<O> = O extends Option<infer T> ? T : never;

/** The value of a map with some options; those that may have no value are optional fields. */
export type Values<F> = {
  [K in keyof F as undefined extends ValueOf<F[K]> ? never : K]: ValueOf<F[K]>;
} & { [K in keyof F as undefined extends ValueOf<F[K]> ? K : never]?: ValueOf<F[K]> };

/** Rules on the keys of a group as a whole. */
export interface GroupRules {
  /** Exactly one of these keys must be in the group. */
  exactlyOne?: { keys: string[]; message: string };
  /** A key that must be in the group unless another one is; its option reports it. */
  requiredUnless?: { key: string; other: string };
  /** Advice for unknown keys: the name to use instead, or other advice. */
  hints?: Record<string, string>;
  /** Words the fault for an unknown key. */
  unknown?: (key: string, at: Where) => { message: string; advice: string };
}

function checkKeys(node: SourceNode, fields: string[], rules: GroupRules, at: Where): boolean {
  const entries = node.kind === 'map' ? node.entries : [];
  let isValid = true;
  const fault: Where['fault'] = (message, place, advice) => {
    isValid = false;
    at.fault(message, place, advice);
  };
  for (const { key, keyPlace } of entries.filter((entry) => !fields.includes(entry.key))) {
    const near = closest(key, fields);
    const otherwise = fields.length <= 15 ? `Available options: ${fields.join(', ')}.` : '';
    const hints = new Map(Object.entries(rules.hints ?? {}));
    const hint = hints.get(key) ?? (near ? `Did you mean "${near}"?` : otherwise);
    const path = at.path === '' ? key : `${at.path}.${key}`;
    const { message, advice } = rules.unknown?.(key, at) ?? {
      message: `Unknown option "${path}".`,
      advice: '',
    };
    fault(message, keyPlace, [hint, advice].filter(Boolean).join('\n'));
  }
  const { exactlyOne } = rules;
  if (exactlyOne) {
    const present = entries.filter(({ key }) => exactlyOne.keys.includes(key)).length;
    if (present !== 1) fault(`"${at.path}": ${exactlyOne.message}`, node.place);
  }
  return isValid;
}

/** A map with known keys; an empty value is an empty map. */
export function group<F extends Fields>(
  description: string,
  fields: F,
  rules: GroupRules = {},
): Option<Values<F>> {
  const options = Object.entries(fields);
  const shown = options.filter(([, option]) => !('not' in option.schema));
  const required = shown.filter(([, option]) => option.required).map(([key]) => key);
  const schema: JsonSchema = {
    description,
    type: 'object',
    properties: Object.fromEntries(shown.map(([key, option]) => [key, option.schema])),
    ...(required.length > 0 ? { required } : {}),
    ...(rules.exactlyOne
      ? { oneOf: rules.exactlyOne.keys.map((key) => ({ required: [key] })) }
      : {}),
    ...(rules.requiredUnless
      ? {
          if: { not: { required: [rules.requiredUnless.other] } },
          then: { required: [rules.requiredUnless.key] },
        }
      : {}),
    additionalProperties: false,
  };
  return new Option<Values<F>>(schema, (node, at): Outcome<Values<F>> => {
    const empty = node.kind === 'scalar' && node.value === null;
    if (node.kind !== 'map' && !empty) {
      wrongType('a map', node, at);
      return undefined;
    }
    const keys = options.map(([key]) => key);
    let isValid = checkKeys(node, keys, rules, at);
    const entries = node.kind === 'map' ? node.entries : [];
    const result: Record<string, unknown> = {};
    for (const [key, option] of options) {
      const value = entries.find((entry) => entry.key === key)?.value;
      const outcome = option.read(value, below(at, key, node));
      if (!outcome) isValid = false;
      else if (outcome.value !== undefined) result[key] = outcome.value;
    }
    // Sound: each field was read by its own option, whose value `Values` takes as its type.
    return isValid ? { value: result as Values<F> } : undefined;
  });
}

/** The same options, each without a value when left out; another place determines their defaults. */
export function inherited<F extends Fields>(
  fields: F,
): { [K in keyof F]: Option<ValueOf<F[K]> | undefined> } {
  const options = Object.entries(fields).map(([key, option]) => [key, option.inherited()]);
  // Sound: the keys are those of `fields`, each with its own option.
  return Object.fromEntries(options) as { [K in keyof F]: Option<ValueOf<F[K]> | undefined> };
}
