import { join, resolve } from 'node:path';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { Place } from '../shared/place.ts';
import { distFolder } from './bundling.ts';

/** The custom properties of Docusaurus in some code and style sheets. */
export interface PropertyNames {
  /** Maps the names of those without another value to where they are read first. */
  read: ReadonlyMap<string, Place>;
  /** The names of those that are set. */
  set: ReadonlySet<string>;
}

/** Files that can contain custom properties. */
const fileWithProperties = /\.(?:css|s[ac]ss|[cm]?[jt]sx?|mdx?)$/;

/** Matches the bundler's name of a virtual module, whose namespace is longer than the letter of a drive; or of a package. */
const virtualOrPackage = /^[\w-]{2,}:|(?:^|[\\/])node_modules[\\/]/;

/** Matches a property as a value without another one, and one that is set, also by a script. */
const uses =
  /var\(\s*(--(?:ifm|docusaurus|doc|prism)-[\w-]+)\s*\)|(--(?:ifm|docusaurus|doc|prism)-[\w-]+)(?=\s*:|["'`])/g;

/** The shipped style sheets that set properties. */
const shipped = ['site.css', 'classic.css', 'classic-properties.css'];

/** Finds the custom properties of Docusaurus in files; skips those of packages, which have other values for them. */
export async function findProperties(
  inputs: Inputs,
  files: readonly string[],
): Promise<PropertyNames> {
  const own = files.filter((file) => fileWithProperties.test(file) && !virtualOrPackage.test(file));
  const read = new Map<string, Place>();
  const set = new Set<string>();
  for (const file of own.map((name) => resolve(name)).sort()) {
    const text = (await inputs.read(file, 'utf8').catch(() => undefined)) ?? '';
    for (const { index, 1: value, 2: name } of text.matchAll(uses)) {
      if (name !== undefined) set.add(name);
      if (value === undefined || read.has(value)) continue;
      const before = text.slice(0, index).split('\n');
      const column = (before.at(-1)?.length ?? 0) + 1;
      read.set(value, { file: displayPath(file), line: before.length, column });
    }
  }
  return { read, set };
}

/** Reports properties that code and style sheets of a site read, and that nothing sets. */
export async function reportUnsetProperties(
  code: PropertyNames,
  stylesheets: readonly string[],
  { inputs, diagnostics }: Sources,
): Promise<void> {
  const sheets = await findProperties(inputs, stylesheets);
  const read = new Map([...code.read, ...sheets.read]);
  if (read.size === 0) return;
  const known = await findProperties(
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
}
