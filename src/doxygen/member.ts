import {
  memberKinds,
  type CodeText,
  type EnumValue,
  type MemberContent,
  type MemberKind,
} from '../model/compound.ts';
import { isInventedBitField, unnamedBitField } from '../model/unnamed-bit-field.ts';
import { withoutTemplateSpaces } from '../model/template-spaces.ts';
import { textOfCode } from '../model/walk.ts';
import { childNamed, childrenNamed, childText, textOf, type XmlElement } from '../xml/element.ts';
import { anonymousKind, unnamedTypeIn, withoutMangledNames } from './anonymous.ts';
import { joinedNumbers, spacedConstraint } from '../model/argument-list.ts';
import { protectionOf } from './attributes.ts';
import { childCode, readCode, trimEnd, trimStart } from './code-text.ts';
import { declaredParams } from './declared-params.ts';
import type { DescriptionReader } from './description-reader.ts';
import { readLocation } from './location.ts';
import { memberModifiers } from './modifiers.ts';
import { readParams, readTemplateParams } from './params.ts';
import { readMemberRefs, readRequirementRefs } from './references.ts';

const functionKinds: ReadonlySet<MemberKind> = new Set<MemberKind>([
  'function',
  'signal',
  'slot',
  'dcop',
  'prototype',
]);

/** The compound around a member. */
export interface Scope {
  /** Its name, with `::`; empty if it is not a scope: files, groups. */
  name: string;
  /** The kind of an unnamed scope, such as `struct`; empty for compounds that always have names. */
  noun: string;
}

/** Reads a `memberdef`. */
export function readMember(
  element: XmlElement,
  scope: Scope,
  descriptions: DescriptionReader,
): MemberContent {
  const kind = memberKinds.find((name) => name === element.attributes.kind) ?? 'variable';
  const rawType = childNamed(element, 'type');
  const noun = kind === 'enum' ? 'enum' : anonymousKind(rawType ? textOf(rawType) : '');
  const text = (name: string): string =>
    withoutTemplateSpaces(withoutMangledNames(childText(element, name) ?? '', noun || scope.noun));
  const bitfield = childText(element, 'bitfield');
  const written = text('name');
  const isBitField = bitfield !== undefined && isInventedBitField(written);
  const name = isBitField ? unnamedBitField : written;
  const argsString = spacedConstraint(joinedNumbers(text('argsstring')));
  const params = readParams(element, descriptions);
  const { noexceptexpression: noexceptExpression } = element.attributes;
  const isFunction = functionKinds.has(kind) || (kind === 'friend' && argsString.startsWith('('));
  const isMacroWithParams = kind === 'define' && childNamed(element, 'param') !== undefined;
  const location = readLocation(element, isFunction);
  // Doxygen writes the type first in these.
  const isPython = /\.pyw?$/i.test(location?.file ?? '');
  const optional = {
    templateParams: readTemplateParams(element, descriptions),
    bitfield,
    initializer: readInitializer(element),
    exceptions: childCode(element, 'exceptions'),
    requires: readRequires(element),
    read: childText(element, 'read'),
    write: childText(element, 'write'),
    location,
    noexceptExpression,
    unnamedType: rawType && kind === 'variable' ? unnamedTypeIn(textOf(rawType)) : undefined,
  };
  return {
    refid: element.attributes.id ?? '',
    kind,
    name,
    qualifiedName: qualifiedName(isBitField ? '' : text('qualifiedname'), name, scope),
    protection: protectionOf(element),
    modifiers: memberModifiers(element, isFunction ? argsString : ''),
    strong: element.attributes.strong === 'yes',
    type: rawType ? withoutName(readCode(rawType), name) : [],
    definition: text('definition'),
    argsString,
    params: isFunction && !isPython ? declaredParams(params, argsString) : params,
    callable: isFunction || isMacroWithParams,
    qualifiers: childrenNamed(element, 'qualifier').map((qualifier) => textOf(qualifier).trim()),
    reimplements: readMemberRefs(element, 'reimplements'),
    reimplementedBy: readMemberRefs(element, 'reimplementedby'),
    enumValues: childrenNamed(element, 'enumvalue').map((value) =>
      readEnumValue(value, descriptions),
    ),
    brief: descriptions.read(childNamed(element, 'briefdescription')),
    detailed: descriptions.read(childNamed(element, 'detaileddescription')),
    inBody: descriptions.read(childNamed(element, 'inbodydescription')),
    references: readMemberRefs(element, 'references'),
    referencedBy: readMemberRefs(element, 'referencedby'),
    satisfies: readRequirementRefs(element, 'satisfies'),
    verifies: readRequirementRefs(element, 'verifies'),
    ...present(optional),
  };
}

/** Drops the type of a member that is called by its type, because neither of them has a name. */
function withoutName(type: CodeText, name: string): CodeText {
  return name.startsWith('(anonymous') && textOfCode(type) === name ? [] : type;
}

/**
 * Some languages separate scopes by `.` or `\\`, and Objective-C writes `-[Class name]`; the model always uses `::`.
 */
function qualifiedName(written: string, name: string, scope: Scope): string {
  if (written === '') return scope.name === '' ? name : `${scope.name}::${name}`;
  const objectiveC = /^[+-]\[(\S+) /.exec(written)?.[1];
  if (objectiveC !== undefined) return `${objectiveC}::${name}`;
  const prefix = written.endsWith(name) ? written.slice(0, written.length - name.length) : '';
  return /^(?:\w+[.\\])+$/.test(prefix) ? prefix.replace(/[.\\]/g, '::') + name : written;
}

function readEnumValue(element: XmlElement, descriptions: DescriptionReader): EnumValue {
  return {
    refid: element.attributes.id ?? '',
    name: childText(element, 'name') ?? '',
    protection: protectionOf(element),
    brief: descriptions.read(childNamed(element, 'briefdescription')),
    detailed: descriptions.read(childNamed(element, 'detaileddescription')),
    ...present({ initializer: readInitializer(element) }),
  };
}

/** An initializer of several lines keeps its padding, which aligns the lines. */
function readInitializer(element: XmlElement): MemberContent['initializer'] {
  const child = childNamed(element, 'initializer');
  if (!child) return undefined;
  const hasLines = textOf(child).trim().includes('\n');
  const code = hasLines ? trimEnd(readCode(child, true)) : readCode(child);
  return code.length > 0 ? code : undefined;
}

/** Reads a `requiresclause` child, without the keyword. */
export function readRequires(element: XmlElement): MemberContent['requires'] {
  const code = childCode(element, 'requiresclause');
  const [first, ...rest] = code ?? [];
  if (typeof first !== 'string' || !/^requires\b/.test(first)) return code;
  return trimStart([first.replace(/^requires\b/, ''), ...rest]);
}

/** Drops the fields that have no value. */
export function present<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const result: { [K in keyof T]?: NonNullable<T[K]> } = {};
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined && value !== null) result[key] = value;
  }
  return result;
}
