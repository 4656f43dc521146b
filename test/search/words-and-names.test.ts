import { beforeAll, expect, test } from '@jest/globals';
import { librarySearch, type LibrarySearch } from './library-search.ts';

let search: LibrarySearch;

beforeAll(async () => {
  search = await librarySearch('kiln.h');
});

test.each([
  // The name as written, then that with the prefix of a C library.
  ['BAKE', ['define BAKE', 'define KILN_BAKE']],
  ['cool', ['function kiln_cool']],
  // Words in a brief description come before a topic whose name has them; those next to each other come first.
  ['ash glaze', ['function kiln_mix', 'function kiln_count', 'group ash_glaze_recipes']],
  ['glaze ash', ['function kiln_count', 'function kiln_mix', 'group ash_glaze_recipes']],
  // Names that consist of the words come before descriptions.
  ['set glaze', ['function kiln_set_glaze']],
  // A whole name with a wrong letter before a more important one that only begins like it; two in a long name.
  ['kiln_elasped', ['function kiln_elapsed', 'define KILN_ELAPSED_TICKS']],
  ['kiln_chimeny_cpa', ['function kiln_chimney_cap']],
  // Reserved names come later, though they are shorter.
  ['glo', ['function glow_more', 'function _glow']],
  // What one description says comes before what many say.
  ['hot surface', ['function kiln_cone', 'function kiln_draw']],
  // A phrase is found as written; if nothing has it, its words are.
  ['"the glaze of ash"', ['function kiln_count']],
  ['"of the ash glaze"', ['function kiln_mix', 'function kiln_count']],
  ['"kiln vent"', ['function kiln_vent']],
  // A plural is found like the singular.
  ['plates', ['class pottery::Plate']],
  // A plural is whole: what it is a kind of comes before what only begins alike.
  ['tiles', ['class pottery::BrokenTile', 'class pottery::TileBase']],
  ['rim property', ['class pottery::RimProperties']],
  // The first words can be scopes, and the others one name.
  ['pottery hard coat', ['class pottery::slip::HardCoat']],
  // Words that a name writes together, abbreviations in names, and what is only in parameters.
  ['get environment', ['function kiln_getenv']],
  ['stack a buffer', ['function kiln_stack_bufs']],
  ['heap of charcoal', ['function kiln_stack']],
  // Words that nothing has do not keep those away that have one of the others.
  ['seal tight vent quaffle zebra yodel xylem', ['function kiln_seal', 'function kiln_vent']],
  // Names that end like those of private variables come later.
  [
    'quaffle most shards',
    ['function kiln_says_how_the_most_of_all_its_shards_fit', 'variable shard_box::most_shards_'],
  ],
  // The words of a name that does not exist, and words that mean the same.
  ['kilnStoreFile', ['function kiln_store']],
  ['kiln_quit', ['function kiln_close']],
  ['man 3 kiln_vent', ['function kiln_vent']],
  // Addresses and mangled names that consist of letters.
  ['structpottery_1_1is__round.html', ['struct pottery::is_round']],
  ['_ZN7pottery4Bowl4turnEv', ['function pottery::Bowl::turn']],
  // Messages that consist of words, and names that the compiler does not know.
  ['fatal error: kiln.h: No such file or directory', ['file test/search/kiln.h']],
  [
    "error: 'kiln_set_glazing' was not declared in this scope; did you mean 'kiln_set_glaze'?",
    ['function kiln_set_glazing', 'function kiln_set_glaze'],
  ],
  // A message that says only where something is.
  ['/usr/include/kiln.h:20:7: note: declared here', ['file test/search/kiln.h']],
  // A function without documentation, and a name in another form, lead to what the class has.
  [
    '#1  0x00007ffff7e8d6a1 in pottery::Plate::turn_fast(pottery::Bowl const&) const () from /lib/libpottery.so.9',
    ['function pottery::Plate::turn'],
  ],
  ["error: 'class pottery::Plate' has no member named 'Turned'", ['function pottery::Plate::turn']],
  ["error: 'Glazes' is not a member of 'pottery'", ['function pottery::glaze']],
  // The keyword of a type before an arrow begins no declaration.
  ['class Bowl -> int', ['function pottery::Bowl::depth']],
  // The object of a member function counts as a parameter.
  ['Bowl -> int', ['function pottery::Bowl::depth']],
  // `void` is no parameter.
  ['void -> double', ['function kiln_elapsed', 'function kiln_mix']],
  // A pointer counts as its type where nothing takes the type itself.
  ['Bowl -> bool', ['function pottery::glaze']],
  // Facts of functions: a pointer or a reference counts as its type, and the last type may be incomplete.
  ['takes:Bowl', ['function pottery::paint', 'function pottery::glaze']],
  ['takes:Bow returns:bool', ['function pottery::glaze']],
  ['pai takes:Bowl', ['function pottery::paint']],
  ['noexcept:', ['function dim_less']],
  ['noexcept: dim', ['function dim_less']],
  ['returns:double mix', ['function kiln_mix']],
  // Constants by their value, in any base; the numbers of lines are none.
  ['0x00020005', ['define KILN_CRACKED']],
  ['131077', ['define KILN_CRACKED']],
  ["0x2'0005u", ['define KILN_CRACKED']],
  ['kiln error 131077', ['define KILN_CRACKED']],
  ['-7', ['define KILN_SHELF']],
  ['512', ['enumvalue firing::high']],
  ['513', ['enumvalue firing::higher']],
  // The keywords of an author come before names that only contain them, also in other forms, and among more words.
  ['chimney', ['function kiln_sweep', 'function kiln_chimney_cap']],
  ['flue dampers', ['function kiln_sweep']],
  ['how do I open the flue damper', ['function kiln_sweep']],
  ['soot', ['function kiln_sweep']],
  // A member of the class that is written, then those of others.
  ['Plate->turn', ['function pottery::Plate::turn', 'function pottery::Bowl::turn']],
  // The innermost of the scopes around an unknown member.
  ['pottery::is_round<int>::value', ['struct pottery::is_round', 'namespace pottery']],
])('%s', async (query, expected) => {
  expect((await search.symbols(query)).slice(0, expected.length)).toEqual(expected);
});

test.each([
  // Sections of Doxygen's pages, with their places; the title of the page is the name of a symbol.
  ['crystals', ['Firing guide, Slow cooling /docs/api/pages/firing-guide/#cooling']],
  ['dry ware', ['Firing guide,  /docs/api/pages/firing-guide/']],
  [
    '"hot surface of"',
    ['Firing guide, Hot surface of the lid /docs/api/pages/firing-guide/#touching'],
  ],
  [
    '"surface hot"',
    ['Firing guide, Hot surface of the lid /docs/api/pages/firing-guide/#touching'],
  ],
  ['firing guide', []],
])('%s in texts', async (query, expected) => {
  expect(await search.texts(query)).toEqual(expected);
});

test('a heading with the words comes before symbols that have them only in the rest of their descriptions', async () => {
  expect(await search.groups('hot surface')).toEqual(['guide', 'symbol']);
  expect(await search.groups('glaze')).toEqual(['symbol', 'guide']);
});
