import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import { isClassLike } from '../model/class-kinds.ts';
import type { Compound } from '../model/compound.ts';
import { splitQualified, withoutArguments } from '../model/qualified-name.ts';
import { compilerWords } from '../shared/compiler-words.ts';

/** A macro or a word of compilers that Doxygen took for functions. */
interface MisreadMacro {
  /** Place of the first declaration. */
  place: Place | undefined;
  /** Number of declarations. */
  count: number;
  /** What `PREDEFINED` needs, `NAME(x)=x`. */
  definition: string;
}

/** Names of macros; besides words of compilers, only these are asked for their arguments, as that unpacks a member. */
const macroName = /^[A-Z][A-Z\d_]+$/;

/** Arguments that go on with a name and further arguments: `(int) lib_open(void)`, `(since, text) int lib_open(void)`. */
const declarationBehind = /^\(([^()]*)\)\s*((?:[\w:]+[\s*&]+)*)([A-Za-z_]\w*)\s*\(/;

/** What may follow the arguments of a function, with arguments of its own. */
const trailers = new Set(['noexcept', 'throw', 'requires', 'decltype', ...compilerWords.keys()]);

/** Maps what Doxygen took for functions to the declarations, in the order of the XML. */
function misreadMacros(compounds: readonly Compound[]): Map<string, MisreadMacro> {
  const macros = new Map<string, MisreadMacro>();
  const seen = new Set<string>();
  for (const { sections } of compounds)
    for (const { entries } of sections)
      for (const entry of entries) {
        if (!('member' in entry)) continue;
        const known = compilerWords.get(entry.member.name);
        if (known === undefined && !macroName.test(entry.member.name)) continue;
        const { name, kind, facts, argsString } = entry.member;
        const { file, line } = facts;
        const [, params = '', type = '', behind = ''] = declarationBehind.exec(argsString) ?? [];
        // Lists such as `ERROR_DEF(1, "a") ERROR_DEF(2, "b")` declare nothing by themselves.
        const isName = behind !== '' && !trailers.has(behind) && !macroName.test(behind);
        if (known === undefined && (kind !== 'function' || !isName)) continue;
        // Topics and files have the same members.
        const key = `${file ?? ''}:${line ?? ''}:${behind}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const before = macros.get(name);
        if (before) before.count += 1;
        else {
          const names = params.split(',').map((_, i) => String.fromCharCode(97 + i));
          // Without a type behind it, the macro is around the type.
          const meaning = type.trim() === '' ? (names.at(-1) ?? '') : '';
          macros.set(name, {
            place: file === undefined ? undefined : { file, ...(line !== undefined && { line }) },
            count: 1,
            definition: known ?? `${name}(${names.join(',')})=${meaning}`,
          });
        }
      }
  return macros;
}

/** The names of the macros of a library. */
function macroNames(compounds: readonly Compound[]): Set<string> {
  const names = new Set<string>();
  for (const { sections } of compounds)
    for (const { entries } of sections)
      for (const entry of entries)
        if ('member' in entry && entry.member.kind === 'define') names.add(entry.member.name);
  return names;
}

/** Says what Doxygen took a macro, or a word of compilers, for. */
function taken(name: string, count: number): string {
  if (!compilerWords.has(name)) return `the macro ${name} for ${counted(count, 'function')}`;
  return `${name} for the name of ${counted(count, 'symbol')}`;
}

function counted(count: number, what: string): string {
  return count === 1 ? `a ${what}` : `${count} ${what}s`;
}

/** Maps the macros that Doxygen took for the name of a class, as in `class Window LIB_FINAL`, to the class. */
function misreadClasses(compounds: readonly Compound[]): Map<string, Compound> {
  const classes = new Map<string, Compound>();
  for (const compound of compounds) {
    if (!isClassLike(compound.kind)) continue;
    const name = withoutArguments(splitQualified(compound.rawName).at(-1) ?? '');
    if (macroName.test(name)) classes.set(name, compound);
  }
  if (classes.size === 0) return classes;
  const defined = macroNames(compounds);
  return new Map([...classes].filter(([name]) => defined.has(name)));
}

/**
 * Reports macros that Doxygen mistook for a function (before a declaration) or for the name of a class (after it). The
 * pages show the affected symbols under the name of the macro.
 */
export function reportMisreadMacros(
  compounds: readonly Compound[],
  diagnostics: Pick<Diagnostics, 'warning'>,
): void {
  for (const [name, { location }] of misreadClasses(compounds))
    diagnostics.warning(
      'macro-misread',
      `Doxygen took the macro ${name} for the name of a class: classes with it behind their names are shown as one, under its name.`,
      location && {
        file: location.file,
        ...(location.line !== undefined && { line: location.line }),
      },
      `Set MACRO_EXPANSION = YES, EXPAND_ONLY_PREDEF = YES and PREDEFINED += "${name}=" in the Doxyfile.`,
    );
  for (const [name, { place, count, definition }] of misreadMacros(compounds))
    diagnostics.warning(
      'macro-misread',
      `Doxygen took ${taken(name, count)}: the declarations with it are shown under its name, and may have lost descriptions.`,
      place,
      `Set MACRO_EXPANSION = YES, EXPAND_ONLY_PREDEF = YES and PREDEFINED += "${definition}" in the Doxyfile.`,
    );
}
