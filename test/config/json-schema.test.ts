import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { configSchema } from '../../src/config/json-schema.ts';
import { fields } from '../../src/config/options.ts';

type Schema = { [keyword: string]: unknown };

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const schemas = (value: unknown): Schema[] =>
  isSchema(value) ? Object.values(value).filter(isSchema) : [];

const root: Schema = configSchema();

function resolveRef(schema: Schema): Schema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  if (name === undefined) return schema;
  const { definitions } = root;
  const found = isSchema(definitions) ? definitions[name] : undefined;
  if (!isSchema(found)) throw new Error(`no definition "${name}"`);
  return found;
}

/** True if a value fits a schema: supports the part of JSON schema that the file uses. */
function fits(value: unknown, reference: Schema): boolean {
  const schema = resolveRef(reference);
  if (schema.anyOf) return schemas(schema.anyOf).some((each) => fits(value, each));
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return false;
  const { pattern } = schema;
  if (typeof pattern === 'string' && !new RegExp(pattern).test(String(value))) return false;
  const kind = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  const allowed = [schema.type ?? kind].flat();
  if (!allowed.includes(kind) && !(allowed.includes('integer') && Number.isInteger(value)))
    return false;
  if (Array.isArray(value)) {
    return value.every((item) => !isSchema(schema.items) || fits(item, schema.items));
  }
  if (!isSchema(value)) return true;
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  return (
    required.every((key) => String(key) in value) &&
    Object.entries(value).every(([key, item]) => {
      const own = properties[key] ?? schema.additionalProperties;
      return isSchema(own) ? fits(item, own) : own !== false;
    })
  );
}

test("the schema accepts this repository's own file, and rejects others", () => {
  const file: unknown = parse(readFileSync('site.config.yaml', 'utf8'));
  if (!isSchema(file)) throw new Error('not a map');
  expect(fits(file, root)).toBe(true);
  expect(fits({ ...file, titel: 'x' }, root)).toBe(false);
  expect(fits({ ...file, title: undefined }, root)).toBe(false);
  expect(fits({ ...file, navbar: { items: [{ type: 'dropdwn' }] } }, root)).toBe(false);
  expect(fits({ ...file, checks: { brokenLinks: 'fail' } }, root)).toBe(false);
});

test('every option has a property with a description, and every default is valid', () => {
  expect(Object.keys(isSchema(root.properties) ? root.properties : {})).toEqual(
    Object.keys(fields),
  );
  let options = 0;
  const visit = (reference: Schema, path: string): void => {
    const schema = resolveRef(reference);
    if ('default' in schema) expect([path, fits(schema.default, schema)]).toEqual([path, true]);
    const { properties, items, anyOf } = schema;
    for (const [key, option] of isSchema(properties) ? Object.entries(properties) : []) {
      if (!isSchema(option)) throw new Error(`${path}.${key} has no schema`);
      options += 1;
      expect([`${path}.${key}`, String(option.description)]).toEqual([
        `${path}.${key}`,
        expect.stringMatching(/^\S.*\.$/),
      ]);
      visit(option, `${path}.${key}`);
    }
    for (const each of [items, ...schemas(anyOf)]) if (isSchema(each)) visit(each, path);
  };
  visit(root, '');
  expect(options).toBeGreaterThan(100);
});
