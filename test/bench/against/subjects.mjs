// What two revisions build: the demonstration, libraries of Debian, and a generated library.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { demonstration, root } from '../builds.mjs';
import { makeXml, needHeaders } from '../doxygen-trees.mjs';
import { mixedLibrary } from '../growth/mixed-library.mjs';
import { writeAxis } from '../growth/write-axis.mjs';

/** Libraries with long lists of members, many classes, and much text; each takes seconds. */
const libraries = [
  { name: 'json', debian: 'nlohmann-json3-dev', headers: '/usr/include/nlohmann' },
  { name: 'spdlog', debian: 'libspdlog-dev', headers: '/usr/include/spdlog' },
  { name: 'pugixml', debian: 'libpugixml-dev', headers: '/usr/include/pugixml.hpp' },
];

/** Changes the brief description of one compound, which its own page and those that list it show. */
export function changeXml(folder) {
  const name = readdirSync(folder)
    .filter((file) => /^(?:class|struct|namespace).*\.xml$/.test(file))
    .sort()[0];
  const file = join(folder, name);
  let count = 0;
  const original = readFileSync(file, 'utf8');
  return () => {
    const at = original.lastIndexOf('</detaileddescription>');
    const more = `<para>Change ${(count += 1)}. </para>\n`;
    writeFileSync(file, original.slice(0, at) + more + original.slice(at));
  };
}

/** Copies a site of XML for a revision: each has its own sources to change, and its own cache. */
function xmlSite(place, name, xml) {
  mkdirSync(place, { recursive: true });
  cpSync(xml, join(place, 'xml'), { recursive: true });
  const config = { title: name, url: 'https://example.org', doxygen: { xml: 'xml' } };
  writeFileSync(join(place, 'site.config.yaml'), JSON.stringify(config));
  return { cwd: place, change: changeXml(join(place, 'xml')) };
}

/** Copies the demonstration of a checkout. */
function demonstrationOf(place, checkout) {
  const { subject, guide } = demonstration(place, checkout);
  return { cwd: subject.cwd, change: () => appendFileSync(guide, '\nOne more sentence.\n') };
}

/**
 * Returns the subjects: a name, and `lay`, which writes the sources of one revision into a folder. `other` does the same
 * with the sources of that revision itself, for one that cannot read those of today. Libraries whose headers are missing
 * are logged and skipped, and so is what `only` does not name.
 */
export async function subjectsOf({ scratch, install, log, only }) {
  const isWanted = (name) => only?.includes(name) ?? true;
  const subjects = [
    {
      name: 'demonstration',
      lay: (place) => demonstrationOf(place, root),
      other: (place, checkout) => demonstrationOf(place, checkout),
    },
  ];
  for (const { name, debian, headers } of libraries.filter((one) => isWanted(one.name)))
    try {
      await needHeaders(headers, debian, install);
      const { xml } = await makeXml(scratch, name, headers);
      subjects.push({ name, lay: (place) => xmlSite(place, name, xml) });
    } catch (error) {
      log(`  Skipped: ${name}. ${error.message}`);
    }
  const generated = join(scratch, 'generated');
  if (!existsSync(generated)) writeAxis(generated, mixedLibrary, 1);
  subjects.push({
    name: 'generated',
    lay: (place) => xmlSite(place, 'generated', join(generated, 'xml')),
  });
  return subjects.filter(({ name }) => isWanted(name));
}
