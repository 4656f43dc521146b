import type { AnyNode } from 'acorn';
import type { PolicyDirective } from '../../shared/policy-sources.ts';
import { Addresses, keyOf, sourceOf } from './addresses.ts';
import { createElement, walk } from './parse-module.ts';
import { table } from '../../shared/table.ts';

/** Something that code does and a content security policy may refuse. */
export interface CodeUse {
  /** The directive of the policy. */
  directive: PolicyDirective;
  /** The source that allows it; `undefined` if the code does not show the address. */
  source: string | undefined;
  /** What does it, as messages name it: `fetch`. */
  what: string;
  /** Where. */
  node: AnyNode;
  /** True for an element of a component: the HTML of pages shows its address, unless browsers compute it. */
  isRendered: boolean;
}

/** What a module uses. */
export interface ModuleUses {
  /** What a policy may refuse. */
  uses: CodeUse[];
  /** Sources that it passes on to other code, which may use them. */
  passed: string[];
  /** Addresses of plain `a` elements. */
  links: { href: string; node: AnyNode }[];
  /** The names of imported modules. */
  imports: { name: string; node: AnyNode }[];
}

/** Functions that fetch their first argument. */
const fetching = /^(?:fetch|axios|ky|useSWR|useSWRImmutable)$/;

/** Objects with methods that fetch their first argument. */
const clients = /^(?:axios|ky|superagent|\$|jQuery)$/;

/** These methods. */
const requesting = /^(?:get|post|put|patch|delete|head|ajax|getJSON|load)$/;

/** Constructors that load their first argument. */
const loading: Readonly<Record<string, PolicyDirective>> = table({
  WebSocket: 'connect',
  EventSource: 'connect',
  Worker: 'worker',
  SharedWorker: 'worker',
  Audio: 'media',
});

/** Attributes of elements that load their value. */
const attributes = table<Readonly<Record<string, PolicyDirective>>>({
  script: { src: 'script' },
  iframe: { src: 'frame' },
  img: { src: 'img' },
  audio: { src: 'media' },
  video: { src: 'media', poster: 'img' },
  source: { src: 'media', srcSet: 'img' },
  track: { src: 'media' },
  form: { action: 'form' },
  button: { formAction: 'form' },
  input: { src: 'img', formAction: 'form' },
});

/** Properties of elements and components that are links, not something that is loaded. */
const linkProps = /^(?:href|to|link|cite|xmlns|itemType|itemID|about|resource)$/i;

/** Properties of objects that name what a client requests. */
const addressProps = /^(?:url|uri|src|baseURL|endpoint|apiUrl|server)$/;

/** Calls that open their argument instead of loading it. */
const navigating = /^(?:open|assign|replace|push|navigate|log|warn|error|collectLink)$/;

/** Types of scripts that browsers run. */
const runs = /^(?:module|text\/javascript|application\/javascript|)$/i;

/** Finds what a module uses. */
export function findUses(program: AnyNode): ModuleUses {
  const finder = new UseFinder(program);
  walk(program, (node, parents) => {
    finder.visit(node, parents);
  });
  return finder.found;
}

type Call = Extract<AnyNode, { type: 'CallExpression' }>;

class UseFinder {
  readonly found: ModuleUses = { uses: [], passed: [], links: [], imports: [] };
  readonly #addresses: Addresses;
  /** Elements that the module creates, by the name of their variable. */
  readonly #elements = new Map<string, string>();

  constructor(program: AnyNode) {
    this.#addresses = new Addresses(program);
    walk(program, (node) => {
      if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return;
      const tag = createdTag(node.init);
      if (tag !== undefined) this.#elements.set(node.id.name, tag);
    });
  }

  visit(node: AnyNode, parents: readonly AnyNode[]): void {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
        if (node.source) this.#import(node.source);
        return;
      case 'ImportExpression': {
        this.#import(node.source);
        return;
      }
      case 'AssignmentExpression': {
        this.#assign(node);
        return;
      }
      case 'Property':
        if (addressProps.test(keyOf(node.key) ?? '')) this.#pass(node.value);
        return;
      case 'NewExpression': {
        this.#construct(node);
        return;
      }
      case 'CallExpression':
        if (isNamed(node.callee, createElement)) this.#element(node, parents);
        else this.#call(node);
        return;
      default:
        return;
    }
  }

  #import(source: AnyNode): void {
    if (source.type !== 'Literal' || typeof source.value !== 'string') return;
    this.found.imports.push({ name: source.value, node: source });
    if (/^https?:/.test(source.value)) this.#use('script', 'import', source, source);
  }

  #assign({ left, right }: Extract<AnyNode, { type: 'AssignmentExpression' }>): void {
    if (left.type !== 'MemberExpression') return;
    const { object } = left;
    const tag = object.type === 'Identifier' ? this.#elements.get(object.name) : createdTag(object);
    const name = keyOf(left.property) ?? '';
    if (tag !== undefined) this.#attribute(tag, name, right, left);
  }

  /** An attribute of an element that the module creates. */
  #attribute(tag: string, name: string, value: AnyNode | undefined, node: AnyNode): void {
    if (tag === 'link' && name === 'href') {
      this.#use('style', 'a style sheet', value, node);
      return;
    }
    if (tag === 'script' && /^(?:text|textContent|innerHTML|innerText)$/.test(name)) {
      this.#forbidden("'unsafe-inline'", 'an inline script', node);
      return;
    }
    const directive = attributes[tag]?.[name];
    if (directive) this.#use(directive, `the element \`${tag}\``, value, node);
  }

  #construct(node: Extract<AnyNode, { type: 'NewExpression' }>): void {
    const { callee, arguments: given } = node;
    if (callee.type !== 'Identifier') return;
    const { name } = callee;
    if (name === 'Function') this.#evaluate(node, 'new Function');
    const directive = loading[name];
    if (directive && (given[0] || directive !== 'media'))
      this.#use(directive, `\`new ${name}\``, given[0], node);
    if (name === 'FontFace') this.#font(given[1], node);
  }

  #font(source: AnyNode | undefined, node: AnyNode): void {
    for (const { text } of this.#addresses.of(source))
      for (const [, url = ''] of text.matchAll(/url\(\s*["']?([^"')]+)/g))
        this.#add('font', '`new FontFace`', sourceOf({ text: url, isOpen: false }), node);
  }

  #call(node: Call): void {
    const { callee, arguments: given } = node;
    const isGlobal =
      callee.type === 'MemberExpression' &&
      callee.object.type === 'Identifier' &&
      /^(?:window|globalThis|self)$/.test(callee.object.name);
    const target = isGlobal ? callee.property : callee;
    let isDone = false;
    if (target.type === 'Identifier') isDone = this.#callFunction(target.name, node);
    else if (target.type === 'MemberExpression') isDone = this.#callMethod(target, node);
    if (!isDone) for (const each of given) this.#pass(each);
  }

  /** Returns false if the function may pass its arguments on. */
  #callFunction(name: string, node: Call): boolean {
    const [first] = node.arguments;
    if (name === 'eval' || name === 'Function') this.#evaluate(node, name);
    else if (/^set(?:Timeout|Interval)$/.test(name) && isText(first))
      this.#evaluate(node, `${name} with a text`);
    else if (name === 'importScripts') this.#use('script', '`importScripts`', first, node);
    else if (fetching.test(name) && first?.type !== 'ObjectExpression')
      this.#use('connect', `\`${name}\``, first, node);
    else if (name === 'require' && isText(first)) this.#import(first);
    else return navigating.test(name);
    return true;
  }

  /** Returns false if the method may pass its arguments on. */
  #callMethod(callee: Extract<AnyNode, { type: 'MemberExpression' }>, node: Call): boolean {
    const [first, second] = node.arguments;
    const method = keyOf(callee.property) ?? '';
    const object = callee.object.type === 'Identifier' ? callee.object.name : '';
    if (object === 'WebAssembly' && /^(?:compile|instantiate)/.test(method))
      this.#forbidden("'wasm-unsafe-eval'", 'WebAssembly', node);
    else if (method === 'sendBeacon') this.#use('connect', '`sendBeacon`', first, node);
    else if (clients.test(object) && requesting.test(method) && first?.type !== 'ObjectExpression')
      this.#use('connect', `\`${object}.${method}\``, first, node);
    else if (method === 'open' && /^[A-Z]+$/.test(textOf(first)))
      this.#use('connect', '`XMLHttpRequest`', second, node);
    else if (method === 'createObjectURL')
      for (const directive of ['img', 'media'] as const)
        this.#add(directive, '`createObjectURL`', 'blob:', node);
    else if (method === 'setAttribute')
      this.#attribute(this.#elements.get(object) ?? '', textOf(first), second, node);
    else return navigating.test(method);
    return true;
  }

  #element(node: Call, parents: readonly AnyNode[]): void {
    const [type, props] = node.arguments;
    if (!type || !props) return;
    const given = props.type === 'ObjectExpression' ? props.properties : [];
    const values = new Map<string, AnyNode>();
    for (const each of given)
      if (each.type === 'Property') values.set(keyOf(each.key) ?? '', each.value);
    if (!isText(type)) {
      // A component may load what it receives.
      for (const [name, value] of values) if (!linkProps.test(name)) this.#pass(value);
      return;
    }
    const tag = textOf(type);
    if (tag === 'a') {
      this.#link(values.get('href'), node);
      return;
    }
    // The page allows what components add to its head.
    if (parents.some((each) => isElement(each, 'Head'))) return;
    if (tag === 'script') this.#script(node, values);
    if (tag === 'link' && textOf(values.get('rel')) === 'stylesheet')
      this.#use('style', 'a style sheet', values.get('href'), node);
    for (const [name, directive] of Object.entries(attributes[tag] ?? {})) {
      const value = values.get(name);
      if (value) this.#use(directive, `the element \`${tag}\``, value, node, true);
    }
  }

  #script(node: Call, values: ReadonlyMap<string, AnyNode>): void {
    const type = values.get('type');
    const hasCode = values.has('dangerouslySetInnerHTML') || node.arguments.length > 2;
    if (values.has('src') || !hasCode || (type && !runs.test(textOf(type)))) return;
    this.#forbidden("'unsafe-inline'", 'an inline script', node);
  }

  #link(href: AnyNode | undefined, node: AnyNode): void {
    if (!href) return;
    for (const { text, isOpen } of this.#addresses.of(href))
      if (!isOpen && text !== '') this.found.links.push({ href: text, node });
  }

  #evaluate(
    node: Extract<AnyNode, { type: 'CallExpression' | 'NewExpression' }>,
    what: string,
  ): void {
    // A common way to find the global object; packages that use it expect that it fails.
    if (/^return this\b/.test(textOf(node.arguments[0]))) return;
    this.#forbidden("'unsafe-eval'", `\`${what}\``, node);
  }

  #forbidden(source: string, what: string, node: AnyNode): void {
    this.#add('script', what, source, node);
  }

  /** Adds what loads a value. */
  #use(
    directive: PolicyDirective,
    what: string,
    value: AnyNode | undefined,
    node: AnyNode,
    isRendered = false,
  ): void {
    for (const address of this.#addresses.of(value))
      this.#add(directive, what, sourceOf(address), node, isRendered);
  }

  #add(
    directive: PolicyDirective,
    what: string,
    source: string | null | undefined,
    node: AnyNode,
    isRendered = false,
  ): void {
    if (source !== null) this.found.uses.push({ directive, source, what, node, isRendered });
  }

  /** Notes an address on another host that the module passes on. */
  #pass(value: AnyNode): void {
    for (const address of this.#addresses.of(value)) {
      const source = /^(?:https?|wss?):/i.test(address.text) ? sourceOf(address) : undefined;
      if (source) this.found.passed.push(source);
    }
  }
}

/** Returns the name of the element that an expression creates. */
function createdTag(node: AnyNode): string | undefined {
  if (node.type === 'NewExpression') return isNamed(node.callee, 'Image') ? 'img' : undefined;
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  if (!isNamed(node.callee.property, 'createElement')) return undefined;
  const [tag] = node.arguments;
  return isText(tag) ? textOf(tag) : undefined;
}

/** True for an element of a component. */
function isElement(node: AnyNode, component: string): boolean {
  if (node.type !== 'CallExpression' || !isNamed(node.callee, createElement)) return false;
  const [type] = node.arguments;
  return type !== undefined && isNamed(type, component);
}

function isNamed(node: AnyNode, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

function isText(node: AnyNode | undefined): node is Extract<AnyNode, { type: 'Literal' }> {
  return node?.type === 'Literal' && typeof node.value === 'string';
}

/** Returns a text; empty for anything else. */
function textOf(node: AnyNode | undefined): string {
  return isText(node) ? String(node.value) : '';
}
