import { namespaceAliases } from '../../model/code-names.ts';

/** What the declarations of a source say about the names in it. */
export interface CodeScope {
  /** The namespaces whose names need no scope in it: the global one (empty), those of `using`, and those it adds to. */
  namespaces: string[];
  /** Maps the names of its namespace aliases to the namespaces. */
  aliases: ReadonlyMap<string, string>;
  /** Maps names that `using` declares (`using sf::Window;`) to the qualified names. */
  declared: ReadonlyMap<string, string>;
  /** The names of its own functions, types and macros, which hide those of the library. */
  own: ReadonlySet<string>;
  /** Maps its variables to the written name of their type; those of different types are missing. */
  variables: ReadonlyMap<string, string>;
}

/** Words before a name that are no type of a variable. */
const noTypes = new Set(
  'return new delete else case goto throw using namespace typename class struct enum union co_return co_yield co_await operator public private protected const constexpr static inline extern sizeof and or not if while'.split(
    ' ',
  ),
);

/** A variable behind its type: `sf::Window window(…`, `const std::vector<int>& all =`. */
const variable =
  /((?:::)?[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*)(?:<[^;{}()]*>)?(?:\s+const)?(?:\s*[*&]+\s*|\s+)(?:const\s+)?([A-Za-z_]\w*)\s*(?=[;=({,)[]|:(?!:))/g;

/** A function that starts at the beginning of a line, behind its type. */
const ownFunction = /^(?:[A-Za-z_][\w:<>,*& \t]*[\s*&])([A-Za-z_]\w*)[ \t]*\(/gm;

/** A type of the source itself, behind its keyword; a declaration without a body means another one's type. */
const ownType = /\b(?:class|struct|union|enum(?:\s+class)?)\s+([A-Za-z_]\w*)[^;={}()]*\{/g;

/** Reads the declarations of a source. `text` is its code without comments, strings and directives. */
export function codeScope(text: string): CodeScope {
  const all = (expression: RegExp): string[] =>
    [...text.matchAll(expression)].flatMap(([, name]) => name ?? []);
  const namespaces = [
    '',
    ...all(/\busing\s+namespace\s+(?:::)?([\w:]+)\s*;/g),
    ...all(/\bnamespace\s+([\w:]+)\s*\{/g),
  ];
  const declared = all(/\busing\s+(?:::)?([\w:]+::\w+)\s*;/g);
  return {
    namespaces: [...new Set(namespaces)],
    aliases: namespaceAliases(text),
    declared: new Map(declared.map((name) => [name.slice(name.lastIndexOf(':') + 1), name])),
    own: new Set([...all(ownFunction), ...all(ownType)]),
    variables: variablesIn(text),
  };
}

function variablesIn(text: string): Map<string, string> {
  const types = new Map<string, Set<string>>();
  for (const [, type = '', name = ''] of text.matchAll(variable)) {
    if (noTypes.has(type) || noTypes.has(name)) continue;
    types.set(name, (types.get(name) ?? new Set()).add(type));
  }
  return new Map(
    [...types].flatMap(([name, found]) => {
      const [type, another] = found;
      return type === undefined || another !== undefined ? [] : [[name, type] as const];
    }),
  );
}
