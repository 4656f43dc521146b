import { splitName, withoutArguments } from '../model/qualified-name.ts';
import { argumentsFrom } from './grown-templates.ts';
import type { SnapshotParam } from './snapshot.ts';
import { qualified, type IndexedSymbol } from './symbol-index.ts';
import { nameOf } from './symbol-key.ts';

/** A class of the older release whose name is an alias of a template with arguments now: `using box = basic_box<int>`. */
export interface ClassInstance {
  /** Its qualified name. */
  name: string;
  /** The template. */
  target: IndexedSymbol;
  /** Maps the names of the parameters of the template to the arguments. */
  words: ReadonlyMap<string, string>;
  /** Finds the name of the template with these arguments, or without any in its own scope. */
  own: RegExp;
}

/** Returns the instance that an alias with the name of an older class means; `undefined` if its target is no template. */
export function classInstance(
  from: IndexedSymbol,
  alias: IndexedSymbol,
  target: IndexedSymbol,
): ClassInstance | undefined {
  const { type = '' } = alias.symbol;
  const { template } = target.symbol;
  const start = type.indexOf('<');
  if (!template || start < 0 || from.symbol.template || alias.symbol.template) return undefined;
  const given = argumentsFrom(type, start + 1).args.map((each) => each.trim());
  const words = new Map<string, string>();
  let list = '';
  for (const [i, param] of template.entries()) {
    const name = nameOf(param);
    const value = given[i] ?? replaced(param.default ?? '', words);
    if (name !== undefined && value !== '') words.set(name, value);
    const word = `${i === 0 ? '' : '\\s*,\\s*'}${spelled(value)}`;
    // What the alias leaves out, declarations in the class can write.
    list += i < given.length ? word : `(?:${word})?`;
  }
  const bare = withoutArguments(target.symbol.name);
  return {
    name: qualified(from.owner, from.symbol),
    target,
    words,
    own: new RegExp(`\\b${bare}\\b(?:\\s*<\\s*${list}\\s*>)?(?!\\s*<)`, 'g'),
  };
}

/** Returns the instance that a symbol of the older release is, or a member of, at any depth. */
export function instanceAround(
  { owner, symbol }: IndexedSymbol,
  instances: ReadonlyMap<string, ClassInstance>,
): ClassInstance | undefined {
  if (instances.size === 0) return undefined;
  for (let scope = qualified(owner, symbol); scope !== ''; [scope] = splitName(scope)) {
    const found = instances.get(scope);
    if (found) return found;
  }
  return undefined;
}

/** Returns a template, or a member of it, as the class with some arguments: with these instead of the parameters. */
export function instantiated(
  member: IndexedSymbol,
  { name, target, words, own }: ClassInstance,
): IndexedSymbol {
  const bare = splitName(name)[1];
  const text = (code: string): string => replaced(code, words).replace(own, () => bare);
  const param = ({ type, default: value, ...others }: SnapshotParam): SnapshotParam => ({
    ...others,
    ...(type !== undefined && { type: text(type) }),
    ...(value !== undefined && { default: text(value) }),
  });
  const { template, type, params, bases, noexcept, requires, ...others } = member.symbol;
  return {
    ...member,
    names: new Map([...member.names].filter(([word]) => !words.has(word))),
    symbol: {
      ...others,
      // The class of a conversion.
      name: others.name.startsWith('operator ') ? text(others.name) : others.name,
      ...(template && member.key !== target.key && { template }),
      ...(type !== undefined && { type: text(type) }),
      ...(params && { params: params.map(param) }),
      ...(bases && { bases: bases.map((base) => ({ ...base, name: text(base.name) })) }),
      ...(noexcept !== undefined && { noexcept: text(noexcept) }),
      ...(requires !== undefined && { requires: text(requires) }),
    },
  };
}

function replaced(code: string, words: ReadonlyMap<string, string>): string {
  return code.replace(/[A-Za-z_]\w*/g, (word) => words.get(word) ?? word);
}

/** A pattern for some code, with any white space between its words. */
function spelled(code: string): string {
  const words = code.match(/\w+|[^\w\s]/g) ?? [];
  return words.map((word) => word.replace(/\W/, '\\$&')).join('\\s*');
}
