/** A JSON schema, or a part of one. */
export type Schema = { [keyword: string]: unknown };

/** True for an object or a list. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

/** The schemas in a list or object. */
export function schemas(value: unknown): Schema[] {
  return isSchema(value) ? Object.values(value).filter(isSchema) : [];
}

/** Returns the definition that a schema refers to; otherwise the schema. */
export function resolveRef(schema: Schema, root: Schema): Schema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  if (name === undefined) return schema;
  const [group = ''] = String(schema.$ref).split('/').slice(1);
  const all = root[group];
  const found = isSchema(all) ? all[name] : undefined;
  if (!isSchema(found)) throw new Error(`no definition "${name}"`);
  return found;
}

/** True if a value fits a schema: supports the part of JSON schema that the files use. `root` has the definitions. */
export function fits(value: unknown, reference: Schema, root = reference): boolean {
  const schema = resolveRef(reference, root);
  if (schema.anyOf) return schemas(schema.anyOf).some((each) => fits(value, each, root));
  if ('const' in schema) return schema.const === value;
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return false;
  const { pattern } = schema;
  if (typeof pattern === 'string' && !new RegExp(pattern).test(String(value))) return false;
  const kind = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  const allowed = [schema.type ?? kind].flat();
  if (!allowed.includes(kind) && !(allowed.includes('integer') && Number.isInteger(value)))
    return false;
  if (Array.isArray(value)) {
    return value.every((item) => !isSchema(schema.items) || fits(item, schema.items, root));
  }
  if (!isSchema(value)) return true;
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  return (
    required.every((key) => String(key) in value) &&
    Object.entries(value).every(([key, item]) => {
      const own = properties[key] ?? schema.additionalProperties;
      return isSchema(own) ? fits(item, own, root) : own !== false;
    })
  );
}
