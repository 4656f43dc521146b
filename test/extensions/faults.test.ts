import { expect, test } from '@jest/globals';
import { patience } from '../../src/diagnostics/within-time.ts';
import { buildExtended } from './extension-site.ts';

/** Returns what an extension reports, without what every such site does, and the page of the class. */
async function built(source: string, more?: string): Promise<{ reported: string[] }> {
  const { reported } = await buildExtended(source, undefined, more);
  return { reported: reported.filter((each) => each.includes(' extension')) };
}

const fault = 'error extension docs/extension.js';

test.each([
  ['a syntax error', 'export default {\n  member: (] => null,\n};', `${fault}:2:12 Unexpected "]"`],
  [
    'an error while the module runs',
    'const a = undefined;\na.b();\nexport default {};',
    `${fault}:2:3 The module threw an error: Cannot read properties of undefined (reading 'b')`,
  ],
  [
    'an error in a function',
    'export default {\n  member(m) {\n    return m.none.length;\n  },\n};',
    `${fault}:3:19 The extension threw an error: Cannot read properties of undefined (reading 'length')`,
  ],
  [
    'an error in pages()',
    'export default {\n  pages() {\n    throw new Error("no");\n  },\n};',
    `${fault}:3:11 The extension threw an error: no`,
  ],
  [
    'a change of what it receives',
    'export default {\n  member(m) { m.name = "x"; },\n};',
    `${fault}:2:17 The extension threw an error: Cannot assign to read only property 'name' of object`,
  ],
  [
    'no object',
    'export default 3;',
    `${fault}:1:8 The default export of the extension is not an object.`,
  ],
  [
    'an unknown part',
    'export default { membre() {} };',
    `${fault}:1:18 Extensions have no part "membre".`,
  ],
  [
    'a part of another type',
    'export default { member: 3 };',
    `${fault}:1:18 "member" is not a function.`,
  ],
  [
    "an element of Doxygen's",
    'export default { elements: { bold: () => "" } };',
    `${fault}:1:30 Doxygen itself writes <bold>: extensions read only other elements.`,
  ],
  [
    'another value',
    'export default { compound: () => 3 };',
    `${fault}:1:18 "compound" of the extension returned a number instead of an object.`,
  ],
  [
    'a promise',
    'export default { compound: async () => null };',
    `${fault}:1:18 "compound" of the extension returned a promise instead of an object.`,
  ],
  [
    'an unknown field',
    'export default { compound: () => ({ badge: "a" }) };',
    `${fault}:1:18 "compound" of the extension returned the unknown field "badge".`,
  ],
  [
    'a field of another type',
    'export default { compound: () => ({ badges: "a" }) };',
    `${fault}:1:18 "compound" of the extension returned "a" as "badges" instead of a list of texts that are not empty.`,
  ],
  [
    'damaged markup',
    'export default { compound: () => ({ brief: "<para>a" }) };',
    `${fault}:1:18 "compound" of the extension returned markup that cannot be read`,
  ],
  [
    'an access that does not exist',
    'export default { compound: () => ({ protection: "open" }) };',
    `${fault}:1:18 "compound" of the extension returned "open" as "protection" instead of public, protected, private, package.`,
  ],
  [
    'no list of pages',
    'export default { pages: () => undefined };',
    `${fault}:1:18 "pages" of the extension returned null as pages instead of a list.`,
  ],
  [
    'a path out of the reference',
    'export default { pages: () => [{ path: "../a", title: "A", content: "" }] };',
    `${fault}:1:18 "pages" of the extension returned the path "../a" instead of one like "reviews/open-questions".`,
  ],
  [
    'a report without a message',
    'export default { compound(_, { report }) { report("a"); } };',
    `${fault}:1:32 "report" of the extension received "a" instead of an object.`,
  ],
])('%s is reported where it is', async (_, source, wanted) => {
  const { reported } = await built(source);
  expect(reported.length).toBe(1);
  expect(reported[0]?.slice(0, wanted.length)).toBe(wanted);
});

test('a function that does not end is reported once, with its line, and everything else is built', async () => {
  const former = patience.milliseconds;
  patience.milliseconds = 200;
  try {
    const site = await buildExtended(
      'export default {\n  member() {\n    for (;;);\n  },\n  compound: () => ({ badges: ["own"] }),\n};',
    );
    expect(site.reported.filter((each) => each.includes(' extension'))).toEqual([
      `${fault}:2:3 The extension threw an error: It did not finish within 0.2 seconds.`,
    ]);
  } finally {
    patience.milliseconds = former;
  }
});

test('a module that waits forever before it exports anything is reported', async () => {
  const { reported } = await built('await new Promise(() => {});\nexport default {};');
  expect(reported).toEqual([expect.stringContaining(`${fault}:1:1 `)]);
});

const nested = '<detaileddescription><para><own>deep</own></para></detaileddescription>';

test('an element that leads to itself ends, and its content is shown', async () => {
  const { reported } = await built(
    'export default { elements: { own: ({ content }) => `<own>${content}</own>` } };',
    nested,
  );
  expect(reported).toEqual([
    `${fault}:1:30 "own" of the extension returned an element that leads to itself: only the content of <own> is shown.`,
  ]);
});
