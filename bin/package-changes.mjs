// Patches modules of packages: in the bundle (bin/bundle.mjs), and in the same way in tests (jest.config.js).
import { readFileSync } from 'node:fs';

/** The changes by module, below `node_modules`; each returns the new code. */
export const packageChanges = {
  // Names a function after each visited node, for stack traces. In V8 that takes longer than the visit itself: an eighth
  // of the build time of a site of guides.
  'unist-util-visit-parents/lib/index.js': (source) =>
    source.replace(/Object\.defineProperty\(visit, 'name', [^;]*?\n {6}\}\)/, ''),
  // Parses an expression at each closing brace, from its start: a list of 1,000 objects took 5 s. Only text with quotes,
  // comments or regular expressions can have an unpaired brace, so all other braces are counted first.
  'micromark-factory-mdx-expression/index.js': (source) =>
    replaceAllOf(source, [
      ['let size = 0;', 'let size = 0;\n  let open = 0;\n  let isCounted = true;'],
      [
        'if (code === 125 && size === 0) {\n',
        `if (code === 125 && acorn && isCounted && open > 0) {
      open -= 1;
      effects.enter(chunkType);
      effects.consume(code);
      return inside;
    }
    if (code === 125 && size === 0) {\n`,
      ],
      [
        'if (code === 123 && !acorn) {',
        `if (code === 123) open += 1;
    else if (code === 34 || code === 39 || code === 47 || code === 96) isCounted = false;
    if (code === 123 && !acorn) {`,
      ],
    ]),
};

/** Replaces each of the given pieces of code; returns the same code if any of them is missing. */
function replaceAllOf(source, pieces) {
  if (!pieces.every(([old]) => source.split(old).length === 2)) return source;
  return pieces.reduce((code, [old, changed]) => code.replace(old, () => changed), source);
}

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
