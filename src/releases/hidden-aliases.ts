import { splitName } from '../model/qualified-name.ts';
import { argumentsFrom } from './grown-templates.ts';
import type { SnapshotScope, SnapshotSymbol } from './snapshot.ts';

/** Maximum number of times that an alias is expanded in an alias. */
const mostSteps = 8;

/** An alias: its target, and the parameters that stand in it. */
interface Target {
  params: readonly string[];
  text: string;
}

/**
 * Returns the aliases that public declarations name, directly or through each other, sorted by name. `all` maps the names
 * of aliases to their targets, as a snapshot has them.
 */
export function usedAliases(
  all: ReadonlyMap<string, string>,
  scopes: readonly SnapshotScope[],
): Record<string, string> {
  const byName = new Map<string, [string, string][]>();
  for (const entry of all) {
    const { first } = namesOf(entry[0]);
    byName.set(first, [...(byName.get(first) ?? []), entry]);
  }
  const used = new Map<string, string>();
  const visit = (text: string): void => {
    for (const word of new Set(text.match(/[A-Za-z_]\w*/g)))
      for (const [name, target] of byName.get(word) ?? []) {
        if (used.has(name)) continue;
        used.set(name, target);
        visit(target);
      }
  };
  if (byName.size > 0)
    for (const { symbols } of scopes) for (const symbol of symbols) typesOf(symbol).forEach(visit);
  return Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The texts of a symbol that name types. */
function typesOf({ type, params = [], template = [], bases = [] }: SnapshotSymbol): string[] {
  const texts = [
    type,
    ...[...params, ...template].flatMap((param) => [param.type, param.default]),
    ...bases.map(({ name }) => name),
  ];
  return texts.filter((text) => text !== undefined);
}

/** Splits the name of an alias: `lib::detail::id<T>::type` is the member `type` of `id`, with the parameter `T`. */
function namesOf(written: string): { first: string; member: string | undefined; params: string[] } {
  const [, list, member] = /<([^]*)>(?:::(\w+))?$/.exec(written) ?? [];
  const [, first] = splitName(written.replace(/<[^]*$/, ''));
  return {
    first,
    member,
    params: list === undefined ? [] : list.split(',').map((each) => each.trim()),
  };
}

/** Expands the aliases of one release that are not public: users see only what they mean. */
export class HiddenAliases {
  readonly #targets = new Map<string, Target>();

  /**
   * @param aliases Maps names to targets, as in a snapshot.
   * @param isPublic True for the names of public types, which mean themselves.
   */
  constructor(
    aliases: Readonly<Record<string, string>> = {},
    isPublic: (name: string) => boolean = () => false,
  ) {
    const ambiguous = new Set<string>();
    for (const [written, text] of Object.entries(aliases)) {
      const { first, member, params } = namesOf(written);
      const key = member === undefined ? first : `${first}::${member}`;
      if (isPublic(first)) continue;
      if (this.#targets.has(key)) ambiguous.add(key);
      this.#targets.set(key, { params, text });
    }
    // Names are compared without their scopes.
    for (const key of ambiguous) this.#targets.delete(key);
  }

  /** Replaces the aliases in a type. */
  expand(type: string, steps = mostSteps): string {
    if (this.#targets.size === 0 || steps === 0) return type;
    let result = '';
    let at = 0;
    const name = /(?:\btypename\s+)?(?:(?:\b[A-Za-z_]\w*)?\s*::\s*)*\b([A-Za-z_]\w*)\s*(<)?/g;
    for (let found = name.exec(type); found; found = name.exec(type)) {
      const [whole, word = '', bracket] = found;
      const list = bracket
        ? argumentsFrom(type, found.index + whole.length)
        : { args: [], end: -1 };
      const end = bracket ? list.end + 1 : found.index + whole.trimEnd().length;
      const [rest = '', member = ''] = /^\s*::\s*(\w+)/.exec(type.slice(end)) ?? [];
      const own = bracket ? this.#targets.get(`${word}::${member}`) : undefined;
      const target = own ?? this.#targets.get(word);
      if (target?.params.length !== list.args.length) continue;
      const isConstant = /\bconst\s*$/.test(type.slice(0, found.index));
      // A constant pointer is no pointer to a constant.
      if (isConstant && /[*&(]/.test(target.text)) continue;
      const given = new Map(target.params.map((param, i) => [param, list.args[i] ?? '']));
      const filled = target.text.replace(/[A-Za-z_]\w*/g, (each) => given.get(each) ?? each);
      result += type.slice(at, found.index) + this.expand(filled, steps - 1);
      at = end + (own ? rest.length : 0);
      name.lastIndex = at;
    }
    return result + type.slice(at);
  }
}
