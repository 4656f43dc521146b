import { expect, test } from '@jest/globals';
import { withoutInventedNamespaces } from '../../src/doxygen/invented-namespaces.ts';
import type { Compound, InnerKind } from '../../src/model/compound.ts';
import { compound, member, para } from '../components/api-model.ts';

const space = (rawName: string, own: Partial<Compound> = {}): Compound =>
  compound({ refid: rawName, name: rawName, kind: 'namespace', ...own });
const ref = (kind: InnerKind, refid: string): Compound['inner'][number] => ({
  kind,
  refid,
  name: refid,
  inline: false,
});
const section = { kind: 'func', description: [], entries: [{ member: member({ name: 'f' }) }] };
const known = compound({ refid: 'known', name: 'known' });

/** Returns the names of the namespaces that stay. */
const kept = (...compounds: Compound[]): string[] =>
  withoutInventedNamespaces([...compounds, known]).flatMap(({ kind, name }) =>
    kind === 'namespace' ? [name] : [],
  );

test('a namespace without text and content is invented, and so is one of such namespaces', () => {
  expect(kept(space('boost'))).toEqual([]);
  expect(
    kept(space('outer', { inner: [ref('namespace', 'outer::inner')] }), space('outer::inner')),
  ).toEqual([]);
  // Classes that have no file are only names.
  expect(kept(space('boost', { inner: [ref('class', 'boost::any')] }))).toEqual([]);
});

test('a description, a member, a class, a topic, or having no name keeps a namespace', () => {
  expect(kept(space('own', { brief: [para('Mine.')] }))).toEqual(['own']);
  expect(kept(space('own', { sections: [section] }))).toEqual(['own']);
  expect(kept(space('own', { inner: [ref('class', 'known')] }))).toEqual(['own']);
  const topic = compound({
    refid: 'topic',
    name: 'topic',
    kind: 'group',
    inner: [ref('namespace', 'own')],
  });
  expect(kept(space('own'), topic)).toEqual(['own']);
  expect(kept(space('anonymous_namespace{a.cpp}'))).toHaveLength(1);
});

test('`std` needs words of the author or members', () => {
  const inner = [ref('class', 'known')];
  const stl = [para('STL namespace.')];
  expect(kept(space('std', { inner }))).toEqual([]);
  expect(kept(space('std', { inner, brief: stl }))).toEqual([]);
  expect(kept(space('std', { inner, brief: [para('Our additions.')] }))).toEqual(['std']);
  expect(kept(space('std', { inner, brief: stl, sections: [section] }))).toEqual(['std']);
  // In other languages, it is a name like any other.
  expect(kept(space('std', { inner, language: 'D' }))).toEqual(['std']);
});

test('lists no longer contain an invented namespace', () => {
  const file = compound({
    refid: 'file',
    name: 'a.h',
    kind: 'file',
    inner: [ref('namespace', 'boost'), ref('class', 'known')],
  });
  const [first] = withoutInventedNamespaces([file, space('boost'), known]);
  expect(first?.inner.map(({ refid }) => refid)).toEqual(['known']);
});

test('the namespace around an inline one still says that it is inline, as names contain it', () => {
  const inner = { ...ref('namespace', 'lib::v1'), inline: true };
  const around = space('lib', { inner: [inner], sections: [section] });
  const [first, ...others] = withoutInventedNamespaces([around, space('lib::v1')]);
  expect([first?.inner, others]).toEqual([[inner], []]);
});
