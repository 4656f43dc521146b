const scope = /(?:(?:(?!\b(?:struct|union|class|enum)\b)[^@()])*::)?/.source;
const typeWithKeyword = new RegExp(`\\b(struct|union|class|enum)\\s+${scope}@\\d+`, 'g');
const unnamedOfKind = /\[(struct|union|class|enum)\]\.__unnamed\d*__/g;
const typeOfNamed = /\[(struct|union|class|enum)\]\./g;
const namespaceOfFile = /anonymous_namespace\{[^}]*\}/g;
const mangled = /(?<![\w@.-])@\d+(?!\w)/g;

/**
 * Replaces the names that Doxygen makes up for what has none. `struct A::@3` becomes `(anonymous struct)`; where only
 * `@3` is left, `noun` says what it names.
 */
export function withoutMangledNames(text: string, noun = ''): string {
  if (!text.includes('@') && !text.includes('].') && !text.includes('anonymous_namespace'))
    return text;
  return text
    .replace(namespaceOfFile, '(anonymous namespace)')
    .replace(unnamedOfKind, '(anonymous $1)')
    .replace(typeOfNamed, '(anonymous $1).')
    .replace(typeWithKeyword, '(anonymous $1)')
    .replace(mangled, noun === '' ? '(anonymous)' : `(anonymous ${noun})`);
}

/** What kind of thing a type with a made-up name is: `union` of `union A::@0`; empty where it has a name. */
export function anonymousKind(type: string): string {
  return /^\(anonymous (struct|union|class|enum)\)/.exec(withoutMangledNames(type))?.[1] ?? '';
}
