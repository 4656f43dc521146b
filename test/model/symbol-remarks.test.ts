import { expect, test } from '@jest/globals';
import type { Compound, EnumValue, Member, MemberContent } from '../../src/model/compound.ts';
import { packListing } from '../../src/model/packed-listing.ts';
import { recordReads } from '../../src/model/symbol-reads.ts';
import { compound, member, para, type CompoundOptions } from '../components/api-model.ts';

const value = (name: string, ...brief: string[]): EnumValue => ({
  refid: `c_1${name}`,
  name,
  protection: 'public',
  brief: brief.map((text) => para(text)),
  detailed: [],
});

const described = { brief: [para('Brief.')], detailed: [para('Detailed.')] };

/** The parts of a symbol that builds compare as a whole, and those that they compare page by page. */
const partsOf = (symbol: Member | Compound): Record<'whole' | 'page', string> => ({
  whole: JSON.stringify([symbol.outlineData, String(symbol.declarationBytes)]),
  page: JSON.stringify(symbol.remarkParts.map(String)),
});

/** Changes of a member with a description, and the parts that they change. */
const members: [what: string, change: Partial<MemberContent>, parts: ('whole' | 'page')[]][] = [
  ['nothing', {}, []],
  ['the brief description', { brief: [para('New.')] }, ['page']],
  ['the detailed description', { detailed: [para('New.')] }, ['page']],
  ['a comment in its body', { inBody: [para('New.')] }, ['page']],
  ['its line', { location: { file: 'a.h', line: 2 } }, ['page']],
  ['the end of its body', { location: { file: 'a.h', line: 1, bodyEnd: 9 } }, ['page']],
  // Lists show which symbols have no description.
  ['its last description', { brief: [], detailed: [] }, ['whole', 'page']],
  ['one of two descriptions', { detailed: [] }, ['page']],
  ['its file', { location: { file: 'b.h', line: 1 } }, ['whole', 'page']],
  ['its type', { type: ['long'] }, ['whole']],
  ['its name', { name: 'g' }, ['whole']],
  ['the comment of a value', { enumValues: [value('A', 'New.'), value('B')] }, ['page']],
  // Names in code link to described values only.
  [
    'the first comment of a value',
    { enumValues: [value('A', 'A.'), value('B', 'B.')] },
    ['whole', 'page'],
  ],
  ['the name of a value', { enumValues: [value('A', 'A.'), value('C')] }, ['whole']],
];

test.each(members)('a change of %s changes only these parts of a member', (_, change, parts) => {
  const create = (own: Partial<MemberContent>): Member =>
    member({
      name: 'f',
      kind: 'enum',
      ...described,
      location: { file: 'a.h', line: 1 },
      enumValues: [value('A', 'A.'), value('B')],
      ...own,
    });
  const [old, now] = [partsOf(create({})), partsOf(create(change))];
  expect((['whole', 'page'] as const).filter((part) => old[part] !== now[part])).toEqual(parts);
});

const listing = (text: string): CompoundOptions['listing'] =>
  packListing({ lines: [{ number: 1, spans: [{ class: 'normal', text }] }] });

/** The same of a compound. */
const compounds: [what: string, change: Partial<CompoundOptions>, parts: ('whole' | 'page')[]][] = [
  ['the brief description', { brief: [para('New.')] }, ['page']],
  ['the detailed description', { detailed: [para('New.')] }, ['page']],
  ['its line', { location: { file: 'a.h', line: 2 } }, ['page']],
  ['the place in its XML', { place: { file: 'xml/c.xml', line: 9 } }, []],
  ['its listing', { listing: listing('int g();') }, ['page']],
  ['its file', { location: { file: 'b.h', line: 1 } }, ['whole', 'page']],
  ['its kind', { kind: 'struct' }, ['whole']],
  ['its base', { bases: [{ name: ['b'], protection: 'public', virtual: false }] }, ['whole']],
];

test.each(compounds)(
  'a change of %s changes only these parts of a compound',
  (_, change, parts) => {
    const create = (own: Partial<CompoundOptions>): Compound =>
      compound({
        refid: 'c',
        name: 'c',
        ...described,
        location: { file: 'a.h', line: 1 },
        listing: listing('int f();'),
        ...own,
      });
    const [old, now] = [partsOf(create({})), partsOf(create(change))];
    expect((['whole', 'page'] as const).filter((part) => old[part] !== now[part])).toEqual(parts);
  },
);

const bare = member({ name: 'f', kind: 'enum', enumValues: [value('A')] });
const full = member({ name: 'f', kind: 'enum', enumValues: [value('A', 'A.')] });
const topic = compound({ refid: 'c', name: 'c' });

test.each<[what: string, read: () => unknown, isNoted: boolean]>([
  ['a brief description, even if there is none', () => bare.brief, true],
  ['a detailed description', () => bare.detailed, true],
  ['a comment in a body', () => bare.inBody, true],
  ['a place', () => bare.location, true],
  ['the comments of values', () => full.enumValues, true],
  ['the same again', () => full.enumValues, true],
  ['a type', () => bare.type, false],
  ['which values have comments', () => full.describedValues, false],
  ['whether there is a description', () => full.hasDescription, false],
  ['the description of a compound', () => topic.brief, true],
  ['the place of a compound', () => topic.location, true],
  ['the listing of a compound', () => topic.listing, true],
  ['the title of a compound', () => topic.title, false],
])('to read %s is recorded if an edit of a comment changes it', (_, read, isNoted) => {
  expect(recordReads(read).reads !== undefined).toBe(isNoted);
});
