import { isDictionary } from './config-value.ts';
import type { Dictionary } from '../../init/dictionary.ts';
import { ownValue } from '../../shared/own-value.ts';

/** Returns the part of a schema that describes a value; of several alternatives, the one that matches. */
function schemaFor(value: unknown, schema: unknown): Dictionary {
  if (!isDictionary(schema)) return {};
  if (!Array.isArray(schema.anyOf)) return schema;
  const kind = Array.isArray(value) ? 'array' : 'object';
  const fitting = schema.anyOf.filter(
    (each: unknown): each is Dictionary => isDictionary(each) && each.type === kind,
  );
  // Navbar items have many kinds, and none has defaults worth removing.
  return fitting.length === 1 ? { ...fitting[0], default: schema.default } : {};
}

function isSame(a: unknown, b: unknown): boolean {
  return b !== undefined && JSON.stringify(a) === JSON.stringify(b);
}

/** Returns the part of a value that differs from the defaults of its schema, in the order of the schema. */
export function nonDefaults(value: unknown, schema: unknown): unknown {
  const { properties, items, additionalProperties } = schemaFor(value, schema);
  if (Array.isArray(value)) return value.map((item: unknown) => nonDefaults(item, items));
  if (!isDictionary(value)) return value;
  const known = isDictionary(properties) ? properties : {};
  const keys = [
    ...Object.keys(known).filter((key) => Object.hasOwn(value, key)),
    ...Object.keys(value).filter((key) => !Object.hasOwn(known, key)),
  ];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const inner = ownValue(known, key) ?? additionalProperties;
      const own = nonDefaults(value[key], inner);
      const fallback = isDictionary(inner) ? inner.default : undefined;
      return isSame(own, fallback) || isSame(value[key], fallback) ? [] : [[key, own]];
    }),
  );
}
