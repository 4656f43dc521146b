import type { AnyNode } from 'acorn';
import { walk } from './parse-module.ts';

/** The start of an address, as far as the code shows it. */
export interface Address {
  /** Its text; empty if nothing is known. */
  text: string;
  /** True if unknown text follows. */
  isOpen: boolean;
}

const unknown: Address = { text: '', isOpen: true };

/** An address on the site. */
const own: Address = { text: '/', isOpen: true };

/** Functions that return an address of the site. */
const ownAddress = /^(?:use|with)BaseUrl$|^useLocation$/;

/** Maximum number of steps from an expression to its value. */
const mostSteps = 100;

/** Maximum number of known values of an expression: variables of minified code have thousands. */
const mostValues = 32;

/** Evaluates expressions that are addresses, as far as they are literals in the same module. */
export class Addresses {
  readonly #values = new Map<string, AnyNode[]>();
  readonly #imported = new Set<string>();
  /** Objects among these values, by variable. */
  readonly #objects = new Map<string, Extract<AnyNode, { type: 'ObjectExpression' }>[]>();
  /** Values of variables by their name, and of all other expressions. */
  readonly #known = new Map<AnyNode | string, Address[]>();

  constructor(program: AnyNode) {
    walk(program, (node) => {
      if (node.type === 'VariableDeclarator' && node.init) this.#add(node.id, node.init);
      else if (node.type === 'AssignmentExpression' && node.operator === '=')
        this.#add(node.left, node.right);
      else if (node.type === 'AssignmentPattern') this.#add(node.left, node.right);
      else if (node.type === 'ImportDeclaration' && /\.\w+$/.test(String(node.source.value)))
        for (const { local } of node.specifiers) this.#imported.add(local.name);
    });
  }

  /** Returns the values that an expression can have. */
  of(node: AnyNode | null | undefined, steps = 0): Address[] {
    if (!node || steps > mostSteps) return [unknown];
    const key = node.type === 'Identifier' ? node.name : node;
    const known = this.#known.get(key);
    if (known) return known;
    // The value of an expression that depends on itself.
    this.#known.set(key, [unknown]);
    const values = distinct(this.#valuesOf(node, steps));
    this.#known.set(key, values);
    return values;
  }

  #valuesOf(node: AnyNode, steps: number): Address[] {
    const next = (other: AnyNode | null | undefined): Address[] => this.of(other, steps + 1);
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? [{ text: node.value, isOpen: false }] : [unknown];
      case 'TemplateLiteral': {
        const [first, ...others] = node.quasis.map(({ value }) => value.cooked ?? '');
        return others.reduce(
          (before, text, i) => joined(joined(before, next(node.expressions[i])), literal(text)),
          literal(first ?? ''),
        );
      }
      case 'BinaryExpression':
        return node.operator === '+' ? joined(next(node.left), next(node.right)) : [unknown];
      case 'Identifier':
        if (this.#imported.has(node.name)) return [own];
        return this.#values.get(node.name)?.flatMap(next) ?? [nameOf(node.name)];
      case 'ConditionalExpression':
        return [...next(node.consequent), ...next(node.alternate)];
      case 'LogicalExpression':
        return [...next(node.left), ...next(node.right)];
      case 'ChainExpression':
        return next(node.expression);
      case 'AwaitExpression':
        return next(node.argument);
      case 'SequenceExpression':
        return next(node.expressions.at(-1));
      case 'NewExpression':
      case 'CallExpression':
        return this.#ofCall(node, next);
      case 'MemberExpression': {
        const name = node.property.type === 'Identifier' ? node.property.name : '';
        if (name === 'origin' || name === 'pathname') return [own];
        if (name === 'href' || name === 'url')
          return this.#property(node.object, name, next) ?? next(node.object);
        return this.#property(node.object, name, next) ?? [nameOf(name)];
      }
      default:
        return [unknown];
    }
  }

  #ofCall(
    { callee, arguments: given }: Extract<AnyNode, { type: 'CallExpression' | 'NewExpression' }>,
    next: (node: AnyNode | null | undefined) => Address[],
  ): Address[] {
    const [first, second] = given;
    if (callee.type === 'Identifier') {
      if (ownAddress.test(callee.name)) return [own];
      if (callee.name === 'URL')
        return next(first).flatMap((address) =>
          isAbsolute(address) || !second ? [address] : next(second),
        );
      return /^(?:String|Request|encodeURI)$/.test(callee.name) ? next(first) : [unknown];
    }
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier')
      return [unknown];
    const { name } = callee.property;
    if (name === 'createObjectURL') return [{ text: 'blob:', isOpen: true }];
    // Methods of text that keep its start.
    if (/^(?:toString|trim|trimEnd|concat|replace|replaceAll)$/.test(name))
      return next(callee.object).map(({ text }) => ({ text, isOpen: true }));
    return [unknown];
  }

  /** Returns the values of a property of an object in the module. */
  #property(
    object: AnyNode,
    name: string,
    next: (node: AnyNode) => Address[],
  ): Address[] | undefined {
    if (object.type !== 'Identifier') return undefined;
    const found = (this.#objects.get(object.name) ?? []).flatMap(({ properties }) =>
      properties.flatMap((each) =>
        each.type === 'Property' && keyOf(each.key) === name ? next(each.value) : [],
      ),
    );
    return found.length > 0 ? found : undefined;
  }

  #add(target: AnyNode, value: AnyNode): void {
    if (target.type !== 'Identifier') return;
    append(this.#values, target.name, value);
    if (value.type === 'ObjectExpression') append(this.#objects, target.name, value);
  }
}

function append<Value>(lists: Map<string, Value[]>, name: string, value: Value): void {
  const list = lists.get(name);
  if (list) list.push(value);
  else lists.set(name, [value]);
}

/** Returns the name of a property. */
export function keyOf(key: AnyNode): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** A name such as `baseUrl` is a path of the site. */
function nameOf(name: string): Address {
  return /^base(?:url|path)?$/i.test(name) ? own : unknown;
}

function literal(text: string): Address[] {
  return [{ text, isOpen: false }];
}

/** Removes repeated values; if there are too many, the rest is unknown. */
function distinct(values: readonly Address[]): Address[] {
  const found = new Map<string, Address>();
  for (const value of values) {
    if (found.size >= mostValues) return [...found.values(), unknown];
    found.set(`${value.isOpen ? '…' : ''}${value.text}`, value);
  }
  return [...found.values()];
}

function joined(before: readonly Address[], after: readonly Address[]): Address[] {
  return before.flatMap((start) =>
    start.isOpen ? [start] : after.map(({ text, isOpen }) => ({ text: start.text + text, isOpen })),
  );
}

/** True for an address with a scheme. */
function isAbsolute({ text }: Address): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(text);
}

/**
 * Returns the source of a policy that allows an address: `null` for an address of the site itself, `undefined` if the
 * code does not show its host.
 */
export function sourceOf({ text, isOpen }: Address): string | null | undefined {
  if (isOpen && text === '') return undefined;
  const [scheme] = /^(?:blob|data):/i.exec(text) ?? [];
  if (scheme !== undefined) return scheme.toLowerCase();
  const found = /^((?:https?|wss?):)?\/\/([^/?#\\]*)(.?)/i.exec(text);
  // A word without a scheme is a relative address, unless its start is cut.
  if (!found) return isOpen && !/^[./?#\w]/.test(text) ? undefined : null;
  const [, start = '', host = '', end = ''] = found;
  if (isOpen && end === '') return undefined;
  const isHost = /^(?:[^@]*@)?([a-z0-9_.-]+(?::\d+)?)$/i.exec(host);
  return isHost ? (start && `${start}//`).toLowerCase() + (isHost[1] ?? '').toLowerCase() : null;
}
