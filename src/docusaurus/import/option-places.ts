import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import type { AnyNode, ArrayExpression, ObjectExpression, Program } from 'acorn';
import { displayPath } from '../../diagnostics/display-path.ts';
import { sourceMapOf } from '../../diagnostics/source-map.ts';
import type { Place } from '../../shared/place.ts';

/** The path of an option: keys of objects and positions in lists. */
export type OptionPath = readonly (string | number)[];

/** The displayed name of an option: `presets[0].docs`. */
export function optionName(path: OptionPath): string {
  return path
    .map((step, index) =>
      typeof step === 'number' ? `[${step}]` : `${index > 0 ? '.' : ''}${step}`,
    )
    .join('');
}

/** Where an imported value comes from. */
export interface ModuleSource {
  /** The module, as written. */
  module: string;
  /** Name of the export; missing for the default export or the whole module. */
  export?: string;
}

/** What the source of a configuration says about its options. */
export interface OptionSources {
  /** Finds places. */
  placeOf: PlaceOf;
  /** Returns the module that the value of an option is imported from. */
  moduleAt: (path: OptionPath) => ModuleSource | undefined;
}

/** Returns the place of an option; an option outside the file gets the place of the value around it. */
export type PlaceOf = (path: OptionPath) => Place;

/** The top-level declarations of a file, by name. */
type Names = Map<string, AnyNode>;

/**
 * Parses the source of a configuration to find the places of its options. Follows objects that are named, returned from
 * functions or exported; computed values have no places.
 */
export async function optionPlaces(file: string): Promise<OptionSources> {
  const shown = displayPath(file);
  const whole: Place = { file: shown };
  try {
    const { program, map } = await parsed(readFileSync(file, 'utf8'), file);
    const names = declarations(program);
    const top = follow(exported(program), names);
    const imports = importsOf(program);
    const moduleAt = (path: OptionPath): ModuleSource | undefined =>
      moduleOf(find(top, path, names).value, names, imports);
    const lines = sourceMapOf(map);
    const placeAt = (node: AnyNode): Place => {
      const { line, column } = node.loc?.start ?? { line: 1, column: 0 };
      const entry = lines?.findEntry(line - 1, column);
      if (!entry || !('originalSource' in entry)) return whole;
      return { file: shown, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
    };
    const placeOf: PlaceOf = (path) => {
      const { shown: node } = find(top, path, names);
      return node ? placeAt(node) : whole;
    };
    return { placeOf, moduleAt };
  } catch {
    // Running the file reports syntax errors.
    return { placeOf: () => whole, moduleAt: () => undefined };
  }
}

/** Parses the source of a module without its types and JSX. */
async function parsed(source: string, file: string): Promise<{ program: Program; map: string }> {
  const { transform } = await import('esbuild');
  const [, types, jsx] = /\.[cm]?(ts)(x?)$/i.exec(file) ?? [];
  const { code, map } = await transform(source, {
    loader: types === undefined ? 'jsx' : jsx === '' ? 'ts' : 'tsx',
    sourcemap: 'external',
    sourcefile: displayPath(file),
    logLevel: 'silent',
    tsconfigRaw: '{}',
  });
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  return { program, map };
}

/** Returns the keys of the object that a module exports by default, with their lines; those of objects in it, too. */
export async function exportedKeys(source: string, file: string): Promise<Map<string, number>> {
  const { program, map } = await parsed(source, file);
  const names = declarations(program);
  const lines = sourceMapOf(map);
  const keys = new Map<string, number>();
  const add = (node: AnyNode | undefined, depth = 0): void => {
    const object = follow(node, names);
    if (object?.type !== 'ObjectExpression' || depth > 20) return;
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') add(property.argument, depth + 1);
      else {
        const { key, computed } = property;
        const { line, column } = key.loc?.start ?? { line: 1, column: 0 };
        const entry = lines?.findEntry(line - 1, column);
        const original = entry && 'originalLine' in entry ? entry.originalLine + 1 : line;
        if (!computed && key.type === 'Identifier') keys.set(key.name, original);
        if (!computed && key.type === 'Literal') keys.set(String(key.value), original);
      }
    }
  };
  add(exported(program));
  return keys;
}

/** Returns the variables and functions that a program or function body declares. */
function declarations(program: Program): Names {
  const names: Names = new Map();
  const add = (node: AnyNode): void => {
    if (node.type === 'ExportNamedDeclaration' && node.declaration) add(node.declaration);
    if (node.type === 'FunctionDeclaration' && node.id) names.set(node.id.name, node);
    if (node.type !== 'VariableDeclaration') return;
    for (const { id, init } of node.declarations)
      if (id.type === 'Identifier' && init && !names.has(id.name)) names.set(id.name, init);
  };
  for (const node of program.body) {
    add(node);
    // Configurations that are functions keep parts in their variables.
    const body = bodyOf(node.type === 'ExportDefaultDeclaration' ? node.declaration : node);
    if (body?.type === 'BlockStatement') body.body.forEach(add);
  }
  return names;
}

function bodyOf(node: AnyNode): AnyNode | undefined {
  const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
  return functions.includes(node.type) && 'body' in node && !Array.isArray(node.body)
    ? node.body
    : undefined;
}

/** Returns the imported names of a program. */
function importsOf({ body }: Program): Map<string, ModuleSource> {
  const imports = new Map<string, ModuleSource>();
  for (const node of body) {
    if (node.type !== 'ImportDeclaration') continue;
    const module = String(node.source.value);
    for (const specifier of node.specifiers) {
      const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : undefined;
      const name = imported?.type === 'Identifier' ? imported.name : 'default';
      imports.set(specifier.local.name, name === 'default' ? { module } : { module, export: name });
    }
  }
  return imports;
}

/** Returns the module that an expression imports: a name, `require('…')`, `(await import('…')).default`. */
function moduleOf(
  node: AnyNode | null | undefined,
  names: Names,
  imports: ReadonlyMap<string, ModuleSource>,
  depth = 0,
): ModuleSource | undefined {
  if (!node || depth > 20) return undefined;
  const next = (to: AnyNode | null | undefined): ModuleSource | undefined =>
    moduleOf(to, names, imports, depth + 1);
  const literal = (argument: AnyNode | undefined): ModuleSource | undefined =>
    argument?.type === 'Literal' && typeof argument.value === 'string'
      ? { module: argument.value }
      : undefined;
  switch (node.type) {
    case 'Identifier':
      return imports.get(node.name) ?? next(names.get(node.name));
    case 'AwaitExpression':
      return next(node.argument);
    case 'ImportExpression':
      return literal(node.source);
    case 'CallExpression': {
      const { callee } = node;
      const isRequire = callee.type === 'Identifier' && callee.name === 'require';
      return isRequire ? literal(node.arguments[0]) : undefined;
    }
    case 'MemberExpression': {
      const source = next(node.object);
      if (!source || node.computed || node.property.type !== 'Identifier') return undefined;
      const { name } = node.property;
      return name === 'default' ? source : { ...source, export: name };
    }
    default:
      return undefined;
  }
}

/** Returns the default export of a module, or its `module.exports`. */
function exported(program: Program): AnyNode | undefined {
  for (const node of program.body) {
    if (node.type === 'ExportDefaultDeclaration') return node.declaration;
    if (node.type !== 'ExpressionStatement') continue;
    const { expression } = node;
    if (expression.type !== 'AssignmentExpression') continue;
    const { left, right } = expression;
    const isExports =
      left.type === 'MemberExpression' &&
      left.object.type === 'Identifier' &&
      left.object.name === 'module';
    if (isExports) return right;
  }
  return undefined;
}

/** Resolves a name, a function or a call to its object or list. */
function follow(node: AnyNode | undefined, names: Names, depth = 0): AnyNode | undefined {
  if (!node || depth > 20) return undefined;
  const next = (to: AnyNode | null | undefined): AnyNode | undefined =>
    follow(to ?? undefined, names, depth + 1);
  switch (node.type) {
    case 'Identifier':
      return next(names.get(node.name));
    case 'AwaitExpression':
    case 'ReturnStatement':
      return next(node.argument);
    case 'CallExpression':
      // `Promise.resolve({ … })`, `defineConfig({ … })`, or a function in the file.
      return next(node.arguments[0] ?? node.callee);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      if (node.body.type !== 'BlockStatement') return next(node.body);
      return next(node.body.body.filter(({ type }) => type === 'ReturnStatement').at(-1));
    }
    case 'ConditionalExpression':
      return next(node.consequent);
    default:
      return node;
  }
}

function isNamed(property: ObjectExpression['properties'][number], key: string): boolean {
  if (property.type !== 'Property' || property.computed) return false;
  const { key: name } = property;
  return name.type === 'Identifier'
    ? name.name === key
    : name.type === 'Literal' && name.value === key;
}

/**
 * Returns the node of an option: the key of a property, the item of a list, or the closest node around them; and the
 * node of its value, if it was found.
 */
function find(
  top: AnyNode | undefined,
  path: OptionPath,
  names: Names,
): { shown?: AnyNode | undefined; value?: AnyNode | undefined } {
  let shown: AnyNode | undefined;
  let value = top;
  for (const step of path) {
    const node: AnyNode | undefined = follow(value, names);
    if (node?.type === 'ObjectExpression' && typeof step === 'string') {
      const property = node.properties.filter((each) => isNamed(each, step)).at(-1);
      if (property?.type !== 'Property') return { shown };
      shown = property.key;
      value = property.value;
    } else if (node?.type === 'ArrayExpression' && typeof step === 'number') {
      const items = itemsOf(node, names).slice(0, step + 1);
      // After a list that is not known, positions are unknown, too.
      const item = items.some((each) => each?.type === 'SpreadElement') ? null : items[step];
      if (!item) return { shown };
      shown = item;
      value = item;
    } else return { shown };
  }
  return { shown, value };
}

/** Returns the items of a list, including those of lists that are spread in it. */
function itemsOf({ elements }: ArrayExpression, names: Names): ArrayExpression['elements'] {
  return elements.flatMap((element) => {
    const list = element?.type === 'SpreadElement' ? follow(element.argument, names) : undefined;
    return list?.type === 'ArrayExpression' ? list.elements : [element];
  });
}
