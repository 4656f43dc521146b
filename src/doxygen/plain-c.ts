import type { Compound } from '../model/compound.ts';

/** Kinds of compounds that C does not have. */
const foreign: ReadonlySet<Compound['kind']> = new Set([
  'class',
  'interface',
  'protocol',
  'category',
  'exception',
  'service',
  'singleton',
  'type',
  'enum',
  'namespace',
  'concept',
  'module',
]);

/** Files with extensions that C shares with C++. */
const source = /\.(?:c|h)$/i;

/** Files without code. */
const prose = /\.(?:md|markdown|dox|txt)$/i;

/**
 * True for a library of structs, unions, functions and macros in C files. Doxygen reports the language of C as `C++`,
 * so that only the content distinguishes them.
 */
export function isPlainC(compounds: readonly Compound[]): boolean {
  const files = compounds.filter(({ kind, name }) => kind === 'file' && !prose.test(name));
  return (
    files.length > 0 &&
    files.every(({ name }) => source.test(name)) &&
    compounds.every(
      ({ kind, language, templateParams, bases, sections }) =>
        !foreign.has(kind) &&
        (language === undefined || language === 'C' || language === 'C++') &&
        templateParams === undefined &&
        bases.length === 0 &&
        ((kind !== 'struct' && kind !== 'union') ||
          sections.every(({ entries }) =>
            entries.every((entry) => !('member' in entry) || entry.member.kind !== 'function'),
          )),
    )
  );
}
