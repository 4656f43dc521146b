import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { loadConfig } from '../../src/config/load-config.ts';
import { readPublishedLibrary } from '../../src/compile/read-library.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { modelText } from '../../src/model/model-file.ts';
import { fits, isSchema, type Schema } from '../config/json-schema.ts';
import { contextOf } from '../context.ts';

const root = join(import.meta.dirname, '../..');
const schema = readSchema(readFileSync(join(root, 'dist/model.schema.json'), 'utf8'));

function readSchema(text: string): Schema {
  const value: unknown = JSON.parse(text);
  if (!isSchema(value)) throw new Error('The schema is no object.');
  return value;
}

let model: string;

beforeAll(async () => {
  const diagnostics = new Diagnostics();
  const config = loadConfig({ xml: 'fixtures/micro-test-plus/xml', cwd: root }, diagnostics);
  if (!config?.doxygen) throw new Error('There is no configuration.');
  const library = await readPublishedLibrary(config, config.doxygen, contextOf(diagnostics));
  if (!library) throw new Error('There is no library.');
  model = [...modelText(library.api, library.addressOf)].join('');
});

test('the model of a library fits the schema', () => {
  const value: unknown = JSON.parse(model);
  expect(fits(value, schema)).toBe(true);
});

test.each([
  ['"kind":"function"', '"kind":"fun"', 'an unknown kind'],
  ['"formatVersion":1', '"formatVersion":2', 'another version of the format'],
  ['"type":"paragraph"', '"type":"verse"', 'an unknown block'],
])('%s does not fit as %s: %s', (known, wrong) => {
  expect(model.includes(known)).toBe(true);
  expect(fits(JSON.parse(model.replace(known, wrong)), schema)).toBe(false);
});

test('symbols have their addresses, and no path of this machine', () => {
  const address = 'docs/api/classes/micro-os-plus/micro-test-plus/test-suite-base/#name';
  expect(model.includes(`"url":"${address}"`)).toBe(true);
  expect(model.includes(resolve(root))).toBe(false);
});
