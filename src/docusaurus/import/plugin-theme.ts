import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where packages keep the components that their theme gives to all texts. */
const places = ['theme', 'lib/theme', 'dist/theme'].flatMap((folder) =>
  ['MDXComponents/index.js', 'MDXComponents.js'].map((file) => `${folder}/${file}`),
);

/**
 * Returns the module with the components that an installed package gives to all texts; `undefined` if there is none.
 * Packages of Docusaurus itself have only components that are built in.
 */
export function componentsOfPackage(name: string, folder: string): string | undefined {
  if (name.startsWith('@docusaurus/')) return undefined;
  // A preset is often a file of the package that also contains the theme.
  const root = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  for (let from = folder; ; from = dirname(from)) {
    const found = join(from, 'node_modules', root);
    if (existsSync(found))
      return places.map((place) => join(found, place)).find((file) => existsSync(file));
    if (dirname(from) === from) return undefined;
  }
}
