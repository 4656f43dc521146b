import { expect, test } from '@jest/globals';
import { reportAddress } from '../../src/pages/report-link.tsx';
import { unknownOrigin } from '../../src/shared/url.ts';

const origin = 'https://e.org';
const page = {
  permalink: 'docs/api/classes/box/',
  links: { permalink: (permalink: string) => `/lib/${permalink}` },
  apiInScope: { version: '1.2' },
};

test.each<[because: string, template: string, at: string, expected: string]>([
  [
    'values are parts of a query, whatever they contain',
    'https://e.org/new?title={symbol}&body={release}%20{url}',
    origin,
    'https://e.org/new?title=a%3A%3ABox%3Cint%20%26%3E&body=1.2%20https%3A%2F%2Fe.org%2Flib%2Fdocs%2Fapi%2Fclasses%2Fbox%2F',
  ],
  [
    'a value may be used twice',
    'https://e.org/{release}/{release}',
    origin,
    'https://e.org/1.2/1.2',
  ],
  [
    'a site without a URL knows only its paths',
    'https://e.org/?u={url}',
    unknownOrigin,
    'https://e.org/?u=%2Flib%2Fdocs%2Fapi%2Fclasses%2Fbox%2F',
  ],
])('%s', (_, template, at, expected) => {
  const settings = { report: { template, origin: at } };
  expect(reportAddress({ ...page, settings }, 'a::Box<int &>')).toBe(expected);
});

test('without a form, there is no address', () => {
  expect(reportAddress({ ...page, settings: {} }, 'Box')).toBeUndefined();
});

test('a library without a version has an empty one', () => {
  const settings = { report: { template: 'https://e.org/{release}', origin } };
  expect(reportAddress({ ...page, apiInScope: {}, settings }, 'Box')).toBe('https://e.org/');
});
