import { expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { DescriptionReader } from '../../src/doxygen/description-reader.ts';
import { parseXml } from '../../src/xml/parse.ts';

/** The code that a warning about a description names as lost. */
function lostIn(paragraphs: string): string[] {
  const diagnostics = new Diagnostics();
  const xml = `<detaileddescription>${paragraphs}</detaileddescription>`;
  new DescriptionReader('a.xml', diagnostics).read(parseXml(xml, 'a.xml', diagnostics));
  return diagnostics.all.map(({ message }) => message.replace(/^.*lost them: /, ''));
}

// Doxygen 1.9.4 writes the first two for code in ```c++ in comments without asterisks.
test.each([
  ['<para>Opens. */ int open(int a);</para><para>/** Shuts a thing.</para>', ['int open(int a);']],
  ['<para>Opens. */ int open(int a); /*! Shuts. */ int shut();</para>', ['int open(int a);']],
  [`<para>*/ ${'x'.repeat(90)} /** A. */ int b; /** C.</para>`, ['x'.repeat(80)]],
  ['<para>Comments are /* like this */ or /** like this */.</para>', []],
  ['<para>Ends at */ in any case.</para><para>Starts with a star: 2*3.</para>', []],
  ['<para>Two stars: <computeroutput> */ int a; /** </computeroutput></para>', []],
  ['<para>The pattern **/*.h */*.hpp matches /** both.</para>', []],
])('%s: lost are %j', (paragraphs, lost) => {
  expect(lostIn(paragraphs)).toEqual(lost);
});

test('the end of a comment in one description says nothing about the next one', () => {
  const diagnostics = new Diagnostics();
  const reader = new DescriptionReader('a.xml', diagnostics);
  for (const text of ['Opens. */ int open();', '/** Shuts.'])
    reader.read(
      parseXml(`<briefdescription><para>${text}</para></briefdescription>`, 'a.xml', diagnostics),
    );
  expect(diagnostics.all).toEqual([]);
});
