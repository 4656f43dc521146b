import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { keywordsAlias } from '../../src/init/keywords-alias.ts';
import { needProgram } from '../run/shared.ts';

test.each([
  ['', true],
  // Other aliases stay, also those with similar names.
  ['"mykeywords=\\par Words^^" "keywords_of{1}=\\1"', true],
  ['"keywords=\\par Words^^"', false],
  ['"a=b" keywords{1}="\\par Words^^ \\1"', false],
])('the alias beside %j', (own, isWritten) => {
  expect(keywordsAlias(own).length > 0).toBe(isWritten);
});

test('the words are a paragraph of their own', async () => {
  await needProgram('doxygen');
  const cwd = mkdtempSync(join(tmpdir(), 'keywords-'));
  writeFileSync(
    join(cwd, 'a.h'),
    '/** @file */\n/// Closes.\n/// @keywords free memory,\n/// leak\n///\n/// More.\nvoid close();\n',
  );
  const settings = ['INPUT = a.h', 'QUIET = YES', 'GENERATE_XML = YES', 'ALIASES = "x=y"'];
  const others = ['GENERATE_HTML = NO', 'GENERATE_LATEX = NO'];
  const input = [...settings, ...others, ...keywordsAlias()].join('\n');
  execFileSync('doxygen', ['-'], { cwd, input });
  expect(readFileSync(join(cwd, 'xml/a_8h.xml'), 'utf8').replace(/\s+/g, ' ')).toContain(
    '<simplesect kind="par"><title>Keywords</title><para>free memory, leak</para> </simplesect> More.',
  );
});
