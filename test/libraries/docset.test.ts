import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../src/program/index.ts';
import { indexRows, type DocsetRow } from '../emit/docset-rows.ts';
import { contentFolder } from '../markdown/content-folder.ts';
import { needProgram } from '../run/shared.ts';
import { libraryFiles } from './library-folders.ts';

let folder: string;
let docset: string;
let rows: DocsetRow[];

beforeAll(async () => {
  await needProgram('doxygen');
  const config = {
    title: 'Suite',
    url: 'https://suite.example',
    libraries: { units: { xml: 'units/xml', title: 'Units' }, linalg: { xml: 'linalg/xml' } },
    docs: {},
  };
  folder = contentFolder({
    ...libraryFiles(),
    'docs/index.md': '# Guide\n',
    'site.config.yaml': JSON.stringify(config),
  });
  const out = join(folder, 'docset');
  const file = join(folder, 'site.config.yaml');
  expect(await build({ config: file, out, docset: true, cache: false })).toMatchObject({
    ok: true,
  });
  docset = join(out, 'Suite.docset');
  rows = await indexRows(docset);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the index has the symbols of all libraries, and each path leads to a place', () => {
  const found = rows.map(({ name, type, file }) => `${type} ${name} ${file}`);
  const api = 'docs/api';
  expect(found).toEqual(
    expect.arrayContaining([
      `Class suite::units::Length ${api}/units/classes/suite/units/length/index.html`,
      `Method suite::units::Length::metres ${api}/units/classes/suite/units/length/index.html`,
      `Class suite::linalg::Point ${api}/linalg/classes/suite/linalg/point/index.html`,
      `Namespace suite ${api}/units/namespaces/suite/index.html`,
      `Namespace suite ${api}/linalg/namespaces/suite/index.html`,
    ]),
  );
  const lost = rows.filter(({ file, anchor }) => {
    const path = join(docset, 'Contents/Resources/Documents', file);
    return (
      !existsSync(path) ||
      (anchor !== '' && !readFileSync(path, 'utf8').includes(` id="${anchor}"`))
    );
  });
  expect(lost).toEqual([]);
});

test('the docset opens with the list of the libraries, not with one of them', () => {
  const list = readFileSync(join(docset, 'Contents/Info.plist'), 'utf8');
  expect(list).toMatch(/<key>dashIndexFilePath<\/key>\s*<string>docs\/api\/index\.html<\/string>/);
});
