import { expect, test } from '@jest/globals';
import { textOfLine } from '../../src/model/walk.ts';
import { MentionCollector } from '../../src/plan/mentions/mention-collector.ts';

/** Returns the lines that are shown of a text. */
function shown(...lines: string[]): string[] {
  const collector = new MentionCollector();
  const place = { text: { href: '/a/', title: 'A' } };
  for (const text of lines) collector.addUse('x', { spans: [{ text, class: 'normal' }] }, place);
  return (collector.all.get('x')?.uses ?? []).flatMap((use) => use.lines.map(textOfLine));
}

const use = ['using geo::Box;', 'Box a;', 'a.open();', 'Box b;', 'Box c;'];

test.each<[because: string, lines: string[], shown: string[]]>([
  ['a few are all shown', use.slice(0, 3), use.slice(0, 3)],
  ['the first three that do something', use, ['Box a;', 'a.open();', 'Box b;']],
  ['each once, without indentation', ['  f();', 'f();'], ['f();']],
  [
    'declarations alone are better than nothing',
    ['class Box;', 'struct Box;'],
    ['class Box;', 'struct Box;'],
  ],
  [
    'a fourth declaration replaces nothing',
    ['using A = Box;', 'Box a;', 'Box b;', 'using B = Box;'],
    ['using A = Box;', 'Box a;', 'Box b;'],
  ],
  [
    'a class that is defined does something',
    ['struct C : Box {};', 'f();', 'g();', 'h();'],
    ['struct C : Box {};', 'f();', 'g();'],
  ],
])('lines of a text that uses a symbol: %s', (_, lines, expected) => {
  expect(shown(...lines)).toEqual(expected);
});
