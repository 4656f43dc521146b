// Plugins of esbuild for the scripts of the viewer.
import { basename } from 'node:path';

/**
 * Makes a module of the package that elements are made with. As CommonJS its functions would be called as properties
 * wherever they are used, which is a part of each script; and in production both are the same one.
 *
 * @param folder Where packages are looked for.
 */
export function elementFunction(folder) {
  return {
    name: 'element-function',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^react\/jsx-runtime$/ }, ({ path, namespace }) =>
        namespace === 'file' ? { path, namespace: 'element-function' } : undefined,
      );
      onLoad({ filter: /.*/, namespace: 'element-function' }, ({ path }) => ({
        contents: `import runtime from '${path}';
          export default runtime;
          export const { Fragment, jsx } = runtime;
          export { jsx as jsxs };`,
        resolveDir: folder,
      }));
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
