import { expect, jest, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readCompoundFile } from '../../src/doxygen/compound-file.ts';
import { symbolFacts } from '../../src/doxygen/symbol-facts.ts';
import type { Compound, CompoundContent } from '../../src/model/compound.ts';
import {
  packCompound,
  unpackCompound,
  type CompoundOutline,
} from '../../src/model/packed-compound.ts';
import { Inputs } from '../../src/inputs/inputs.ts';
import { RenamedIds, withSameRecords } from '../../src/model/packed-record.ts';

const xml = 'fixtures/micro-test-plus/xml';

/** Compounds of the shared test library; one of them has rare fields. */
function compounds(): CompoundContent[] {
  const all = readdirSync(xml)
    .filter((name) => !['index.xml', 'Doxyfile.xml'].includes(name) && name.endsWith('.xml'))
    .flatMap((name) => readCompoundFile(new Inputs(), join(xml, name))?.compounds ?? []);
  const compound = all.find(({ sections }) => sections.length > 0)!;
  const ref = { refid: 'a_1b', name: 'b' };
  const requirement = { refid: 'r', text: 'R' };
  const rare = { satisfies: [requirement], verifies: [requirement], requires: ['C< T >'] };
  Object.assign(compound, { ...rare, exports: [ref], tableOfContents: true });
  const [entry] = compound.sections[0]!.entries;
  if (entry && 'member' in entry)
    Object.assign(entry.member, {
      ...rare,
      qualifiers: ['q'],
      inBody: [{ type: 'rule' }],
      exceptions: ['throw()'],
      reimplements: [ref],
      reimplementedBy: [ref],
      references: [ref],
      referencedBy: [ref],
      bitfield: '3',
      read: 'r',
      write: 'w',
      noexceptExpression: 'n',
      typeValues: ['v'],
      initializer: ['= 1'],
    });
  return all;
}

/** Packs compounds as threads do, and unpacks them. */
function packed(all: readonly CompoundContent[]): Compound[] {
  const records: Uint8Array[] = [];
  const outlines = all.map((compound) => packCompound(compound, symbolFacts, records));
  // Written by `packCompound`, except for listings, which cross as bytes.
  const sent = JSON.parse(JSON.stringify(outlines)) as CompoundOutline[];
  const bytes = Buffer.concat(records);
  let start = 0;
  return sent.map((outline, i) => {
    const { compound, end } = unpackCompound(
      { ...outline, listing: all[i]?.listing },
      { bytes, start },
    );
    start = end;
    return compound;
  });
}

/** Returns the fields of an object that another one has, read one by one. */
function fieldsOf<Item extends object>(item: Item, like: Partial<Item>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(like).map((key) => [key, item[key as keyof Item]]));
}

test('packed compounds and members keep their content', () => {
  const wanted = compounds();
  // `template <>` has an empty list of parameters, other compounds have none.
  expect(wanted.some(({ templateParams }) => templateParams?.length === 0)).toBe(true);
  const found = packed(wanted);
  expect(found).toHaveLength(wanted.length);
  for (const [i, compound] of found.entries()) {
    const { sections, ...like } = wanted[i]!;
    expect(fieldsOf(compound, like)).toEqual(like);
    expect(compound.sections).toHaveLength(sections.length);
    for (const [j, { entries, ...section }] of sections.entries()) {
      const { entries: own, ...rest } = compound.sections[j]!;
      expect(rest).toEqual(section);
      for (const [k, entry] of entries.entries()) {
        const other = own[k]!;
        if (!('member' in entry) || !('member' in other)) expect(other).toEqual(entry);
        else expect(fieldsOf(other.member, entry.member)).toEqual(entry.member);
      }
    }
  }
});

test('a renamed packed compound keeps all other fields', () => {
  const [first] = compounds().filter(({ allMembers }) => allMembers.length > 0);
  const [compound] = packed([first!]);
  const allMembers = compound!.allMembers.map((row) => ({ ...row, name: 'other' }));
  const renamed = compound!.with({ allMembers }).with({ name: 'new' });
  expect([renamed.name, renamed.rawName]).toEqual(['new', first!.rawName]);
  expect(renamed.allMembers).toEqual(allMembers);
  expect(renamed.brief).toEqual(first!.brief);
  expect(renamed.sections[0]?.entries).toHaveLength(first!.sections[0]!.entries.length);
});

test('unpacked compounds are evicted when many others are unpacked, but not while a page renders', () => {
  const [first] = compounds().filter(({ detailed }) => detailed.length > 0);
  const [only] = packed([first!]);
  // More bytes than the records that stay unpacked may have.
  const length = Math.ceil(13_000_000 / only!.remarkBytes.length);
  const [compound, ...others] = packed(Array.from({ length }, () => first!));
  const read = (): unknown => others.reduce((sum, { brief }) => sum + brief.length, 0);
  const node = compound!.detailed[0];
  withSameRecords(() => {
    const same = compound!.detailed[0];
    read();
    expect(compound!.detailed[0]).toBe(same);
  });
  read();
  expect(compound!.detailed[0]).not.toBe(node);
  expect(compound!.detailed[0]).toEqual(node);
});

test('a record is not unpacked for fields that it lacks, also with other ids', () => {
  const [found] = packed(compounds().filter(({ brief, title }) => brief.length > 0 && !title));
  if (!found) throw new Error('No such compound.');
  const parsed = jest.spyOn(JSON, 'parse');
  try {
    expect([found.title, found.initializer]).toEqual([undefined, undefined]);
    expect(parsed).toHaveBeenCalledTimes(0);
    expect(found.brief).not.toEqual([]);
    expect(parsed).toHaveBeenCalledTimes(1);
  } finally {
    parsed.mockRestore();
  }
  const renamed = found.withIds(new RenamedIds(new Map(), new Map()));
  expect([renamed.brief, renamed.title]).toEqual([found.brief, undefined]);
});
