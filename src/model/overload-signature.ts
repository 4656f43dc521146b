import { afterParams } from './code-brackets.ts';
import type { MemberContent, Param } from './compound.ts';
import { normalParamType, normalType } from './normal-type.ts';
import { splitQualified } from './qualified-name.ts';
import { textOfCode } from './walk.ts';

/**
 * The parts that distinguish a member from its overloads: template parameters, parameter types, qualifiers. It does not
 * depend on the Doxygen release and ignores parameter names, white space, scopes and return types. Members that differ
 * only in those share a signature.
 */
export function overloadSignature(member: MemberContent): string {
  const names = templateNames(member);
  const { kind, enumValues } = member;
  if (kind === 'define') return `define;${member.callable ? member.params.length : ''}`;
  if (kind === 'enum') return `enum;${enumValues[0]?.name ?? ''}`;
  const template = headOf(member).map((param) => templateParam(param, names));
  return [kind, template.join(','), paramTypes(member, names), qualifiersOf(member)].join(';');
}

/** Distinguishes members with equal overload signatures by constraints, return types and scopes of types. */
export function wholeSignature(member: MemberContent): string {
  // Headers of devices have hundreds of thousands of macros without parameters, each of them in several headers.
  if (member.kind === 'define' && !member.callable) return 'define;;;';
  const { templateParams = [], params, type, requires = [] } = member;
  const all = [...templateParams, ...params].map((param) => textOfCode(param.type ?? []));
  const result = normalType(textOfCode(type), templateNames(member));
  return [overloadSignature(member), result, textOfCode(requires), ...all]
    .join(';')
    .replace(/\s+/g, '');
}

/** The template parameters that callers see: an unnamed one with a default is a condition. */
function headOf({ templateParams = [] }: MemberContent): Param[] {
  return templateParams.filter(
    (param) => nameOf(param) !== undefined || (!param.defaultValue && !typeOf(param).includes('(')),
  );
}

/** A parameter of a template without its name: `type`, `type...`, `int`. */
function templateParam(param: Param, names: ReadonlyMap<string, string>): string {
  const type = typeOf(param);
  const isType = /^(?:typename|class)\b/.test(type);
  const pack = type.includes('...') ? '...' : '';
  if (isType) return `type${pack}`;
  return normalType(type.replace(/(\b(?:class|typename))\s+\w+$/, '$1'), names);
}

/** Maps the names of template parameters, including those of enclosing classes, to their positions. */
function templateNames(member: MemberContent): Map<string, string> {
  const names = new Map<string, string>();
  // The definition contains the scope with its arguments: `void ns::vec< T, N >::push`.
  const scopes = /<[^]*>::/.test(member.definition) ? splitQualified(member.definition) : [];
  for (const [depth, scope] of scopes.slice(0, -1).entries()) {
    const written = /<([^<>]*)>\s*$/.exec(scope)?.[1] ?? '';
    for (const [i, argument] of written.split(',').entries())
      if (/^\s*[A-Za-z_]\w*(?:\.\.\.)?\s*$/.test(argument))
        names.set(argument.replace('...', '').trim(), `$${depth}_${i}`);
  }
  for (const [i, param] of headOf(member).entries()) {
    const name = nameOf(param);
    if (name !== undefined) names.set(name, `$${i}`);
  }
  return names;
}

/** The name of a template parameter; Doxygen writes that of a type parameter as part of the type. */
function nameOf(param: Param): string | undefined {
  return (
    param.name ??
    /(?:^|\s|\.\.\.)(?:class|typename)\s*(?:\.\.\.)?\s*(\w+)$/.exec(typeOf(param))?.[1]
  );
}

function typeOf({ type = [], constraint }: Param): string {
  const text = textOfCode(type);
  return constraint && text === '' ? textOfCode(constraint) : text;
}

function paramTypes({ params }: MemberContent, names: ReadonlyMap<string, string>): string {
  const types = params.map(
    (param) =>
      normalParamType(param.type ? textOfCode(param.type) : (param.name ?? ''), names) +
      (param.array ?? '').replace(/\s+/g, ''),
  );
  return types.length === 1 && types[0] === 'void' ? '' : types.join(',');
}

/**
 * `const`, `volatile`, `&` and `&&` after the parameters. Anything else there does not distinguish overloads and varies
 * between Doxygen releases.
 */
function qualifiersOf({ argsString }: MemberContent): string {
  const [behind = ''] = afterParams(argsString).split(/->|=|\b(?:noexcept|throw|requires)\b/);
  return [...new Set(behind.match(/\bconst\b|\bvolatile\b|&&|&/g) ?? [])].sort().join(' ');
}
