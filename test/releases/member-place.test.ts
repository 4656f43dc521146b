import { expect, test } from '@jest/globals';
import { memberPlace } from '../../src/releases/member-place.ts';

const hash = '0123456789abcdef0123456789abcdef';

test.each([
  [`classa_1_1B_1a${hash}`, `classa_1_1B#a${hash}`],
  [`d3/d45/classB_1a${hash}`, `d3/d45/classB#a${hash}`],
  [`group__x_1gga${hash}a${hash}`, `group__x#gga${hash}a${hash}`],
  // A repeated id.
  [`namespacea_1a${hash}-2`, `namespacea#a${hash}`],
  // With SEPARATE_MEMBER_PAGES, the page of the owner counts.
  [`classB_a${hash}_1a${hash}`, `classB#a${hash}`],
  [`classB_a${hash}_1a${hash}a${hash}`, `classB#a${hash}a${hash}`],
])('%s', (refid, place) => {
  expect(memberPlace(refid)).toBe(place);
});
