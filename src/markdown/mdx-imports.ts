import type { ImportDeclaration, Pattern, Program } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { implicitNames } from './implicit-names.ts';
import { partPrefix } from '../model/prose-code.ts';

/** The imports and exports of a text. */
export interface CodeStatements {
  /** Offsets of the statements in the text, and the code to use instead; those that only import texts are left out. */
  ranges: [start: number, end: number, instead?: string][];
  /** Imports and exports that plugins have added, and the text does not contain. */
  added: string[];
  /** Maps each imported name to its module, and each name declared in the text to `undefined`. */
  names: Map<string, string | undefined>;
  /** The imports of Markdown files. */
  texts: TextImport[];
}

/** An import of a Markdown file. */
export interface TextImport {
  /** Name of the text as a component; missing if only other exports are imported. */
  name?: string;
  /** Maps each other imported name to the name of the export. */
  exports: Map<string, string>;
  /** The path, as written. */
  path: string;
  /** Line, from 1. */
  line: number;
  /** Column, from 1. */
  column: number;
}

/** Reads the imports and exports of a text. */
export function readStatements(root: Root): CodeStatements {
  const statements: CodeStatements = { ranges: [], added: [], names: new Map(), texts: [] };
  visit(root, 'mdxjsEsm', (node) => {
    if (node.position && node.data?.estree) readProgram(node.data.estree, statements);
  });
  visit(root, 'mdxjsEsm', ({ position, data, value }) => {
    if (position || !data?.estree) return;
    const own: CodeStatements = { ranges: [], added: [], names: new Map(), texts: [] };
    readProgram(data.estree, own);
    const { names, texts, added } = statements;
    // Plugins add imports whether or not the text has them.
    if ([...own.names.keys()].every((name) => names.has(name) || implicitNames.has(name))) return;
    for (const [name, from] of own.names) names.set(name, from);
    texts.push(...own.texts);
    if (own.texts.length === 0) added.push(value);
  });
  return statements;
}

function readProgram({ body }: Program, { ranges, names, texts }: CodeStatements): void {
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      const path = String(statement.source.value);
      for (const { local } of statement.specifiers) names.set(local.name, path);
      // With a loader prefix, the import is not a text, but the result of the loader.
      if (/^[^!]*\.mdx?$/i.test(path)) {
        const text = textImport(statement, path);
        texts.push(text);
        const instead = importOfExports(text);
        if (instead !== undefined && 'range' in statement && statement.range) {
          ranges.push([...statement.range, instead]);
          for (const name of ownExports(text).keys()) names.set(name, partPrefix + path);
        }
        continue;
      }
    }
    if ('range' in statement && statement.range) ranges.push(statement.range);
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration } = statement;
    if (declaration?.type === 'VariableDeclaration')
      for (const { id } of declaration.declarations)
        for (const name of namesIn(id)) names.set(name, undefined);
    else if (declaration) names.set(declaration.id.name, undefined);
  }
}

function textImport({ specifiers, loc }: ImportDeclaration, path: string): TextImport {
  const exports = new Map<string, string>();
  let name: string | undefined;
  for (const specifier of specifiers) {
    const { local } = specifier;
    if (specifier.type === 'ImportDefaultSpecifier') name = local.name;
    if (specifier.type !== 'ImportSpecifier') continue;
    const { imported } = specifier;
    const exported = imported.type === 'Identifier' ? imported.name : String(imported.value);
    if (exported === 'default') name = local.name;
    else exports.set(local.name, exported);
  }
  const { line = 1, column = 0 } = loc?.start ?? {};
  return { name, exports, path, line, column: column + 1 };
}

/** Returns the names that a text imports from another one's own code: local name to name of the export. */
export function ownExports({ exports }: TextImport): Map<string, string> {
  return new Map([...exports].filter(([, name]) => !['toc', 'frontMatter'].includes(name)));
}

/** Returns the code that imports these names; `undefined` if there are none. */
function importOfExports(text: TextImport): string | undefined {
  const names = [...ownExports(text)].map(([local, name]) => `${name} as ${local}`);
  if (names.length === 0) return undefined;
  return `import { ${names.join(', ')} } from ${JSON.stringify(partPrefix + text.path)};`;
}

/** Returns the names that a pattern declares: a and c for `{ a, b: [c] }`. */
function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'Property' ? property.value : property.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []));
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'MemberExpression':
      return [];
  }
}
