/* eslint @typescript-eslint/no-misused-spread: error -- as in src */
import { expect, test } from '@jest/globals';
import type { Compound, Member } from '../../src/model/compound.ts';
import { compound, member } from '../components/api-model.ts';

/** Copies of symbols that neither the compiler nor the linter accepts: `npm run check` fails if one of them does. */
function copies(one: Compound, other: Member): unknown[] {
  // @ts-expect-error A spread has no getters, so it is no compound.
  // eslint-disable-next-line @typescript-eslint/no-misused-spread, @typescript-eslint/no-unsafe-class-instance-assignment
  const spread: Compound = { ...one, name: 'new' };
  const { refid, ...rest } = other;
  return [
    spread,
    refid,
    // @ts-expect-error Neither has the rest.
    rest.brief,
    // @ts-expect-error Nor is it a member.
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment
    ((of: Member): unknown => of)(rest),
    one.with({ name: 'new' }).brief,
  ];
}

test('a spread or the rest of a symbol has no getters, so neither compiles as a symbol', () => {
  const brief = [{ type: 'rule' } as const];
  const one = compound({ refid: 'c', name: 'c', brief });
  const [spread, refid, ofRest, rest, ofChanged] = copies(one, member({ name: 'f', brief }));
  expect([spread, rest]).toEqual([
    expect.not.objectContaining({ brief }),
    expect.not.objectContaining({ brief }),
  ]);
  expect([refid, ofRest, ofChanged]).toEqual(['c_1f', undefined, brief]);
});
