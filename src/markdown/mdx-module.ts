import type { PartModule, ProseFunction, ProseModule } from '../model/prose-code.ts';
import type { ProseHeading } from '../model/site.ts';
import type { TocInline } from '../shared/page-data.ts';
import { implicitImports, implicitNames } from './implicit-names.ts';
import type { CodeStatements } from './mdx-imports.ts';

/** Facts about a text that its code can access. */
export interface TextFacts {
  /** The front matter, as JSON. */
  frontMatter: unknown;
  /** The headings. */
  headings: readonly ProseHeading[];
  /** Maps the names imported from other texts to their values, as JSON. */
  imported: ReadonlyMap<string, unknown>;
}

/** Input for a module. */
export interface ModuleSource {
  /** Its id. */
  id: string;
  /** Path of the file for messages. */
  file: string;
  /** Its text. */
  text: string;
  /** Its imports and exports. */
  statements: CodeStatements;
  /** Its functions. */
  functions: ProseFunction[];
  /** Facts about its text. */
  facts: TextFacts;
  /** The texts whose exports it imports, by their path as written. */
  parts?: Record<string, PartModule>;
  /** Module with components that all texts can use: absolute path; missing if there is none. */
  components?: string;
}

/** Builds a module from the code of a text; its own statements keep their lines. */
export function moduleOf(source: ModuleSource): ProseModule {
  const { id, file, functions } = source;
  const own = statementsOf(source);
  const used = new Set(
    [own, ...source.statements.added, ...functions.map((each) => each.source)]
      .join('\n')
      .match(/[\p{L}_$][\p{L}\p{N}_$]*/gu),
  );
  const isFree = (name: string): boolean => used.has(name) && !source.statements.names.has(name);
  const [first] = source.facts.headings;
  const known: [name: string, value: unknown][] = [
    ['frontMatter', source.facts.frontMatter],
    ['toc', tocOf(source.facts.headings)],
    ['contentTitle', first?.level === 1 ? first.text : undefined],
  ];
  // On the first line, in front of the statements, so that these run later and keep their lines.
  const constants = [
    ...known.filter(([name]) => isFree(name)),
    ...[...source.facts.imported].filter(([name]) => used.has(name)),
  ].map(
    ([name, value]) =>
      `const ${name} = ${value === undefined ? 'undefined' : JSON.stringify(value)};`,
  );
  const imports = [...implicitNames]
    .filter(([name]) => isFree(name) && !isGiven(source, name))
    .map(([name, path]) => `import ${name} from ${JSON.stringify(path)};`);
  const exports = functions.map(
    (each, i) => `export const $${i} = (props, slot) => (${each.source});`,
  );
  const { added } = source.statements;
  const lines = [...added, ...imports, ...givenComponents(source, isFree), ...exports];
  const before = constants.join(' ');
  const module = `${before}${own}\n${lines.join('\n')}\n`;
  const { parts } = source;
  return { id, file, source: module, before: before.length, functions, ...(parts && { parts }) };
}

/** Returns the headings below the title with the property names that the code of texts uses; their values are HTML. */
export function tocOf(headings: readonly ProseHeading[]): unknown[] {
  return headings
    .filter(({ level }) => level > 1)
    .map(({ text, content, id, level }) => ({ value: htmlOf(content ?? [text]), id, level }));
}

function htmlOf(pieces: readonly TocInline[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece !== 'string')
        return `<${piece.mark}>${htmlOf(piece.children)}</${piece.mark}>`;
      return piece.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    })
    .join('');
}

/** Returns the text with everything except imports and exports replaced by white space. */
export function statementsOf({
  text,
  statements,
}: Pick<ModuleSource, 'text' | 'statements'>): string {
  let done = 0;
  let own = '';
  for (const [start, end, instead] of statements.ranges) {
    const written = text.slice(start, end);
    own += text.slice(done, start).replace(/[^\n]/g, ' ');
    own += instead === undefined ? written : instead + written.replace(/[^\n]/g, '');
    done = end;
  }
  return own;
}

/** True for a name that may be one of the site's components. */
function isGiven({ components }: ModuleSource, name: string): boolean {
  return components !== undefined && implicitImports[name] === undefined && /^[A-Z]/.test(name);
}

/** Returns code that declares the site's components; missing ones are reported during rendering. */
function givenComponents(source: ModuleSource, isFree: (name: string) => boolean): string[] {
  const { components, functions } = source;
  if (components === undefined) return [];
  const tags = functions.flatMap((each) => each.source.match(/(?<=<)[A-Z][\p{L}\p{N}_$]*/gu) ?? []);
  const names = [...new Set(tags)].filter((name) => isFree(name) && isGiven(source, name));
  if (names.length === 0) return [];
  return [
    `import * as siteComponents from ${JSON.stringify(components)};`,
    // Docusaurus calls a function with the components of the outer provider, of which there are none.
    'const exported = siteComponents.default;',
    "const givenComponents = { ...siteComponents, ...(typeof exported === 'function' ? exported({}) : exported) };",
    ...names.map((name) => {
      const message = `Expected component \`${name}\` to be defined: the text does not import it, and markdown.components does not export it.`;
      return `const ${name} = givenComponents.${name} ?? (() => { throw new Error(${JSON.stringify(message)}); });`;
    }),
  ];
}
