import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Compound, Member } from '../../../src/model/compound.ts';
import { indexSymbols } from '../../../src/model/symbols.ts';
import { classPages } from '../../../src/pages/api/class.ts';
import { memberAnchors } from '../../../src/plan/anchors.ts';
import { compound, member, para } from '../../components/api-model.ts';
import { contextOf, input } from './library.ts';

/** Returns an overload of a function, which differs in its parameter. */
function overload(name: string, type: string, own: Partial<Member> = {}): Member {
  const params = [{ type: [type], brief: [] }];
  return member({ name, refid: `c_1${name}${type}`, params, argsString: `(${type})`, ...own });
}

const run = [
  overload('run', 'int', { brief: [para('Runs.')], detailed: [para('Until the end.')] }),
  overload('stop', 'int', { brief: [para('Stops at once.')], detailed: [para('Or not.')] }),
  overload('run', 'char', { brief: [para('Runs.')], detailed: [para('Until the end.')] }),
  overload('stop', 'char', { brief: [para('Stops later.')], detailed: [para('Or not.')] }),
  overload('rest', 'int'),
];
const friend = overload('run', 'bool', { kind: 'friend', callable: true });
const section = (kind: string, members: Member[]): Compound['sections'][number] => ({
  kind,
  description: [],
  entries: members.map((one) => ({ member: one })),
});
const runner = compound({
  refid: 'c',
  name: 'c',
  sections: [section('public-func', run), section('friend', [friend])],
});
const api = { title: '', folder: '', images: [], compounds: [runner] };
const [page] = classPages({ ...input, api, symbols: indexSymbols(api) });
if (!page) throw new Error('A class has a page.');
const anchors = memberAnchors(page.description.members ?? []);
const context = { ...contextOf(page), anchors };
const html = renderToStaticMarkup(page.render(context));
const details = html.slice(html.indexOf('Member Function Details'));
const count = (text: string): number => details.split(text).length - 1;

test('overloads have one heading with their name as its id, and an id each', () => {
  expect([...details.matchAll(/<h3 id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'run',
    'stop',
    'rest',
    // The friend is elsewhere on the page.
    anchors.get(friend.refid)?.id,
  ]);
  for (const { id, aliases, set } of anchors.values())
    for (const one of [id, ...aliases, ...(set === undefined ? [] : [set])])
      expect([one, count(` id="${one}"`)]).toEqual([one, 1]);
});

test('text that all overloads share is shown once, differences are below each', () => {
  expect([count('Runs.'), count('Until the end.')]).toEqual([1, 1]);
  expect([count('Stops at once.'), count('Stops later.'), count('Or not.')]).toEqual([1, 1, 2]);
});

test('the table of contents names overloads once', () => {
  const members = page.toc(context).flatMap(({ children }) => children);
  expect(members.map(({ id, text }) => [id, text])).toEqual([
    ['run', 'run()'],
    ['stop', 'stop()'],
    ['rest', 'rest()'],
    [anchors.get(friend.refid)?.id, 'run()'],
  ]);
});
