import { expect, test } from '@jest/globals';
import type { Block } from '../../src/model/description.ts';
import { namedHeaders } from '../../src/model/named-headers.ts';
import { compound, member } from '../components/api-model.ts';

/** Creates a block of code, with a directive for each line that starts with `#`. */
function code(...lines: string[]): Block {
  return {
    type: 'listing',
    lines: lines.map((text) => ({
      spans: [{ class: text.startsWith('#') ? 'preprocessor' : 'normal', text }],
    })),
  };
}

test('users include headers in files, and in code of comments', () => {
  const text: Block = {
    type: 'preformatted',
    children: [{ type: 'text', value: 'Begin with\n  #include <lib/c.h> // all\n' }],
  };
  const documented = member({
    name: 'f',
    detailed: [code('int a;', '# include "b.h"', '#include <a.h>')],
  });
  const file = {
    refid: 'x',
    name: 'x',
    kind: 'file' as const,
    detailed: [text],
    includes: [
      { refid: 'a', name: 'lib/a.h', local: false },
      { refid: 'b', name: 'own.h', local: true },
      { name: 'vector', local: false },
    ],
    sections: [
      { kind: 'func', description: [code('#include <a.h>')], entries: [{ member: documented }] },
    ],
  };
  expect(namedHeaders(compound(file))).toEqual(['lib/a.h', 'lib/c.h', 'a.h', 'b.h']);
  const bare = { ...file, kind: 'class' as const, detailed: [], sections: [] };
  expect(namedHeaders(compound(bare))).toEqual([]);
});
