// Patches modules of packages: in the bundle (bin/bundle.mjs), and in the same way in tests (jest.config.js).
import { readFileSync } from 'node:fs';

/** The changes by module, below `node_modules`; each returns the new code. */
export const packageChanges = {
  // Names a function after each visited node, for stack traces. In V8 that takes longer than the visit itself: an eighth
  // of the build time of a site of guides.
  'unist-util-visit-parents/lib/index.js': (source) =>
    source.replace(/Object\.defineProperty\(visit, 'name', [^;]*?\n {6}\}\)/, ''),
};

/** Returns the changed code of a module; fails if the code is not the expected one. */
export function changedCode(path, source) {
  const name = Object.keys(packageChanges).find((each) =>
    path.replaceAll('\\', '/').endsWith(each),
  );
  const code = packageChanges[name](source);
  if (code === source) throw new Error(`${path} is not what bin/package-changes.mjs expects.`);
  return code;
}

/** Returns the pattern that matches the path of a module. */
export function patternOf(name) {
  return `${name.replaceAll('.', '\\.').replaceAll('/', '[/\\\\]')}$`;
}

/** Changes the modules while esbuild bundles them. */
export const changingPackages = {
  name: 'package-changes',
  setup({ onLoad }) {
    for (const name of Object.keys(packageChanges))
      onLoad({ filter: new RegExp(patternOf(name)) }, ({ path }) => ({
        contents: changedCode(path, readFileSync(path, 'utf8')),
        loader: 'js',
      }));
  },
};
