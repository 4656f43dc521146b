const scope = /(?:(?:(?!\b(?:struct|union|class|enum)\b)[^@()])*::)?/.source;
const madeUp = /(?:@\d+::)*@\d+/.source;
const typeWithKeyword = new RegExp(`\\b(struct|union|class|enum)\\s+${scope}${madeUp}`, 'g');
const typeOfMember = /\[(struct|union|class|enum)\]((?:\.[^\s.,:;<>()[\]&*]+)+)/g;
const unnamedMember = /^__unnamed\d*__$/;
const namespaceOfFile = /anonymous_namespace\{[^}]*\}/g;
const mangled = new RegExp(`(?<![\\w@.-])${madeUp}(?!\\w)`, 'g');

/**
 * Replaces the names that Doxygen makes up for what has none. `struct A::@3` becomes `(anonymous struct)`; where only
 * `@3` is left, `noun` says what it names. Newer releases name a type by its members: `[struct].a` is that of `a`.
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

/** What a type is whose name is the path to the member that has it; members without name say nothing. */
function typeOf(kind: string, path: string): string {
  const members = path.split('.').slice(1);
  const named = members.filter((name) => !unnamedMember.test(name)).join('.');
  if (named === '') return `(anonymous ${kind})`;
  return `(anonymous ${kind} ${unnamedMember.test(members.at(-1) ?? '') ? 'in' : 'of'} ${named})`;
}

const unnamedType = new RegExp(
  `\\b(?:struct|union|class)\\s+(${scope}(?:${madeUp}|\\[(?:struct|union|class)\\](?:\\.[^\\s.,:;<>()[\\]&*]+)+))`,
);

/** The whole name, without white space, that Doxygen made up for the struct or union of a type; undefined where it has a name. */
export function unnamedTypeIn(type: string): string | undefined {
  if (!type.includes('@') && !type.includes('].')) return undefined;
  return unnamedType.exec(type)?.[1]?.replace(/\s+/g, '');
}

/**
 * The name of a struct or union without a name as types of members write it. Newer releases call it by the member that has
 * it, and write another name in types: the definitions of its own members have that.
 */
export function nameInTypes(rawName: string, definitions: Iterable<string>): string | undefined {
  const whole = rawName.replace(/\s+/g, '');
  if (/(?:^|::)@\d+$/.test(whole)) return whole;
  const named = /^(.*?)\[(?:struct|union|class)\]\./.exec(whole);
  if (!named) return undefined;
  for (const definition of definitions) {
    // The type stands first, and may be one without a name as well.
    const path = [...definition.matchAll(ownScope)].at(-1)?.[1];
    if (path !== undefined) return `${named[1] ?? ''}${path}`;
  }
  return whole;
}

const ownScope = new RegExp(`(${madeUp})::(?:@\\d+|[^:@\\s]+)(?:\\)|\\s|\\(|\\[|$)`, 'g');

/** What kind of thing a type with a made-up name is: `union` of `union A::@0`; empty where it has a name. */
export function anonymousKind(type: string): string {
  return /^\(anonymous (struct|union|class|enum)\)/.exec(withoutMangledNames(type))?.[1] ?? '';
}
