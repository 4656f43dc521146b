/** Packages that few sites need, a third of the code: each is a separate file, loaded on demand. */
export const rarePackages = {
  '@viz-js/viz': 'viz.cjs',
  postcss: 'postcss.cjs',
  temml: 'temml.cjs',
  'opentype.js': 'opentype.cjs',
  'sql.js': 'sql.cjs',
};

/** Redirects imports of these packages to their files. */
export const apart = {
  name: 'rare-packages',
  setup({ onResolve }) {
    for (const [name, file] of Object.entries(rarePackages))
      onResolve({ filter: new RegExp(`^${name.replace('.', '\\.')}$`) }, () => ({
        path: `./${file}`,
        external: true,
      }));
  },
};
