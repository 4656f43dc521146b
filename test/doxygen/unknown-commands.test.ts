import { expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { DescriptionReader } from '../../src/doxygen/description-reader.ts';
import { FileFaults } from '../../src/doxygen/file-faults.ts';
import { parseXml } from '../../src/xml/parse.ts';

/** The messages about a description, as a library reports them. */
function reported(paragraphs: string): string[] {
  const diagnostics = new Diagnostics();
  const xml = `<detaileddescription>${paragraphs}</detaileddescription>`;
  new DescriptionReader('a.xml', diagnostics).read(parseXml(xml, 'a.xml', diagnostics));
  const faults = new FileFaults('warn', 'warn');
  for (const fault of diagnostics.all) faults.add(fault);
  const all = new Diagnostics();
  faults.report(all);
  return all.all.map(({ message }) => message);
}

const threeTimes = (paragraph: string): string => `${paragraph}\n`.repeat(3);

test('a command that three comments begin with is one that Doxygen does not know', () => {
  expect(reported(threeTimes('<para>\\exclude </para>'))).toEqual([
    'Doxygen does not know the command \\exclude, so comments show it as text. There are 3 of them.',
  ]);
  expect(reported(threeTimes('<para>\\return_note No <bold>more</bold>.</para>'))).toHaveLength(1);
});

test.each([
  ['two texts that begin with it', '<para>\\exclude</para>\n<para>\\exclude</para>'],
  ['a command inside of a text', threeTimes('<para>Write \\exclude here.</para>')],
  ['code', threeTimes('<para><computeroutput>\\exclude</computeroutput></para>')],
  ['LaTeX with arguments', threeTimes('<para>\\frac{1}{2} of it</para>')],
  ['LaTeX with another command behind', threeTimes('<para>\\alpha\\beta</para>')],
  ['a share of Windows', threeTimes('<para>\\\\server\\share</para>')],
  ['an escape in a text', threeTimes('<para>\\n ends a line.</para>')],
])('%s is no unknown command', (_, paragraphs) => {
  expect(reported(paragraphs)).toEqual([]);
});
