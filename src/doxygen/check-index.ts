import type { Compound } from '../model/compound.ts';
import { childrenNamed, childText, type XmlElement } from '../xml/element.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';

/** The newest version of Doxygen whose XML was compared with the site: major and minor number. */
const newestTested = [1, 19] as const;

/** Number of compounds whose lost members are reported one by one. */
const mostCompounds = 5;

/** Number of names that a message lists. */
const mostNames = 5;

/**
 * Compares the index with what its files define. Returns a diagnostic for each compound with members that no file
 * defines, and one for XML of a version of Doxygen that is newer than all that are tested. `file` is the path of the
 * index in messages, and `isMissing` is true for the id of a compound whose file or its end is missing, which is reported anyway.
 */
export function checkIndex(
  index: XmlElement,
  compounds: readonly Compound[],
  file: string,
  isMissing: (refid: string) => boolean,
): Diagnostic[] {
  const { version } = index.attributes;
  const found: Diagnostic[] = [];
  if (version !== undefined && isNewer(version))
    found.push({
      code: 'xml-version',
      level: 'info',
      place: { file, line: index.line },
      message: `Doxygen ${version} is newer than ${newestTested.join('.')}, the newest tested version: the site may lack what is new in its XML.`,
    });
  const lost = lostMembers(index, compounds, isMissing);
  for (const { name, line, members } of lost.slice(0, mostCompounds)) {
    const what = members.length === 1 ? 'a member' : `${members.length} members`;
    found.push({
      code: 'xml-lost-members',
      level: 'warning',
      place: { file, line },
      message: `The index lists ${what} of "${name}" that no file defines: ${listOf(members)}.`,
      advice: 'Remove the XML folder and run Doxygen again.',
    });
  }
  const others = lost.slice(mostCompounds);
  if (others.length > 0)
    found.push({
      code: 'xml-lost-members',
      level: 'warning',
      place: { file, line: others[0]?.line },
      message: `The index lists ${others.reduce((sum, { members }) => sum + members.length, 0)} members of ${others.length} more compounds that no file defines: ${listOf(others.map(({ name }) => `"${name}"`))}.`,
      advice: 'Remove the XML folder and run Doxygen again.',
    });
  return found;
}

/** A compound with the members that only the index lists. */
interface Incomplete {
  name: string;
  line: number;
  members: string[];
}

function lostMembers(
  index: XmlElement,
  compounds: readonly Compound[],
  isMissing: (refid: string) => boolean,
): Incomplete[] {
  const defined = definedIn(compounds);
  return childrenNamed(index, 'compound').flatMap((compound) => {
    const members = childrenNamed(compound, 'member').flatMap((member) => {
      const { refid = '' } = member.attributes;
      return defined.has(refid) ? [] : [childText(member, 'name') ?? refid];
    });
    if (members.length === 0 || isMissing(compound.attributes.refid ?? '')) return [];
    return [{ name: childText(compound, 'name') ?? '', line: compound.line, members }];
  });
}

/** The ids of all members and values that compounds define. */
function definedIn(compounds: readonly Compound[]): Set<string> {
  const defined = new Set<string>();
  for (const { sections } of compounds)
    for (const { entries } of sections)
      for (const entry of entries) {
        if (!('member' in entry)) continue;
        defined.add(entry.member.refid);
        for (const { refid } of entry.member.enumValues) defined.add(refid);
      }
  return defined;
}

function isNewer(version: string): boolean {
  const [, major = '', minor = ''] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  if (major === '') return false;
  const [newestMajor, newestMinor] = newestTested;
  return (
    Number(major) > newestMajor || (Number(major) === newestMajor && Number(minor) > newestMinor)
  );
}

/** Lists the first names and the number of the others. */
function listOf(names: readonly string[]): string {
  const more = names.length - mostNames;
  const shown = more > 0 ? [...names.slice(0, mostNames), `${more} more`] : names;
  return shown.length === 1
    ? shown.join('')
    : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`;
}
