// The JSON schema of model files, from the types of the model and their comments.
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');

/** The type of a whole file, and where it is declared. */
const source = join(root, 'src/model/model-file.ts');
const rootType = 'ModelFile';

/** Returns the schema. */
export function modelSchema() {
  const program = ts.createProgram([source], {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(source);
  const whole = checker
    .getExportsOfModule(checker.getSymbolAtLocation(file))
    .find(({ name }) => name === rootType);
  const definitions = new Map();

  /** The description of something: its comment. */
  const about = (symbol) => {
    const text = ts.displayPartsToString(symbol?.getDocumentationComment(checker) ?? []);
    return text === '' ? {} : { description: text.replaceAll('\n', ' ') };
  };

  /** A named type is a definition, because types contain each other. */
  const schemaOf = (type) => {
    const symbol = type.aliasSymbol ?? (type.isClassOrInterface() ? type.symbol : undefined);
    const name = symbol && nameOf(symbol.name, type.aliasTypeArguments ?? []);
    if (symbol === undefined || symbol.name === 'Array') return structureOf(type);
    if (!definitions.has(name)) {
      definitions.set(name, {});
      Object.assign(definitions.get(name), about(symbol), structureOf(type));
    }
    return { $ref: `#/definitions/${name}` };
  };

  const nameOf = (name, types) => name + types.map((type) => type.symbol?.name ?? '').join('');

  const structureOf = (type) => {
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return { const: checker.typeToString(type) === 'true' };
    if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (type.flags & ts.TypeFlags.String) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
    if (type.isUnion()) return unionOf(type.types);
    if (checker.isArrayType(type))
      return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0]) };
    return objectOf(type);
  };

  const unionOf = (types) => {
    const known = types.filter((type) => !(type.flags & ts.TypeFlags.Undefined));
    if (known.every((type) => type.isStringLiteral()))
      return { enum: known.map(({ value }) => value).sort() };
    if (known.every((type) => type.flags & ts.TypeFlags.BooleanLiteral) && known.length === 2)
      return { type: 'boolean' };
    const all = known.map(schemaOf);
    return all.length === 1 ? all[0] : { anyOf: all };
  };

  const objectOf = (type) => {
    const properties = {};
    const required = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      if (!isOptional) required.push(property.name);
      const own = checker.getTypeOfSymbol(property);
      properties[property.name] = {
        ...about(property),
        ...schemaOf(isOptional ? checker.getNonNullableType(own) : own),
      };
    }
    return { type: 'object', properties, required, additionalProperties: false };
  };

  const schema = schemaOf(checker.getDeclaredTypeOfSymbol(whole));
  const defs = Object.fromEntries([...definitions].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...schema, definitions: defs };
}
