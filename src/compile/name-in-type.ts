/** Words of declarations that are neither types nor names. */
const qualifiers =
  /^(?:const|volatile|restrict|static|extern|inline|register|mutable|constexpr|constinit|thread_local|typename|struct|class|union|enum|_\w*)$/;

/** Types that need no further word. */
const builtIn = /^(?:void|bool|char|short|int|long|float|double|signed|unsigned|auto|\w+_t)$/;

/** Names of macros. */
const inCapitals = /^[A-Z][A-Z\d_]*$/;

/** Names of types, as far as their form tells them from lower-case macros such as `lib_api`. */
const typeName = /^(?:[A-Z]\w*[a-z]\w*|\w+::\w+)$/;

/**
 * True if the type of a variable ends with a name: `const Font Arial`, `const char *names[]`. Macros in capitals may
 * stand anywhere in a type, so words like them tell nothing.
 */
export function holdsName(type: string): boolean {
  const plain = withoutLists(type);
  if (/[(){}<>]|\b(?:operator|decltype)\b/.test(plain)) return false;
  if (/[\w\s]\[[^\]]*\]\s*$/.test(plain)) return true;
  const [, behind = plain] = /[*&]([^*&]*)$/.exec(plain) ?? [];
  const words = behind.match(/[\w:]+/g)?.filter((word) => !qualifiers.test(word)) ?? [];
  const name = words.at(-1) ?? '';
  if (name === '' || inCapitals.test(name) || builtIn.test(name)) return false;
  if (behind !== plain) return true;
  const before = words.at(-2) ?? '';
  return builtIn.test(before) || typeName.test(before);
}

/** Removes template arguments from a type, or from the beginning of a declaration. */
export function withoutLists(type: string): string {
  const shorter = type.replace(/<[^<>]*>/g, '');
  return shorter === type ? type : withoutLists(shorter);
}
