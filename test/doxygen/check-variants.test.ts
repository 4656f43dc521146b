import { expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { checkVariants } from '../../src/doxygen/check-variants.ts';
import { compound } from '../components/api-model.ts';

/** Returns which variants share nothing with the first one, given the ids of their classes and pages. */
function unrelated(...parts: [variant: string, ...refids: string[]][]): string[] {
  const diagnostics = new Diagnostics();
  checkVariants(
    parts.map(([variant, ...refids]) => ({
      folder: { folder: variant, variant },
      compounds: refids.map((refid) =>
        compound({ refid, name: refid, kind: refid.startsWith('md_') ? 'page' : 'class' }),
      ),
    })),
    diagnostics,
  );
  return diagnostics.all.map(({ message }) => message.replace(/^The variant | has .*/g, ''));
}

test.each<[string, Parameters<typeof unrelated>, string[]]>([
  [
    'a class is enough',
    [
      ['One', 'a', 'b'],
      ['Two', 'b'],
    ],
    [],
  ],
  [
    'each variant is compared with the first',
    [
      ['One', 'a'],
      ['Two', 'b'],
      ['Three', 'a'],
    ],
    ['"Two"'],
  ],
  // Libraries may have pages of the same name.
  [
    'pages do not count',
    [
      ['One', 'a', 'md_readme'],
      ['Two', 'b', 'md_readme'],
    ],
    ['"Two"'],
  ],
  [
    'a variant without declarations has its own fault',
    [
      ['One', 'a'],
      ['Two', 'md_readme'],
    ],
    [],
  ],
  ['nothing can be compared with an empty one', [['One'], ['Two', 'b'], ['Three', 'c']], []],
])('%s', (_, parts, expected) => {
  expect(unrelated(...parts)).toEqual(expected);
});
