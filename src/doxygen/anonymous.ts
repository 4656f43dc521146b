const scope = /(?:(?:(?!\b(?:struct|union|class|enum)\b)[^@()])*::)?/.source;
const generatedName = /(?:@\d+::)*@\d+/.source;
const typeWithKeyword = new RegExp(`\\b(struct|union|class|enum)\\s+${scope}${generatedName}`, 'g');
const memberPath = /(?:\.[^\s.,:;<>()[\]&*]+)+/.source;
const typeOfMember = new RegExp(`\\[(struct|union|class|enum)\\](${memberPath})`, 'g');
const unnamedMember = /^__unnamed\d*__$/;
const namespaceOfFile = /anonymous_namespace\{[^}]*\}/g;
const mangled = new RegExp(`(?<![\\w@.-])${generatedName}(?!\\w)`, 'g');

/**
 * Replaces the names that Doxygen invents for unnamed types. `struct A::@3` becomes `(anonymous struct)`; if only `@3`
 * is left, `noun` names the kind. Newer releases name a type by its members: `[struct].a` is the type of `a`.
 */
export function withoutMangledNames(text: string, noun = ''): string {
  if (!text.includes('@') && !text.includes('].') && !text.includes('anonymous_namespace'))
    return text;
  return text
    .replace(namespaceOfFile, '(anonymous namespace)')
    .replace(typeOfMember, (_, kind: string, path: string) => typeOf(kind, path))
    .replace(typeWithKeyword, '(anonymous $1)')
    .replace(mangled, noun === '' ? '(anonymous)' : `(anonymous ${noun})`);
}

/** Describes a type that Doxygen names by the path to its member; unnamed members add nothing. */
function typeOf(kind: string, path: string): string {
  const members = path.split('.').slice(1);
  const named = members.filter((name) => !unnamedMember.test(name)).join('.');
  if (named === '') return `(anonymous ${kind})`;
  return `(anonymous ${kind} ${unnamedMember.test(members.at(-1) ?? '') ? 'in' : 'of'} ${named})`;
}

const unnamedType = new RegExp(
  `\\b(?:struct|union|class)\\s+(${scope}(?:${generatedName}|\\[(?:struct|union|class)\\]${memberPath}))`,
);

/**
 * Returns the full invented name of an unnamed struct or union, without white space; `undefined` if the type has a
 * name.
 */
export function unnamedTypeIn(type: string): string | undefined {
  if (!type.includes('@') && !type.includes('].')) return undefined;
  return unnamedType.exec(type)?.[1]?.replace(/\s+/g, '');
}

const unnamedEnum = new RegExp(`\\benum\\s+(${scope}(?:${generatedName}|\\[enum\\]${memberPath}))`);

/** Returns the full invented name of an unnamed enumeration, without white space; `undefined` if the type has a name. */
export function unnamedEnumIn(type: string): string | undefined {
  if (!type.includes('@') && !type.includes('].')) return undefined;
  return unnamedEnum.exec(type)?.[1]?.replace(/\s+/g, '');
}

/**
 * Returns the name of an unnamed struct or union as the types of members write it. Newer releases name it after the
 * member that has it, but use another name in types. The definitions of its own members contain that other name.
 */
export function nameInTypes(rawName: string, definitions: Iterable<string>): string | undefined {
  const whole = rawName.replace(/\s+/g, '');
  if (/(?:^|::)@\d+$/.test(whole)) return whole;
  const named = /^(.*?)\[(?:struct|union|class)\]\./.exec(whole);
  if (!named) return undefined;
  for (const definition of definitions) {
    // The type comes first and may be unnamed, too.
    const path = [...definition.matchAll(ownScope)].at(-1)?.[1];
    if (path !== undefined) return `${named[1] ?? ''}${path}`;
  }
  return whole;
}

const ownScope = new RegExp(`(${generatedName})::(?:@\\d+|[^:@\\s]+)(?:\\)|\\s|\\(|\\[|$)`, 'g');

/** Returns the kind of a type with an invented name: `union` for `union A::@0`; empty if the type has a name. */
export function anonymousKind(type: string): string {
  return /^\(anonymous (struct|union|class|enum)\)/.exec(withoutMangledNames(type))?.[1] ?? '';
}
