import { expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readProjectSettings } from '../../src/doxygen/project-settings.ts';
import { parseXml } from '../../src/xml/parse.ts';

/** Returns the graphs that a Doxyfile with some options enables, by the first letters of their names. */
function graphsOf(options: Record<string, string>): string {
  const lines = Object.entries(options).map(
    ([id, value]) => `<option id="${id}"><value>${value}</value></option>`,
  );
  const xml = `<doxyfile>${lines.join('')}</doxyfile>`;
  const { graphs } = readProjectSettings(parseXml(xml, 'Doxyfile.xml', new Diagnostics()));
  return Object.entries(graphs ?? {})
    .flatMap(([name, isAsked]) => (isAsked ? [name] : []))
    .join(' ');
}

const relations = { REFERENCES_RELATION: 'YES', REFERENCED_BY_RELATION: 'YES' };

test.each([
  ['CALL_GRAPH', { ...relations, CALL_GRAPH: 'YES', CALLER_GRAPH: 'NO' }, 'calls folders'],
  ['CALLER_GRAPH', { ...relations, CALLER_GRAPH: 'YES' }, 'callers folders'],
  ['neither, with references of all functions', relations, 'folders'],
  ['only commands in comments', { REFERENCES_RELATION: 'NO' }, 'calls callers folders'],
  ['none of folders', { ...relations, DIRECTORY_GRAPH: 'NO' }, ''],
])('graphs that the Doxyfile enables: %s', (_, options, expected) => {
  expect(graphsOf(options)).toBe(expected);
});

test('without a Doxyfile, references do not enable call graphs', () => {
  expect(readProjectSettings(undefined).graphs).toEqual({
    calls: false,
    callers: false,
    folders: true,
  });
});
