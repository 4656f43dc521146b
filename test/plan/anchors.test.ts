import { describe, expect, it } from '@jest/globals';
import { anchorId } from '../../src/model/anchor-id.ts';
import type { Member } from '../../src/model/compound.ts';
import { anchorOfName, memberAnchors } from '../../src/plan/anchors.ts';
import { member } from '../components/api-model.ts';

function fn(refid: string, name: string, args: string): Member {
  return member({
    refid,
    name,
    argsString: `(${args})`,
    params: args === '' ? [] : args.split(', ').map((type) => ({ type: [type], brief: [] })),
  });
}

describe('memberAnchors', () => {
  const one = fn('c_1a0000000000000000000000000000000001', 'run', 'int');
  const two = fn('c_1a0000000000000000000000000000000002', 'run', 'int, char');
  const three = fn('c_1a0000000000000000000000000000000003', 'stop', '');

  it('gives members of an unnamed type the remaining name, or a name with that of the variable', () => {
    const inner = (refid: string, name: string): Member => fn(refid, name, '');
    const ids = memberAnchors([three], {
      nested: [
        { member: inner('s_1a1', 'stop'), path: ['pos'] },
        { member: inner('s_1a2', 'x'), path: ['pos', 'deep'] },
        { member: inner('s_1a3', 'y'), path: ['pos'] },
        { member: inner('s_1a4', 'y'), path: ['size'] },
        { member: inner('s_1a5', 'z'), path: [] },
      ],
    });
    expect(ids.get(three.refid)?.id).toBe('stop');
    expect(
      [1, 2, 3, 4, 5].map((i) => {
        const { id, aliases = [] } = ids.get(`s_1a${i}`) ?? {};
        return [id, ...aliases.filter((alias) => !/-[0-9a-z]{6}$/.test(alias))];
      }),
    ).toEqual([
      ['pos-stop', 'a1'],
      ['x', 'pos-deep-x', 'a2'],
      ['pos-y', 'y', 'a3'],
      ['size-y', 'a4'],
      ['z', 'a5'],
    ]);
  });

  it('names a single member after itself and an overload after its signature', () => {
    const anchors = memberAnchors([one, two, three]);
    expect(anchors.get(three.refid)?.id).toBe('stop');
    expect(anchors.get(one.refid)?.id).toMatch(/^run-[0-9a-z]{6}$/);
    expect(anchors.get(one.refid)?.set).toBe('run');
    expect(anchors.get(two.refid)?.set).toBeUndefined();
    expect(anchors.get(three.refid)?.set).toBeUndefined();
  });

  it('breaks no link when an overload is added or the order changes', () => {
    const alone = memberAnchors([one]).get(one.refid);
    const ids = (list: Member[]): string[] => {
      const anchor = memberAnchors(list).get(one.refid);
      return anchor ? [anchor.id, ...anchor.aliases, ...(anchor.set ? [anchor.set] : [])] : [];
    };
    for (const id of [alone?.id, ...(alone?.aliases ?? [])]) expect(ids([one, two])).toContain(id);
    expect(ids([two, one])[0]).toBe(ids([one, two])[0]);
  });

  it('keeps the anchors that Doxygen gives', () => {
    expect(memberAnchors([one]).get(one.refid)?.aliases).toContain(
      'a0000000000000000000000000000000001',
    );
  });

  it('uses every id once, whatever the names', () => {
    const names = ['operator<', 'operator<<', 'operator""_km', 'operator bool', 'a< int >', 'a'];
    const members = names.flatMap((name, i) => [
      fn(`x_1b${i}`, name, ''),
      fn(`x_1c${i}`, name, ''),
    ]);
    const ids = [...memberAnchors(members).values()].flatMap(({ id, aliases, set }) => [
      id,
      ...aliases,
      ...(set === undefined ? [] : [set]),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[\w~-]+$/);
  });
});

describe('anchorOfName', () => {
  it.each([
    ['operator==', 'operator-eq'],
    ['operator <<', 'operator-shift-left'],
    ['operator bool', 'operator-bool'],
    ['operator""_i', 'operator-literal-_i'],
    ['~test_suite', 'test_suite-destructor'],
    ['(anonymous enum)', 'anonymous-enum'],
  ])('writes %s as %s', (name, anchor) => {
    expect(anchorOfName(name)).toBe(anchor);
  });
});

describe('anchorId', () => {
  it.each([
    ['classa_1_1b_1a0123456789abcdef0123456789abcdef01', 'a0123456789abcdef0123456789abcdef01'],
    ['install_1step_1', 'step_1'],
    ['todo_1_todo000001', '_todo000001'],
    ['version__1_8h', 'version__1_8h'],
    ['structa_1_1b', 'structa_1_1b'],
  ])('finds the anchor in %s', (refid, anchor) => {
    expect(anchorId(refid)).toBe(anchor);
  });
});
