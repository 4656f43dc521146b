import type { MemberAnchor } from '../../../src/model/links.ts';
import type { ApiReference, Site } from '../../../src/model/site.ts';
import { indexSymbols } from '../../../src/model/symbols.ts';
import type { PageContext, PageInput, PageSource } from '../../../src/pages/page-kind.ts';
import { compound, everywhere, member, para } from '../../components/api-model.ts';
import { blogSettings } from '../../../src/plan/blog-settings.ts';
import { contentTexts } from '../../../src/shared/texts/catalogues.ts';

const shape = compound({
  refid: 'classgeo_1_1Shape',
  name: 'geo::Shape',
  modifiers: ['abstract'],
  templateParams: [
    { type: ['typename'], name: 'T', brief: [para('The number type.')] },
    { type: ['int'], name: 'N', defaultValue: ['2'], brief: [] },
  ],
  includes: [{ refid: 'shape_8hpp', name: 'geo/shape.hpp', local: false }],
  bases: [
    {
      refid: 'classgeo_1_1Thing',
      name: [{ text: 'Thing', refid: 'classgeo_1_1Thing' }],
      protection: 'public',
      virtual: true,
    },
    { name: ['std::enable_shared_from_this< Shape >'], protection: 'private', virtual: false },
  ],
  derived: [
    { refid: 'classgeo_1_1Circle', name: ['geo::Circle'], protection: 'public', virtual: false },
  ],
  inner: [
    {
      kind: 'class',
      refid: 'structgeo_1_1Shape_1_1Edge',
      name: 'geo::Shape::Edge',
      protection: 'protected',
      inline: false,
    },
  ],
  brief: [para('Anything with an area.')],
  detailed: [
    para('Shapes are values.'),
    {
      type: 'section',
      level: 1,
      id: 'classgeo_1_1Shape_1use',
      title: [{ type: 'text', value: 'Use' }],
      children: [para('Derive from it.')],
    },
  ],
  sections: [
    {
      kind: 'public-func',
      description: [],
      entries: [
        {
          member: member({
            refid: 'classgeo_1_1Shape_1a1',
            name: 'Shape',
            modifiers: ['explicit'],
            params: [{ type: ['T'], name: 'scale', brief: [para('How large.')] }],
            argsString: '(T scale)',
            location: { file: 'geo/shape.hpp', line: 12 },
          }),
        },
        {
          member: member({
            refid: 'classgeo_1_1Shape_1a2',
            name: 'area',
            modifiers: ['pure virtual', 'const', 'noexcept'],
            type: [{ text: 'T', refid: 'gone' }],
            argsString: '() const noexcept =0',
            brief: [para('The area, see ', { type: 'anchor', id: 'classgeo_1_1Shape_1unit' })],
            detailed: [
              { type: 'note', kind: 'return', children: [para('Square metres.')] },
              {
                type: 'parameterList',
                kind: 'exception',
                items: [{ names: [{ name: [{ type: 'text', value: 'Bad' }] }], children: [] }],
              },
              {
                type: 'xref',
                id: 'deprecated_1_deprecated000001',
                title: [{ type: 'text', value: 'Deprecated' }],
                children: [],
              },
            ],
            reimplementedBy: [{ refid: 'classgeo_1_1Circle_1a1', name: 'area' }],
            references: [{ refid: 'classgeo_1_1Shape_1a4', name: 'scale_' }],
            location: {
              file: 'geo/shape.hpp',
              line: 14,
              bodyFile: 'geo/shape.cpp',
              bodyStart: 20,
              bodyEnd: 24,
            },
          }),
        },
      ],
    },
    {
      kind: 'public-type',
      description: [],
      entries: [
        {
          member: member({
            refid: 'classgeo_1_1Shape_1a3',
            kind: 'enum',
            name: 'kind',
            strong: true,
            type: ['char'],
            enumValues: [
              {
                refid: 'classgeo_1_1Shape_1a3b1',
                name: 'flat',
                protection: 'public',
                initializer: ["= 'f'"],
                brief: [para('Has no height.')],
                detailed: [],
              },
            ],
          }),
        },
      ],
    },
    {
      kind: 'user-defined',
      header: 'Numbers',
      description: [para('All of one type.')],
      entries: [
        {
          member: member({
            refid: 'classgeo_1_1Shape_1a4',
            kind: 'variable',
            name: 'scale_',
            protection: 'private',
            type: ['T'],
            initializer: ['= {\n      1,\n      2 }'],
          }),
        },
      ],
    },
  ],
  allMembers: [
    {
      refid: 'classgeo_1_1Shape_1a2',
      name: 'area',
      protection: 'public',
      virtual: true,
    },
  ],
  location: {
    file: 'geo/shape.hpp',
    line: 10,
    bodyFile: 'geo/shape.hpp',
    bodyStart: 10,
    bodyEnd: 40,
  },
});

const edge = compound({
  refid: 'structgeo_1_1Shape_1_1Edge',
  kind: 'struct',
  name: 'geo::Shape::Edge',
  brief: [para('A side.')],
});

const geo = compound({
  refid: 'namespacegeo',
  kind: 'namespace',
  name: 'geo',
  inner: [{ kind: 'class', refid: shape.refid, name: shape.name, inline: false }],
  sections: [
    {
      kind: 'func',
      description: [],
      entries: ['int', 'double'].map((type, i) => ({
        member: member({
          refid: `namespacegeo_1a${i}`,
          name: '_sum',
          type: [type],
          params: [{ type: [type], name: 'x', brief: [] }],
          argsString: `(${type} x)`,
        }),
      })),
    },
  ],
});

/** A small library: a namespace with a class and overloads. */
export const library: ApiReference = {
  title: 'Geo',
  folder: 'xml',
  compounds: [geo, shape, edge],
  images: [],
};

const site: Site = {
  apis: [library],
  docs: [],

  standalone: [],
  staticFiles: [],
  localAssets: new Map(),
};

/** The input of the page kinds. */
export const input: PageInput = {
  site,
  apiInScope: library,
  symbols: indexSymbols(library),
  settings: {
    texts: contentTexts('en'),
    apiPath: 'docs/api',
    apiTitle: 'Geo',
    docsSetPaths: {},
    docsPath: 'docs',
    blog: blogSettings(undefined, ''),
    tocLevels: [2, 3],
    docsEditUrls: new Map(),
    customFields: {},
    debug: false,
  },
};

/** The context for rendering a page: every member has its name as its anchor. */
export function contextOf(page: PageSource): PageContext {
  const anchors = new Map<string, MemberAnchor>();
  for (const { refid, name, enumValues } of page.description.members ?? []) {
    anchors.set(refid, { id: name, aliases: [refid.replace(/^.*_1/, '')] });
    for (const value of enumValues) anchors.set(value.refid, { id: value.name, aliases: [] });
  }
  return {
    ...input,
    part: page.part,
    permalink: 'docs/api/page/',
    title: page.description.title,
    anchors,
    links: everywhere,
    similar: [],
    published: () => undefined,
    breadcrumbs: [{ label: 'Classes' }, { label: page.description.title }],
    next: { label: 'Edge', permalink: 'docs/api/edge/' },
    toc: [],
    pages: [],
  };
}
