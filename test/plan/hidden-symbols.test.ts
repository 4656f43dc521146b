import { beforeAll, describe, expect, test } from '@jest/globals';
import { readDoxygen } from '../../src/doxygen/read-project.ts';
import { shownSymbols } from '../../src/doxygen/project-settings.ts';
import type { CodeText, Compound } from '../../src/model/compound.ts';
import { packListing } from '../../src/model/packed-listing.ts';
import type { ApiReference } from '../../src/model/site.ts';
import { withoutHidden } from '../../src/plan/hidden-symbols.ts';
import type { ShownSymbols } from '../../src/shared/shown-symbols.ts';
import { compound, member } from '../components/api-model.ts';
import { contextOf } from '../context.ts';

// The expected values are the symbols that Doxygen 1.9.4 omits from its HTML for fixtures/hidden/src.

let api: ApiReference;

beforeAll(async () => {
  const read = await readDoxygen('fixtures/hidden/xml', contextOf());
  if (!read) throw new Error('The fixture cannot be read.');
  api = read;
});

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

describe('of an API reference', () => {
  test.each(cases)("%j hides the same symbols as Doxygen's HTML", (options, hidden) => {
    const shows = shownWith({ ...everything, ...options });
    const shown = new Set(namesOf(withoutHidden({ ...api, shows }, {})));
    expect(namesOf(api).filter((name) => !shown.has(name))).toEqual(hidden);
  });

  test('the configuration overrides the Doxyfile', () => {
    const shows = shownWith({});
    const shown = withoutHidden({ ...api, shows }, { private: true, friends: false });
    const names = namesOf(shown);
    expect(names).toContain('tea::Pot::privateDocumented');
    expect(names).toContain('tea::Pot::PrivateSieve');
    expect(names).not.toContain('tea::Pot::UndocumentedFriend');
    expect(names).not.toContain('fileStatic');
  });

  test('lists of other compounds omit hidden symbols', () => {
    const shows = shownWith({ HIDE_UNDOC_MEMBERS: 'YES', SHOW_INCLUDE_FILES: 'NO' });
    const { compounds, hiddenRefids } = withoutHidden({ ...api, shows }, {});
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
      const { compounds } = withoutHidden(api, show);
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
    const listing = packListing({ lines: [{ number: 1, spans: [text] }] });
    const compounds = api.compounds.map((each) => {
      const { refid, kind, name, location, inner, includedBy, sections } = each;
      const known = { refid, kind, name, inner, includedBy, sections, listing };
      return name === 'src/tea.hpp' ? compound({ ...known, ...(location && { location }) }) : each;
    });
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
  const open = { ...api, shows: shownWith(everything) };
  expect(withoutHidden(open, {})).toBe(open);
});

test('hidden members do not refer to symbols', () => {
  const to = (text: string): { type: CodeText } => ({ type: [{ refid: text, text }] });
  const entries = [
    { member: member({ name: 'shown', refid: 'c_1a', ...to('x') }) },
    { member: member({ name: 'hidden', refid: 'c_1b', protection: 'private', ...to('x') }) },
    { member: member({ name: 'other', refid: 'c_1c', protection: 'private', ...to('y') }) },
  ];
  const sections = [{ kind: 'public-func', description: [], entries }];
  const own = { ...api, compounds: [compound({ refid: 'c', name: 'c', sections })] };
  const mentions = (isShown: boolean): unknown =>
    withoutHidden(own, { private: isShown }).compounds[0]?.facts.mentions;
  expect([mentions(true), mentions(false)]).toEqual([{ x: 2, y: 1 }, { x: 1 }]);
});
