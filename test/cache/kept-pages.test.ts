/** @jest-environment-options { "production": true } */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dot, filesBelow, RecallSite, type Build } from './recall-site.ts';

let folder: string;
let site: RecallSite;

const classOf = (name: string): string => `<?xml version="1.0"?>
<doxygen version="1.9.4"><compounddef id="class${name}" kind="class" language="C++" prot="public">
<compoundname>${name}</compoundname><sectiondef kind="public-func"><memberdef kind="function" id="class${name}_1a1" prot="public">
<type>int</type><definition>int ${name}::run</definition><argsstring>(int count)</argsstring><name>run</name>
<param><type>int</type><declname>count</declname></param>
<briefdescription><para>Runs a number of times.</para></briefdescription>
<detaileddescription></detaileddescription><location file="a.h" line="2"/></memberdef></sectiondef>
<briefdescription><para>The class ${name}.</para></briefdescription>
<detaileddescription><para>See <ref refid="classOne" kindref="compound">One</ref> and
the <ulink url="docs/a.md">guide</ulink>.</para></detaileddescription>
<location file="a.h" line="1"/></compounddef></doxygen>
`;

const index = (...names: string[]): string =>
  `<?xml version="1.0"?>\n<doxygenindex version="1.9.4">${names
    .map((name) => `<compound refid="class${name}" kind="class"><name>${name}</name></compound>`)
    .join('\n')}</doxygenindex>\n`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kept-pages-'));
  site = new RecallSite(folder);
  for (const xml of ['../xml', '../xml-1', '../xml-2']) {
    site.write(`${xml}/index.xml`, index('One', 'Two'));
    for (const name of ['One', 'Two']) site.write(`${xml}/class${name}.xml`, classOf(name));
  }
  site.write('versions.json', '["2.0", "1.0"]');
  for (const version of ['1.0', '2.0'])
    site.write(`versioned_docs/version-${version}/a.md`, '---\nslug: /\n---\n\n# A\n\nText.\n');
  site.replace(
    'site.config.yaml',
    'docs: { path: docs, sidebar: sidebars.ts, showLastUpdateTime: true }',
    `docs:
  path: docs
  lastVersion: current
  showLastUpdateTime: true
  versions: { '2.0': { doxygen: { xml: ../xml-2 } }, '1.0': { doxygen: { xml: ../xml-1 } } }`,
  );
  // The address of a source names no revision, so a commit without changes shows nowhere.
  site.write('a.h', '');
  site.replace(
    'site.config.yaml',
    'doxygen: { xml: ../xml }',
    'doxygen: { xml: ../xml, sourceUrl: "https://example.org/{path}" }',
  );
  site.commit();
  const { pages, rendered, errors } = await site.build();
  expect({ errors, rendered }).toEqual({ errors: 0, rendered: pages });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds, and expects the output and reports of a build without a cache. */
async function buildRight(): Promise<Build> {
  const build = await site.build();
  expect(build).toMatchObject({ isRecalled: false, errors: 0 });
  const { reports } = build;
  expect({ files: filesBelow(site.out), reports }).toEqual(await site.fresh());
  return build;
}

/** The path of the page of a class of the latest version in the output. */
const pageOfOne = 'docs/api/classes/one/index.html';

/** The only guide of the oldest version. */
const oldGuide = 'versioned_docs/version-1.0/a.md';

/** Changes in this order, and how many pages are not rendered again: at first, each of three versions has six. */
const changes: [what: string, change: () => void, kept: number][] = [
  ['the text of a guide', () => site.replace('docs/a.md', '# A', '# Guide'), 18],
  ['the date of a guide', () => site.commit(), 18],
  // Its own page, and the list of classes.
  ['a class', () => site.replace('../xml/classOne.xml', 'The class One', 'The first class'), 16],
  [
    'a guide that mentions a symbol',
    () => site.write(oldGuide, '---\nslug: /\n---\n\n# A\n\n`One::run`.\n'),
    17,
  ],
  ['the title of a guide that mentions a symbol', () => site.replace(oldGuide, '# A', '# B'), 17],
  [
    'a page of an older version',
    () => {
      site.write('../xml-1/index.xml', index('One', 'Two', 'Three'));
      site.write('../xml-1/classThree.xml', classOf('Three'));
    },
    0,
  ],
  ['the addresses of guides', () => site.write('docs/new.md', '# New\n'), 0],
  ['a title', () => site.replace('site.config.yaml', 'title: Recall', 'title: Again'), 0],
  ['a style sheet', () => site.replace('style.css', '@import', '.a { color: red }\n@import'), 0],
  ['a page, which is gone', () => rmSync(join(site.out, pageOfOne)), 18],
  ['a page, which was edited', () => appendFileSync(join(site.out, pageOfOne), '<p>.'), 18],
  [
    'the Markdown of a page',
    () => appendFileSync(join(site.out, pageOfOne.replace('.html', '.md')), 'Edited.'),
    18,
  ],
  [
    'the number of pages of an older version',
    () => site.write('../xml-1/index.xml', index('Two')),
    0,
  ],
];

test.each(changes)(
  'after a change to %s, only what it affects is rendered',
  async (_, change, kept) => {
    change();
    const { pages, rendered } = await buildRight();
    expect(pages - rendered).toBe(kept);
  },
);

/** Code that returns something else each time, and so may show something else on any page. */
const clock = 'export default () => <p>{new Date().getFullYear() > 2000 ? "Now" : "Then"}</p>;\n';

test('no page is kept if code of the site may return something else each time', async () => {
  site.write('pages/clock.tsx', clock);
  await buildRight();
  site.replace('docs/a.md', ' and ', ' or ');
  const { rendered, pages } = await buildRight();
  expect(rendered).toBe(pages);
  site.remove('pages/clock.tsx');
});

test('several changes at once', async () => {
  cpSync(site.path('../xml-2'), site.path('../xml-1'), { recursive: true });
  site.replace('../xml-2/classTwo.xml', 'Runs a number', 'Runs some number');
  site.write('static/a.svg', dot(1));
  site.write('docs/c.md', '# C\n\n`Two::run` runs.\n');
  await buildRight();
  site.write('docs/c.md', '# C\n\nNothing runs.\n');
  const { pages, rendered } = await buildRight();
  expect(pages - rendered).toBe(17);
});
