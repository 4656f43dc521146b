// Axes of growth in the API reference: members and what their comments contain. Doxygen's XML grows by one thing only.
import {
  lib,
  space,
  classOf,
  classId,
  base,
  derived,
  withClasses,
  page,
  functions,
  functionId,
  sentence,
  file,
  folder,
  codeLine,
} from './api-parts.mjs';
import {
  enumOf,
  functionOf,
  memberId,
  para,
  parameterList,
  ref,
  repeat,
  templateParams,
  upTo,
} from './doxygen-xml.mjs';

/**
 * The axes: what n counts, the smallest n, and the XML of n; `most` limits the processor time of 16n, in milliseconds. `by: 'bytes'` compares with the bytes of the input where the
 * input itself must grow faster than n, because each level of a chain repeats the names of those above.
 */
export const memberAxes = [
  {
    name: 'functions',
    counts: 'functions of a namespace',
    n: 1000,
    most: 8000,
    xml: (n) => [functions(n)],
  },
  {
    name: 'methods',
    counts: 'member functions of a class',
    n: 1000,
    xml: (n) =>
      withClasses([
        classOf('thing', {
          members: upTo(n).map((i) => functionOf(classId('thing'), `function_${i}`, `${i}`)),
        }),
      ]),
  },
  {
    name: 'overloads',
    counts: 'overloads of a name',
    n: 1000,
    xml: (n) => [
      space(upTo(n).map((i) => functionOf(lib, 'run', `${i}`, { params: [[`tag<${i}>`, 'a']] }))),
    ],
  },
  {
    name: 'values',
    counts: 'values of an enumeration',
    n: 1000,
    most: 2500,
    xml: (n) => [space([enumOf(lib, 'many', n)])],
  },
  {
    name: 'parameters',
    counts: 'documented parameters of a function',
    n: 1000,
    xml: (n) => {
      const params = upTo(n).map((i) => ['int', `a${i}`]);
      const details = parameterList(params.map(([, name]) => name));
      return [space([functionOf(lib, 'run', 'run', { params, details })])];
    },
  },
  {
    name: 'template-parameters',
    counts: 'documented template parameters of a class',
    n: 1000,
    xml: (n) => {
      const names = upTo(n).map((i) => `T${i}`);
      return withClasses([
        classOf('thing', {
          before: templateParams(names),
          details: parameterList(names, 'templateparam'),
        }),
      ]);
    },
  },
  {
    name: 'description',
    counts: 'paragraphs of a description',
    n: 2000,
    xml: (n) => page(repeat(n, (i) => para(sentence(i)))),
  },
  {
    name: 'member-description',
    counts: 'paragraphs of the description of a function',
    n: 2000,
    xml: (n) => [
      space([functionOf(lib, 'run', 'run', { details: repeat(n, (i) => para(sentence(i))) })]),
    ],
  },
  {
    name: 'sections',
    counts: 'sections of a description',
    n: 500,
    xml: (n) =>
      page(
        repeat(
          n,
          (i) =>
            `<sect1 id="long_1section${i}">\n<title>Section ${i}</title>\n${para(sentence(i))}</sect1>\n`,
        ),
      ),
  },
  {
    name: 'ids',
    counts: 'anchors in a description, each with a reference to it',
    n: 1000,
    xml: (n) =>
      page(
        repeat(n, (i) =>
          para(
            `<anchor id="long_1anchor${i}"/>${sentence(i)} ${ref(`long_1anchor${(i * 7) % n}`, 'there')}`,
          ),
        ),
      ),
  },
  {
    name: 'member-ids',
    counts: 'functions of a namespace, each with an anchor in its description',
    n: 500,
    xml: (n) => [
      functions(n, (i) => ({
        details: para(`<anchor id="${lib.id}_1anchor${i}"/>${sentence(i)}`),
      })),
    ],
  },
  {
    name: 'references-to',
    counts: 'functions whose comments refer to the same class',
    n: 1000,
    xml: (n) => [
      functions(n, () => ({ details: para(`See ${ref('classlib_1_1thing', 'lib::thing')}.`) })),
      classOf('thing'),
    ],
  },
  {
    name: 'references-from',
    counts: 'references in a description, each to another function',
    n: 1000,
    xml: (n) =>
      page(
        repeat(n, (i) => para(`See ${ref(functionId(i), `lib::function_${i}`)}.`)),
        [functions(n)],
      ),
  },
  {
    name: 'callers',
    counts: 'functions that call the same function',
    n: 1000,
    xml: (n) => {
      const target = memberId(lib.id, 'target');
      const link = (tag, id, name) =>
        `<${tag} refid="${id}" compoundref="a_8hpp" startline="1" endline="2">${name}</${tag}>\n`;
      return [
        space([
          functionOf(lib, 'target', 'target', {
            after: repeat(n, (i) => link('referencedby', functionId(i), `function_${i}`)),
          }),
          ...upTo(n).map((i) =>
            functionOf(lib, `function_${i}`, `${i}`, {
              after: link('references', target, 'target'),
            }),
          ),
        ]),
      ];
    },
  },
  {
    name: 'listing',
    counts: 'lines of a listing',
    n: 2000,
    xml: (n) => [
      functions(10),
      ...folder([
        file('a', { after: `<programlisting>\n${repeat(n, codeLine)}</programlisting>\n` }),
      ]),
    ],
  },
  {
    name: 'example',
    counts: 'lines of a code block in a description',
    n: 2000,
    xml: (n) =>
      page(para(`<programlisting filename=".cpp">${repeat(n, codeLine)}</programlisting>`), [
        functions(10),
      ]),
  },
  {
    name: 'api-images',
    counts: 'images in a description',
    n: 100,
    xml: (n) =>
      page(repeat(n, (i) => para(`<image type="html" name="image-${i}.png" inline="no"></image>`))),
    images: (n) => upTo(n).map((i) => `xml/image-${i}.png`),
  },
  {
    name: 'formulas',
    counts: 'formulas in a description',
    n: 200,
    xml: (n) =>
      page(
        repeat(n, (i) =>
          para(
            `The cost is <formula id="${i}">$ O(n^{${i}} \\log_{${i}} \\frac{n}{m + 1}) $</formula>.`,
          ),
        ),
      ),
  },
  {
    name: 'graphs',
    counts: 'graphs of Graphviz in a description',
    n: 20,
    xml: (n) =>
      page(
        repeat(n, (i) => para(`<dot>digraph { a -&gt; b${i}; b${i} -&gt; c; a -&gt; c }</dot>`)),
      ),
  },
  {
    name: 'inheritance-graphs',
    counts: 'pairs of classes with inheritance graphs',
    n: 100,
    xml: (n) =>
      withClasses(
        upTo(n).flatMap((i) => [
          classOf(`base_${i}`, { before: derived(`thing_${i}`) }),
          classOf(`thing_${i}`, { before: base(`base_${i}`) }),
        ]),
      ),
  },
];
