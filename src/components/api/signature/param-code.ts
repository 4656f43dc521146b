import type { CodeText, Param } from '../../../model/compound.ts';
import { gapAfter, nameOffset } from '../../../model/declarator.ts';
import { textOfCode } from '../../../model/walk.ts';
import { cutAt, folded } from './code-text.ts';
import type { Item } from './declaration.ts';

/** Returns the separator between a type and its name. */
function gap(type: CodeText): string {
  return gapAfter(textOfCode(type));
}

/** Combines type, name and array part as C++ writes them. */
function declare(type: CodeText, name: string, array: string): CodeText {
  const declared = name + array;
  if (declared === '') return type;
  const offset = nameOffset(textOfCode(type));
  if (offset !== undefined) {
    const [before, after] = cutAt(type, offset);
    return [...before, (name === '' ? '' : gap(before)) + name, ...after, array];
  }
  return [...type, (name === '' ? '' : gap(type)) + declared];
}

/** Returns the code of a function, macro or template parameter in a declaration. */
export function paramCode(param: Param, language?: string): Item {
  const { attributes, constraint, defaultValue } = param;
  const type = folded(param.type ?? []);
  const name = param.name ?? (type.length === 0 ? param.definitionName : undefined) ?? '';
  const code: CodeText = attributes ? [`${attributes} `] : [];
  // Untyped Python parameters have their name in place of the type.
  const named = name !== '' && name !== textOfCode(type) ? name : '';
  const isStarred = /^\*+$/.test(textOfCode(type));
  let nameAt: number | undefined;
  if (param.declaration) code.splice(0, code.length, ...folded(param.declaration));
  else if (language === 'Python' && named !== '' && type.length > 0 && !isStarred)
    code.push(`${named}: `, ...subscripted(type, param.array));
  else {
    if (named !== '' && type.length > 0) nameAt = columnOf(code, type);
    code.push(...declare(type, named || (type.length === 0 ? name : ''), param.array ?? ''));
  }
  if (constraint) code.push(language === 'Java' ? ' extends ' : ' : ', ...folded(constraint));
  if (defaultValue) code.push(' = ', ...folded(defaultValue));
  return { code, nameAt };
}

/** A Python type with the part that Doxygen reports as an array: `list` and `[int]`, possibly in quotes. */
function subscripted(type: CodeText, subscript: string | undefined): CodeText {
  if (subscript === undefined) return type;
  const last = type.at(-1);
  const quote = typeof last === 'string' ? /["']$/.exec(last)?.[0] : undefined;
  if (typeof last !== 'string' || quote === undefined) return [...type, subscript];
  return [...type.slice(0, -1), last.slice(0, -1) + subscript + quote];
}

/** Returns the column of the name after a type; `undefined` if the name is inside the type. */
function columnOf(attributes: CodeText, type: CodeText): number | undefined {
  const text = textOfCode(type);
  if (nameOffset(text) !== undefined) return undefined;
  // Most types have no such end, and the pattern tries each of their places.
  const attached = /[*&^(]$/.test(text)
    ? (/(?:(?:::)?(?:\w+(?:<[^()]*>)?::)+\*|[*&^(])*$/.exec(text)?.[0].length ?? 0)
    : 0;
  return textOfCode(attributes).length + text.length - attached + gap(type).length;
}
