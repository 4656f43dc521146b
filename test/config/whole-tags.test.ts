import { expect, test } from '@jest/globals';
import { hasWholeTags } from '../../src/config/whole-tags.ts';

test.each([
  // The rest of the page would become a part of the tag.
  ['<a', 'the HTML has a tag without end: "<a".'],
  ['Text <a href="x', 'the HTML has a tag without end: "<a href="x".'],
  ['<b title="a > b', 'the HTML has a tag without end: "<b title="a > b".'],
  ['<b>x</b', 'the HTML has a tag without end: "</b".'],
  ['x <!-- note', 'the HTML has a tag without end: "<!-- note".'],
  // A sign is none, and a quoted one ends no tag.
  ['1 < 2 <3', undefined],
  ['<a title="1 > 0" href=\'x\'>x</a> <!-- a <b -->', undefined],
])('tags in HTML of the configuration have an end: %j', (html, message) => {
  const complaint = hasWholeTags(html);
  expect(typeof complaint === 'object' ? complaint.message : complaint).toBe(message);
});
