import { splitQualified, withoutArguments } from '../model/qualified-name.ts';
import type { SnapshotParam } from '../releases/snapshot.ts';
import { isType, type SymbolIndex } from '../releases/symbol-index.ts';
import { nameOf } from '../releases/symbol-key.ts';

/** Where a declaration is, and how code outside of it names the place. */
export interface OwnerPlace {
  /** The namespaces around it. */
  namespaces: readonly string[];
  /** The class or enumeration that it is a member of, as code names it; missing in a namespace. */
  type?: string;
  /** In front of the name of a member: empty in the global scope. */
  prefix: string;
  /** Maps names that declarations in the place can use to declarations of them. */
  names: ReadonlyMap<string, string>;
}

/** Returns what code writes for the place that a qualified name means, or why it cannot. */
export function ownerPlace(owner: string, index: SymbolIndex): OwnerPlace | { reason: string } {
  const parts = owner === '' ? [] : splitQualified(owner);
  const namespaces: string[] = [];
  const names = new Map<string, string>();
  let [path, text] = ['', ''];
  let isInType = false;
  for (const part of parts) {
    path = path === '' ? part : `${path}::${part}`;
    const found = index.named(path).find(({ symbol }) => isType(symbol));
    if (/^@|^$/.test(part)) return { reason: 'it belongs to a scope without a name' };
    if (found) isInType = true;
    else if (!isInType) namespaces.push(part);
    const template = found?.symbol.template ?? [];
    const args = part.includes('<') ? '' : argumentsOf(template);
    if (args === undefined) return { reason: 'a template of its scope takes templates' };
    text = `${text}::${part}${args}`;
    for (const [name, line] of standIns(template)) names.set(name, line);
    if (!isInType) continue;
    for (const { symbol } of index.membersOf(path))
      if (isType(symbol) && !symbol.template && /^\w+$/.test(symbol.name))
        names.set(symbol.name, `using ${symbol.name} = typename ${text}::${symbol.name};`);
  }
  return {
    namespaces,
    ...(isInType && { type: text }),
    prefix: text === '' ? '' : `${text}::`,
    names,
  };
}

/**
 * Returns the declarations of a place that a text needs, in the order of their declarations: those of a name that
 * another one uses are there, too.
 */
export function neededNames(names: ReadonlyMap<string, string>, text: string): string {
  const needed = new Set<string>();
  const add = (used: string): void => {
    const words = new Set(used.match(/[A-Za-z_]\w*/g));
    for (const [name, line] of names)
      if (words.has(name) && !needed.has(name)) {
        needed.add(name);
        add(line);
      }
  };
  add(text);
  return [...names].flatMap(([name, line]) => (needed.has(name) ? [line] : [])).join(' ');
}

/** Maps the names of template parameters to declarations of types and values to use in their place. */
export function standIns(template: readonly SnapshotParam[]): [string, string][] {
  return template.flatMap((param): [string, string][] => {
    const name = nameOf(param);
    const { type = '', default: value } = param;
    if (name === undefined || isPack(param)) return [];
    if (isValue(type))
      return [[name, `static constexpr ${type} ${name} = ${value ?? `${type}(1)`};`]];
    return [[name, `using ${name} = ${value ?? typeFor(name)};`]];
  });
}

/** The arguments for a template, with its brackets; empty if it is none, `undefined` if some parameter is a template. */
export function argumentsOf(template: readonly SnapshotParam[] = []): string | undefined {
  if (template.some(({ type = '' }) => /^template\b/.test(type))) return undefined;
  const given = template.filter((param) => param.default === undefined && !isPack(param));
  const args = given.map((param) => {
    const { type = '' } = param;
    return isValue(type) ? `${type}(1)` : typeFor(nameOf(param) ?? '');
  });
  return template.length === 0 ? '' : `<${args.join(', ')}>`;
}

function isPack({ type = '' }: SnapshotParam): boolean {
  return type.includes('...');
}

/** True for the type of a template parameter that takes a value; other words are `typename` or a concept. */
function isValue(type: string): boolean {
  const last = withoutArguments(type).replace(/^.*::/, '');
  return /^(?:const |unsigned|signed|int|bool|char|short|long|size_t|std::(?:u?int\d+|s?size|ptrdiff)_t|u?int\d+_t)/.test(
    type.startsWith('std::') ? type : last,
  );
}

/** Returns a type that a template parameter with this name usually accepts. */
function typeFor(name: string): string {
  if (/char/i.test(name)) return 'char';
  if (/iter|^(?:It|Out|In|OutputIt|InputIt|Ptr|Pointer)$/.test(name)) return 'char *';
  if (/str(?:ing)?$|^S$/i.test(name)) return 'const char *';
  return 'int';
}
