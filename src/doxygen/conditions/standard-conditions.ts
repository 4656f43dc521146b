import { standards, type Standard, type StandardLanguage } from '../../model/standards.ts';
import { featureValue, firstStandardOf, isFeatureMacro, versions } from './feature-macros.ts';
import {
  parseExpression,
  truthOf,
  type MacroExpression,
  type MacroLookup,
  type MacroValue,
} from './macro-expression.ts';
import type { Definition, FileRegions, Region } from './regions.ts';

/** Macros that only documentation tools define. */
const ofTools = /doxygen|^__DOCS__$/i;

/** The macros by which the standard library of Visual C++ says whether a standard or a later one is on: `_HAS_CXX17`. */
const ofVisualC = /^_HAS_CXX(\d\d)$/;

/** What is known about a macro in a standard. */
interface Macro {
  /** Its value, 0 if it is not defined. */
  value: MacroValue;
  /** Whether it is defined; `undefined` if that is unknown. */
  isDefined: boolean | undefined;
}

const unknownMacro: Macro = { value: undefined, isDefined: undefined };
const undefinedMacro: Macro = { value: 0, isDefined: false };

/**
 * Evaluates the conditions of all files of a library for each standard of its language. A condition is unknown if it
 * depends on anything but the standard: on the compiler, the platform, or macros that no file defines.
 */
export class StandardConditions {
  /** The standards, oldest first. */
  readonly names: readonly Standard[];
  readonly #isC: boolean;
  readonly #definitions = new Map<string, Definition[]>();
  readonly #expressions = new Map<string, MacroExpression>();
  readonly #truths = new Map<Region, (boolean | undefined)[]>();
  /** The macros that are being evaluated. */
  readonly #open = new Set<string>();

  /** `macros` are those of which the standard is known, with the standard from which on they are defined as 1. */
  constructor(
    files: readonly FileRegions[],
    language: StandardLanguage,
    private readonly macros: Readonly<Record<string, string>>,
  ) {
    this.names = standards[language];
    this.#isC = language === 'C';
    for (const { definitions } of files)
      for (const [name, definition] of definitions) {
        const known = this.#definitions.get(name);
        if (known) known.push(definition);
        else this.#definitions.set(name, [definition]);
      }
  }

  /** Whether compilers read a region, for each standard. */
  truths(region: Region): (boolean | undefined)[] {
    let truths = this.#truths.get(region);
    if (!truths) {
      // What asks for itself is unknown.
      this.#truths.set(region, []);
      truths = this.names.map((_, i) => this.#truth(region, i));
      this.#truths.set(region, truths);
    }
    return truths;
  }

  #truth({ file, start, group, parent }: Region, place: number): boolean | undefined {
    let result = parent ? this.truths(parent)[place] : true;
    for (const branch of group) {
      if (branch.start > start || result === false) break;
      if (branch.expression === undefined) continue;
      const lookup = this.#lookup(place, file, branch.start);
      const truth = truthOf(this.#expression(branch.expression)(lookup));
      const is = branch.start === start ? truth : truth === undefined ? undefined : !truth;
      result = is === false ? false : is === undefined ? undefined : result;
    }
    return result;
  }

  #lookup(place: number, file: FileRegions, line: number): MacroLookup {
    return {
      valueOf: (name) => this.#macro(name, place, file, line).value,
      isDefined: (name) => this.#macro(name, place, file, line).isDefined,
    };
  }

  #macro(name: string, place: number, file: FileRegions, line: number): Macro {
    const from = Object.hasOwn(this.macros, name) ? this.macros[name] : undefined;
    if (from !== undefined) return macroFrom(this.#placeOf(from), place, 1);
    const standard = this.names[place];
    if (standard === undefined) return unknownMacro;
    const version = versions[standard];
    if (name === '__STDC_VERSION__')
      return this.#isC && version > 0 ? known(version) : undefinedMacro;
    if (name === '__cplusplus') return this.#isC ? undefinedMacro : known(version);
    if (name === '_MSVC_LANG')
      return this.#isC ? undefinedMacro : { value: version, isDefined: undefined };
    const mode = ofVisualC.exec(name)?.[1];
    if (mode !== undefined && !this.#isC) {
      const { value } = macroFrom(this.#placeOf(`C++${mode}`), place, 1);
      return { value, isDefined: undefined };
    }
    if (ofTools.test(name)) return undefinedMacro;
    const definitions = this.#definitions.get(name);
    if (definitions) return this.#defined(name, definitions, { place, file, line });
    if (this.#isC || !isFeatureMacro(name)) return unknownMacro;
    const value = featureValue(name, standard);
    const first = firstStandardOf(name);
    if (first === undefined) return { value, isDefined: undefined };
    return macroFrom(this.#placeOf(first), place, value);
  }

  /** A macro as the files of the library define it, at a line of one of them: what follows there does not count. */
  #defined(
    name: string,
    definitions: readonly Definition[],
    { place, file, line }: { place: number; file: FileRegions; line: number },
  ): Macro {
    // A default value, such as `#ifndef X`, `#define X 1`.
    if (this.#open.has(name)) return undefinedMacro;
    this.#open.add(name);
    const possible = definitions.filter(
      (each) =>
        (each.file !== file || each.line < line) &&
        (!each.region || this.truths(each.region)[place] !== false),
    );
    const values = new Set(
      possible.map(({ body, file: own, line: at }) =>
        body === undefined ? undefined : this.#expression(body)(this.#lookup(place, own, at)),
      ),
    );
    this.#open.delete(name);
    if (possible.length === 0) return undefinedMacro;
    if (!this.#isCertain(possible, place)) return unknownMacro;
    const [value] = values;
    return { value: values.size === 1 ? value : undefined, isDefined: true };
  }

  /** True if one of some definitions counts in any case: the region of one is read, or each region of an `#if` has one. */
  #isCertain(possible: readonly Definition[], place: number): boolean {
    const read = new Set(possible.map(({ region }) => region));
    return possible.some(({ region }) => {
      if (!region || this.truths(region)[place] === true) return true;
      const { group, parent } = region;
      return (
        group.at(-1)?.expression === undefined &&
        (!parent || this.truths(parent)[place] === true) &&
        group.every((each) => read.has(each) || this.truths(each)[place] === false)
      );
    });
  }

  #expression(text: string): MacroExpression {
    const expression = this.#expressions.get(text) ?? parseExpression(text);
    this.#expressions.set(text, expression);
    return expression;
  }

  #placeOf(standard: string): number {
    return this.names.findIndex((name) => name === standard);
  }
}

function known(value: number): Macro {
  return { value, isDefined: true };
}

/** A macro that is defined from a standard on; unknown for a standard of another language. */
function macroFrom(first: number, place: number, value: number): Macro {
  if (first === -1) return unknownMacro;
  return place >= first ? known(value) : undefinedMacro;
}
