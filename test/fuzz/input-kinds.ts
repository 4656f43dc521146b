import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A kind of input: where a site has it, and which seeds it starts from. */
export interface InputKind {
  /** Returns the path of an input in its site, given its number and its text. */
  path: (number: number, text: string) => string;
  /** How many inputs one site contains; several only if they do not affect each other. */
  together: number;
  /** Kinds with the same name here share sites, because each has a file of its own that does not affect the others. */
  sharing?: string;
  /** Folders of the repository with seeds, and the ending of their names. */
  seeds: readonly (readonly [folder: string, ending: string])[];
  /** Returns the part of a seed to change, if the rest would only take time. */
  shortened?: (seed: string) => string;
  /** Ending of the seeds in further folders, if these can have any. */
  ending?: string;
  /** Seeds that no folder contains. */
  own?: readonly string[];
  /** Gives a mutated text what must differ between the inputs of a site. */
  distinct?: (text: string, number: number) => string;
  /** Settings of the site besides those of all sites. */
  config?: Record<string, unknown>;
  /** True if the input may change the whole site. */
  affectsAll?: boolean;
}

/** The sidebars of the site that has some. */
export const sidebars =
  'a:\n  - doc: good\n  - category: C\n    items:\n      - good\n      - href: https://e.org\n        label: L\n';

const compoundId = /<compounddef\b[^>]*? id="([^"]{3,})"/;

/** The id of a compound if it can be the name of its file, else another name. */
const compoundFile = (number: number, text: string): string => {
  const [, id = ''] = compoundId.exec(text) ?? [];
  return `xml/${/^[\w-]{1,100}$/.test(id) ? id : `fuzz${number}`}.xml`;
};

/** The front matter of a text and its first paragraphs: most changes in a long text are far from the front matter. */
const beginning = (text: string): string => {
  const [matter = ''] = /^---\n[^]*?\n---\n/.exec(text) ?? [];
  const end = text.indexOf('\n\n', matter.length + 300);
  return end < 0 ? text : text.slice(0, end + 1);
};

const snapshotSeed = readFileSync('fixtures/micro-test-plus/api/2.0.0.json', 'utf8');

const tagFileSeed = `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
<tagfile doxygen_version="1.12.0">
  <compound kind="class">
    <name>a::B</name>
    <filename>d1/d22/classa_1_1B.html</filename>
    <member kind="enumeration">
      <type></type>
      <name>Color</name>
      <anchorfile>d1/d22/classa_1_1B.html</anchorfile>
      <anchor>a0123456789abcdef0123456789abcdef</anchor>
      <arglist></arglist>
      <enumvalue file="d1/d22/classa_1_1B.html" anchor="ab1">red</enumvalue>
    </member>
  </compound>
  <compound kind="page">
    <name>index</name>
    <filename>index.html</filename>
    <docanchor file="index.html" title="Start">start</docanchor>
  </compound>
</tagfile>
`;

/** The sections of the configuration of the demonstration, each with what a site needs; a long file rarely stays valid. */
const configSeeds = readFileSync('site.config.yaml', 'utf8')
  .replaceAll('fixtures/micro-test-plus/', '')
  .replaceAll('/docs/getting-started/', '/docs/good/')
  .replaceAll(': throw', ': warn')
  .split(/^(?=\w)/m)
  .map((section) => {
    const needed = {
      title: 'title: T',
      url: 'url: https://example.org',
      baseUrl: 'baseUrl: /base/',
      docs: 'docs: {path: docs}',
      doxygen: 'doxygen: {xml: xml}',
      checks: 'checks: {profile: lenient}',
    };
    const others = Object.entries(needed).flatMap(([key, line]) =>
      section.startsWith(`${key}:`) ? [] : [line],
    );
    return `${others.join('\n')}\n${section}`;
  });

/** The kinds of inputs, by name. */
export const kinds = {
  xml: {
    path: compoundFile,
    together: 40,
    seeds: [
      ['fixtures/elements', '.xml'],
      ['fixtures/pages', '.xml'],
      ['fixtures/graphs', '.xml'],
      ['fixtures/micro-test-plus/xml', '.xml'],
    ],
    ending: '.xml',
    distinct: (text, number) => {
      const [, id] = compoundId.exec(text) ?? [];
      return id === undefined ? text : text.replaceAll(id, `${id}F${number}`);
    },
  },
  markdown: {
    path: (number) => `docs/f${number}/fuzz.md`,
    together: 25,
    seeds: [
      ['fixtures/markdown', '.md'],
      ['fixtures/micro-test-plus/docs', '.md'],
    ],
    ending: '.md',
  },
  mdx: {
    path: (number) => `docs/f${number}/fuzz.mdx`,
    together: 25,
    seeds: [
      ['fixtures/markdown', '.mdx'],
      ['fixtures/markdown', '.md'],
    ],
    ending: '.mdx',
    own: [
      '# A\n\n<b x={1}>*b*</b>\n\n{1 + 1}\n',
      "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n# A\n\n<Tabs groupId='g'><TabItem value='a' label='A'>\n\n* a\n\n</TabItem><TabItem value='b'>B</TabItem></Tabs>\n",
      "export const Red = ({ children, ...rest }) => <b style={{ color: 'red' }} {...rest}>{children}</b>;\n\n# A\n\n<Red>text **bold**</Red>\n\n<details>\n<summary>S</summary>\n\ntext\n\n</details>\n",
    ],
  },
  'front-matter': {
    path: (number) => `docs/f${number}/fuzz.md`,
    together: 25,
    seeds: [
      ['fixtures/micro-test-plus/docs', '.md'],
      ['fixtures/micro-test-plus/blog', '.md'],
    ],
    shortened: beginning,
    own: [
      '---\ntitle: A\ntags: [a, b]\nslug: x\nsidebar_position: 2\nlast_update: {date: 2024-01-01}\n---\n\n# A\n',
      '---\nid: x\ntitle: A\nsidebar_label: L\nkeywords: [a]\nimage: ./a.png\npagination_next: null\ntoc_max_heading_level: 4\ncustom_edit_url: https://e.org\nhide_title: true\ndraft: false\nunlisted: true\n---\n\nText.\n',
    ],
  },
  post: {
    path: (number) => `blog/2024-01-02-f${number}/index.md`,
    together: 25,
    seeds: [['fixtures/micro-test-plus/blog', '.md']],
    shortened: beginning,
    own: [
      '---\ntitle: A\nslug: x\ntags: [a]\nauthors:\n  - a\n  - name: B\n    url: https://e.org\ndate: 2024-01-01T10:00\n---\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
    ],
  },
  category: {
    path: (number) => `docs/f${number}/_category_.yml`,
    together: 25,
    seeds: [],
    own: [
      'label: L\nposition: 1\ncollapsed: true\nlink: {type: generated-index, title: T, slug: s}\ncustomProps: {a: 1}\n',
      'label: L\nclassName: c\nkey: k\nlink: {type: doc, id: other}\n',
    ],
  },
  config: {
    path: () => 'site.config.yaml',
    together: 1,
    seeds: [],
    own: configSeeds,
    affectsAll: true,
  },
  index: {
    path: () => 'xml/index.xml',
    together: 1,
    seeds: [],
    own: [
      '<doxygenindex version="1.9.4">\n<compound refid="classGood" kind="class"><name>Good</name>\n<member refid="classGood_1a1" kind="function"><name>f</name></member>\n</compound>\n<compound refid="good_8h" kind="file"><name>good.h</name></compound>\n<compound refid="classGood" kind="class"><name>Good</name></compound>\n</doxygenindex>\n',
    ],
    affectsAll: true,
  },
  authors: {
    path: () => 'blog/authors.yml',
    together: 1,
    sharing: 'data',
    seeds: [],
    own: [
      'a:\n  name: A\n  url: https://e.org\n  image_url: /a.png\n  socials: {github: a}\n  page: true\n',
    ],
  },
  tags: {
    path: () => 'docs/tags.yml',
    together: 1,
    sharing: 'data',
    seeds: [],
    own: ['a:\n  label: A\n  permalink: /a\n  description: D\nb:\n  label: B\n'],
  },
  sidebars: {
    path: () => 'sidebars.yaml',
    together: 1,
    sharing: 'whole site',
    seeds: [],
    own: [
      sidebars,
      'a:\n  - type: autogenerated\n    dirName: sub\n  - type: html\n    value: <b>x</b>\n  - type: category\n    label: D\n    link: {type: generated-index, slug: /d}\n    items: [{type: ref, id: good}]\n',
    ],
    config: { docs: { path: 'docs', sidebar: 'sidebars.yaml' } },
    affectsAll: true,
  },
  'tag-file': {
    path: () => 'library.tag',
    together: 1,
    sharing: 'data',
    seeds: [],
    own: [tagFileSeed],
    config: { doxygen: { xml: 'xml', tagFiles: { 'library.tag': 'https://e.org/' } } },
  },
  snapshot: {
    path: () => 'api/2.0.0.json',
    together: 1,
    sharing: 'whole site',
    seeds: [],
    own: [snapshotSeed],
    config: { releases: { folder: 'api' } },
    affectsAll: true,
  },
  translation: {
    path: () => 'i18n/fr/code.json',
    together: 1,
    sharing: 'data',
    seeds: [],
    own: ['{\n  "a": { "message": "A {b}", "description": "D" },\n  "c": { "message": "C" }\n}\n'],
    config: {
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'], texts: { fr: 'texts.yaml' } },
    },
  },
} satisfies Record<string, InputKind>;

/** Name of a kind. */
export type KindName = keyof typeof kinds;

/** True for the name of a kind. */
export const isKindName = (name: string): name is KindName => Object.hasOwn(kinds, name);

/** The folder that paths of seeds are relative to: sites make their own folder the current one. */
const root = process.cwd();

/** Returns the kinds among some that share sites, and how many inputs of each kind one site contains. */
export function sharingKinds(
  names: readonly KindName[],
): { kinds: readonly KindName[]; together: number }[] {
  const groups = new Map<string, { kinds: KindName[]; together: number }>();
  for (const name of names) {
    const { sharing = name, together }: InputKind = kinds[name];
    const group = groups.get(sharing) ?? { kinds: [], together };
    group.kinds.push(name);
    groups.set(sharing, group);
  }
  return [...groups.values()];
}

/** Returns the seeds of a kind: those of the repository, and those in and below a further folder. */
export function seedsOf(name: KindName, folder?: string): string[] {
  const kind: InputKind = kinds[name];
  const { ending, shortened = (seed: string) => seed } = kind;
  const further = folder !== undefined && ending !== undefined ? [[folder, ending] as const] : [];
  const files = [...kind.seeds, ...further].flatMap(([place, ending]) =>
    readdirSync(resolve(root, place), { recursive: true, encoding: 'utf8' })
      .sort()
      // Node cannot open a file whose name is not UTF-8.
      .filter((file) => file.endsWith(ending) && !file.includes('\ufffd'))
      .map((file) => shortened(readFileSync(resolve(root, place, file), 'utf8'))),
  );
  // Of a text that imports files, a site would only show that they are missing.
  const unfit = /<doxygenindex|^import .*['"](?:\.|node:|a-package)/m;
  const isFit = (text: string): boolean => text.length < 30_000 && !unfit.test(text);
  return [...files.filter(isFit), ...(kind.own ?? [])];
}
