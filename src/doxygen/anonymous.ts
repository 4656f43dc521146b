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

/** What kind of thing a type with a made-up name is: `union` of `union A::@0`; empty where it has a name. */
export function anonymousKind(type: string): string {
  return /^\(anonymous (struct|union|class|enum)\)/.exec(withoutMangledNames(type))?.[1] ?? '';
}
