/*
 * False alarms of the check of pages against their XML (structure.py), each with its reason. An alarm that matches no
 * entry is a fault of mtp-site. Remove an exact entry (`facts`) when its alarm no longer occurs.
 *
 * trees   folders of the XML in which the alarm occurs; all folders if missing
 * checks  names of the checks in the report
 * facts   exact missing facts: the start of a line of the report, without addresses
 * when    condition for a kind of alarm, on the line, on the page that it names (its text without white space, its ids,
 *         and those of its headings), on the place in the XML, and on what the XML says of compounds
 */

/** Removes white space as the check does. */
const withoutSpaces = (text) => text.replace(/\s+/g, '');

/** Returns whether a text contains all characters of `wanted` in order. */
const isIn = (wanted, text) => {
  let at = 0;
  for (const char of text) if (char === wanted[at]) at += 1;
  return at === wanted.length;
};

/** Returns the place quoted in the line, or the place in the XML if the report cut the line. */
const placeIn = (line, place) => {
  const quoted = Object.fromEntries(
    Array.from(line.matchAll(/'(\w+)': '([^']*)'/g), ([, name, value]) => [name, value]),
  );
  const { file, line: first, bodyfile, bodystart } = 'bodystart' in quoted ? quoted : place;
  return { file, line: Number(first), body: Number(bodystart), bodyFile: bodyfile };
};

/** Returns whether a place on the page has a line: `Defined at line 12`, `lines 12–20`, `ring.h:12`. */
const hasLine = (page, line) =>
  page.text
    .match(/(?:(?:Defined|Declared)atlines?|\.\w+:)\d+/g)
    ?.some((found) => found.replace(/.*\D/, '') === String(line)) === true;

/** Removes the separators of scopes, which depend on the language, and white space. */
const lettersOf = (text) => withoutSpaces(text).replace(/::|\./g, '');

const overloadsOfOneId = [
  'member location line [dup id]',
  'bodystart line [dup id]',
  'template type [dup id]',
];

export const alarms = [
  {
    why: 'The XML has the line of the opening brace. The page shows the line of the definition, as Doxygen does; another check covers it.',
    checks: ['bodystart line', 'bodystart line [dup id]'],
    when: (line, { place }) => {
      const { file, line: first, body, bodyFile } = placeIn(line, place);
      // If a function's body does not start on the next line, it is declared elsewhere: the page shows both places.
      const isFunction = /^\S+ (?:function|slot|signal) /.test(line);
      return file === bodyFile && first < body && (!isFunction || body === first + 1);
    },
  },
  {
    why: 'A namespace shows the member itself, with its own anchor; the check expects a link to the page of its topic.',
    checks: ['section member link'],
    when: (line, page) => page.ids.has(decodeURIComponent(/ -> \S+#(\S+)/.exec(line)?.[1] ?? '')),
  },
  {
    why: 'Doxygen gives the same id to overloads that differ only in constraints. Each has a section; the check looks only at the first.',
    checks: overloadsOfOneId,
    when: (line, page) => {
      const place = / (?:\S+:)(\d+) vs \[/.exec(line)?.[1];
      if (place !== undefined) return hasLine(page, place);
      if (line.includes("'bodystart':")) return hasLine(page, placeIn(line, page.place).body);
      const type = /: '(.+)' vs '/.exec(line)?.[1];
      return type !== undefined && page.text.includes(withoutSpaces(type));
    },
  },
  {
    why: 'References have the names that the scope of the member would write; the check expects the whole names. Another check covers their links.',
    checks: ['references name', 'referencedby name'],
    when: (line, page) => {
      const name = /: (\S+)$/.exec(line)?.[1]?.split('::').at(-1);
      return name !== undefined && page.text.includes(name);
    },
  },
  {
    why: 'Unnamed enumerations in two classes have the same id; the check expects a link to the first.',
    trees: ['fmt-1.19.0'],
    checks: ['memberdef linked on compound page'],
    facts: [
      'classiterator__buffer_3_01T_01_5_00_01T_00_01fixed__buffer__traits_01_4 class: @067332235231207224034164327377020310240000351046',
    ],
  },
  {
    why: 'A namespace page shows all overloads and a topic page only its own, so the same anchor can mean different overloads. The check uses the anchor of the topic. The page shows all overloads.',
    trees: ['mtp-1.9.4'],
    checks: [
      'template type',
      'template header',
      'template defval',
      'param type',
      'argsstring verbatim (soft)',
    ],
    when: (line, page) => {
      const isOne =
        /^group__micro-test-plus-(?:container-)?operators_1ga[0-9a-f]{32} function \S+::operator[!=]= /.test(
          line,
        );
      const [, wanted = 'template<'] = /: (?:type )?'(.+?)' vs '/.exec(line) ?? [];
      return isOne && page.text.includes(withoutSpaces(wanted));
    },
  },
  {
    why: 'Doxygen generates names for unnamed symbols; the page describes them instead.',
    checks: [
      'allmembers row (name, scope, access, link)',
      'compound name in h1',
      'innerclass name',
      'innernamespace name',
    ],
    when: (line, page) =>
      /\[(?:struct|union|class|enum)\]\.|anonymous_namespace\{/.test(line) &&
      page.text.includes('(anonymous'),
  },
  {
    why: 'A file lists the members of topics and namespaces in tables, and each row has the anchor of its member. The check mistakes the row for the section, which is on the page of the topic or namespace.',
    checks: ['member has signature'],
    when: (line) => / @ \S*\/files\/\S+#/.test(line),
  },
  {
    why: 'A field with a short text and no relations is a row of the table of fields, which has all of it.',
    checks: ['member has signature'],
    when: (line, page) => {
      const anchor = / @ [^\s#]+#(\S+)$/.exec(line)?.[1];
      // The report cuts long lines.
      return (
        / variable /.test(line) &&
        (anchor === undefined ||
          (page.ids.has(decodeURIComponent(anchor)) &&
            !page.headings.has(decodeURIComponent(anchor))))
      );
    },
  },
  {
    why: 'Markdown files show codes of emoji as emoji, and tasks with boxes, as GitHub does.',
    checks: ['compound detaileddescription text'],
    when: (line) => / page @ .*'.*(?:(?<!:):[a-z_]+:(?!:)|\[[ x]\])/.test(line),
  },
  {
    why: 'A struct that is shown on the page of its scope has all fields there. It has no table of fields, no diagram and no line that includes the file; Doxygen omits these too.',
    trees: ['settings/inlsimple'],
    checks: [
      'allmembers row (name, scope, access, link)',
      'collaborationgraph node',
      'includes with delimiters',
    ],
    when: (line, page) =>
      page.ids.has(decodeURIComponent(/ (?:struct|class) @ \S+#(\S+):/.exec(line)?.[1] ?? '')),
  },
  {
    why: 'An inline namespace has no page: the page of the enclosing namespace shows and marks its declarations.',
    checks: ['compound name in h1', 'compound attr inline', 'innernamespace link'],
    when: (line, page) => {
      const name = / (\S+) vs '/.exec(line)?.[1] ?? '';
      const link = / @ (\S+): \S+ -> (\S+)/.exec(line);
      const isHere = link === null || link[1] === link[2];
      return isHere && page.text.includes(`inlinenamespace${name}`);
    },
  },
  {
    why: 'Only the definition has parameter names or default values, so the page shows more than the argument string.',
    checks: ['argsstring verbatim (soft)'],
    when: (line, { place }) => {
      const [, wanted = '', shown] = /: '(.*?)' vs ['"]([^]*)['"]/.exec(line) ?? [];
      const isCpp = /\.(?:h|hpp|cpp)$/.test(place.file ?? '');
      return isCpp && shown !== undefined && isIn(withoutSpaces(wanted), withoutSpaces(shown));
    },
  },
  {
    why: 'The name of a const function pointer is inside its type; the check expects the type in one piece.',
    trees: ['declarations/decl-1.19.0'],
    checks: ['type text'],
    facts: [
      "classd_1_1A_1abbddffe0b8275f34f5f16cb890a8be03 variable d::A::cfp: type 'void(*const)'",
    ],
  },
  {
    why: 'Doxygen names the header of a class by its file name; the page shows the path that users include.',
    checks: ['includes with delimiters'],
    when: (line, page) => {
      const [, open = '', name = '', close = ''] = /: ([<"])([^/<>"]+)([>"])$/.exec(line) ?? [];
      return (
        name !== '' &&
        Array.from(page.text.matchAll(/#include([<"])([^<>"]+)([>"])/g)).some(
          ([, first, path, last]) => first === open && last === close && path.endsWith(`/${name}`),
        )
      );
    },
  },
  {
    why: 'The path is that of the machine that ran Doxygen; the page shows the path relative to the folder of the sources.',
    checks: ['incdepgraph node', 'invincdepgraph node'],
    when: (line, page) => {
      const path = /: (\/\S+)$/.exec(line)?.[1];
      return path !== undefined && page.text.includes(path.slice(path.lastIndexOf('/') + 1));
    },
  },
  {
    why: 'All sources are in a subfolder of this folder, so it belongs to the machine that ran Doxygen and has no page.',
    trees: ['declarations/ci-1.9.4'],
    checks: ['compound in symbols.json'],
    facts: ['dir_d44c64559bbebec7f509842c48db8b23 dir'],
  },
  {
    why: 'If the XML has the parts of a concept, the page shows the definition as in the source, with an unqualified name and no link to itself.',
    trees: ['cxx20-1.19.0'],
    checks: ['compound initializer', 'ref link in /initializer/ref'],
    facts: [
      'conceptshapes_1_1Number concept: template<typename T>',
      'conceptshapes_1_1Shape concept: template<class T>',
      'conceptshapes_1_1Number concept: ref conceptshapes_1_1Number "shapes::Number"',
      'conceptshapes_1_1Shape concept: ref conceptshapes_1_1Shape "shapes::Shape"',
    ],
  },
  {
    why: 'Doxygen 1.9.4 writes the markup of titles as escaped HTML, which the page shows as markup.',
    trees: ['torture-1.9.4'],
    checks: ['compound detaileddescription text'],
    facts: [
      "sub_two page: 'Two <strong>bold</strong>'",
      "indexpage page: 'Sub section with <tt>code</tt> in <em>title</em>'",
    ],
  },
  {
    why: 'Doxygen mistakes a statement for a function, and its argument string contains the comparison `==0`.',
    trees: [
      'releases/fmt/10.2.1',
      'releases/fmt/11.2.0',
      'releases/fmt/12.0.0',
      'releases/fmt/12.1.0',
      'releases/fmt/9.1.0',
    ],
    checks: ['badge pure virtual'],
    when: (line) =>
      /^\S+ function fmt::v\d+::detail::(?:if|write_padded< .*align::right >) /.test(line),
  },
  {
    why: 'Objective-C methods have parts of their names between their parameters.',
    trees: ['langs-1.19.0'],
    checks: ['param attributes', 'argsstring verbatim (soft)'],
    facts: [
      "protocolProto-p_1a16a220d98f5b275ca4f04926ad50de49 function -[Proto-p must:with:]: attributes '[with]'",
      "protocolProto-p_1a16a220d98f5b275ca4f04926ad50de49 function -[Proto-p must:with:]: '(int x,[with] NSString *y)'",
      "protocolProto-p_1a8202d28770a16e4f8d42206ba36363c9 function -[Proto-p may]: '()'",
      "interfaceObj_1a8d9f3021667d893b2ff025d7af9146b5 function +[Obj make]: '()'",
      "categoryObj_07Extras_08_1a8237ef990e0439440d61b00e99147b37 function -[Obj(Extras) extra]: '()'",
    ],
  },
  {
    why: 'Python parameters come before their types, and a quoted type keeps its brackets inside the quotes.',
    trees: ['langs-1.19.0'],
    checks: ['param type', 'argsstring verbatim (soft)'],
    facts: [
      "classsample_1_1Foo_1a93ae6d0da0660abda704425b5608a052 function sample.Foo.st: '(int x=3)'",
      'namespacesample_1abc1a99d10632ea44dea6124cf3024fd5 function sample.fn: type \'"list"\'',
      'namespacesample_1abc1a99d10632ea44dea6124cf3024fd5 function sample.fn: \'("list[int]" a, b, *, c=None)\'',
    ],
  },
  {
    why: 'Python parameters come before their types.',
    trees: ['declarations/py-1.9.4'],
    checks: ['argsstring verbatim (soft)'],
    facts: [
      "classm_1_1K_1a60b246f8c697a0ccfa7fd673d3fa8272 function m.K.m: '(self, tuple[int,...] x=(1, 2))'",
      "namespacem_1aca611d060fa76287029a4426f92d16eb function m.f: '(list[int] a, dict[str, int] b={}, *args, Optional[int] c=None, **kw)'",
    ],
  },
  {
    why: 'Python parameters come before their types.',
    trees: ['declarations/py-1.19.0'],
    checks: ['argsstring verbatim (soft)'],
    facts: [
      "classm_1_1K_1a60b246f8c697a0ccfa7fd673d3fa8272 function m.K.m: '(self, tuple[int,...] x=(1, 2))'",
      "namespacem_1a032eb1b0aabe7b6f20ecd10df22b5a6d function m.f: '(list[int] a, dict[str, int] b={}, *args, Optional[int] c=None, **kw)'",
    ],
  },
  {
    why: 'The XML names the class of the list as the scope of inherited members. The page names the class that declares them.',
    checks: ['allmembers row (name, scope, access, link)'],
    when: (line, { text, nameOf }) => {
      const name = /: (\S+) /.exec(line)?.[1] ?? '';
      // The report cuts long lines, some within the id.
      const cut = !line.includes(' rows [');
      const refid = /'refid': '(\S+_1a[0-9a-f]{32,})'/.exec(line)?.[1];
      const protection = /'prot': '(\w+)'/.exec(line)?.[1] ?? '';
      const owner = refid && nameOf(refid.replace(/(?:_a[0-9a-f]{32})?_1a[0-9a-f]{32,}$/, ''));
      if (!owner && !cut) return false;
      const shown = lettersOf(text);
      return ['', '()'].some((end) =>
        shown.includes(lettersOf(name + end + (owner ?? '') + protection)),
      );
    },
  },
  {
    why: 'A namespace without members and text has no page: the code only names it, or nothing in it is documented.',
    checks: ['compound in symbols.json', 'innernamespace name'],
    when: (line, { isEmptyNamespace }) => {
      const id = /^(namespace\S+) namespace$/.exec(line)?.[1];
      const name = / namespace @ \S+ (\S+)$| file @ \S+ (\S+)$/.exec(line);
      const named = (name?.[1] ?? name?.[2] ?? '').replaceAll('_', '__').replaceAll('::', '_1_1');
      return isEmptyNamespace(id ?? `namespace${named}`);
    },
  },
  {
    why: 'Doxygen mistakes the end of template parameters for a bit-field and invents a name for it; the page shows none.',
    trees: ['declarations/py-1.9.4', 'declarations/py-1.19.0'],
    checks: ['allmembers row (name, scope, access, link)'],
    facts: [
      "structE struct: __pad0__ E {'refid': 'structE_1a16d999d9b45b3f4c9820f66514fcc565', 'prot': 'public', 'virt': 'non-virtual'}",
    ],
  },
  {
    why: 'Fortran argument strings have no types; the page shows them.',
    trees: ['langs-1.19.0'],
    checks: ['argsstring verbatim (soft)'],
    facts: [
      "interfacem_1_1gen_1af762e2783d9c43dce6056ac47babe1c9 function m::gen::gi: '(i)'",
      "namespacem_1ac088f71bd3c2b80b1b2adbadb717c45b function m::gi: '(i)'",
      "structm_1_1point_1a57c8af304314212336b8b5b4f4374c00 function m::point::norm: '(p)'",
      "namespacem_1ab0aecf7200bcdf3c7be98750f6275891 function m::norm: '(p)'",
    ],
  },
];
