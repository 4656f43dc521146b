// Axes of growth in the API reference: classes, namespaces, topics and files, and how they are connected.
import {
  lib,
  space,
  classOf,
  base,
  derived,
  withClasses,
  topic,
  innerTopic,
  file,
  fileId,
  folder,
  path,
  diamonds,
  topicMembers,
} from './api-parts.mjs';
import { compound, functionOf, memberId, named, repeat, upTo } from './doxygen-xml.mjs';

/**
 * The axes: what n counts, the smallest n, and the XML of n; `most` limits the processor time of 16n, in milliseconds. `by: 'bytes'` compares with the bytes of the input where the
 * input itself must grow faster than n, because each level of a chain repeats the names of those above.
 */
export const structureAxes = [
  {
    name: 'classes',
    counts: 'classes in a namespace',
    n: 1000,
    most: 28_000,
    xml: (n) => withClasses(upTo(n).map((i) => classOf(`thing_${i}`))),
  },
  {
    name: 'namespace-depth',
    counts: 'namespaces in each other',
    n: 20,
    by: 'bytes',
    xml: (n) =>
      upTo(n).map((i) => {
        const own = { id: `namespacen${i}`, name: path(i).join('::') };
        const inner = { id: `namespacen${i + 1}`, name: path(i + 1).join('::') };
        return compound('namespace', own.id, own.name, {
          members: [functionOf(own, 'run', 'run')],
          before: i + 1 < n ? named('innernamespace', inner) : '',
        });
      }),
  },
  {
    name: 'inheritance-depth',
    counts: 'classes that derive from each other',
    n: 50,
    xml: (n) =>
      withClasses(
        upTo(n).map((i) =>
          classOf(`thing_${i}`, {
            ...(i > 0 && { members: [] }),
            before:
              (i > 0 ? base(`thing_${i - 1}`) : '') + (i + 1 < n ? derived(`thing_${i + 1}`) : ''),
          }),
        ),
      ),
  },
  {
    name: 'derived',
    counts: 'classes that derive from the same class',
    n: 250,
    xml: (n) =>
      withClasses([
        classOf('root', { before: repeat(n, (i) => derived(`thing_${i}`)) }),
        ...upTo(n).map((i) => classOf(`thing_${i}`, { before: base('root') })),
      ]),
  },
  {
    name: 'bases',
    counts: 'base classes of the same class',
    n: 250,
    xml: (n) =>
      withClasses([
        classOf('last', { before: repeat(n, (i) => base(`thing_${i}`)) }),
        ...upTo(n).map((i) => classOf(`thing_${i}`, { before: derived('last') })),
      ]),
  },
  { name: 'diamonds', counts: 'diamonds of classes on each other', n: 15, xml: diamonds },
  {
    name: 'topic-depth',
    counts: 'topics in each other',
    n: 20,
    xml: (n) =>
      upTo(n).map((i) => topic(`t${i}`, { before: i + 1 < n ? innerTopic(`t${i + 1}`) : '' })),
  },
  {
    name: 'topics',
    counts: 'topics in a topic',
    n: 500,
    xml: (n) => [
      topic('all', { before: repeat(n, (i) => innerTopic(`t${i}`)) }),
      ...upTo(n).map((i) => topic(`t${i}`)),
    ],
  },
  {
    name: 'topic-members',
    counts: 'functions of a namespace in the same topic',
    n: 1000,
    xml: (n) => topicMembers(n, () => 'all'),
  },
  {
    name: 'members-in-topics',
    counts: 'functions of a namespace in topics of 10',
    n: 1000,
    xml: (n) => topicMembers(n, (i) => `t${Math.floor(i / 10)}`),
  },
  {
    name: 'member-in-topics',
    counts: 'topics of the same function',
    n: 250,
    because:
      'each of these topics describes the function with links to all of its topics, so the pages themselves grow with the square. A function of a library has a few topics at most.',
    xml: (n) => {
      const id = memberId('group__t0', 'run');
      return [
        space([], {
          before: `<sectiondef kind="func">\n<member refid="${id}" kind="function"><name>run</name></member>\n</sectiondef>\n`,
          listed: [{ id, kind: 'function', name: 'run' }],
        }),
        ...upTo(n).map((i) => topic(`t${i}`, { members: [functionOf(lib, 'run', 'run', { id })] })),
      ];
    },
  },
  {
    name: 'files',
    counts: 'files in a folder',
    n: 250,
    xml: (n) => folder(upTo(n).map((i) => file(`f${i}`))),
  },
  {
    name: 'includes',
    counts: 'files that a file includes',
    n: 250,
    xml: (n) =>
      folder([
        file('all', {
          before: repeat(n, (i) => named('includes', fileId(`f${i}`), ' local="yes"')),
        }),
        ...upTo(n).map((i) =>
          file(`f${i}`, { before: named('includedby', fileId('all'), ' local="yes"') }),
        ),
      ]),
  },
  {
    name: 'included-by',
    counts: 'files that include the same file',
    n: 250,
    xml: (n) =>
      folder([
        file('core', {
          before: repeat(n, (i) => named('includedby', fileId(`f${i}`), ' local="yes"')),
        }),
        ...upTo(n).map((i) =>
          file(`f${i}`, { before: named('includes', fileId('core'), ' local="yes"') }),
        ),
      ]),
  },
];
