import { describe, expect, it, test } from '@jest/globals';
import { pageAddressNames, symbolAddressNames } from '../../src/model/address-names.ts';
import type { Compound, InnerRef } from '../../src/model/compound.ts';
import { indexSymbols, type Symbols } from '../../src/model/symbols.ts';
import { compound, member } from '../components/api-model.ts';

function index(...compounds: Compound[]): Symbols {
  return indexSymbols({ title: '', folder: '', images: [], compounds });
}

function inner(refid: string, kind: InnerRef['kind'], inline = false): InnerRef {
  return { kind, refid, name: refid, inline };
}

const named = (name: string, kind: Compound['kind'], own: Partial<Compound> = {}): Compound =>
  compound({ refid: name.replaceAll('::', '_'), name, rawName: name, kind, ...own });

describe('inline namespaces', () => {
  const format = member({ name: 'format', refid: 'lib_v1_1format' });
  const literal = member({ name: 'operator""_a', refid: 'lib_v1_literals_1a' });
  const lib = named('lib', 'namespace', { inner: [inner('lib_v1', 'namespace', true)] });
  const v1 = named('lib::v1', 'namespace', {
    inner: [inner('lib_v1_error', 'class'), inner('lib_v1_literals', 'namespace', true)],
    sections: [{ kind: 'func', description: [], entries: [{ member: format }] }],
  });
  const literals = named('lib::v1::literals', 'namespace', {
    sections: [{ kind: 'func', description: [], entries: [{ member: literal }] }],
  });
  const error = named('lib::v1::error', 'class');
  const other = named('lib::v1::box< lib::v1::error, v1::error >', 'struct');
  const symbols = index(lib, v1, literals, error, other);

  it('are not part of addresses', () => {
    expect(symbolAddressNames(error, symbols)).toEqual(['lib::error', 'lib::v1::error']);
    expect(symbolAddressNames(other, symbols)[0]).toBe('lib::box< lib::error, error >');
    expect(symbolAddressNames(lib, symbols)).toEqual(['lib']);
  });

  it('pass their declarations to the enclosing namespace', () => {
    expect(symbols.membersOf(lib)).toEqual([format, literal]);
    expect(symbols.members.get(format.refid)?.owner).toBe(lib);
    expect(symbols.parent(error.refid)).toBe(lib);
    expect(symbols.innerOf(lib).map(({ refid }) => refid)).toEqual(['lib_v1_error']);
    expect(symbols.inlineIn(lib)).toEqual([v1, literals]);
  });

  it('are not listed without a page of their own', () => {
    const empty = named('lib', 'namespace', {
      inner: [inner('lib_v1', 'namespace', true), inner('lib_detail', 'namespace')],
    });
    const file = named('a.h', 'file', { inner: empty.inner });
    for (const each of [empty, file])
      expect(index(empty, file).innerOf(each)).toEqual([inner('lib_detail', 'namespace')]);
  });

  it('keep their own page if no namespace encloses them', () => {
    const alone = named('v1', 'namespace');
    const file = named('a.h', 'file', { inner: [inner('v1', 'namespace', true)] });
    const type = named('v1::type', 'class');
    const all = index(alone, file, type);
    expect(all.inline.around.size).toBe(0);
    expect(symbolAddressNames(alone, all)).toEqual(['v1']);
    expect(symbolAddressNames(type, all)[0]).toBe('type');
  });
});

test('unnamed types are named after their content, whatever number Doxygen gives them', () => {
  const point = { entries: [{ member: member({ name: 'x' }) }], kind: 'attrib', description: [] };
  const nameOf = (rawName: string): string => {
    const unnamed = named(rawName, 'struct', { sections: [point] });
    return symbolAddressNames(unnamed, index(named('A', 'class'), unnamed))[0];
  };
  expect(nameOf('A::@3')).toBe('A::anonymous_struct_x');
  expect(nameOf('A::@0262243')).toBe('A::anonymous_struct_x');
  expect(nameOf('A::[struct].pt')).toBe('A::anonymous_struct_x');
  const scope = named('anonymous_namespace{a.hpp}', 'namespace', {
    location: { file: 'src/a.hpp' },
  });
  const inside = named('anonymous_namespace{a.hpp}::B', 'class');
  expect(symbolAddressNames(inside, index(scope, inside))[0]).toBe('anonymous_a.hpp::B');
});

describe('pageAddressNames', () => {
  const page = (rawName: string, file?: string, detailed: Compound['detailed'] = []): Compound =>
    named(rawName, 'page', { detailed, ...(file !== undefined && { location: { file } }) });

  it.each([
    ['md_website_pages_user_guide', 'website/pages/user-guide.md', 'user-guide'],
    ['md_website_2pages_2user-guide', 'website/pages/user-guide.md', 'user-guide'],
    ['md__r_e_a_d_m_e', 'README.md', 'README'],
    ['md_lib_README', 'lib/README.md', 'lib/README'],
    ['user-guide', 'website/pages/user.md', 'user-guide'],
    ['deprecated', 'deprecated', 'deprecated'],
  ])('names %s of %s %s', (rawName, file, name) => {
    expect(pageAddressNames(page(rawName, file))[0]).toBe(name);
  });

  it('uses the label that an older Doxygen writes as an anchor', () => {
    const label = (id: string): Compound['detailed'] => [
      { type: 'paragraph', children: [{ type: 'anchor', id }] },
    ];
    const at = 'docs/install.md';
    const named = page('md_docs_install', at, label('md_docs_install_1setup'));
    expect(pageAddressNames(named)).toEqual(['setup', 'docs/install']);
    const created = page('md_docs_install', at, label('md_docs_install_1autotoc_md0'));
    expect(pageAddressNames(created)[0]).toBe('install');
  });
});
