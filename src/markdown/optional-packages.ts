import type { Plugin } from 'esbuild';

/** Names of packages and of modules in them. */
const packageName = /^(?:@[\w.~-]+\/)?[\w.~-]+(?:\/|$)/;

/** Matches the path of a file in a package. */
export const inPackage = /[\\/]node_modules[\\/]/;

/**
 * Leaves out what packages import and what is not installed: many support further packages, and load those only if they
 * are used. The import throws an error when it runs.
 */
export const optionalPackages: Plugin = {
  name: 'optional-packages',
  setup(setup) {
    const own = Symbol('own');
    setup.onResolve({ filter: packageName }, async ({ path, ...args }) => {
      if (args.pluginData === own || !inPackage.test(args.importer)) return undefined;
      const { errors } = await setup.resolve(path, { ...args, pluginData: own });
      return errors.length > 0 ? { path, external: true } : undefined;
    });
  },
};
