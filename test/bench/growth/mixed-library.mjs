// A library that is large in the ways in which real ones are: long lists of members, overloads, values and sections.
import { compound, enumOf, functionOf, named, para, ref, repeat, upTo } from './doxygen-xml.mjs';

const lib = { id: 'namespacelib', name: 'lib' };

/** The input, for `writeAxis`; n multiplies all of it. */
export const mixedLibrary = {
  name: 'mixed',
  xml: (n) => {
    const classes = upTo(100 * n).map((i) => {
      const own = { id: `classlib_1_1thing__${i}`, name: `lib::thing_${i}` };
      return compound('class', own.id, own.name, {
        members: upTo(8).map((at) => functionOf(own, `run_${at}`, `${at}`)),
      });
    });
    const members = [
      ...upTo(800 * n).map((i) => functionOf(lib, `function_${i}`, `${i}`, { line: i + 1 })),
      ...upTo(200 * n).map((i) =>
        functionOf(lib, 'call', `call${i}`, { params: [[`tag<${i}>`, 'a']] }),
      ),
      enumOf(lib, 'many', 800 * n),
    ];
    return [
      compound('namespace', lib.id, lib.name, {
        members,
        before: classes.map((one) => named('innerclass', one, ' prot="public"')).join(''),
      }),
      ...classes,
      compound('page', 'long', 'long', {
        title: 'A long text',
        brief: '',
        details: repeat(
          200 * n,
          (i) =>
            `<sect1 id="long_1section${i}">\n<title>Section ${i}</title>\n${para(`See ${ref(members[i].id, `lib::function_${i}`)}.`)}</sect1>\n`,
        ),
      }),
    ];
  },
};
