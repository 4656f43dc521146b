// Shortens bundled declarations: names that are derived from tables of the sources become lists of these names, so that
// the tables, with all their texts, are no part of the interface.
import ts from 'typescript';

/** Returns the text of a declaration file without tables that only types refer to. */
export function withoutTables(text) {
  return withoutUnused(withNames(text));
}

/** Replaces types such as `keyof typeof table` by the names that they evaluate to. */
function withNames(text) {
  const { file, checker } = parse(text);
  const edits = [];
  const tables = tableNames(file);
  visit(file);
  return apply(text, edits);

  function visit(node) {
    if (ts.isTypeNode(node) && readsTable(node, tables)) {
      const names = namesOf(checker.getTypeFromTypeNode(node));
      if (names) {
        edits.push({ from: node.getStart(), to: node.end, text: names.join(' | ') });
        return;
      }
    }
    ts.forEachChild(node, visit);
  }
}

/** True for the keys or the elements of a table, also if an alias names its type. */
function readsTable(node, tables) {
  if (ts.isTypeReferenceNode(node))
    return node.typeArguments?.some((each) => tables.has(each.getText())) ?? false;
  return ts.isTypeOperatorNode(node)
    ? ts.isTypeQueryNode(node.type) || tables.has(node.type.getText())
    : ts.isIndexedAccessTypeNode(node) && /\btypeof\b/.test(node.getText());
}

/** Returns the names of the aliases for types of tables. */
function tableNames(file) {
  const aliases = file.statements.filter((statement) => ts.isTypeAliasDeclaration(statement));
  return new Set(
    aliases.flatMap(({ name, type }) => (/^\(?typeof /.test(type.getText()) ? [name.text] : [])),
  );
}

/** Returns the literals of a union of names; `undefined` for other types. */
function namesOf(type) {
  const parts = type.isUnion() ? type.types : [type];
  return parts.every((part) => part.isStringLiteral())
    ? parts.map(({ value }) => `'${value}'`).sort()
    : undefined;
}

/** Removes declarations that no export refers to, directly or by others. */
function withoutUnused(text) {
  const { file } = parse(text);
  const named = new Map(
    file.statements.flatMap((each) => namesIn(each).map((name) => [name, each])),
  );
  const used = new Set(file.statements.filter((each) => namesIn(each).length === 0));
  for (const statement of used) visit(statement);
  const edits = file.statements
    .filter((each) => !used.has(each))
    .map(({ pos, end }) => ({ from: pos, to: end, text: '' }));
  return apply(text, edits);

  function visit(node) {
    const statement = ts.isIdentifier(node) ? named.get(node.text) : undefined;
    if (statement && (node.parent.name !== node || ts.isExportSpecifier(node.parent)))
      used.add(statement);
    ts.forEachChild(node, visit);
  }
}

function namesIn(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.text);
  const isDeclaration =
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isClassDeclaration(statement);
  return isDeclaration ? [statement.name.text] : [];
}

/** Parses the text as the only file of a program. */
export function parse(text) {
  const name = '/declarations.d.ts';
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const options = { noLib: false, skipLibCheck: true, types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (path, ...rest) =>
    path === name ? file : getSourceFile.call(host, path, ...rest);
  return { file, checker: ts.createProgram([name], options, host).getTypeChecker() };
}

/** Replaces parts of a text. */
export function apply(text, edits) {
  return edits
    .sort((a, b) => b.from - a.from)
    .reduce(
      (result, { from, to, text: by }) => result.slice(0, from) + by + result.slice(to),
      text,
    );
}
