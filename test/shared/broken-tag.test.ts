import { expect, test } from '@jest/globals';
import { brokenTag } from '../../src/shared/broken-tag.ts';

test.each([
  // The rest of the page would become a part of the tag.
  ['<a', '<a'],
  ['Text <a href="x', '<a href="x'],
  ['<b title="a > b', '<b title="a > b'],
  ['<b>x</b', '</b'],
  ['x <!-- note', '<!-- note'],
  // The second value ends the first one.
  ['<a href="/x href="/docs/releases/">list of releases</a>', '<a href="/x href="/docs/releas…'],
])('the broken tag in %j is %j', (html, shown) => {
  expect(brokenTag(html)).toBe(shown);
});

test.each([
  '1 < 2 <3',
  '<a title="1 > 0" href=\'x\'>x</a> <!-- a <b -->',
  '<img src=/a/?b=c alt><br/><my-part :x @click="y" />',
  '<svg viewBox="0 0 9 9">\n<path d="M0 0"/></svg>',
])('the tags in %j are whole', (html) => {
  expect(brokenTag(html)).toBeUndefined();
});
