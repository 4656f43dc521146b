// Writes the manual's pages of options and texts from the JSON schemas in dist, and that of the interface for programs from
// its declarations in api: npm run manual
// With --check, it writes nothing, and fails if a page is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { interfacePage } from './interface-page.mjs';

const root = join(import.meta.dirname, '..');
const read = (name) => JSON.parse(readFileSync(join(root, 'dist', name), 'utf8'));

/** Text in a cell of a table, in which "|" ends the cell, and "<" starts HTML outside of code. */
function cell(text) {
  const parts = text
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ')
    .split(/(`[^`]*`)/);
  return parts
    .map((part) => (part.startsWith('`') ? part : part.replace(/[<{*_]/g, '\\$&')))
    .join('');
}

const code = (value) =>
  value === '' ? "`''`" : `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** True for a schema that takes the options of another option, which has a section of its own. */
const isOtherOption = ({ $ref = '' }) => $ref.startsWith('#/properties/');

/** The type of an option in a few words. */
function typeOf(schema, definitions) {
  if (isOtherOption(schema)) return 'map';
  if (schema.$ref) return typeOf(definitions[schema.$ref.split('/').pop()], definitions);
  if (schema.enum) return schema.enum.map(code).join(', ');
  if (schema.const !== undefined) return code(schema.const);
  if (schema.anyOf)
    return [...new Set(schema.anyOf.map((each) => typeOf(each, definitions)))].join(' or ');
  if (schema.type === 'array') return `list of: ${typeOf(schema.items ?? {}, definitions)}`;
  if (schema.type === 'object') return 'map';
  return [schema.type ?? 'any value'].flat().join(' or ');
}

/** The options in a schema, each with its path; a definition that contains itself is listed once. */
function* optionsIn(schema, path, definitions, above = []) {
  if (isOtherOption(schema)) return;
  if (schema.$ref) {
    if (above.includes(schema.$ref)) return;
    const definition = definitions[schema.$ref.split('/').pop()];
    yield* optionsIn(definition, path, definitions, [...above, schema.$ref]);
    return;
  }
  for (const each of schema.anyOf ?? []) yield* optionsIn(each, path, definitions, above);
  if (schema.items) yield* optionsIn(schema.items, `${path}[]`, definitions, above);
  if (typeof schema.additionalProperties === 'object')
    yield* optionsIn(schema.additionalProperties, `${path}.*`, definitions, above);
  for (const [key, option] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(key);
    yield { path: `${path}.${key}`, option, isRequired };
    yield* optionsIn(option, `${path}.${key}`, definitions, above);
  }
}

function defaultOf({ option, isRequired }) {
  if (isRequired) return 'required';
  return option.default === undefined ? '' : code(option.default);
}

/** The parts of the configurations with all options, by their options. */
function exampleParts() {
  const parts = ['libraries', 'config'].flatMap((name) =>
    readFileSync(join(root, `documentation/example.${name}.yaml`), 'utf8')
      .split(/^(?=[a-z])/im)
      .slice(1),
  );
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(':')), part.trimEnd()]));
}

function optionsPage({ properties, required, definitions }) {
  const examples = exampleParts();
  const sections = Object.entries(properties).map(([name, schema]) => {
    const own = { option: schema, isRequired: required.includes(name) };
    const facts = [`Type: ${typeOf(schema, definitions)}.`];
    if (own.isRequired) facts.push('Required.');
    else if (schema.default !== undefined) facts.push(`Default: ${defaultOf(own)}.`);
    // The forms of one value may share options.
    const rows = new Map();
    for (const each of optionsIn(schema, name, definitions)) {
      const row = [code(each.path), typeOf(each.option, definitions), defaultOf(each)];
      rows.set(each.path, `| ${[...row, each.option.description ?? ''].map(cell).join(' | ')} |`);
    }
    const table = ['| option | type | default | meaning |', '| - | - | - | - |', ...rows.values()];
    const example = examples.get(name);
    if (example === undefined) throw new Error(`example.config.yaml has no "${name}".`);
    const shown = `\`\`\`yaml\n${example}\n\`\`\``;
    const parts = [`## ${name}`, cell(schema.description ?? ''), facts.join(' '), shown];
    return [...parts, ...(rows.size > 0 ? [table.join('\n')] : [])].join('\n\n');
  });
  return `# Options

All keys of \`site.config.yaml\`. In a path, \`[]\` is an item of a list, and \`.*\` a key of your choice.

<!-- This file is generated: edit src/config, then run "node bin/bundle.mjs" and "npm run manual".
The examples are the parts of documentation/example.config.yaml and example.libraries.yaml. -->

${sections.join('\n\n')}
`;
}

function textsPage({ properties }) {
  const sections = Object.entries(properties).map(([name, group]) => {
    const rows = Object.entries(group.properties).map(
      ([key, text]) => `| ${cell(code(key))} | ${cell(text.description)} |`,
    );
    return `## ${name}\n\n${group.description}\n\n| key | English |\n| - | - |\n${rows.join('\n')}`;
  });
  return `# Texts of the interface

Every text that a file in \`i18n.texts\` can replace ([languages](../publish/languages.md)).

<!-- This file is generated: edit src/shared/texts, then run "node bin/bundle.mjs" and "npm run manual". -->

${sections.join('\n\n')}
`;
}

const pages = {
  'documentation/reference/options.md': optionsPage(read('site.config.schema.json')),
  'documentation/programs/interface.md': interfacePage(
    readFileSync(join(root, 'api/index.d.ts'), 'utf8'),
  ),
  'documentation/reference/texts.md': textsPage(read('texts.schema.json')),
};
for (const [name, text] of Object.entries(pages)) {
  const file = join(root, name);
  const formatted = await format(text, { ...(await resolveConfig(file)), filepath: file });
  if (!process.argv.includes('--check')) writeFileSync(file, formatted);
  else if (readFileSync(file, 'utf8') !== formatted) {
    process.stderr.write(`${name} is out of date. Run "node bin/bundle.mjs && npm run manual".\n`);
    process.exitCode = 1;
  }
}
