import {
  formatVersion,
  type CommonFields,
  type SnapshotBase,
  type SnapshotHeader,
  type SnapshotHeaderFile,
  type SnapshotParam,
  type SnapshotSymbol,
  type SymbolFlag,
  type SymbolKind,
} from './snapshot.ts';

/** A JSON schema (draft 7), limited to the keywords that snapshots need. */
export interface SnapshotSchema {
  /** What the value means. */
  description?: string;
  /** Type of the value. */
  type?: 'object' | 'array' | 'string' | 'integer';
  /** The only value. */
  const?: unknown;
  /** The possible values. */
  enum?: readonly unknown[];
  /** The possible forms. */
  anyOf?: readonly SnapshotSchema[];
  /** Form of the items of a list. */
  items?: SnapshotSchema;
  /** Expression that a text matches. */
  pattern?: string;
  /** The fields of an object. */
  properties?: Readonly<Record<string, SnapshotSchema>>;
  /** The fields that an object must have. */
  required?: readonly string[];
  /** Form of all other fields of an object; false if it has none. */
  additionalProperties?: false | SnapshotSchema;
}

/** One schema for each field of a type: a new field does not compile without one. */
type Fields<T> = Readonly<Record<keyof Required<T>, SnapshotSchema>>;

// The keys are what matters: a record of all kinds cannot miss one.
const kinds: Readonly<Record<SymbolKind, true>> = {
  ...({ class: true, struct: true, union: true, function: true, variable: true } as const),
  ...({ alias: true, enum: true, enumerator: true, concept: true, macro: true } as const),
};

const flags: Readonly<Record<SymbolFlag, true>> = {
  ...({ abstract: true, aggregate: true, const: true, consteval: true, constexpr: true } as const),
  counted: true,
  ...({ default: true, delete: true, explicit: true, final: true, lvalue: true } as const),
  ...({ mutable: true, nodiscard: true, noexcept: true, override: true, pure: true } as const),
  ...({ rvalue: true, scoped: true, static: true, virtual: true, volatile: true } as const),
};

function text(description: string): SnapshotSchema {
  return { description, type: 'string' };
}

function list(description: string, items: SnapshotSchema): SnapshotSchema {
  return { description, type: 'array', items };
}

function record(description: string, additionalProperties: SnapshotSchema): SnapshotSchema {
  return { description, type: 'object', additionalProperties };
}

function fields<T>(
  description: string,
  properties: Fields<T>,
  required: readonly (keyof T & string)[] = [],
): SnapshotSchema {
  return { description, type: 'object', properties, required, additionalProperties: false };
}

const param = fields<SnapshotParam>('A parameter.', {
  type: text('Its type; missing in macros.'),
  name: text('Its name.'),
  default: text('Its default.'),
});

const base = fields<SnapshotBase>(
  'A base class.',
  {
    name: text('Name with template arguments.'),
    access: { description: 'Missing for public bases.', const: 'protected' },
    virtual: { description: 'Virtual inheritance.', const: true },
  },
  ['name'],
);

const symbol = fields<SnapshotSymbol>(
  'A public symbol. Empty fields are left out.',
  {
    kind: { description: 'The kind.', enum: Object.keys(kinds) },
    name: text('The name in its owner; of a specialisation, with its arguments.'),
    template: list('Template parameters; empty for "template <>".', param),
    params: list('Parameters of functions, and of macros with arguments.', param),
    type: text(
      'Return type, type of a variable, target of an alias, underlying type of an enumeration.',
    ),
    array: text('Sizes of an array behind the name of a variable or alias: [4][N].'),
    flags: list('Words that declare something, sorted.', { enum: Object.keys(flags) }),
    noexcept: text('Expression of noexcept(…).'),
    requires: text('Requires clause.'),
    value: text(
      'Initializer of a variable, value of an enumerator, text of a macro, definition of a concept.',
    ),
    bits: text('Width of a bit field.'),
    bases: list('Base classes that are not private.', base),
    fields: list('Names of the member variables of an aggregate, in order.', { type: 'string' }),
    access: { description: 'Missing for public symbols.', const: 'protected' },
    header: text('The header to include; missing if it is that of most symbols of the owner.'),
    declaredIn: text('The header with the declaration, if users include another one.'),
    deprecated: {
      description: 'The text of the deprecation; true if it has none.',
      anyOf: [{ type: 'string' }, { const: true }],
    },
    since: text('The release that \\since names.'),
    address: text(
      'Path on the site, below the base path, with its anchor; only the anchor on the page of most symbols of the owner.',
    ),
    doxygen: text(
      "Page and anchor in Doxygen's HTML; only the anchor on the page of most symbols of the owner.",
    ),
  },
  ['kind', 'name'],
);

const common = fields<CommonFields>('What most symbols of the owner have in common.', {
  header: text('Path of the header.'),
  page: text('Path of the page on the site.'),
  doxygen: text("Name of the page in Doxygen's HTML."),
});

const headerFile = fields<SnapshotHeaderFile>('A header that users include.', {
  includes: list('The other headers that it includes, sorted.', { type: 'string' }),
  external: list('The headers of other libraries that it includes, sorted.', { type: 'string' }),
  umbrella: {
    description: 'A header that users include instead of those that it includes.',
    const: true,
  },
  names: {
    ...text('Hashes of the names that its text declares: two bytes for each, sorted, as base64.'),
    pattern: '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$',
  },
  doxygen: text("Name of its page in Doxygen's HTML."),
});

const header: Fields<SnapshotHeader> = {
  formatVersion: { description: 'Version of the file format.', const: formatVersion },
  library: text('Name of the library.'),
  release: text('The release: a version without "v", or "next".'),
  date: { ...text('Date of the release.'), pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  doxygen: text('Version of Doxygen that wrote the XML.'),
  settings: record("Doxygen's settings that decide which symbols the XML contains.", {
    type: 'string',
  }),
  hidden: list('Patterns for the names of scopes whose symbols are not public.', {
    type: 'string',
  }),
  inline: list('Qualified names of the inline namespaces, sorted.', { type: 'string' }),
  aliases: record(
    'The aliases in hidden scopes that public declarations use, with their targets.',
    {
      type: 'string',
    },
  ),
  using: record(
    'The names that using declarations, directives and aliases of namespaces add, with what they mean.',
    { type: 'array', items: { type: 'string' } },
  ),
  symbols: { description: 'Number of symbols.', type: 'integer' },
  checksum: { ...text('Checksum of headers and symbols.'), pattern: '^[0-9a-f]{16}$' },
  tool: text('Version of mtp-site that wrote the file.'),
};

/** Returns the JSON schema (draft 7) of snapshots, for editors and other programs. */
export function snapshotSchema(): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Snapshot of a public API, written by mtp-site',
    type: 'object',
    required: ['formatVersion', 'library', 'release', 'scopes'],
    additionalProperties: false,
    properties: {
      ...header,
      headers: record('The headers that users include, by their paths.', headerFile),
      scopes: record(
        'The symbols by the qualified names of their owners; "" is the global scope.',
        list('What most of them have in common, if anything, then the symbols.', {
          anyOf: [symbol, common],
        }),
      ),
    },
  };
}
