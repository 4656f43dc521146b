import type { CodePart, CodeText, Param } from '../model/compound.ts';
import { declaredText, nameOffset } from '../model/declarator.ts';
import { textOfCode } from '../model/walk.ts';
import { codeTokens, isContained, parseArguments, type Argument } from './argument-list.ts';

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
  if (list.length !== params.length || params.some(isTorn)) {
    const isInParams = isContained(codeTokens(textOfList(list)), codeTokens(textOfParams(params)));
    return isInParams ? params : list.map((argument) => paramOf(argument, params, refs));
  }
  return params.map((param, i) => merged(param, list[i], refs));
}

/** True where both say the same; so it nearly always is, and nothing has to be taken apart. */
function agrees(params: readonly Param[], argsString: string): boolean {
  const texts = params.map((param) => squeezed(textOf(param)));
  return squeezed(argsString).startsWith(`(${texts.join(',')})`);
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

/** True for what cannot be a type: half of a condition or of a comparison. */
function isTorn({ type }: Param): boolean {
  return type !== undefined && /^\d|\?/.test(textOfCode(type));
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

function textOfParams(params: readonly Param[]): string {
  return params.map(textOf).join(',');
}

function textOfList(list: readonly Argument[]): string {
  return list
    .map(({ declaration, defaultValue }) => declaration + (defaultValue ? `=${defaultValue}` : ''))
    .join(',');
}

/** A parameter of which the other side may know more. */
function merged(param: Param, argument: Argument | undefined, refs: Refs): Param {
  if (!argument) return param;
  const declaration = fullerDeclaration(param, argument.declaration);
  return {
    ...param,
    ...(declaration !== undefined && { declaration: linked(declaration, refs) }),
    ...defaultOf(argument, param.defaultValue, refs),
  };
}

/** What `argsstring` declares, where that is more than what the parameter says. */
function fullerDeclaration(param: Param, declaration: string): string | undefined {
  const written = codeTokens(declaration);
  if (hasMore(written, codeTokens(declarationOf(param)))) return declaration;
  // The header need not name what the source file names.
  const { name = '', ...unnamed } = param;
  const offset = nameOffset(declaration);
  if (name === '' || offset === undefined || written.includes(name)) return undefined;
  if (!hasMore(written, codeTokens(declarationOf(unnamed)))) return undefined;
  return declaredText(declaration, name, '');
}

function hasMore(written: readonly string[], known: readonly string[]): boolean {
  return written.length > known.length && isContained(known, written);
}

/** The default value, where `argsstring` has more of it. */
function defaultOf(
  { defaultValue }: Argument,
  known: CodeText | undefined,
  refs: Refs,
): Pick<Param, 'defaultValue'> {
  if (defaultValue === undefined) return {};
  const isFuller = hasMore(codeTokens(defaultValue), codeTokens(textOfCode(known ?? [])));
  return isFuller ? { defaultValue: linked(defaultValue, refs) } : {};
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
