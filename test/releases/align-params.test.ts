import { expect, test } from '@jest/globals';
import { alignParams } from '../../src/releases/align-params.ts';
import type { SnapshotParam } from '../../src/releases/snapshot.ts';

/** Reads `int a, int b`; a parameter without a name is only a type. */
function paramsOf(text: string): SnapshotParam[] {
  return text === ''
    ? []
    : text.split(', ').map((param) => {
        const [type = '', name] = param.split(' ');
        return { type, ...(name !== undefined && { name }) };
      });
}

const isSame = (from: SnapshotParam, to: SnapshotParam): boolean => from.type === to.type;

test.each([
  ['int a, int b', 'int a, int b', ['a=a', 'b=b']],
  ['int a', 'int a, char b', ['a=a', '+b']],
  // Callers must pass a parameter in front of others, whatever its default.
  ['int a, int c', 'int a, char b, int c', ['a=a', '+b!', 'c=c']],
  ['int a, char b, int c', 'int a, int c', ['a=a', '-b', 'c=c']],
  // One type counts more than one name.
  ['int a, char b', 'char b, int a', ['-a', 'b=b', '+a']],
  // What is left between the same ones changed its type.
  ['int a, char b, int c', 'int a, long b, int c', ['a=a', 'b=b', 'c=c']],
])('the parameters (%s) become (%s)', (old, now, wanted) => {
  const shown = alignParams(paramsOf(old), paramsOf(now), isSame).map(
    ({ from, to, isInserted }) => {
      if (from && to) return `${from.name}=${to.name}`;
      return `${from ? '-' : '+'}${(from ?? to)?.name}${isInserted ? '!' : ''}`;
    },
  );
  expect(shown).toEqual(wanted);
});

test('thousands of unchanged parameters need no table', () => {
  const params = Array.from({ length: 30_000 }, (_, i) => ({ type: 'int', name: `p${i}` }));
  expect(alignParams(params, [...params, { type: 'int', name: 'last' }], isSame)).toHaveLength(
    30_001,
  );
});
