import { expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { isPlainC } from '../../src/doxygen/plain-c.ts';
import { readProjectSettings } from '../../src/doxygen/project-settings.ts';
import { contentTexts } from '../../src/shared/texts/catalogues.ts';
import { textsInLanguage, textsWithFortran } from '../../src/shared/texts/language-words.ts';
import { parseXml } from '../../src/xml/parse.ts';
import { compound, member } from '../components/api-model.ts';

const { api: texts } = contentTexts('en');

test.each([
  ['OPTIMIZE_OUTPUT_FOR_C', 'c', 'Data Structures', 'Namespaces', 'Functions'],
  ['OPTIMIZE_OUTPUT_JAVA', 'java', 'Classes', 'Packages', 'Functions'],
  ['OPTIMIZE_FOR_FORTRAN', 'fortran', 'Derived Types', 'Modules', 'Functions and Subroutines'],
  ['OPTIMIZE_OUTPUT_VHDL', 'vhdl', 'Design Units', 'Packages', 'Functions and Procedures'],
  ['EXTRACT_ALL', undefined, 'Classes', 'Namespaces', 'Functions'],
])('%s determines the terms of the reference', (option, expected, ...words) => {
  const xml = `<doxyfile><option id="${option}"><value>YES</value></option></doxyfile>`;
  const root = parseXml(xml, 'Doxyfile.xml', new Diagnostics());
  const { language } = readProjectSettings(root);
  const { classes, namespaces, functions } = textsInLanguage(texts, language);
  expect([language, classes, namespaces, functions]).toEqual([expected, ...words]);
});

test.each([
  [{ namespaces: true, classes: true }, 'Derived Types', 'Modules', 'Derived types by module'],
  [
    { namespaces: true, classes: false },
    'Data Structures',
    'Modules',
    'Data structures by namespace',
  ],
  [
    { namespaces: false, classes: true },
    'Derived Types',
    'Namespaces',
    'Data structures by namespace',
  ],
  [
    { namespaces: false, classes: false },
    'Data Structures',
    'Namespaces',
    'Data structures by namespace',
  ],
])('beside C, Fortran has its terms for what only it has: %j', (kinds, ...words) => {
  const { classes, namespaces, functions, classesByNamespace } = textsWithFortran(
    textsInLanguage(texts, 'c'),
    kinds,
  );
  expect([classes, namespaces, classesByNamespace]).toEqual(words);
  expect(functions).toBe('Functions');
});

const header = compound({ refid: 'pump_8h', name: 'pump.h', kind: 'file' });
const page = compound({ refid: 'notes_8md', name: 'notes.md', kind: 'file' });
const pump = compound({
  refid: 'structpump',
  name: 'pump',
  kind: 'struct',
  sections: [
    {
      kind: 'public-attrib',
      description: [],
      entries: [{ member: member({ name: 'rate', kind: 'variable' }) }],
    },
  ],
});

test('a library is a C library if it uses no C++ feature', () => {
  const ofCpp = [
    compound({ refid: 'namespacen', name: 'n', kind: 'namespace' }),
    compound({ refid: 'pump_8hpp', name: 'pump.hpp', kind: 'file' }),
    compound({ refid: 'structv', name: 'v', kind: 'struct', templateParams: [] }),
    compound({ refid: 'Pump_8java', name: 'Pump.java', kind: 'file', language: 'Java' }),
    compound({
      refid: 'structd',
      name: 'd',
      kind: 'struct',
      sections: [
        { kind: 'public-func', description: [], entries: [{ member: member({ name: 'run' }) }] },
      ],
    }),
  ];
  expect(isPlainC([header, page, pump])).toBe(true);
  expect(ofCpp.map((other) => isPlainC([header, page, pump, other]))).toEqual(
    ofCpp.map(() => false),
  );
  // Without a C file, nothing proves that it is one.
  expect(isPlainC([pump])).toBe(false);
});
