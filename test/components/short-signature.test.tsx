import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { shortSignature } from '../../src/components/api/signature/short-signature.tsx';
import type { Member } from '../../src/model/compound.ts';
import { everywhere, member } from './api-model.ts';

/** The type and the rest of a row, as text with the places of links. */
function row(declared: Member, language: string, href?: string): [string, string] {
  const { type, rest } = shortSignature(declared, language, everywhere, href);
  const text = (node: typeof type): string =>
    renderToStaticMarkup(<>{node}</>)
      .replace(/<a class="member-name"[^>]*>(.*?)<\/a>/g, '<$1>')
      .replace(/<b class="member-name">(.*?)<\/b>/g, '*$1*')
      .replace(/<b class="member-name" title="(.*?)">(.*?)<\/b>/g, '*$2*$1');
  return [text(type), text(rest)];
}

const int = { type: ['int'], name: 'x', brief: [] };

test('rows of tables have the syntax of their language', () => {
  const method = member({
    name: 'move:by:',
    type: ['void'],
    callable: true,
    params: [
      { type: ['id'], name: 'it', brief: [] },
      { ...int, attributes: '[by]' },
    ],
    argsString: '(id it, [by] int x)',
  });
  expect(row(method, 'Objective-C', '#m')).toEqual(['- (void)', '<move:>(id)it *by:*[by](int)x']);
  expect(row(method, 'Objective-C')).toEqual(['- (void)', '*move:*(id)it *by:*[by](int)x']);
  const make = member({
    name: 'make',
    type: ['id'],
    modifiers: ['static'],
    callable: true,
    argsString: '()',
  });
  expect(row(make, 'Objective-C', '#m')).toEqual(['+ (id)', '<make>']);
  const plain = member({
    name: 'f',
    type: ['void'],
    params: [int],
    callable: true,
    argsString: '(int x)',
  });
  expect(row(plain, 'C++', '#m')).toEqual(['void ', '<f>(int x)']);
});
