import type { CodePart, CodeText, Param } from '../model/compound.ts';
import { declaredText, nameOffset } from '../model/declarator.ts';
import { textOfCode } from '../model/walk.ts';
import { hasAll, parseArguments, type Argument } from '../model/argument-list.ts';
import { withoutSpaces } from '../model/without-spaces.ts';

/** Links by their text. */
type Refs = ReadonlyMap<string, CodePart>;

/**
 * Returns the parameters of a function, correct to the token. Doxygen writes them twice, and either copy can be
 * incomplete. If a header declares what a source file defines, only one copy has the default values of functions in
 * namespaces. The parameters have errors in conditions, `const` pointers and parameters that are functions.
 */
export function declaredParams(params: Param[], argsString: string): Param[] {
  if (params.length === 0 || !argsString.startsWith('(')) return params;
  if (agrees(params, argsString)) return params;
  const list = parseArguments(argsString);
  if (!list) return params;
  const refs = refsOf(params);
  const hasFragments = params.some(isFragment);
  if (hasFragments || list.length !== params.length) {
    const isLess =
      !hasFragments && hasAll(params.map(textOf).join(), list.map(textOfArgument).join());
    return isLess ? params : list.map((argument) => paramOf(argument, params, refs));
  }
  // The header has the default values.
  const valuesIn = (values: readonly (Param | Argument)[]): number =>
    values.filter(({ defaultValue }) => defaultValue !== undefined).length;
  const isHeader = valuesIn(list) > valuesIn(params);
  return params.map((param, i) => merged(param, list[i], isHeader, refs));
}

/** True if both copies agree, which is nearly always so and needs no parsing. */
function agrees(params: readonly Param[], argsString: string): boolean {
  const texts = params.map((param) => withoutSpaces(textOf(param)));
  const written = withoutSpaces(argsString);
  const expected = `(${texts.join(',')})`;
  // Doxygen may stop at the parenthesis of a pointer to a function or array.
  return written.startsWith(expected) && !/[([,]/.test(written[expected.length] ?? '');
}

/** True for text that cannot be a type: half of a condition, comparison or list. */
function isFragment({ type }: Param): boolean {
  const text = textOfCode(type ?? []);
  return /^\d|^[^([]*\?/.test(text) || text.split('(').length !== text.split(')').length;
}

/** A parameter as declared, without its default value. */
function declarationOf({ attributes = '', type, name = '', array = '' }: Param): string {
  // The array part holds the parameters of `int f(int)`, without parentheses.
  const suffix = /^\w/.test(array) ? ` ${array}` : array;
  return `${attributes} ${declaredText(textOfCode(type ?? []), name, suffix)}`;
}

function textOf(param: Param): string {
  const { defaultValue } = param;
  return declarationOf(param) + (defaultValue ? `=${textOfCode(defaultValue)}` : '');
}

function textOfArgument({ declaration, defaultValue }: Argument): string {
  return declaration + (defaultValue === undefined ? '' : `=${defaultValue}`);
}

/**
 * Merges a parameter with its other copy, which may have more; `isHeader` is true if the other copy is from the header.
 */
function merged(
  param: Param,
  argument: Argument | undefined,
  isHeader: boolean,
  refs: Refs,
): Param {
  if (!argument) return param;
  const declaration = fullerDeclaration(param, argument.declaration, isHeader);
  return {
    ...param,
    ...(declaration !== undefined && { declaration: linked(declaration, refs) }),
    ...defaultOf(argument, param.defaultValue, refs),
  };
}

/** Returns the declaration in `argsstring` if it has more than the parameter, or if it is the header's and differs. */
function fullerDeclaration(
  param: Param,
  declaration: string,
  isHeader: boolean,
): string | undefined {
  if (isMore(declaration, declarationOf(param))) return declaration;
  const { name = '', ...unnamed } = param;
  // The last part of a qualified type is not a name.
  if (name.includes('::')) return declaration;
  // The header may leave out a name that the source file has.
  const isUnnamed = name !== '' && !new RegExp(`\\b${escaped(name)}`).test(declaration);
  if (isUnnamed && nameOffset(declaration) !== undefined)
    if (isMore(declaration, declarationOf(unnamed))) return declaredText(declaration, name, '');
  return isHeader && !hasAll(declarationOf(param), declaration) ? declaration : undefined;
}

/**
 * True if the written text has all of the known text, but is not equal: it has more, or the known text is out of order.
 */
function isMore(written: string, known: string): boolean {
  return withoutSpaces(written) !== withoutSpaces(known) && hasAll(written, known);
}

/** Returns the default value; takes it from `argsstring` if that has more. */
function defaultOf(
  { defaultValue }: Argument,
  known: CodeText | undefined,
  refs: Refs,
): Pick<Param, 'defaultValue'> {
  if (defaultValue === undefined) return {};
  return isMore(defaultValue, textOfCode(known ?? []))
    ? { defaultValue: linked(defaultValue, refs) }
    : {};
}

/** Builds a parameter that only `argsstring` has in full. */
function paramOf(argument: Argument, params: readonly Param[], refs: Refs): Param {
  const { declaration } = argument;
  const last = /\w+$/.exec(declaration)?.[0];
  const same = params.find(({ name }) => name !== undefined && name === last);
  const isSame = same && withoutSpaces(declarationOf(same)) === withoutSpaces(declaration);
  return {
    ...(isSame ? same : { type: linked(declaration, refs), brief: same?.brief ?? [] }),
    ...defaultOf(argument, undefined, refs),
  };
}

/** Collects the links in the types and values of the parameters, by their text. */
function refsOf(params: readonly Param[]): Refs {
  const refs = new Map<string, CodePart>();
  for (const { type = [], defaultValue = [] } of params)
    for (const part of [...type, ...defaultValue])
      if (typeof part !== 'string') refs.set(part.text, part);
  return refs;
}

/** Adds the links that the words of this code have elsewhere. */
function linked(code: string, refs: Refs): CodeText {
  if (refs.size === 0) return [code];
  const texts = [...refs.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pieces = code.split(new RegExp(`(?<![\\w:])(${texts.join('|')})(?!\\w)`));
  return pieces.filter((piece) => piece !== '').map((piece) => refs.get(piece) ?? piece);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
