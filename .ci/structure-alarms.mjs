/*
 * False alarms of the check of pages against their XML, fact by fact (structure.py), and why each is one. An alarm that
 * fits nothing here is a fault of ours; an exact one (`facts`) that no longer comes up has to go from the list.
 *
 * trees   where it comes up, by the folder of the XML; everywhere when missing
 * checks  which checks, as the report names them
 * facts   what is missed, exactly: the start of a line of the report, without addresses
 * when    for kinds of alarms: what has to be true of the line, of the page that it names (its text without white space,
 *         and its ids) and of the place that the XML gives
 */

/** Squeezed as the check squeezes it. */
const squeezed = (text) => text.replace(/\s+/g, '');

/** True where a text has all characters of another one in their order. */
const isIn = (wanted, text) => {
  let at = 0;
  for (const char of text) if (char === wanted[at]) at += 1;
  return at === wanted.length;
};

/** Where the XML has something, as the line quotes it; the report cuts long lines, and then it is what the XML says. */
const placeIn = (line, place) => {
  const quoted = Object.fromEntries(
    Array.from(line.matchAll(/'(\w+)': '([^']*)'/g), ([, name, value]) => [name, value]),
  );
  const { file, line: first, bodyfile, bodystart } = 'bodystart' in quoted ? quoted : place;
  return { file, line: Number(first), body: Number(bodystart), bodyFile: bodyfile };
};

/** True where a place on the page has a line: `Defined at line 12`, `lines 12–20`. */
const hasLine = (page, line) =>
  page.text
    .match(/(?:Defined|Declared)atlines?\d+/g)
    ?.some((found) => found.endsWith(`s${line}`) || found.endsWith(`e${line}`)) === true;

const overloadsOfOneId = [
  'member location line [dup id]',
  'bodystart line [dup id]',
  'template type [dup id]',
];

export const alarms = [
  {
    why: 'The XML names the line of the opening brace. The page names that of the definition, as Doxygen does; another check looks for it.',
    checks: ['bodystart line', 'bodystart line [dup id]'],
    when: (line, { place }) => {
      const { file, line: first, body, bodyFile } = placeIn(line, place);
      // A function is declared further above where its body is not on the next line: the page has both places.
      const isFunction = /^\S+ (?:function|slot|signal) /.test(line);
      return file === bodyFile && first < body && (!isFunction || body === first + 1);
    },
  },
  {
    why: 'A namespace shows the member itself, with its own anchor; the check wants a link to the page of its topic.',
    checks: ['section member link'],
    when: (line, page) => page.ids.has(decodeURIComponent(/ -> \S+#(\S+)/.exec(line)?.[1] ?? '')),
  },
  {
    why: 'Doxygen gives overloads that only constraints tell apart one id. Each has a section; the check looks at the first only.',
    checks: overloadsOfOneId,
    when: (line, page) => {
      const place = / (?:\S+:)(\d+) vs \[/.exec(line)?.[1];
      if (place !== undefined) return hasLine(page, place);
      if (line.includes("'bodystart':")) return hasLine(page, placeIn(line, page.place).body);
      const type = /: '(.+)' vs '/.exec(line)?.[1];
      return type !== undefined && page.text.includes(squeezed(type));
    },
  },
  {
    why: 'An unnamed enumeration in each of two classes has one id; the check looks for a link to the first.',
    trees: ['fmt-1.19.0'],
    checks: ['memberdef linked on compound page'],
    facts: [
      'classiterator__buffer_3_01T_01_5_00_01T_00_01fixed__buffer__traits_01_4 class: @067332235231207224034164327377020310240000351046',
    ],
  },
  {
    why: 'The page of the namespace shows all overloads, that of a topic its own, so that one anchor means different ones; the check takes it from the topic. All are on the page.',
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
      return isOne && page.text.includes(squeezed(wanted));
    },
  },
  {
    why: 'Doxygen makes up names for what has none; the page says what it is.',
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
    why: 'A file names the members of topics and namespaces in tables, and each row has the anchor of its member. The check takes the row for the section, which is on the page of the topic or namespace.',
    checks: ['member has signature'],
    when: (line) => / @ \S*\/files\/\S+#/.test(line),
  },
  {
    why: 'A struct that the page of its scope shows has each field there in full. It needs no table of them, no diagram and, in the file that defines it, no line that includes this; Doxygen leaves them out as well.',
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
    why: 'An inline namespace has no page: that of the namespace around it shows what it declares, and says so.',
    checks: ['compound name in h1', 'compound attr inline', 'innernamespace link'],
    when: (line, page) => {
      const name = / (\S+) vs '/.exec(line)?.[1] ?? '';
      const link = / @ (\S+): \S+ -> (\S+)/.exec(line);
      const isHere = link === null || link[1] === link[2];
      return isHere && page.text.includes(`inlinenamespace${name}`);
    },
  },
  {
    why: 'Only the definition names the parameters, or has their default values: the page says more than the argument string.',
    checks: ['argsstring verbatim (soft)'],
    when: (line, { place }) => {
      const [, wanted = '', shown] = /: '(.*?)' vs ['"]([^]*)['"]/.exec(line) ?? [];
      const isCpp = /\.(?:h|hpp|cpp)$/.test(place.file ?? '');
      return isCpp && shown !== undefined && isIn(squeezed(wanted), squeezed(shown));
    },
  },
  {
    why: 'The name of a pointer that is const stands inside of its type, which the check looks for in one piece.',
    trees: ['declarations/decl-1.19.0'],
    checks: ['type text'],
    facts: [
      "classd_1_1A_1abbddffe0b8275f34f5f16cb890a8be03 variable d::A::cfp: type 'void(*const)'",
    ],
  },
  {
    why: 'Doxygen calls the header of a class by the name of its file; the page has the path by which users include it.',
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
    why: 'The path is that of the machine that ran Doxygen; the page has what stands behind the folder of the sources.',
    checks: ['incdepgraph node', 'invincdepgraph node'],
    when: (line, page) => {
      const path = /: (\/\S+)$/.exec(line)?.[1];
      return path !== undefined && page.text.includes(path.slice(path.lastIndexOf('/') + 1));
    },
  },
  {
    why: 'All sources lie in one folder inside of this one, which is therefore one of the machine and has no page.',
    trees: ['declarations/ci-1.9.4'],
    checks: ['compound in symbols.json'],
    facts: ['dir_d44c64559bbebec7f509842c48db8b23 dir'],
  },
  {
    why: 'Where the XML has the parts of a concept, the page shows its definition as the source has it, with its own name unqualified and no link to itself.',
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
    why: 'The argument string of what Doxygen took for a function holds `==0`, a comparison.',
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
    why: 'Methods of Objective-C have the words of their names between their parameters.',
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
    why: 'Parameters of Python stand before their types, and a type in quotes keeps its brackets inside of them.',
    trees: ['langs-1.19.0'],
    checks: ['param type', 'argsstring verbatim (soft)'],
    facts: [
      "classsample_1_1Foo_1a93ae6d0da0660abda704425b5608a052 function sample.Foo.st: '(int x=3)'",
      'namespacesample_1abc1a99d10632ea44dea6124cf3024fd5 function sample.fn: type \'"list"\'',
      'namespacesample_1abc1a99d10632ea44dea6124cf3024fd5 function sample.fn: \'("list[int]" a, b, *, c=None)\'',
    ],
  },
  {
    why: 'Parameters of Python stand before their types.',
    trees: ['declarations/py-1.9.4'],
    checks: ['argsstring verbatim (soft)'],
    facts: [
      "classm_1_1K_1a60b246f8c697a0ccfa7fd673d3fa8272 function m.K.m: '(self, tuple[int,...] x=(1, 2))'",
      "namespacem_1aca611d060fa76287029a4426f92d16eb function m.f: '(list[int] a, dict[str, int] b={}, *args, Optional[int] c=None, **kw)'",
    ],
  },
  {
    why: 'Parameters of Python stand before their types.',
    trees: ['declarations/py-1.19.0'],
    checks: ['argsstring verbatim (soft)'],
    facts: [
      "classm_1_1K_1a60b246f8c697a0ccfa7fd673d3fa8272 function m.K.m: '(self, tuple[int,...] x=(1, 2))'",
      "namespacem_1a032eb1b0aabe7b6f20ecd10df22b5a6d function m.f: '(list[int] a, dict[str, int] b={}, *args, Optional[int] c=None, **kw)'",
    ],
  },
  {
    why: 'The argument string of Fortran has no types; the page has them.',
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
