import type { CodePart, CodeText, Param } from '../model/compound.ts';
import { declaredText, nameOffset } from '../model/declarator.ts';
import { textOfCode } from '../model/walk.ts';
import { hasAll, parseArguments, type Argument } from './argument-list.ts';

/** Links by their texts. */
type Refs = ReadonlyMap<string, CodePart>;

/**
 * The parameters of a function, right to the token. Doxygen says them twice, and either can lack something: where a
 * header declares what a source file defines, the default values of functions in namespaces are in `argsstring` only, or
 * in the parameters only; conditions, pointers that are `const` and parameters that are functions it takes apart wrongly.
 */
export function declaredParams(params: Param[], argsString: string): Param[] {
  if (params.length === 0 || !argsString.startsWith('(')) return params;
  if (agrees(params, argsString)) return params;
  const list = parseArguments(argsString);
  if (!list) return params;
  const refs = refsOf(params);
  const isTornApart = params.some(isTorn);
  if (isTornApart || list.length !== params.length) {
    const isLess =
      !isTornApart && hasAll(params.map(textOf).join(), list.map(textOfArgument).join());
    return isLess ? params : list.map((argument) => paramOf(argument, params, refs));
  }
  // The header has the default values.
  const valuesIn = (values: readonly (Param | Argument)[]): number =>
    values.filter(({ defaultValue }) => defaultValue !== undefined).length;
  const isHeader = valuesIn(list) > valuesIn(params);
  return params.map((param, i) => merged(param, list[i], isHeader, refs));
}

/** True where both say the same; so it nearly always is, and nothing has to be taken apart. */
function agrees(params: readonly Param[], argsString: string): boolean {
  const texts = params.map((param) => squeezed(textOf(param)));
  const written = squeezed(argsString);
  const expected = `(${texts.join(',')})`;
  // Doxygen may have stopped at the parenthesis of a pointer to a function or to an array.
  return written.startsWith(expected) && !/[([,]/.test(written[expected.length] ?? '');
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

/** True for what cannot be a type: half of a condition, of a comparison or of a list. */
function isTorn({ type }: Param): boolean {
  const text = textOfCode(type ?? []);
  return /^\d|^[^([]*\?/.test(text) || text.split('(').length !== text.split(')').length;
}

/** A parameter as declared, without its default value. */
function declarationOf({ attributes = '', type, name = '', array = '' }: Param): string {
  // The parameters of `int f(int)` stand where an array part would, without parentheses.
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

/** A parameter of which the other side may know more; that is the header where `isHeader`. */
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

/** What `argsstring` declares, where that is more than what the parameter says, or something else in the header. */
function fullerDeclaration(
  param: Param,
  declaration: string,
  isHeader: boolean,
): string | undefined {
  if (isMore(declaration, declarationOf(param))) return declaration;
  const { name = '', ...unnamed } = param;
  // The end of a qualified type is no name.
  if (name.includes('::')) return declaration;
  // The header need not name what the source file names.
  const isUnnamed = name !== '' && !new RegExp(`\\b${escaped(name)}`).test(declaration);
  if (isUnnamed && nameOffset(declaration) !== undefined)
    if (isMore(declaration, declarationOf(unnamed))) return declaredText(declaration, name, '');
  return isHeader && !hasAll(declarationOf(param), declaration) ? declaration : undefined;
}

/** True where what is written has all of what is known. With no more than that, what is known is in disorder. */
function isMore(written: string, known: string): boolean {
  return squeezed(written) !== squeezed(known) && hasAll(written, known);
}

/** The default value, where `argsstring` has more of it. */
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

/** A parameter that only `argsstring` has whole. */
function paramOf(argument: Argument, params: readonly Param[], refs: Refs): Param {
  const { declaration } = argument;
  const last = /\w+$/.exec(declaration)?.[0];
  const same = params.find(({ name }) => name !== undefined && name === last);
  const isSame = same && squeezed(declarationOf(same)) === squeezed(declaration);
  return {
    ...(isSame ? same : { type: linked(declaration, refs), brief: same?.brief ?? [] }),
    ...defaultOf(argument, undefined, refs),
  };
}

/** The links of the parameters' types and values, by their texts. */
function refsOf(params: readonly Param[]): Refs {
  const refs = new Map<string, CodePart>();
  for (const { type = [], defaultValue = [] } of params)
    for (const part of [...type, ...defaultValue])
      if (typeof part !== 'string') refs.set(part.text, part);
  return refs;
}

/** Code with the links that its words have elsewhere. */
function linked(code: string, refs: Refs): CodeText {
  if (refs.size === 0) return [code];
  const texts = [...refs.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pieces = code.split(new RegExp(`(?<![\\w:])(${texts.join('|')})(?!\\w)`));
  return pieces.filter((piece) => piece !== '').map((piece) => refs.get(piece) ?? piece);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
