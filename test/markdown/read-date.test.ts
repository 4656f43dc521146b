import { expect, test } from '@jest/globals';
import { readDate } from '../../src/markdown/read-date.ts';

test.each([
  ['2021-02-05', '2021-02-05'],
  ['2021-2-5', '2021-02-05'],
  ['2021-02-05T10:30:00+02:00', '2021-02-05T08:30:00Z'],
  ['1/31/2024', '2024-01-31'],
  ['2024/1/31', '2024-01-31'],
  ['Jan 31, 2024', '2024-01-31'],
  ['31 January 2024', '2024-01-31'],
  ['Fri Jun 03 2022 14:02:35 GMT+0200 (Central European Summer Time)', '2022-06-03T12:02:35Z'],
  ['Fri, 03 Jun 2022 00:00:00 GMT', '2022-06-03'],
  ['Fri Jun 03 2022 14:02:35', undefined],
  ['Fri Jun 99 2022 14:02:35 GMT', undefined],
  ['31/1/2024', undefined],
  ['Foo 31, 2024', undefined],
  ['2021-02-30', undefined],
  ['soon', undefined],
  ['', undefined],
])('S-228 the date %j is %j', (written, date) => {
  expect(readDate(written)).toBe(date);
});
