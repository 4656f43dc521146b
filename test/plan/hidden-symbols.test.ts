import { beforeAll, describe, expect, test } from '@jest/globals';
import { readDoxygen } from '../../src/doxygen/read-project.ts';
import { shownSymbols } from '../../src/doxygen/project-settings.ts';
import type { Compound } from '../../src/model/compound.ts';
import { namedIn } from '../../src/model/named-symbols.ts';
import { packCompound, unpackCompound } from '../../src/model/packed-compound.ts';
import { packListing } from '../../src/model/packed-listing.ts';
import type { ApiReference } from '../../src/model/site.ts';
import { withoutHidden } from '../../src/plan/hidden-symbols.ts';
import { compoundFacts, memberFacts } from '../../src/plan/symbol-facts.ts';
import type { ShownSymbols } from '../../src/shared/shown-symbols.ts';
import { contextOf } from '../context.ts';

// The expected values are the symbols that Doxygen 1.9.4 omits from its HTML for fixtures/hidden/src.

const kinds = ['read one by one', 'packed'] as const;
let apis: Record<(typeof kinds)[number], ApiReference>;

beforeAll(async () => {
  const api = await readDoxygen('fixtures/hidden/xml', contextOf());
  if (!api) throw new Error('The fixture cannot be read.');
  const compounds = api.compounds.map(packed);
  apis = { 'read one by one': api, packed: { ...api, compounds } };
});

/** Returns a compound as threads provide it. */
function packed(compound: Compound): Compound {
  const sections = compound.sections.map(({ entries, ...section }) => ({
    ...section,
    entries: entries.map((entry) =>
      'member' in entry ? { member: { ...entry.member, facts: memberFacts(entry.member) } } : entry,
    ),
  }));
  const records: Uint8Array[] = [];
  const outline = packCompound({ ...compound, sections, facts: compoundFacts(compound) }, records);
  return unpackCompound(outline, { bytes: Buffer.concat(records), start: 0 }).compound;
}

/** Returns the names of all compounds, except files and folders, and of all members. */
function namesOf({ compounds }: ApiReference): string[] {
  const names = compounds.flatMap(({ kind, name, sections }) => [
    ...(kind === 'file' || kind === 'dir' ? [] : [name]),
    ...sections.flatMap(({ entries }) =>
      entries.flatMap((entry) =>
        'member' in entry ? [entry.member.qualifiedName + entry.member.argsString] : [],
      ),
    ),
  ]);
  return [...new Set(names)].sort();
}

/** Returns the symbols that Doxygen shows with some options; the others have their defaults. */
const shownWith = (options: Record<string, string>): ShownSymbols =>
  shownSymbols((id) => options[id] ?? '', true);

const everything = {
  EXTRACT_ALL: 'YES',
  EXTRACT_PRIVATE: 'YES',
  EXTRACT_STATIC: 'YES',
  EXTRACT_ANON_NSPACES: 'YES',
};

const privateData = [
  'tea::Pot::PrivateHeat',
  'tea::Pot::PrivateSieve',
  'tea::Pot::PrivateSieve::sieveHoles',
];

const cases: [options: Record<string, string>, hidden: string[]][] = [
  [{}, []],
  [
    { EXTRACT_PRIVATE: 'NO' },
    [
      ...privateData,
      'tea::Pot::privateBoil()',
      'tea::Pot::privateDocumented',
      'tea::Pot::privateUndocumented',
      'tea::Pot::privateUndocumentedBoil()',
    ],
  ],
  [
    { EXTRACT_PRIVATE: 'NO', EXTRACT_PRIV_VIRTUAL: 'YES' },
    [
      ...privateData,
      'tea::Pot::privateDocumented',
      'tea::Pot::privateUndocumented',
      'tea::Pot::privateUndocumentedBoil()',
    ],
  ],
  [{ EXTRACT_STATIC: 'NO' }, ['fileStatic', 'groupStatic()', 'tea::namespaceStatic()']],
  [
    { EXTRACT_ANON_NSPACES: 'NO' },
    ['tea::(anonymous enum)::AnonymousKind', 'tea::(anonymous namespace)'],
  ],
  [
    { HIDE_FRIEND_COMPOUNDS: 'YES' },
    ['tea::Pot::UndocumentedFriend', 'tea::Pot::documentedFriend(Pot &pot)'],
  ],
  [{ EXTRACT_LOCAL_CLASSES: 'NO' }, ['LocalCook', 'LocalCook::localCooking()']],
  [{ SHOW_FILES: 'NO' }, ['fileStatic']],
  [
    { EXTRACT_ALL: 'NO' },
    // Default constructors and destructors need a description.
    ['tea::Pot::Pot()', 'tea::Pot::~Pot()'],
  ],
  [
    { EXTRACT_ALL: 'NO', HIDE_UNDOC_MEMBERS: 'YES' },
    [
      'tea::Pot::Lid::undocumentedWidth',
      'tea::Pot::Pot()',
      'tea::Pot::Pot(int size)',
      'tea::Pot::UndocumentedColour',
      'tea::Pot::UndocumentedFriend',
      'tea::Pot::privateUndocumented',
      'tea::Pot::privateUndocumentedBoil()',
      'tea::Pot::undocumentedPour()',
      'tea::Pot::~Pot()',
      // Its description is internal.
      'tea::internalCount()',
      'tea::undocumentedBrew()',
      'undocumentedDry()',
      'undocumentedEmpty',
      'undocumentedEmpty::undocumentedInside()',
    ],
  ],
  [
    { EXTRACT_ALL: 'NO', HIDE_UNDOC_CLASSES: 'YES' },
    [
      'tea::Pot::Pot()',
      'tea::Pot::UndocumentedHandle',
      'tea::Pot::UndocumentedHandle::handleWidth',
      'tea::Pot::~Pot()',
      'tea::UndocumentedBowl',
    ],
  ],
  // With everything extracted, missing comments hide nothing.
  [{ HIDE_UNDOC_MEMBERS: 'YES', HIDE_UNDOC_CLASSES: 'YES' }, []],
];

describe.each(kinds)('of an API reference that is %s', (kind) => {
  test.each(cases)("%j hides the same symbols as Doxygen's HTML", (options, hidden) => {
    const shows = shownWith({ ...everything, ...options });
    const shown = new Set(namesOf(withoutHidden({ ...apis[kind], shows }, {})));
    expect(namesOf(apis[kind]).filter((name) => !shown.has(name))).toEqual(hidden);
  });

  test('the configuration overrides the Doxyfile', () => {
    const shows = shownWith({});
    const shown = withoutHidden({ ...apis[kind], shows }, { private: true, friends: false });
    const names = namesOf(shown);
    expect(names).toContain('tea::Pot::privateDocumented');
    expect(names).toContain('tea::Pot::PrivateSieve');
    expect(names).not.toContain('tea::Pot::UndocumentedFriend');
    expect(names).not.toContain('fileStatic');
  });

  test('lists of other compounds omit hidden symbols', () => {
    const shows = shownWith({ HIDE_UNDOC_MEMBERS: 'YES', SHOW_INCLUDE_FILES: 'NO' });
    const { compounds, hiddenRefids } = withoutHidden({ ...apis[kind], shows }, {});
    const find = (wanted: string): Compound => compounds.find(({ name }) => name === wanted)!;
    const pot = find('tea::Pot');
    expect(pot.inner.map(({ name }) => name)).not.toContain('tea::Pot::PrivateSieve');
    expect(pot.inner.map(({ name }) => name)).toContain('tea::Pot::Lid');
    expect(pot.sections.map((section) => section.kind)).toEqual([
      // A user-defined title needs no description.
      'user-defined',
      'public-type',
      'friend',
      'public-func',
    ]);
    const members = pot.allMembers.map(({ name }) => name);
    expect(members).toContain('pour');
    expect(members.filter((name) => /private|undocumented/i.test(name))).toEqual([
      'undocumentedGrip',
    ]);
    expect(find('src/tea.cpp')).toMatchObject({ includes: [], graphs: [] });
    expect(find('src/tea.hpp').includedBy.map(({ name }) => name)).toEqual(['src/tea.cpp']);
    expect(pot.includes.map(({ name }) => name)).toEqual(['tea.hpp']);
    expect(hiddenRefids?.has('classtea_1_1Pot_1_1PrivateSieve')).toBe(true);
  });

  test('hidden classes are in no list and no graph of derived ones', () => {
    const names = (show: Partial<ShownSymbols>): (string | undefined)[] => {
      const { compounds } = withoutHidden(apis[kind], show);
      const vessel = compounds.find(({ name }) => name === 'tea::Vessel');
      const derived = vessel?.derived.map(({ refid }) => refid) ?? [];
      return [...derived, ...(vessel?.graphs[0]?.nodes.map(({ label }) => label) ?? [])];
    };
    expect(names({})).toEqual(
      expect.arrayContaining(['classtea_1_1UndocumentedBowl', 'tea::UndocumentedBowl']),
    );
    expect(names({ undocumentedClasses: false })).toEqual([
      'classtea_1_1Pot',
      'tea::Vessel',
      'tea::Pot',
    ]);
  });
});

describe('a file without a description', () => {
  const text = { class: 'normal', text: '#pragma once' } as const;
  /** The fixture, with a header of which only the source is known. */
  const withBareHeader = (options: Record<string, string>): ApiReference => {
    const api = apis['read one by one'];
    const compounds = api.compounds.map((compound) =>
      compound.name === 'src/tea.hpp'
        ? {
            ...compound,
            brief: [],
            detailed: [],
            listing: packListing({ lines: [{ number: 1, spans: [text] }] }),
          }
        : compound,
    );
    const shows = shownWith({ ...everything, ...options });
    const bareFiles = new Set(
      compounds.flatMap(({ name, refid }) => (name === 'src/tea.hpp' ? [refid] : [])),
    );
    return withoutHidden({ ...api, compounds, shows, bareFiles }, {});
  };
  const filesOf = ({ compounds }: ApiReference): string[] =>
    compounds.flatMap(({ kind, name }) => (kind === 'file' ? [name] : []));

  test('has a page for its source, and its declarations have none', () => {
    const shown = withBareHeader({ EXTRACT_ALL: 'NO' });
    expect(filesOf(shown)).toContain('src/tea.hpp');
    const names = namesOf(shown);
    for (const name of ['fileStatic', 'undocumentedFull::serve()', 'undocumentedFull'])
      expect(names).not.toContain(name);
    // They have their own pages, or that of a namespace with a description, or of a group.
    expect(names).toEqual(expect.arrayContaining(['tea::Pot', 'tea::brew(Pot &pot)', 'dry()']));
  });

  test('has no page if sources are not shown', () => {
    const options = { EXTRACT_ALL: 'NO', VERBATIM_HEADERS: 'NO' };
    expect(filesOf(withBareHeader(options))).toEqual(['src/tea.cpp']);
    expect(filesOf(withBareHeader({ ...options, SOURCE_BROWSER: 'YES' }))).toContain('src/tea.hpp');
  });

  test('is shown if everything is extracted', () => {
    expect(namesOf(withBareHeader({}))).toContain('fileStatic');
  });
});

test('without hidden symbols, the reference is unchanged', () => {
  const api = { ...apis.packed, shows: shownWith(everything) };
  expect(withoutHidden(api, {})).toBe(api);
});

test('hidden members do not refer to symbols, however they are read', () => {
  const mentionsOf = (api: ApiReference, show: Partial<ShownSymbols>): Map<string, object> =>
    new Map(
      withoutHidden(api, show).compounds.map((compound) => [
        compound.refid,
        compound.facts ? (compound.facts.mentions ?? {}) : Object.fromEntries(namedIn(compound)),
      ]),
    );
  const plain = apis['read one by one'];
  const vessel = { refid: 'classtea_1_1Vessel', text: 'Vessel' };
  const compounds = plain.compounds.map((compound) => ({
    ...compound,
    sections: compound.sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) =>
        'member' in entry ? { member: { ...entry.member, type: [vessel] } } : entry,
      ),
    })),
  }));
  const expected = mentionsOf({ ...plain, compounds }, { private: false });
  expect(expected).not.toEqual(mentionsOf({ ...plain, compounds }, { private: true }));
  const found = mentionsOf({ ...plain, compounds: compounds.map(packed) }, { private: false });
  expect(found).toEqual(expected);
});
