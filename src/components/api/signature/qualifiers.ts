import type { CodeText, Member } from '../../../model/compound.ts';
import { textOfCode } from '../../../model/walk.ts';
import { folded } from './code-text.ts';

/** `const`, `volatile`, `&` and `&&`, which come first. */
const first = /^(?:(?:const|volatile)\b\s*|&{1,2}\s*)*/;

/** What ends a declaration. */
const last = /(?<![=!<>])\s*=\s*(0|default|delete)\s*$/;

/**
 * What follows the parameters of a function, in the order of C++. Releases of Doxygen differ in what they leave in
 * `argsstring`, of which `trailing` is the end, and what they give apart.
 */
export function qualifiersOf(member: Member, trailing: string, requires?: CodeText): CodeText {
  const written = trailing.trim();
  const qualifiers = first.exec(written)?.[0] ?? '';
  const end = last.exec(written);
  const rest = written.slice(qualifiers.length, end?.index).trim();
  const exceptions = folded(member.exceptions ?? []);
  const exceptionsText = textOfCode(exceptions);
  const isGiven = exceptionsText === '' || written.includes(exceptionsText);
  // Other languages name what a function throws last.
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

/** The exception guarantee, where the argument string leaves it out. */
function noexceptOf(member: Member, written: string): CodeText {
  if (/\bnoexcept\b/.test(written.split(/->|\brequires\b/)[0] ?? '')) return [];
  if (member.noexceptExpression) return [` noexcept(${member.noexceptExpression})`];
  return member.modifiers.includes('noexcept') ? [' noexcept'] : [];
}
