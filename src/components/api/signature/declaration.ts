import type { CodePart, CodeText, Member, Param } from '../../../model/compound.ts';
import { afterParams } from '../../../model/code-brackets.ts';
import { textOfCode } from '../../../model/walk.ts';
import { aroundName, type AroundName } from './around-name.ts';
import { folded, isBlank } from './code-text.ts';
import { paramCode } from './param-code.ts';
import { qualifiersOf } from './qualifiers.ts';

/** The name that is declared. */
export interface DeclaredName {
  /** The name. */
  name: string;
  /** The name with links, where it is that of something else: a friend. */
  code?: CodeText;
  /** What is said of it on hover. */
  title?: string | undefined;
}

/** A part of a declaration: code, or the name that is declared. */
export type DeclarationPart = CodePart | DeclaredName;

/** A parameter of a declaration. */
export interface Item {
  /** The code. */
  code: CodeText;
  /**
   * Where the name stands, with the `*` or `&` that clings to it, in characters; missing if it does not follow the
   * type.
   */
  nameAt?: number;
}

/** A line of a declaration; one with items may be broken into a line for each. */
export interface Phrase {
  /** What stands before the items, or all of it. */
  before: DeclarationPart[];
  /** Parameters. */
  items?: Item[];
  /** What stands around the items. */
  brackets: '()' | '<>';
  /** What stands after the items. */
  after: CodeText;
}

/** Modifiers that C++ writes before the type; the others are shown as badges only. */
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

/** Longest initializer, in characters, that stands in the declaration; longer ones get a block of their own. */
const longestInitializer = 60;

/** True if the initializer is short enough to stand in the declaration. */
export function hasInlineInitializer({ initializer }: Member): boolean {
  if (isBlank(initializer) || initializer === undefined) return false;
  const text = textOfCode(initializer).trim();
  return !text.includes('\n') && text.length <= longestInitializer;
}

/** The lines of a template header and its constraint. */
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

/** The declaration of a member, line by line: template header, constraint, and the member itself. */
export function declarationOf(member: Member, language?: string): Phrase[] {
  const trailing = member.callable ? afterParams(member.argsString) : '';
  // A constraint after the parameters may be part of the argument string already.
  const requires =
    isBlank(member.requires) || /\brequires\b/.test(trailing) ? undefined : member.requires;
  // Of a template, Doxygen does not say where its constraint stands; what is none has it behind its parameters.
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
    // Some releases of Doxygen take the keyword for the type.
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

/** Something without parameters in parentheses: a variable, type, enumeration, property, plain macro. */
function value(member: Member, language?: string): Phrase {
  const name = { name: member.name };
  const type = folded(member.type);
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
        member.strong ? 'enum class ' : 'enum ',
        name,
        ...(type.length > 0 ? [' : ', ...type] : []),
      );
    case 'typedef':
      if (/^using\b/.test(member.definition)) return phrase('using ', name, ' = ', ...type, args);
      break;
    default:
  }
  if (language === 'VHDL')
    return phrase(name, ' : ', ...type, type.length > 0 ? ' ' : '', args, ...initializer);
  const bits = member.bitfield ? [` : ${member.bitfield.trim()}`] : [];
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

/** The name of a member; that of a friend class leads to the class, which Doxygen writes as a parameter. */
function declaredName({ kind, callable, name, params: [param] }: Member): DeclaredName {
  const code = kind === 'friend' && !callable ? param?.type : undefined;
  return { name, ...(code && textOfCode(code) === name && { code }) };
}

/** Modifiers that stand before the type and are no part of it. */
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
 * * True if the header has the word, which Doxygen repeats in the definition, but where that is in a source file. What
 * overrides a function is virtual without it.
 */
function isWrittenVirtual({ definition, modifiers, reimplements, location }: Member): boolean {
  if (/^(?:\w+ )*virtual\b/.test(definition)) return true;
  if (!modifiers.includes('virtual') && !modifiers.includes('pure virtual')) return false;
  if (definition === '') return true;
  if (modifiers.includes('override') || modifiers.includes('final')) return false;
  const isElsewhere = location?.bodyFile !== undefined && location.bodyFile !== location.file;
  return isElsewhere || reimplements.length === 0;
}
