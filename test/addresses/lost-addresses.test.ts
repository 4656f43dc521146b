import { expect, test } from '@jest/globals';
import { contentFolder } from '../markdown/content-folder.ts';
import { lostAddresses } from './lost-addresses.mjs';

const ids = (...names: string[]): string => names.map((name) => `<a id="${name}"></a>`).join('');

test('lists what a newer site lacks; redirects and moved anchors are not lost', () => {
  const older = contentFolder({
    'index.html': '<html data-base="/lib/">',
    'api/a/index.html': ids('kept', 'gone', 'a0123456789abcdef0123456789abcdef01'),
    'api/b/index.html': ids('x'),
    'api/c/index.html': '',
    'api/groups/g/index.html': ids('moved', 'over-abc123', 'lost'),
  });
  const newer = contentFolder({
    'index.html': '<html data-base="/lib/">',
    'api/a/index.html': ids('kept'),
    'api/b/index.html': '<meta http-equiv="refresh" content="0; url=/lib/api/d/">',
    'api/d/index.html': ids('x'),
    'api/groups/g/index.html': '',
    'api/anchors/0.json': '[["moved","/lib/api/d/"],["over","/lib/api/d/","over-abc123"]]',
  });
  expect(lostAddresses(older, newer)).toEqual({
    pages: ['api/c/'],
    anchors: ['api/a/#gone', 'api/groups/g/#lost'],
    moved: ['api/groups/g/#moved', 'api/groups/g/#over-abc123'],
    pageCount: 5,
    anchorCount: 6,
  });
  expect(lostAddresses(older, older)).toMatchObject({ pages: [], anchors: [], moved: [] });
});
