import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import { isClassLike } from '../model/class-kinds.ts';
import type { Compound, MemberContent } from '../model/compound.ts';
import { splitQualified, withoutArguments } from '../model/qualified-name.ts';
import { textOfCode } from '../model/walk.ts';
import { compilerWords } from '../shared/compiler-words.ts';
import { holdsName, withoutLists } from './name-in-type.ts';

/** A macro or a word of compilers that Doxygen took for functions or variables. */
interface MisreadMacro {
  /** What Doxygen took it for. */
  kind: string;
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

/** Arguments that go on with a variable: `(4) extern uint8_t buffer[16]`. */
const variableBehind =
  /^\(([^()]*)\)\s*((?:(?!const\b|volatile\b|noexcept\b)[\w:]+[\s*&]+)+)([A-Za-z_]\w*)\s*(?:\[|$)/;

/** Meanings of macros that add nothing but attributes to a declaration. */
const attributes = /^\s*(?:$|__|\[\[|alignas\b|_Alignas\b|_Pragma\b)/;

/** What may follow the arguments of a function, with arguments of its own. */
const trailers = new Set(['noexcept', 'throw', 'requires', 'decltype', ...compilerWords.keys()]);

/** The declaration that Doxygen read as arguments of a macro, and what is behind them. */
function behindArguments(member: MemberContent): RegExpExecArray | null {
  if (member.kind !== 'function') return null;
  const { type, argsString } = member;
  const isUntyped = type.length === 0;
  return declarationBehind.exec(argsString) ?? (isUntyped ? variableBehind.exec(argsString) : null);
}

/**
 * True if a macro is behind the name of a variable or a structure, and has become the name: the declaration shows
 * another one in front of it.
 */
function isBehindName(
  { kind, name, type, definition }: MemberContent,
  defined: ReadonlyMap<string, MemberContent>,
): boolean {
  const text = textOfCode(type);
  const head = withoutLists(definition.slice(0, Math.max(definition.lastIndexOf(name), 0)))
    // The name of the class, whose arguments may be behind a space.
    .replace(/(?:\w+\s*::)+\s*$/, '');
  // If Doxygen merges several declarations into one variable, it has the type of one and the definition of another.
  if (holdsName(text) || (kind === 'variable' && holdsName(head))) return true;
  const [, tag] = /^(?:struct|union|enum)\s+([\w:]+)$/.exec(text.trim()) ?? [];
  const [, other] = /^(?:struct|union|enum)\s+([\w:]+)$/.exec(head.trim()) ?? [];
  if (kind !== 'variable' || tag === undefined) return false;
  if (other !== undefined && lastName(other) !== lastName(tag)) return true;
  const macro = defined.get(name);
  const isAttribute = macro !== undefined && attributes.test(textOfCode(macro.initializer ?? []));
  return isAttribute || /(?:^|_)PACKED(?:_|$)/.test(name);
}

function lastName(qualified: string): string | undefined {
  return splitQualified(qualified).at(-1);
}

/** Maps what Doxygen took for functions and variables to the declarations, in the order of the XML. */
function misreadMacros(compounds: readonly Compound[]): Map<string, MisreadMacro> {
  const macros = new Map<string, MisreadMacro>();
  const defined = macrosOf(compounds);
  const seen = new Set<string>();
  for (const { sections } of compounds)
    for (const { entries } of sections)
      for (const entry of entries) {
        if (!('member' in entry)) continue;
        const { member } = entry;
        const known = compilerWords.get(member.name);
        if (known === undefined && !(canBeMisread(member) && macroName.test(member.name))) continue;
        const { name, kind, facts } = member;
        const { file, line } = facts;
        const [, params = '', type = '', behind = ''] = behindArguments(member) ?? [];
        // Lists such as `ERROR_DEF(1, "a") ERROR_DEF(2, "b")` declare nothing by themselves.
        const isName = behind !== '' && !trailers.has(behind) && !macroName.test(behind);
        if (known === undefined && !isName && !isBehindName(member, defined)) continue;
        // Topics and files have the same members.
        const key = `${file ?? ''}:${line ?? ''}:${behind}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const before = macros.get(name);
        if (before) before.count += 1;
        else {
          const names = params.split(',').map((_, i) => String.fromCharCode(97 + i));
          // Without a type behind it, the macro is around the type.
          const meaning = isName && type.trim() === '' ? (names.at(-1) ?? '') : '';
          const list = isName ? `(${names.join(',')})` : kind === 'function' ? '(...)' : '';
          macros.set(name, {
            kind,
            place: file === undefined ? undefined : { file, ...(line !== undefined && { line }) },
            count: 1,
            definition: known ?? `${name}${list}=${meaning}`,
          });
        }
      }
  return macros;
}

/** True for the kinds of what a macro can be taken for; nothing else is unpacked, above all no macro. */
function canBeMisread({ kind }: MemberContent): boolean {
  return kind === 'function' || kind === 'variable';
}

/** Returns the macros of a library by name. */
function macrosOf(compounds: readonly Compound[]): Map<string, MemberContent> {
  const macros = new Map<string, MemberContent>();
  for (const { sections } of compounds)
    for (const { entries } of sections)
      for (const entry of entries)
        if ('member' in entry && entry.member.kind === 'define')
          macros.set(entry.member.name, entry.member);
  return macros;
}

/** Says what Doxygen took a macro, or a word of compilers, for. */
function taken(name: string, { kind, count }: MisreadMacro): string {
  if (!compilerWords.has(name)) return `the macro ${name} for ${counted(count, kind)}`;
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
  const defined = macrosOf(compounds);
  return new Map([...classes].filter(([name]) => defined.has(name)));
}

/**
 * Reports macros that Doxygen mistook for a function (before a declaration), a variable or the name of a class (after it). The
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
  for (const [name, macro] of misreadMacros(compounds))
    diagnostics.warning(
      'macro-misread',
      `Doxygen took ${taken(name, macro)}: the declarations with it are shown under its name, and may have lost descriptions.`,
      macro.place,
      `Set MACRO_EXPANSION = YES, EXPAND_ONLY_PREDEF = YES and PREDEFINED += "${macro.definition}" in the Doxyfile.`,
    );
}
