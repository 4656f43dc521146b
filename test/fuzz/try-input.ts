import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readCompoundFileSync } from '../../src/doxygen/read-compounds.ts';
import { joinCompounds } from '../../src/doxygen/read-project.ts';
import { Inputs } from '../../src/inputs/inputs.ts';
import { createProse } from '../../src/markdown/prose.ts';
import { readMarkdown } from '../../src/markdown/read-markdown.ts';
import { readYaml } from '../../src/markdown/yaml-map.ts';
import { contextOf } from '../context.ts';
import { faultsOf } from '../html/html-faults.mjs';
import { buildFolder, type BuiltFolder } from '../site-folder.ts';

/** A kind of input: where a site has it, and which seeds it starts from. */
export interface InputKind {
  /** Path of the changed file in the site. */
  path: string;
  /** Folders of the repository with seeds, and the ending of their names. */
  seeds: readonly (readonly [folder: string, ending: string])[];
  /** Seeds that no folder contains. */
  own?: readonly string[];
}

const sidebar =
  'a:\n  - doc: good\n  - category: C\n    items:\n      - good\n      - href: https://e.org\n        label: L\n';

/** The kinds of inputs, by name. */
export const kinds = {
  xml: {
    path: 'xml/classA.xml',
    seeds: [
      ['fixtures/elements', '.xml'],
      ['fixtures/micro-test-plus/xml', '.xml'],
    ],
  },
  markdown: { path: 'docs/fuzz.md', seeds: [['fixtures/markdown', '.md']] },
  mdx: {
    path: 'docs/fuzz.mdx',
    seeds: [['fixtures/markdown', '.mdx']],
    own: ['# A\n\n<b x={1}>*b*</b>\n\n{1 + 1}\n'],
  },
  'front-matter': {
    path: 'docs/fuzz.md',
    seeds: [['fixtures/micro-test-plus/docs', '.md']],
    own: [
      '---\ntitle: A\ntags: [a, b]\nslug: /x\nsidebar_position: 2\nlast_update: {date: 2024-01-01}\n---\n\n# A\n',
    ],
  },
  config: {
    path: 'site.config.yaml',
    seeds: [['fixtures/micro-test-plus', '.yaml']],
    own: [readFileSync('site.config.yaml', 'utf8')],
  },
  authors: {
    path: 'blog/authors.yml',
    seeds: [],
    own: [
      'a:\n  name: A\n  url: https://e.org\n  image_url: /a.png\n  socials: {github: a}\n  page: true\n',
    ],
  },
  category: {
    path: 'docs/sub/_category_.yml',
    seeds: [],
    own: [
      'label: L\nposition: 1\ncollapsed: true\nlink: {type: generated-index, title: T, slug: /s}\ncustomProps: {a: 1}\n',
    ],
  },
  sidebars: { path: 'sidebars.yaml', seeds: [], own: [sidebar] },
} satisfies Record<string, InputKind>;

/** Name of a kind. */
export type KindName = keyof typeof kinds;

/** Returns the seeds of a kind: those of the repository, and those in a further folder. */
export function seedsOf(name: KindName, folder?: string): string[] {
  const kind: InputKind = kinds[name];
  const places = [
    ...kind.seeds,
    ...(folder === undefined ? [] : [[folder, extname(kind.path)] as const]),
  ];
  const files = places.flatMap(([place, ending]) =>
    readdirSync(place)
      .sort()
      .flatMap((file) => (file.endsWith(ending) ? [readFileSync(join(place, file), 'utf8')] : [])),
  );
  return [...files, ...(kind.own ?? [])].filter((text) => text.length < 30_000);
}

const site = {
  'xml/index.xml':
    '<doxygenindex version="1.9.4"><compound refid="classA" kind="class"><name>A</name></compound><compound refid="classGood" kind="class"><name>Good</name></compound></doxygenindex>',
  'xml/classA.xml': '<doxygen/>',
  'xml/classGood.xml':
    '<doxygen><compounddef id="classGood" kind="class"><compoundname>Good</compoundname><briefdescription><para>Sound.</para></briefdescription></compounddef></doxygen>',
  'docs/good.md': '# Good\n\nSound text.\n',
  'docs/sub/other.md': '# Other\n\nSound text.\n',
  'blog/2024-01-01-good.md': '---\nauthors: a\n---\n\n# Good post\n',
  'blog/authors.yml': 'a: {name: A}\n',
  'sidebars.yaml': sidebar,
};

/** Parts of messages that only a fault of the tool explains. */
const internal =
  /Internal error|TypeError|RangeError|Cannot read propert|is not a function|is not iterable|\[object Object\]/;

/** The content of the pages that do not depend on the input, without the lists around it; read when it is needed. */
let sound: ReadonlyMap<string, string> | undefined;

function soundPages({ file }: BuiltFolder): Map<string, string> {
  const pages = ['docs/good', 'docs/api/classes/good', 'docs/sub/other'];
  return new Map(
    pages.map((page) => {
      const html = file(`${page}/index.html`) ?? '';
      return [page, /<header class="page-header">[^]*?<p>[^]*?<\/p>/.exec(html)?.[0] ?? html];
    }),
  );
}

/** Most processor time that an input may take, in milliseconds. */
const mostTime = 5000;

/** Reads an input without a site; returns what is wrong with the tool, or `undefined`. */
export async function tryReading(name: KindName, text: string): Promise<string | undefined> {
  return guarded(async () => {
    const diagnostics = new Diagnostics();
    const { path } = kinds[name];
    if (name === 'xml' || name === 'config') {
      const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
      try {
        const file = join(folder, name === 'xml' ? 'classA.xml' : path);
        writeFileSync(file, text);
        if (name === 'config') loadConfig({ cwd: folder }, diagnostics);
        else joinCompounds(readCompoundFileSync(new Inputs(), file)?.compounds ?? []);
      } finally {
        rmSync(folder, { recursive: true });
      }
    } else if (/\.mdx?$/.test(path)) {
      const source = await readMarkdown(text, path, diagnostics);
      await createProse(source, source.root, contextOf(diagnostics));
    } else readYaml(text, { file: path, code: 'sidebars' }, diagnostics)?.map();
    return undefined;
  });
}

/** Builds a site with an input; returns what is wrong with the tool or its pages, or `undefined`. */
export async function tryBuilding(name: KindName, text: string): Promise<string | undefined> {
  return guarded(async () => {
    const { path } = kinds[name];
    const config = {
      docs: { path: 'docs', ...(name === 'sidebars' && { sidebar: 'sidebars.yaml' }) },
      blog: { path: 'blog' },
      doxygen: { xml: 'xml' },
      checks: { profile: 'lenient' },
    };
    // Its own front matter would contain the fault of a configuration, which stops a build.
    if (name === 'config') return tryReading(name, text);
    const built = await buildFolder({ ...site, [path]: text }, config);
    const { reported, file, files } = built;
    // Code in texts may fail in any way.
    const isInternal = (each: string): boolean =>
      internal.test(each) && !(name === 'mdx' && each.includes(' render-page '));
    const message = reported.find((each) => each.includes(tmpdir()) || isInternal(each));
    if (message !== undefined) return `A message is not fit for users: ${message}`;
    sound ??= soundPages(await buildFolder(site, config));
    const isWritten = !reported.some((each) => each.startsWith('error'));
    const now = isWritten ? soundPages(built) : sound;
    for (const [page, content] of sound)
      if (now.get(page) !== content) return `The page ${page} is not the same.`;
    for (const path of files()) {
      const content = file(path) ?? '';
      if (content.includes(tmpdir())) return `The file ${path} contains a path of this machine.`;
      const [fault] = path.endsWith('.html') ? faultsOf(content) : [];
      if (fault !== undefined) return `The page ${path} is not valid: ${fault}`;
    }
    return undefined;
  });
}

async function guarded(run: () => Promise<string | undefined>): Promise<string | undefined> {
  const start = process.cpuUsage();
  try {
    const found = await run();
    const { user, system } = process.cpuUsage(start);
    const time = (user + system) / 1000;
    return found ?? (time > mostTime ? `It takes ${Math.round(time)} ms.` : undefined);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
