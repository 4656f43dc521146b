import type { Compound } from '../model/compound.ts';

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
        const { facts, location, name } = entry.member;
        const { file, line } = facts ?? location ?? {};
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

/**
 * True if a source has changed since Doxygen ran: the name of a member is not on its line. Doxygen gives the line of
 * the name, or of the type above it.
 */
export function hasChanged(text: string, declarations: readonly Declaration[]): boolean {
  const lines = text.split(/\r\n|[\r\n]/);
  return declarations.some(({ name, line }) => {
    const at = lines[line - 1];
    if (at === undefined) return true;
    const word = name.replace('~', '');
    const below = lines[line] ?? '';
    if (hasWord(at, word) || (isTypeAlone.test(at) && hasWord(below, word))) return false;
    return !macroCall.test(`${at}\n${below}`);
  });
}

/** A line with nothing but a type, or `template <typename T>`: the name is on the next one. */
const isTypeAlone = /^\s*\w[\w\s:*&<>,]*$/;

/** True if a text contains a name that is not part of another one; languages such as Fortran ignore its case. */
function hasWord(text: string, name: string): boolean {
  const lower = text.toLowerCase();
  const word = name.toLowerCase();
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1))
    if (
      !isWordCharacter.test(lower.charAt(at - 1)) &&
      !isWordCharacter.test(lower.charAt(at + word.length))
    )
      return true;
  return false;
}

const isWordCharacter = /\w/;
