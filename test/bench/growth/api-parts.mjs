// Parts that several axes of the API reference share: a namespace, classes, topics, files and a page with a long text.
import { compound, functionOf, memberId, named, ref, upTo } from './doxygen-xml.mjs';

export const lib = { id: 'namespacelib', name: 'lib' };

/** A namespace with members, and what it contains. */
export const space = (members, own = {}) =>
  compound('namespace', lib.id, lib.name, { members, ...own });

/** A class of the namespace, with a function. */
export function classOf(name, own = {}) {
  const scope = { id: `classlib_1_1${name}`, name: `lib::${name}` };
  const { members = [functionOf(scope, 'run', 'run')] } = own;
  return compound('class', scope.id, scope.name, { ...own, members });
}

export const classId = (name) => ({ id: `classlib_1_1${name}`, name: `lib::${name}` });
export const base = (name) =>
  named('basecompoundref', classId(name), ' prot="public" virt="non-virtual"');
export const derived = (name) =>
  named('derivedcompoundref', classId(name), ' prot="public" virt="non-virtual"');

/** The namespace and its classes. */
export const withClasses = (classes) => [
  space([], { before: classes.map((one) => named('innerclass', one, ' prot="public"')).join('') }),
  ...classes,
];

/** A page with a long text. */
export const page = (details, more = []) => [
  compound('page', 'long', 'long', { title: 'A long text', brief: '', details }),
  ...more,
];

/** A namespace with n functions; `own` makes the rest of each. */
export const functions = (n, own = () => ({})) =>
  space(upTo(n).map((i) => functionOf(lib, `function_${i}`, `${i}`, { line: i + 1, ...own(i) })));

export const functionId = (i) => memberId(lib.id, `${i}`);

export const sentence = (i) =>
  `Text ${i} tells what the caller gets, when it fails, and which of the other values change with it.`;

export const topic = (name, own = {}) =>
  compound('group', `group__${name}`, name, { title: `Topic ${name}`, ...own });
export const innerTopic = (name) =>
  named('innergroup', { id: `group__${name}`, name: `Topic ${name}` });

export const file = (name, own = {}) =>
  compound('file', `${name}_8hpp`, `${name}.hpp`, {
    location: `<location file="lib/${name}.hpp"/>\n`,
    ...own,
  });
export const fileId = (name) => ({ id: `${name}_8hpp`, name: `lib/${name}.hpp` });

/** The folder of files. */
export const folder = (files) => [
  compound('dir', 'dir_0123456789abcdef0123456789abcdef', 'lib', {
    before: files.map((one) => named('innerfile', one)).join(''),
    location: '<location file="lib/"/>\n',
  }),
  ...files,
];

export const codeLine = (i) =>
  `<codeline lineno="${i + 1}"><highlight class="keyword">const</highlight><highlight class="normal"><sp/></highlight><highlight class="keywordtype">int</highlight><highlight class="normal"><sp/>value_${i}<sp/>=<sp/>${ref(functionId(i % 10), `function_${i % 10}`)}<sp/>(${i});</highlight></codeline>\n`;

/** Names the levels of a chain: from the first to the one with the number. */
export const path = (i) => upTo(i + 1).map((level) => `n${level}`);

/** The names of a chain of diamonds: each level has a joint, a left and a right class. */
export function diamonds(n) {
  const joint = (i) => `joint_${i}`;
  const sides = (i) => [`left_${i}`, `right_${i}`];
  return withClasses([
    ...upTo(n + 1).map((i) =>
      classOf(joint(i), {
        before: [
          ...(i > 0 ? sides(i - 1).map(base) : []),
          ...(i < n ? sides(i).map(derived) : []),
        ].join(''),
      }),
    ),
    ...upTo(n).flatMap((i) =>
      sides(i).map((side) =>
        classOf(side, { members: [], before: base(joint(i)) + derived(joint(i + 1)) }),
      ),
    ),
  ]);
}

/** Functions that belong to topics, as members of the namespace that their topics document. */
export function topicMembers(n, topicOf) {
  const byTopic = new Map();
  for (const i of upTo(n)) {
    const name = topicOf(i);
    const own = functionOf(lib, `function_${i}`, `${i}`, {
      id: memberId(`group__${name}`, `${i}`),
    });
    byTopic.set(name, [...(byTopic.get(name) ?? []), own]);
  }
  const all = [...byTopic.values()].flat();
  return [
    space([], {
      before: `<sectiondef kind="func">\n${all.map(({ id, name }) => `<member refid="${id}" kind="function"><name>${name}</name></member>\n`).join('')}</sectiondef>\n`,
      listed: all,
    }),
    ...[...byTopic].map(([name, members]) => topic(name, { members })),
  ];
}
