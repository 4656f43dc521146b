import { buildFolder, type BuiltFolder } from '../site-folder.ts';

/** A member of the library: its name, and what else its definition in the XML has. */
export type MemberOf = readonly [name: string, more?: string];

/** Returns the XML of a class `lib::Kettle` with some functions, and the rest of the class as given. */
export function kettleXml(members: readonly MemberOf[], more = ''): Record<string, string> {
  const memberdefs = members.map(
    (
      [name, rest = ''],
      i,
    ) => `<memberdef kind="function" id="classKettle_1a${i}" prot="public" static="no">
<type>int</type><definition>int lib::Kettle::${name}</definition><argsstring>()</argsstring><name>${name}</name>
<briefdescription><para>Does ${name}.</para></briefdescription>${rest}
<location file="kettle.hpp" line="${i + 3}"/></memberdef>`,
  );
  const doxygen = (content: string): string => `<doxygen version="1.9.4">${content}</doxygen>`;
  return {
    'xml/index.xml':
      '<doxygenindex version="1.9.4"><compound refid="classKettle" kind="class"><name>lib::Kettle</name></compound></doxygenindex>',
    'xml/classKettle.xml': doxygen(
      `<compounddef id="classKettle" kind="class" prot="public"><compoundname>lib::Kettle</compoundname>
<sectiondef kind="public-func">${memberdefs.join('')}</sectiondef>
<briefdescription><para>Boils water.</para></briefdescription>${more}
<location file="kettle.hpp" line="1"/></compounddef>`,
    ),
  };
}

/** Builds a site of `lib::Kettle` with an extension; `members` default to three functions. */
export function buildExtended(
  source: string,
  members: readonly MemberOf[] = [['boil'], ['internal_heat'], ['pour_draft']],
  more = '',
): Promise<BuiltFolder> {
  return buildFolder(
    { ...kettleXml(members, more), 'docs/extension.js': source },
    { doxygen: { xml: 'xml' }, extensions: ['docs/extension.js'] },
  );
}

/** The folder of the page of the class. */
export const classPage = 'docs/api/classes/lib/kettle/';
