/** @jest-environment-options { "production": true } */
import { beforeAll, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { compile } from '../../src/compile/compile.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { pageKinds } from '../../src/pages/registry.ts';
import { PageScanner } from '../../src/plan/page-scan.ts';
import { renderPages } from '../../src/render/render-pages.ts';
import { resultKinds } from '../../src/shared/page-kinds.ts';
import type { SidebarItem } from '../../src/shared/page-data.ts';
import { contextOf } from '../context.ts';
import { contentFolder } from '../markdown/content-folder.ts';

/** A page of a built site. */
interface Built {
  kind: string;
  href: string;
  /** Title of the document. */
  title: string;
  isUnlisted: boolean;
  /** The addresses that its content leads to, without anchors. */
  content: Set<string>;
  /** The addresses that the whole page leads to: bars, sidebar and footer included. */
  all: Set<string>;
  /** The addresses in its sidebar, including those that browsers load. */
  sidebar: Set<string>;
}

/** A site. */
interface Site {
  name: string;
  pages: Built[];
}

const scanner = new PageScanner();

/** Returns the paths that a piece of HTML leads to, without anchors. */
function pathsIn(html: string): Set<string> {
  const urls = Array.from(scanner.scan(html).links, (number) => scanner.texts[number] ?? '');
  return new Set(urls.map((url) => url.replace(/[?#].*/, '')));
}

/** Returns the content of a document: what is between the bars and sidebars. */
function contentOf(html: string): string {
  const start = html.search(/class="page-main(?: page-main--wide)?">/);
  const end = html.indexOf('<footer class="theme-layout-footer');
  return html.slice(start, end < 0 ? undefined : end);
}

function hrefsOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap(({ href, items: inner = [] }) => [
    ...(href === undefined ? [] : [href]),
    ...hrefsOf(inner),
  ]);
}

async function built(name: string, options: { cwd: string; xml?: string }): Promise<Site> {
  const diagnostics = new Diagnostics();
  const config = loadConfig(options, diagnostics);
  if (!config) throw new Error(`The configuration of ${name} has faults.`);
  const { plan, assets } = await compile({ config, context: contextOf(diagnostics) });
  if (!assets) throw new Error(`The code of ${name} has faults.`);
  const parts = plan.sidebarParts.flatMap(({ items }) => hrefsOf(items));
  const pages = [...renderPages(plan, assets, diagnostics)].map(({ page, html }): Built => {
    const { sidebar } = page.data;
    return {
      kind: page.kind,
      href: page.data.href,
      title: page.data.title,
      isUnlisted: page.description.unlisted ?? false,
      content: pathsIn(contentOf(html)),
      all: pathsIn(html),
      sidebar: new Set(
        sidebar ? [...hrefsOf(sidebar.items), ...(sidebar.treeHref ? parts : [])] : [],
      ),
    };
  });
  return { name, pages };
}

/** Tags, categories, further pages of lists and a text page, which the demonstration lacks. */
const lists = {
  'docs/a.md': '---\ntags: [x]\n---\n\n# A\n',
  'docs/more/b.md': '---\ntags: [x, y]\n---\n\n# B\n',
  'sidebars.yaml':
    'main:\n  - a\n  - type: category\n    label: More\n    link: { type: generated-index }\n    items: [more/b]\n',
  ...Object.fromEntries(
    ['01', '02', '03'].map((day) => [
      `blog/2021-03-${day}-p.md`,
      `---\ntitle: P${day}\nauthors: ann\ntags: [z]\n---\n\nStart.\n\n<!-- truncate -->\n`,
    ]),
  ),
  'pages/about.md': '---\nslug: /about/\n---\n\n# About\n',
  'blog/authors.yml': 'ann: { name: Ann, page: true }\n',
  'site.config.yaml': [
    'title: T',
    'url: https://example.org',
    'docs: { path: docs, sidebar: sidebars.yaml }',
    'blog: { path: blog, postsPerPage: 1 }',
    'pages: { path: pages }',
    'navbar: { items: [{ label: A, to: /docs/a }, { label: B, to: /blog/ }, { label: C, to: /blog/archive/ }, { label: D, to: /about/ }] }',
    '',
  ].join('\n'),
};

/** A page and a topic with the title of a list of the reference. */
const namesakes = {
  'index.xml': `<doxygenindex version="1.9.4">
<compound refid="classPot" kind="class"><name>Pot</name></compound>
<compound refid="manual" kind="page"><name>manual</name></compound>
<compound refid="group__g" kind="group"><name>g</name></compound>
</doxygenindex>`,
  'classPot.xml':
    '<doxygen><compounddef id="classPot" kind="class" prot="public"><compoundname>Pot</compoundname><briefdescription><para>A pot.</para></briefdescription></compounddef></doxygen>',
  'manual.xml':
    '<doxygen><compounddef id="manual" kind="page"><compoundname>manual</compoundname><title>Classes</title><detaileddescription><para>All about classes.</para></detaileddescription></compounddef></doxygen>',
  'group__g.xml':
    '<doxygen><compounddef id="group__g" kind="group"><compoundname>g</compoundname><title>Classes</title><innerclass refid="classPot" prot="public">Pot</innerclass></compounddef></doxygen>',
};

/** Puts files into a folder. */
function inFolder(name: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${name}/${path}`, text]));
}

let sites: Site[];

beforeAll(async () => {
  sites = [
    await built('the demonstration', { cwd: '.' }),
    await built('a site of lists', { cwd: contentFolder(lists) }),
  ];
  const folder = contentFolder(namesakes);
  sites.push(await built('a site of namesakes', { cwd: folder, xml: folder }));
  const covered = contentFolder({
    ...namesakes,
    'extension.js':
      'export default { pages: () => [{ path: "a/b", title: "B", groups: ["A"], content: "" }] };',
    'site.config.yaml':
      'title: T\nurl: https://example.org\ndoxygen: { xml: . }\ncoverage: { page: true }\nextensions: [extension.js]\n',
  });
  sites.push(await built('a site with coverage and an extension', { cwd: covered }));
  const suite = contentFolder({
    ...inFolder('pots', namesakes),
    ...inFolder('pans', namesakes),
    'site.config.yaml':
      'title: T\nurl: https://example.org\nlibraries: { pots: { xml: pots }, pans: { xml: pans } }\nnavbar: { items: [{ label: API, to: /docs/api/ }] }\n',
  });
  sites.push(await built('a site with two libraries', { cwd: suite }));
  for (const name of readdirSync('fixtures/pages')) {
    const folder = resolve('fixtures/pages', name);
    sites.push(await built(name, { cwd: folder, xml: folder }));
  }
});

const ways = new Map(pageKinds.map(({ name, reachedBy }) => [name, reachedBy]));

const wayOf = ({ kind }: Built): string | undefined => ways.get(kind);

/** Returns the pages of a site that no reader finds in the way that their kind declares. */
function lost({ pages }: Site): Built[] {
  // Pages that only their address leads to may link to everything.
  const starts = pages.filter((page) => wayOf(page) !== 'address');
  // Lists continue on pages that only the list itself links to.
  const found = new Set(pages.filter((page) => wayOf(page) !== 'content'));
  for (const page of found)
    if (wayOf(page) !== 'address')
      for (const other of pages) if (page.content.has(other.href)) found.add(other);
  return pages.filter((page) => {
    if (page.isUnlisted) return false;
    if (wayOf(page) === 'sidebar')
      return !starts.some((other) => other !== page && other.sidebar.has(page.href));
    return !found.has(page);
  });
}

test('readers reach every page in the way that its kind declares', () => {
  const all = sites.flatMap((site) =>
    lost(site).map((page): [kind: string, message: string] => [
      page.kind,
      `${page.kind} pages are reached by "${wayOf(page)}", but nothing leads to ${page.href} of ${site.name}.`,
    ]),
  );
  // One message per kind is enough.
  expect([...new Map(all).values()]).toEqual([]);
});

test('each page has a title of its own', () => {
  const repeated = sites.flatMap(({ name, pages }) =>
    // The specification of the debug pages gives all of them the same title.
    pages
      .filter(({ kind }) => kind !== 'debug')
      .flatMap(({ title, href }, i, all) => {
        const other = all.find((each, at) => at < i && each.title === title);
        return other ? [`${name}: ${title}: ${other.href} and ${href}`] : [];
      }),
  );
  expect(repeated).toEqual([]);
  const own = sites.find(({ name }) => name === 'a site of namesakes')?.pages ?? [];
  expect(
    own
      .map(({ title }) => title.replace(/ \|.*/, ''))
      .filter((title) => title.startsWith('Classes')),
  ).toEqual(expect.arrayContaining(['Classes', 'Classes page', 'Classes topic']));
});

test('the authors of the sites link to pages of every kind that they have to link to', () => {
  const linked = sites.flatMap(({ pages }) =>
    pages.filter(({ href }) => pages.some((other) => other.href !== href && other.all.has(href))),
  );
  const reached = new Set(linked.map(({ kind }) => kind));
  const missed = pageKinds.filter(
    ({ reachedBy, name }) => reachedBy === 'author' && !reached.has(name),
  );
  expect(missed.map(({ name }) => name)).toEqual([]);
});

test('the sites have a page of every kind', () => {
  const shown = new Set(sites.flatMap(({ pages }) => pages.map(({ kind }) => kind)));
  expect(pageKinds.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});

test('names of kinds are unique, and lists of visited pages know no others', () => {
  const names = pageKinds.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(resultKinds).filter((name) => !names.includes(name))).toEqual([]);
});
