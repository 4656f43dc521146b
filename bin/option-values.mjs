// Writes the types of options into bundled declarations: the sources derive them from the declarations of the options,
// which are no part of the interface. The JSON schema says what each option means.
import ts from 'typescript';
import { apply, parse } from './declarations.mjs';

/** Returns the text of a declaration file in which the types of options are written out, with comments. */
export function withOptionValues(text, schema) {
  const { file, checker } = parse(text);
  const derived = new Map(
    file.statements.filter(isDerived).map((statement) => [statement.name.text, statement]),
  );
  /** The parts of the schema about derived types that others refer to. */
  const schemas = new Map([['Config', schema]]);
  const edits = [];
  // References are found on the way, from the whole configuration to its parts.
  for (const [name] of schemas) write(name);
  for (const name of derived.keys()) if (!schemas.has(name)) write(name);
  return apply(text, edits);

  function write(name) {
    const statement = derived.get(name);
    if (!statement) return;
    const type = checker.getTypeAtLocation(statement.name);
    const written = ts.isInterfaceDeclaration(statement)
      ? `interface ${name} ${membersOf(type, schemas.get(name))}`
      : `type ${name} = ${typeText(type, schemas.get(name), true)};`;
    edits.push({ from: statement.getStart(), to: statement.end, text: written });
  }

  function typeText(type, about, isDefinition = false) {
    const alias = type.aliasSymbol?.name;
    if (!isDefinition && derived.has(alias)) {
      if (!schemas.has(alias) && about) schemas.set(alias, about);
      return alias;
    }
    if (
      !isDefinition &&
      alias !== undefined &&
      !/^(?:Values|ValueOf|Omit|Record|Readonly)$/.test(alias)
    )
      return nameOf(type);
    if (type.isUnion() && !(type.flags & ts.TypeFlags.Boolean)) return joined(type, about);
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type);
      const shown = typeText(item, partOf(about, 'items')?.items);
      return /[|&]/.test(shown) && !shown.startsWith('{') ? `(${shown})[]` : `${shown}[]`;
    }
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    if (index) {
      const values = partOf(about, 'additionalProperties')?.additionalProperties;
      return `Record<string, ${typeText(index.type, values)}>`;
    }
    return isObject(type) ? membersOf(type, about) : nameOf(type);
  }

  /** The parts of a union; the checker keeps true and false apart. */
  function joined(type, about) {
    const parts = type.types.map((each) => typeText(each, about));
    const isFlag = parts.includes('true') && parts.includes('false');
    const shown = isFlag
      ? ['boolean', ...parts.filter((each) => !/^(?:true|false)$/.test(each))]
      : parts;
    const wanted = [...new Set(shown.filter((each) => each !== 'undefined'))];
    return inOrder(wanted, partOf(about, 'enum')?.enum ?? []).join(' | ');
  }

  /** Parts with texts in the order of the schema: that of the checker is the one in which files were read. */
  function inOrder(parts, values) {
    const texts = values.map((value) => JSON.stringify(value));
    const placeOf = (part) => (texts.includes(part) ? texts.indexOf(part) : texts.length);
    const isText = (part) => part.startsWith('"');
    const sorted = parts.filter(isText).sort((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
    return parts.map((part) => (isText(part) ? sorted.shift() : part));
  }

  function membersOf(type, about) {
    const described = partOf(about, 'properties')?.properties ?? {};
    const members = checker.getPropertiesOfType(type).map((property) => {
      const own = described[property.name];
      const [comment] = [
        own?.description ?? ts.displayPartsToString(property.getDocumentationComment(checker)),
      ].filter(Boolean);
      const isOptional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
      const shown = typeText(checker.getTypeOfSymbol(property), own);
      const start = comment ? `/** ${comment.replaceAll('*/', '*\\/')} */\n` : '';
      return `${start}${property.name}${isOptional}: ${shown};`;
    });
    return `{\n${members.join('\n')}\n}`;
  }

  function nameOf(type) {
    return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }
}

/** True for a type that the sources derive from the declarations of options. */
function isDerived(statement) {
  const isType = ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement);
  if (!isType || statement.typeParameters) return false;
  const from = statement.type ?? statement.heritageClauses?.[0];
  return from !== undefined && /\b(?:Values?|ValueOf)<|\bWritten\b/.test(from.getText());
}

/** True for an object without a name of its own. */
function isObject(type) {
  const isAnonymous =
    (type.symbol?.flags ?? 0) & (ts.SymbolFlags.TypeLiteral | ts.SymbolFlags.ObjectLiteral);
  return (
    type.isIntersection() ||
    Boolean(isAnonymous) ||
    Boolean(type.objectFlags & ts.ObjectFlags.Mapped)
  );
}

/** Returns a schema, or the one of its choices, that has a keyword. */
function partOf(schema, keyword) {
  if (!schema || typeof schema !== 'object') return undefined;
  return keyword in schema ? schema : schema.anyOf?.find((each) => keyword in each);
}
