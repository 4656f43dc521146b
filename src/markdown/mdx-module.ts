import type { ProseFunction, ProseModule } from '../model/prose-code.ts';
import type { ProseHeading } from '../model/site.ts';
import type { TocInline } from '../shared/page-data.ts';
import type { CodeStatements } from './mdx-imports.ts';

/** Components that texts may use without importing them. */
const implicitImports: Readonly<Record<string, string>> = {
  Admonition: '@theme/Admonition',
  BrowserOnly: '@docusaurus/BrowserOnly',
  CodeBlock: '@theme/CodeBlock',
  Details: '@theme/Details',
  DocCardList: '@theme/DocCardList',
  Head: '@docusaurus/Head',
  Link: '@docusaurus/Link',
  TOCInline: '@theme/TOCInline',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
};

/** The names of these components. */
export const implicitNames: ReadonlyMap<string, string> = new Map(Object.entries(implicitImports));

/** What the code of a text knows of the text. */
export interface TextFacts {
  /** The front matter, as JSON. */
  frontMatter: unknown;
  /** The headings. */
  headings: readonly ProseHeading[];
  /** Maps the names that are imported from other texts to their values, as JSON. */
  imported: ReadonlyMap<string, unknown>;
}

/** What a module is made from. */
export interface ModuleSource {
  /** Its id. */
  id: string;
  /** The file, as messages name it. */
  file: string;
  /** Its text. */
  text: string;
  /** Its imports and exports. */
  statements: CodeStatements;
  /** Its functions. */
  functions: ProseFunction[];
  /** What it knows of its text. */
  facts: TextFacts;
  /** Module with components that all texts may use: absolute path; missing where there is none. */
  components?: string;
}

/** The code of a text as a module, its own statements in the lines in which they stand. */
export function moduleOf(source: ModuleSource): ProseModule {
  const { id, file, functions } = source;
  const own = statementsOf(source);
  const used = new Set(
    [own, ...functions.map((each) => each.source)].join('\n').match(/[\p{L}_$][\p{L}\p{N}_$]*/gu),
  );
  const isFree = (name: string): boolean => used.has(name) && !source.statements.names.has(name);
  const [first] = source.facts.headings;
  const known: [name: string, value: unknown][] = [
    ['frontMatter', source.facts.frontMatter],
    ['toc', tocOf(source.facts.headings)],
    ['contentTitle', first?.level === 1 ? first.text : undefined],
  ];
  // In front of all, on the first line, so that no statement runs before them and all keep their lines.
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
  const lines = [...imports, ...givenComponents(source, isFree), ...exports];
  const before = constants.join(' ');
  const module = `${before}${own}\n${lines.join('\n')}\n`;
  return { id, file, source: module, before: before.length, functions };
}

/** Headings below the title under the names that they have in the code of texts; what they say is HTML. */
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

/** The text with everything but its imports and exports made white space. */
function statementsOf({ text, statements }: ModuleSource): string {
  let done = 0;
  let own = '';
  for (const [start, end] of statements.ranges) {
    own += text.slice(done, start).replace(/[^\n]/g, ' ') + text.slice(start, end);
    done = end;
  }
  return own;
}

/** True for a name that may be one of the components of the site. */
function isGiven({ components }: ModuleSource, name: string): boolean {
  return components !== undefined && implicitImports[name] === undefined && /^[A-Z]/.test(name);
}

/** Lines that give the components of the site their names; one that is missing is told when it is rendered. */
function givenComponents(source: ModuleSource, isFree: (name: string) => boolean): string[] {
  const { components, functions } = source;
  if (components === undefined) return [];
  const tags = functions.flatMap((each) => each.source.match(/(?<=<)[A-Z][\p{L}\p{N}_$]*/gu) ?? []);
  const names = [...new Set(tags)].filter((name) => isFree(name) && isGiven(source, name));
  if (names.length === 0) return [];
  return [
    `import * as siteComponents from ${JSON.stringify(components)};`,
    'const givenComponents = { ...siteComponents, ...siteComponents.default };',
    ...names.map((name) => {
      const message = `Expected component \`${name}\` to be defined: the text does not import it, and markdown.components does not export it.`;
      return `const ${name} = givenComponents.${name} ?? (() => { throw new Error(${JSON.stringify(message)}); });`;
    }),
  ];
}
