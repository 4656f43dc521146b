import { join, resolve } from 'node:path';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { Place } from '../shared/place.ts';
import { distFolder } from '../render/bundling.ts';

/** The custom properties and class names of Docusaurus in some code and style sheets. */
export interface InfimaNames {
  /** Maps the names of those without another value to where they are read first. */
  read: ReadonlyMap<string, Place>;
  /** The names of those that are set. */
  set: ReadonlySet<string>;
  /** Maps class names of Infima to where code uses them first. */
  classes: ReadonlyMap<string, Place>;
  /** The class names that style sheets have rules for. */
  styled: ReadonlySet<string>;
}

/** Files that can contain custom properties. */
const fileWithProperties = /\.(?:css|s[ac]ss|[cm]?[jt]sx?|mdx?)$/;

/** Matches the bundler's name of a virtual module, whose namespace is longer than the letter of a drive; or of a package. */
const virtualOrPackage = /^[\w-]{2,}:|(?:^|[\\/])node_modules[\\/]/;

/** Matches a property as a value without another one, and one that is set, also by a script. */
const uses =
  /var\(\s*(--(?:ifm|docusaurus|doc|prism)-[\w-]+)\s*\)|(--(?:ifm|docusaurus|doc|prism)-[\w-]+)(?=\s*:|["'`])/g;

/**
 * Matches a class name of Infima for text, rows, shadows and parts of components, and not its rule. All names for
 * distances have rules.
 */
const classUses =
  /(?<![\w.-])(?:text--(?:left|right|center|justify|bold|semibold|light|italic|uppercase|lowercase|capitalize|truncate|break|no-decoration|primary|secondary|success|info|warning|danger)|row--(?:no-gutters|align-(?:top|center|bottom|stretch|baseline))|shadow--(?:lw|md|tl)|pills__item|avatar--vertical|avatar__photo--(?:sm|lg|xl)|button-group--block|card--full-height|hero--dark)(?![\w-])/g;

/** Matches a class name in a selector. */
const rules = /\.([a-z][\w-]*)/g;

/** The shipped style sheets that set properties. */
const shipped = ['site.css', 'classic.css', 'classic-properties.css'];

/** Finds the names of Docusaurus in files; skips those of packages, which have other values for them. */
export async function findInfimaNames(
  inputs: Inputs,
  files: readonly string[],
): Promise<InfimaNames> {
  const own = files.filter((file) => fileWithProperties.test(file) && !virtualOrPackage.test(file));
  const read = new Map<string, Place>();
  const set = new Set<string>();
  const classes = new Map<string, Place>();
  const styled = new Set<string>();
  for (const file of own.map((name) => resolve(name)).sort()) {
    const text = (await inputs.read(file, 'utf8').catch(() => undefined)) ?? '';
    for (const { index, 1: value, 2: name } of text.matchAll(uses)) {
      if (name !== undefined) set.add(name);
      if (value === undefined || read.has(value)) continue;
      read.set(value, placeIn(file, text, index));
    }
    if (/\.(?:css|s[ac]ss)$/.test(file)) {
      for (const [, name = ''] of text.matchAll(rules)) styled.add(name);
      continue;
    }
    for (const { index, 0: name } of text.matchAll(classUses))
      if (!classes.has(name)) classes.set(name, placeIn(file, text, index));
  }
  return { read, set, classes, styled };
}

/** Returns the place of an offset in the text of a file. */
function placeIn(file: string, text: string, index: number): Place {
  const before = text.slice(0, index).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { file: displayPath(file), line: before.length, column };
}

/** Reports properties that nothing sets and class names without a rule, where a site uses them. */
export async function reportUnknownNames(
  code: InfimaNames,
  stylesheets: readonly string[],
  { inputs, diagnostics }: Sources,
): Promise<void> {
  const sheets = await findInfimaNames(inputs, stylesheets);
  const read = new Map([...code.read, ...sheets.read]);
  if (read.size === 0 && code.classes.size === 0) return;
  const known = await findInfimaNames(
    inputs,
    shipped.map((name) => join(distFolder, name)),
  );
  for (const [name, place] of read)
    if (![code, sheets, known].some(({ set }) => set.has(name)))
      diagnostics.report({
        code: 'unset-property',
        level: 'warning',
        place,
        message: `Nothing sets the custom property ${name}, so the declaration has no effect.`,
        advice: 'Set it in a style sheet of the site, or write another value: "var(…, value)".',
      });
  for (const [name, place] of code.classes)
    if (![code, sheets, known].some(({ styled }) => styled.has(name)))
      diagnostics.report({
        code: 'unknown-class',
        level: 'warning',
        place,
        message: `The class name "${name}" has no rule, so it has no effect.`,
        advice: 'Add a rule to a style sheet of the site.',
      });
}
