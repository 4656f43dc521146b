import { unnamedBitField } from '../../../model/unnamed-bit-field.ts';
import type { CodePart, CodeText, Member, Param } from '../../../model/compound.ts';
import { afterParams } from '../../../model/code-brackets.ts';
import { textOfCode } from '../../../model/walk.ts';
import { enumerators } from '../member-name.ts';
import { aroundName, type AroundName } from './around-name.ts';
import { folded, isBlank } from './code-text.ts';
import { paramCode } from './param-code.ts';
import { qualifiersOf } from './qualifiers.ts';

/** The declared name. */
export interface DeclaredName {
  /** The name. */
  name: string;
  /** The name with links, if it belongs to another symbol: a friend. */
  code?: CodeText;
  /** Text shown on hover. */
  title?: string | undefined;
}

/** A part of a declaration: code, or the declared name. */
export type DeclarationPart = CodePart | DeclaredName;

/** A parameter of a declaration. */
export interface Item {
  /** The code. */
  code: CodeText;
  /**
   * Column of the name, including an attached `*` or `&`, in characters; missing if the name does not follow the type.
   */
  nameAt?: number;
}

/** A line of a declaration; one with items can be broken into a line for each. */
export interface Phrase {
  /** Code before the items, or the whole line. */
  before: DeclarationPart[];
  /** Parameters. */
  items?: Item[];
  /** Brackets around the items. */
  brackets: '()' | '<>';
  /** Code after the items. */
  after: CodeText;
}

/** Modifiers that C++ writes before the type; the others appear only as badges. */
const leading = new Set([
  'static',
  'explicit',
  'constexpr',
  'consteval',
  'constinit',
  'mutable',
  'extern',
  'thread_local',
]);

/** Longest initializer, in characters, that the declaration includes; longer ones get their own block. */
const longestInitializer = 60;

/** True if the initializer is short enough for the declaration. */
export function hasInlineInitializer({ initializer }: Member): boolean {
  if (isBlank(initializer) || initializer === undefined) return false;
  const text = textOfCode(initializer).trim();
  return !text.includes('\n') && text.length <= longestInitializer;
}

/** Returns the lines of a template header and its constraint. */
export function templatePhrases(
  params: readonly Param[] | undefined,
  requires: CodeText | undefined,
  language?: string,
): Phrase[] {
  const phrases: Phrase[] = [];
  if (params) {
    const word = language === 'Java' || language === 'C#' ? '' : 'template ';
    const items = params.map((param) => paramCode(param, language));
    phrases.push({ before: [word], items, brackets: '<>', after: [] });
  }
  if (requires && !isBlank(requires))
    phrases.push({ before: ['requires ', ...folded(requires)], brackets: '()', after: [] });
  return phrases;
}

/** Returns the declaration of a member, line by line: template header, constraint, and the member itself. */
export function declarationOf(member: Member, language?: string): Phrase[] {
  const trailing = member.callable ? afterParams(member.argsString) : '';
  // The argument string may already contain a constraint after the parameters.
  const requires =
    isBlank(member.requires) || /\brequires\b/.test(trailing) ? undefined : member.requires;
  // For templates, Doxygen does not report where the constraint is; other functions have it after their parameters.
  const isBehind = member.callable && !member.templateParams;
  return [
    ...templatePhrases(member.templateParams, isBehind ? undefined : requires, language),
    member.callable
      ? callable(member, trailing, isBehind ? requires : undefined, language)
      : value(member, language),
  ];
}

/** A function, or a macro with arguments. */
function callable(
  member: Member,
  trailing: string,
  requires: CodeText | undefined,
  language?: string,
): Phrase {
  let items = member.params
    .map((param) => paramCode(param, language))
    .filter(({ code }) => !isBlank(code));
  if (items.length === 0) {
    const text = member.argsString.slice(0, member.argsString.length - trailing.length).trim();
    const inner = text.replace(/^\(|\)$/g, '').trim();
    if (inner !== '') items = [{ code: [inner] }];
  }
  const after: CodeText = [];
  if (member.kind === 'define') {
    if (hasInlineInitializer(member)) after.push(' ', ...folded(member.initializer ?? []));
    return { before: ['#define ', { name: member.name }], items, brackets: '()', after };
  }
  after.push(...qualifiersOf(member, trailing, requires));
  if (hasInlineInitializer(member)) after.push(' ', ...folded(member.initializer ?? []));
  if (language === 'Python') {
    const type = folded(member.type);
    // Some Doxygen releases report the keyword as the type.
    const isKeyword = textOfCode(type) === 'def';
    const result: CodeText = isBlank(type) || isKeyword ? [] : [' -> ', ...type];
    return {
      before: [...(isKeyword ? ['def '] : []), { name: member.name }],
      items,
      brackets: '()',
      after: [...after, ...result],
    };
  }
  const around = aroundName(folded(member.type), member.argsString);
  return {
    before: nameWith(member, around),
    items,
    brackets: '()',
    after: [...after, ...around.behind],
  };
}

/** Describes the type of a variable by its values, if it is an unnamed enumeration. */
function withValues(type: CodeText, values: Member['typeValues']): CodeText {
  if (!values) return type;
  const written = `enum ${enumerators(values.map((name) => ({ name })))}`;
  return type.map((part) =>
    typeof part === 'string' ? part.replace('(anonymous enum)', () => written) : part,
  );
}

/** A member without parameters in parentheses: a variable, type, enumeration, property, plain macro. */
function value(member: Member, language?: string): Phrase {
  const name = { name: member.name };
  const isUnnamed = member.name === '(anonymous enum)';
  const type = withValues(folded(member.type), member.typeValues);
  const args = member.argsString.trim();
  const initializer = hasInlineInitializer(member)
    ? [' ', ...folded(member.initializer ?? [])]
    : [];
  const phrase = (...before: DeclarationPart[]): Phrase => ({ before, brackets: '()', after: [] });
  switch (member.kind) {
    case 'define':
      return phrase('#define ', name, ...initializer);
    case 'enum':
      return phrase(
        ...(isUnnamed ? [] : [member.strong ? 'enum class ' : 'enum ']),
        // The keyword takes the place of the name, and its link.
        isUnnamed ? { name: 'enum' } : name,
        ...(type.length > 0 ? [' : ', ...type] : []),
      );
    case 'typedef':
      if (/^using\b/.test(member.definition)) return phrase('using ', name, ' = ', ...type, args);
      break;
    case 'property':
    case 'event':
    case 'variable':
    case 'function':
    case 'signal':
    case 'prototype':
    case 'friend':
    case 'dcop':
    case 'slot':
    case 'interface':
    case 'service':
  }
  if (language === 'VHDL')
    return phrase(name, ' : ', ...type, type.length > 0 ? ' ' : '', args, ...initializer);
  const bits =
    member.bitfield && member.name !== unnamedBitField ? [` : ${member.bitfield.trim()}`] : [];
  const around = aroundName(type, args);
  const space = around.args === '' || /^[)[(]/.test(around.args) ? '' : ' ';
  return phrase(
    ...nameWith(member, around),
    space + around.args,
    ...around.behind,
    ...bits,
    ...initializer,
  );
}

/** Modifiers, type and name. */
function nameWith(member: Member, { before, inner }: AroundName): DeclarationPart[] {
  return [...wordsBefore(member), ...before, declaredName(member), ...inner];
}

/** The name of a member; the name of a friend class links to the class, which Doxygen writes as a parameter. */
function declaredName(member: Member): DeclaredName {
  const { kind, callable, name, bitfield = '' } = member;
  const [param] = member.params;
  if (name === unnamedBitField) return { name: `: ${bitfield.trim()}` };
  const code = kind === 'friend' && !callable ? param?.type : undefined;
  return { name, ...(code && textOfCode(code) === name && { code }) };
}

/** Modifiers before the type that are not part of it. */
function wordsBefore(member: Member): CodeText {
  const text = textOfCode(member.type).trim();
  const words = member.modifiers.filter(
    (word) => leading.has(word) && !(text.includes(word) && new RegExp(`\\b${word}\\b`).test(text)),
  );
  if (isWrittenVirtual(member) && !/\bvirtual\b/.test(text)) words.push('virtual');
  if (member.modifiers.includes('nodiscard')) words.unshift('[[nodiscard]]');
  if (member.kind === 'friend' && !/^friend\b/.test(text)) words.unshift('friend');
  if (member.kind === 'typedef' && /^typedef\b/.test(member.definition)) words.unshift('typedef');
  return words.length > 0 ? [`${words.join(' ')} `] : [];
}

/**
 * True if the header has the word `virtual`. Doxygen repeats it in the definition, except for definitions in source
 * files. Overriding functions are virtual without it.
 */
function isWrittenVirtual({ definition, modifiers, reimplements, location }: Member): boolean {
  if (/^(?:\w+ )*virtual\b/.test(definition)) return true;
  if (!modifiers.includes('virtual') && !modifiers.includes('pure virtual')) return false;
  if (definition === '') return true;
  if (modifiers.includes('override') || modifiers.includes('final')) return false;
  const isElsewhere = location?.bodyFile !== undefined && location.bodyFile !== location.file;
  return isElsewhere || reimplements.length === 0;
}
