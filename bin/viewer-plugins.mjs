// esbuild plugins for the scripts of the viewer.
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

/** The module of the function that creates elements. */
const elements = 'react/jsx-runtime';

/**
 * Wraps the packages that our own code calls in ES modules. CommonJS functions are called as properties of an object,
 * which makes each script longer. In production a single function creates elements.
 *
 * @param folder The folder to resolve packages from.
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
              : // Unused exports are dropped.
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

/** Resolves imports among the files of an earlier bundle: `parts` maps names to contents. */
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

/** Replaces dynamic imports of a module by imports of a file that is bundled already. */
export function fileInstead(filter, file) {
  return {
    name: 'file-instead',
    setup({ onResolve }) {
      onResolve({ filter }, ({ kind }) =>
        kind === 'dynamic-import' ? { path: `./${file}`, external: true } : undefined,
      );
    },
  };
}
