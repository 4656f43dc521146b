import type { Compound } from '../model/compound.ts';
import { linesOf, type PackedListing } from '../model/packed-listing.ts';
import { withoutSpaces } from '../model/without-spaces.ts';
import { append } from '../shared/group-by.ts';

/** A declaration with its line, by which a source can be compared with the XML. */
interface Declaration {
  name: string;
  line: number;
}

/** Maps the path of each source, as Doxygen writes it, to the members that the XML places there. */
export function declarationsByFile(compounds: readonly Compound[]): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  for (const { sections } of compounds)
    for (const { entries } of sections)
      for (const entry of entries) {
        if (!('member' in entry)) continue;
        const { facts, name } = entry.member;
        const { file, line } = facts;
        if (file === undefined || line === undefined || !isPlainName.test(name)) continue;
        const declarations = found.get(file);
        if (declarations) declarations.push({ name, line });
        else found.set(file, [{ name, line }]);
      }
  return found;
}

/** Names that sources contain as the XML has them: no operators, no unnamed types, no selectors of Objective-C. */
const isPlainName = /^~?[A-Za-z_]\w*$/;

/** A macro in capitals with arguments: its expansion may declare names that are not in the source. */
const macroCall = /\b[A-Z][A-Z\d_]{2,}\s*\(|##/;

/** A typedef of C whose name follows the body, which may be long: Doxygen gives the line where it begins. */
const namedAfterBody = /\btypedef\s+(?:enum|struct|union)\b/;

/** Number of members at the end of a source that must have moved: the line of a single one may be wrong. */
const enough = 3;

/** The first line of a macro, or of a comment behind it, that goes on. */
const longMacro = /^\s*#\s*define\b.*(?:\\$|\/\*(?!.*\*\/))/;

/** Lines by which Doxygen 1.9.4 is wrong after such a macro. */
const drift = 2;

/**
 * True if a source has changed since Doxygen ran: the name of a member is gone, or the last members have moved by the
 * same number of lines. Doxygen gives the line of the name, or of the type above it; sometimes that of the end of the
 * declaration before it.
 */
export function hasChanged(text: string, declarations: readonly Declaration[]): boolean {
  const lines = text.split(/\r\n|[\r\n]/);
  let places: ReadonlyMap<string, readonly number[]> | undefined;
  let tolerance = 0;
  const moves: number[] = [];
  for (const { name, line } of [...declarations].sort((a, b) => a.line - b.line)) {
    const at = lines[line - 1] ?? '';
    const below = lines[line] ?? '';
    const word = name.replace('~', '').toLowerCase();
    if (hasWord(at, word) || (isTypeAlone.test(at) && hasWord(below, word))) {
      moves.push(0);
      continue;
    }
    const start = `${at}\n${below}`;
    if (macroCall.test(start) || namedAfterBody.test(start)) continue;
    if (!places) {
      places = placesOfWords(lines);
      if (lines.some((each) => longMacro.test(each))) tolerance = drift;
    }
    const found = places.get(word);
    if (!found) return true;
    const distance = Math.min(...found.map((place) => Math.abs(place - line)));
    const direction = found.includes(line + distance) ? 1 : -1;
    moves.push(distance <= tolerance ? 0 : direction * distance);
  }
  const last = moves.slice(-enough);
  return last.length > 0 && last.every((move) => move !== 0 && move === last[0]);
}

/**
 * True if a source has the lines of its listing. Comments may be missing there, and white space differs; the lines of
 * declarations may be wrong although the listing is right.
 */
export function isListed(text: string, listing: PackedListing): boolean {
  const lines = text.split(/\r\n|[\r\n]/);
  let last = 0;
  for (const { number = last + 1, spans } of linesOf(listing)) {
    const listed = spans.map((span) => span.text).join('');
    if (!withoutSpaces(lines[number - 1] ?? '').includes(withoutSpaces(listed))) return false;
    last = number;
  }
  return last > 0 && lines.slice(last).every((line) => line.trim() === '');
}

/** Maps the words of a text in lower case to their lines. */
function placesOfWords(lines: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  lines.forEach((line, i) => {
    for (const [word] of line.toLowerCase().matchAll(/\w+/g)) {
      append(places, word, i + 1);
    }
  });
  return places;
}

/** A line with nothing but a type, or `template <typename T>`: the name is on the next one. */
const isTypeAlone = /^\s*\w[\w\s:*&<>,]*$/;

/** True if a text contains a word in lower case that is not part of another one; languages such as Fortran ignore case. */
function hasWord(text: string, word: string): boolean {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1))
    if (
      !isWordCharacter.test(lower.charAt(at - 1)) &&
      !isWordCharacter.test(lower.charAt(at + word.length))
    )
      return true;
  return false;
}

const isWordCharacter = /\w/;
