// Axes of growth in the history of a library: snapshots, published addresses and tag files.
import { compound, functionOf, memberId, para, ref, repeat, upTo } from './doxygen-xml.mjs';
import { snapshotFile } from '../snapshot-file.mjs';

const lib = { id: 'namespacelib', name: 'lib' };
const name = (i) => `function_${String(i).padStart(6, '0')}`;
const functions = (n) => [
  compound('namespace', lib.id, lib.name, {
    members: upTo(n).map((i) => functionOf(lib, name(i), `${i}`)),
  }),
];

/** A snapshot of the functions; the release before has another type. */
const snapshot = (release, n, type = 'int') =>
  snapshotFile(release, n, [
    [
      'lib',
      upTo(n).map((i) => ({
        kind: 'function',
        name: name(i),
        type,
        header: 'lib.h',
        params: [{ type: 'int', name: 'a' }],
      })),
    ],
  ]);

const ledger = (n, address) =>
  `# Published pages and headings: address, first release, and the kind of pages without a text.\n# baseUrl: /\n# trailingSlash: true\n# docs: /docs\n${repeat(n, (i) => `${address(String(i).padStart(6, '0'))} 1.0.0\n`)}`;

const guide = { 'docs/one.md': '---\ntitle: One\n---\n\nText.\n' };
const docs = { docs: { path: 'docs' }, trailingSlash: true };

/** The axes: what n counts, the smallest n, the input of n. */
export const releaseAxes = [
  {
    name: 'snapshots',
    counts: 'snapshots of 500 functions',
    n: 5,
    xml: () => functions(500),
    files: (n) =>
      Object.fromEntries(upTo(n).map((i) => [`api/1.${i}.0.json`, snapshot(`1.${i}.0`, 500)])),
  },
  {
    name: 'snapshot-symbols',
    counts: 'functions of a namespace with two snapshots',
    n: 500,
    xml: functions,
    files: (n) => ({
      'api/1.0.0.json': snapshot('1.0.0', n, 'long'),
      'api/1.1.0.json': snapshot('1.1.0', n),
    }),
  },
  {
    name: 'addresses',
    counts: 'addresses that releases published, of headings of a guide',
    n: 250,
    config: () => docs,
    files: (n) => ({
      'docs/one.md': `---\ntitle: One\n---\n\n${repeat(n, (i) => `## Heading ${String(i).padStart(6, '0')}\n\nText.\n\n`)}`,
      'api/pages.txt': ledger(n, (i) => `/docs/one/#heading-${i}`),
    }),
  },
  {
    name: 'lost-addresses',
    counts: 'addresses that releases published and that lead nowhere',
    n: 500,
    config: () => ({ ...docs, checks: { lostAddresses: 'warn' } }),
    files: (n) => ({ ...guide, 'api/pages.txt': ledger(n, (i) => `/docs/page-${i}/`) }),
  },
  {
    name: 'tag-entries',
    counts: 'functions in a tag file, each with a reference',
    n: 1000,
    config: () => ({ doxygen: { tagFiles: { 'other.tag': 'https://example.org/other/' } } }),
    xml: (n) => [
      compound('page', 'long', 'long', {
        title: 'A long text',
        brief: '',
        details: repeat(n, (i) =>
          para(
            ref(memberId('namespaceother', `${i}`), name(i)).replace(
              '<ref ',
              '<ref external="other.tag" ',
            ),
          ),
        ),
      }),
    ],
    files: (n) => ({
      'other.tag': `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n<tagfile doxygen_version="1.9.4">\n<compound kind="namespace"><name>other</name><filename>namespaceother.html</filename>\n${repeat(n, (i) => `<member kind="function"><type>int</type><name>${name(i)}</name><anchorfile>namespaceother.html</anchorfile><anchor>${memberId('namespaceother', `${i}`).split('_1')[1]}</anchor><arglist>(int a)</arglist></member>\n`)}</compound>\n</tagfile>\n`,
    }),
  },
];
