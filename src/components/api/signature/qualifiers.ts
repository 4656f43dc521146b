import type { CodeText, Member } from '../../../model/compound.ts';
import { textOfCode } from '../../../model/walk.ts';
import { folded } from './code-text.ts';

/** `const`, `volatile`, `&` and `&&`, which come first. */
const first = /^(?:(?:const|volatile)\b\s*|&{1,2}\s*)*/;

/** The end of a declaration. */
const last = /(?<![=!<>])\s*=\s*(0|default|delete)\s*$/;

/**
 * Returns the qualifiers after a function's parameters, in C++ order. Doxygen releases differ in which ones they leave
 * in `argsstring`, which ends with `trailing`, and which ones they report separately.
 */
export function qualifiersOf(member: Member, trailing: string, requires?: CodeText): CodeText {
  const written = trailing.trim();
  const qualifiers = first.exec(written)?.[0] ?? '';
  const end = last.exec(written);
  const rest = written.slice(qualifiers.length, end?.index).trim();
  const exceptions = folded(member.exceptions ?? []);
  const exceptionsText = textOfCode(exceptions);
  const isGiven = exceptionsText === '' || written.includes(exceptionsText);
  // Other languages list the thrown exceptions last.
  const isSpecification = /^(?:throw|noexcept)\b/.test(exceptionsText);
  const result: CodeText = [];
  if (qualifiers !== '') result.push(` ${qualifiers.trim()}`);
  if (!isGiven && isSpecification) result.push(' ', ...exceptions);
  else result.push(...noexceptOf(member, rest));
  if (rest !== '') result.push(/^[)[]/.test(rest) ? rest : ` ${rest}`);
  if (requires) result.push(' requires ', ...folded(requires));
  if (end) result.push(` = ${end[1] ?? ''}`);
  if (!isGiven && !isSpecification) result.push(' ', ...exceptions);
  return result;
}

/** The exception specification, if the argument string omits it. */
function noexceptOf(member: Member, written: string): CodeText {
  if (/\bnoexcept\b/.test(written.split(/->|\brequires\b/)[0] ?? '')) return [];
  if (member.noexceptExpression) return [` noexcept(${member.noexceptExpression})`];
  return member.modifiers.includes('noexcept') ? [' noexcept'] : [];
}
