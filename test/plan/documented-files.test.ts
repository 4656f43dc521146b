import { describe, expect, test } from '@jest/globals';
import { mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readDoxygen } from '../../src/doxygen/read-project.ts';
import type { ApiReference } from '../../src/model/site.ts';
import { DocumentedFiles } from '../../src/plan/documented-files.ts';
import { withoutHidden } from '../../src/plan/hidden-symbols.ts';
import { contextOf } from '../context.ts';

/** Runs Doxygen on some sources; returns the XML as read, and the names of the files without a page in its HTML. */
async function documented(
  sources: Readonly<Record<string, string>>,
  options = '',
): Promise<{ api: ApiReference; bare: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'documented-'));
  for (const [name, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const doxyfile = `INPUT = .\nRECURSIVE = YES\nGENERATE_XML = YES\nGENERATE_LATEX = NO\nWARNINGS = NO\n${options}\n`;
  const { DOXYGEN_PATH = 'doxygen' } = process.env;
  const { error } = spawnSync(DOXYGEN_PATH, ['-'], { cwd: folder, input: doxyfile });
  if (error) throw error;
  const api = await readDoxygen(join(folder, 'xml'), contextOf());
  if (!api) throw new Error('The XML cannot be read.');
  const bare = api.compounds.flatMap(({ kind, name, refid }) => {
    if (kind !== 'file') return [];
    const files = readFileSync(join(folder, 'html/files.html'), 'utf8');
    return files.includes(`href="${refid}.html"`) ? [] : [name];
  });
  return { api, bare: bare.sort() };
}

function bareIn(
  api: ApiReference,
  hasFileCommand?: (name: string) => boolean | undefined,
): string[] {
  const found = new DocumentedFiles(api, ({ name }) => hasFileCommand?.(name)).bare();
  return api.compounds.flatMap(({ refid, name }) => (found.has(refid) ? [name] : [])).sort();
}

const code = (name: string): string =>
  `#ifndef ${name}\n#define ${name}\n/** Opens it. */\nint ${name}_open(int d);\n#endif\n`;
const licence = '/* Licence\n * text\n */\n';

const shapes: Record<string, string> = {
  'top.h': `/**\n * @file\n */\n${code('top')}`,
  'licence.h': `${licence}\n/** @file */\n${code('licence')}`,
  'group.h': `${licence}/** @file\n * @defgroup g A group\n */\n${code('group')}`,
  'long.h': `/** @file\n * Licence\n${' * text\n'.repeat(20)} */\n${code('long')}`,
  'guard.h': `#ifndef guard_h\n#define guard_h\n\n/** \\file */\n${code('guard')}#endif\n`,
  'once.h': `#pragma once\n/// \\file\n${code('once')}`,
  'end.h': `${code('end')}\n/** @file */\n`,
  'slashes.h': `///\\file\n${licence}${code('slashes')}`,
  'bang.h': `//! \\file bang.h\n${code('bang')}`,
  'class.h': `/*! \\class Foo\n A class. */\n/*! \\file class.h */\n${code('klass')}class Foo {};\n`,
  'none.h': code('none'),
  'first.h': `/** Opens it. */\nint first_open(int d);\n/** One. */\n#define FIRST 1\n`,
  'plain.h': `/* @file */\n${code('plain')}`,
  'includes.h': `#include "none.h"\n#include "top.h"\nint includes_open(int d);\n`,
  'users.h': `/** \\file */\n#include "first.h"\n#include "includes.h"\nint users_open(int d);\n`,
};

describe('files without a description are as in the HTML of Doxygen', () => {
  test.each(['', 'STRIP_CODE_COMMENTS = NO', 'SHORT_NAMES = YES'])('with %j', async (options) => {
    const { api, bare } = await documented(shapes, options);
    expect(bare).toEqual(['first.h', 'includes.h', 'none.h', 'plain.h']);
    expect(bareIn(api)).toEqual(bare);
  });
});

test('members of an undocumented namespace are shown with the documented header that declares them', async () => {
  const { api } = await documented({
    'ring.h': '/** \\file */\nnamespace ring {\n/** Turns. */\nint turn(int by);\n}\n',
    'ring.cpp': '#include "ring.h"\nint ring::turn(int by) { return by; }\n',
    'bare.h': 'namespace bare {\n/** Turns. */\nint twist(int by);\n}\n',
  });
  const bareFiles = new DocumentedFiles(api).bare();
  expect(bareFiles.size).toBe(2);
  const { compounds } = withoutHidden({ ...api, bareFiles }, {});
  const names = compounds.flatMap(({ sections }) =>
    sections.flatMap(({ entries }) =>
      entries.flatMap((entry) => ('member' in entry ? [entry.member.name] : [])),
    ),
  );
  expect(new Set(names)).toEqual(new Set(['turn']));
});

describe('a file of which the XML does not tell enough', () => {
  const alone = (text: string): Promise<{ api: ApiReference }> => documented({ 'alone.h': text });

  test('is shown if its source has the command', async () => {
    const { api } = await alone('/** \\file */\nint alone_open(int d);\n');
    expect(bareIn(api, () => true)).toEqual([]);
    expect(bareIn(api, () => false)).toEqual(['alone.h']);
  });

  test('is shown in doubt: a comment that describes nothing was removed', async () => {
    const { api } = await alone('/* Licence */\n/** \\file */\nint alone_open(int d);\n');
    expect(bareIn(api)).toEqual([]);
  });

  test('is hidden if each removed comment describes a declaration', async () => {
    const { api } = await alone('/* Licence */\n/** A class. */\nclass Alone {};\n');
    expect(bareIn(api)).toEqual(['alone.h']);
  });

  test('is hidden if no comment was removed', async () => {
    const { api } = await alone('/* Licence */\nint alone_open(int d);\n');
    expect(bareIn(api)).toEqual(['alone.h']);
  });
});
