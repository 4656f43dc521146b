// Plugins of esbuild for the scripts of the viewer.
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

/** Where the function that makes elements is. */
const elements = 'react/jsx-runtime';

/**
 * Makes modules of the packages that our own code calls. As CommonJS their functions would be called as properties of
 * something wherever they are used, which is a part of each script. In production there is but one function that makes
 * elements.
 *
 * @param folder Where packages are looked for.
 */
export function namedFunctions(folder) {
  const require = createRequire(join(folder, 'package.json'));
  return {
    name: 'named-functions',
    setup({ onResolve, onLoad }) {
      onResolve(
        { filter: /^react(\/jsx-runtime|-dom\/client)?$/ },
        ({ path, namespace, importer }) =>
          namespace === 'file' && (path === elements || !importer.includes('node_modules'))
            ? { path, namespace: 'named-functions', sideEffects: false }
            : undefined,
      );
      onLoad({ filter: /.*/, namespace: 'named-functions' }, ({ path }) => {
        const lines = Object.keys(require(path))
          .filter((name) => name !== 'default')
          .map((name) =>
            name === 'jsxs'
              ? 'export { jsx as jsxs };'
              : // Those that nobody uses are left out.
                `export const ${name} = /* @__PURE__ */ (() => runtime.${name})();`,
          );
        return {
          contents: `import runtime from '${path}'; export default runtime; ${lines.join('\n')}`,
          resolveDir: folder,
        };
      });
    },
  };
}

/** Finds files by their names in what was bundled before: `parts` maps names to contents. */
export function fromParts(parts) {
  return {
    name: 'parts',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\// }, ({ path }) => ({ path, namespace: 'parts' }));
      onLoad({ filter: /.*/, namespace: 'parts' }, ({ path }) => ({
        contents: parts.get(basename(path)),
        loader: 'js',
      }));
    },
  };
}
