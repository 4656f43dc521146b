import { expect, test } from '@jest/globals';
import type { Location } from '../../src/model/compound.ts';
import { symbolPlaces, type SourcePlace } from '../../src/model/symbol-places.ts';

const written = (place: SourcePlace | undefined) =>
  place && [place.file, place.line, place.end].filter((part) => part !== undefined).join(' ');

test.each<[what: string, location: Location, ...places: (string | undefined)[]]>([
  ['a file', { file: 'a.h' }, 'a.h'],
  ['a variable', { file: 'a.h', line: 3 }, 'a.h 3'],
  ['a class', { file: 'a.h', line: 3, bodyFile: 'a.h', bodyStart: 3, bodyEnd: 9 }, 'a.h 3 9'],
  [
    'a prototype',
    { file: 'a.h', line: 3, declarationFile: 'a.h', declarationLine: 3 },
    undefined,
    'a.h 3',
  ],
  [
    'an inline function with a prototype of its own',
    {
      file: 'a.h',
      line: 3,
      bodyFile: 'a.h',
      bodyStart: 3,
      bodyEnd: 5,
      declarationFile: 'a.h',
      declarationLine: 3,
    },
    'a.h 3 5',
  ],
  [
    'a function of a source file',
    { file: 'a.h', line: 3, bodyFile: 'a.c', bodyStart: 20, bodyEnd: 25 },
    'a.c 20 25',
    'a.h 3',
  ],
  [
    'the same, the declaration twice',
    {
      file: 'a.h',
      line: 3,
      bodyFile: 'a.c',
      bodyStart: 20,
      bodyEnd: 25,
      declarationFile: 'a.h',
      declarationLine: 3,
    },
    'a.c 20 25',
    'a.h 3',
  ],
  [
    'the same, the definition twice: from its first line',
    {
      file: 'a.c',
      line: 18,
      bodyFile: 'a.c',
      bodyStart: 20,
      bodyEnd: 25,
      declarationFile: 'a.h',
      declarationLine: 3,
    },
    'a.c 18 25',
    'a.h 3',
  ],
  [
    'a definition without a body',
    { file: 'a.c', line: 18, declarationFile: 'a.h', declarationLine: 3 },
    'a.c 18',
    'a.h 3',
  ],
  [
    'a function that its class declares in the same file',
    { file: 'a.h', line: 3, bodyFile: 'a.h', bodyStart: 20, bodyEnd: 25 },
    'a.h 20 25',
    'a.h 3',
  ],
])('%s', (_, location, ...[definition, declaration]) => {
  const places = symbolPlaces(location);
  expect([written(places.definition), written(places.declaration)]).toEqual([
    definition,
    declaration,
  ]);
});
