import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { configSchema } from '../../src/config/json-schema.ts';
import { fields } from '../../src/config/options.ts';
import { fits, isSchema, resolveRef, schemas, type Schema } from './json-schema.ts';

const root: Schema = configSchema();

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
    const schema = resolveRef(reference, root);
    if ('default' in schema)
      expect([path, fits(schema.default, schema, root)]).toEqual([path, true]);
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
