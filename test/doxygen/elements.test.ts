import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { compoundKind, readCompound } from '../../src/doxygen/compound.ts';
import { DescriptionReader } from '../../src/doxygen/description-reader.ts';
import { elementNames, readerOf } from '../../src/doxygen/element-readers.ts';
import { entityCharacters } from '../../src/doxygen/entity-characters.ts';
import { readSections } from '../../src/doxygen/section.ts';
import type { XmlElement } from '../../src/xml/element.ts';
import { unpackListing } from '../../src/model/packed-listing.ts';
import { parseXml } from '../../src/xml/parse.ts';
import { expectGolden } from '../config/golden.ts';

const folder = fileURLToPath(new URL('../../fixtures/elements/', import.meta.url));
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.xml'))
  .map((name) => name.slice(0, -4));

/** Elements that the schema of Doxygen 1.19 allows in a description, and `b`, which it writes nevertheless. */
const elements =
  `para sect1 sect2 sect3 sect4 sect5 sect6 title internal simplesect parameterlist itemizedlist
  orderedlist variablelist table programlisting verbatim preformatted heading hruler blockquote center parblock details
  xrefsect toclist dot msc plantuml mermaid dotfile mscfile diafile plantumlfile mermaidfile language copydoc bold b
  emphasis underline s strike del ins computeroutput subscript superscript small cite ulink anchor linebreak indexentry
  ref emoji javadoccode javadocliteral image formula htmlonly latexonly rtfonly manonly docbookonly xmlonly`.split(
    /\s+/,
  );

/** Returns the model of a case: a description, a section of members or a compound. */
function read(root: XmlElement, diagnostics: Diagnostics): unknown {
  const descriptions = new DescriptionReader('case.xml', diagnostics);
  const kind = compoundKind(root.attributes.kind);
  if (root.name === 'compounddef' && kind) {
    const compound = readCompound(root, kind, 'case.xml', descriptions);
    const { listing } = compound;
    return listing ? { ...compound, listing: unpackListing(listing) } : compound;
  }
  if (root.name === 'sectiondef')
    return readSections([root], { name: 'a::A', noun: '' }, descriptions);
  return descriptions.read(root);
}

describe('the readers of elements', () => {
  it.each(names)('read %s', (name) => {
    const diagnostics = new Diagnostics();
    const source = readFileSync(`${folder}${name}.xml`, 'utf8');
    const root = parseXml(source, 'case.xml', diagnostics, { raw: ['programlisting'] });
    const model = root && read(root, diagnostics);
    const result = diagnostics.all.length > 0 ? { model, diagnostics: diagnostics.all } : { model };
    expectGolden(`${JSON.stringify(result, null, 1)}\n`, `${folder}${name}.json`);
  });

  it('know every element of the schema', () => {
    expect(elements.filter((name) => !readerOf(name))).toEqual([]);
    expect(Object.keys(entityCharacters)).toHaveLength(248);
    expect(Object.keys(entityCharacters).filter((name) => !readerOf(name))).toEqual([]);
  });

  it('have a case for every element', () => {
    const sources = names.map((name) => readFileSync(`${folder}${name}.xml`, 'utf8')).join('');
    const used = new Set(Array.from(sources.matchAll(/<([\w]+)/g), ([, name = '']) => name));
    expect(elementNames.filter((name) => !used.has(name))).toEqual([]);
  });

  it('do not confuse names of built-in properties with elements', () => {
    expect(readerOf('constructor')).toBeUndefined();
    expect(readerOf('toString')).toBeUndefined();
  });
});
