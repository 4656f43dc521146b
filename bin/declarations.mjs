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

/** Removes declarations that nothing refers to and that are not exported, until none is left. */
function withoutUnused(text) {
  for (;;) {
    const { file } = parse(text);
    const uses = new Set();
    count(file);
    const edits = file.statements.flatMap((statement) => {
      const [name] = namesIn(statement);
      const isUsed = name === undefined || uses.has(name);
      return isUsed ? [] : [{ from: statement.pos, to: statement.end, text: '' }];
    });
    if (edits.length === 0) return text;
    text = apply(text, edits);

    function count(node) {
      if (ts.isIdentifier(node) && (node.parent.name !== node || ts.isExportSpecifier(node.parent)))
        uses.add(node.text);
      ts.forEachChild(node, count);
    }
  }
}

function namesIn(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.text);
  return ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)
    ? [statement.name.text]
    : [];
}

/** Parses the text as the only file of a program. */
function parse(text) {
  const name = '/declarations.d.ts';
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const options = { noLib: false, skipLibCheck: true, types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (path, ...rest) =>
    path === name ? file : getSourceFile.call(host, path, ...rest);
  return { file, checker: ts.createProgram([name], options, host).getTypeChecker() };
}

function apply(text, edits) {
  return edits
    .sort((a, b) => b.from - a.from)
    .reduce(
      (result, { from, to, text: by }) => result.slice(0, from) + by + result.slice(to),
      text,
    );
}
