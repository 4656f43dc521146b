// Plugins of the bundler that leave out what packages do and nobody here needs.
import { readFileSync } from 'node:fs';

/**
 * unist-util-visit names a function after each node that it visits, for stack traces. In V8 that takes longer than the
 * visit itself: a fifth of the time that a site of guides takes.
 */
export const lightVisits = {
  name: 'light-visits',
  setup({ onLoad }) {
    onLoad({ filter: /unist-util-visit-parents[/\\]lib[/\\]index\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const contents = source.replace(
        /Object\.defineProperty\(visit, 'name', [^;]*?\n {6}\}\)/,
        '',
      );
      if (contents !== source) return { contents, loader: 'js' };
      return { errors: [{ text: `${path} is not what bin/lighter-packages.mjs expects.` }] };
    });
  },
};

/** What MiniSearch has for making and changing an index: in browsers one is only read, which takes 40 % less code. */
const changesOfIndexes = [
  ...['add', 'addAll', 'addAllAsync', 'remove', 'removeAll', 'discard', 'discardAll', 'replace'],
  ...['vacuum', 'conditionalVacuum', 'performVacuuming', 'vacuumConditionsMet', 'maybeAutoVacuum'],
  ...['has', 'getStoredFields', 'autoSuggest', 'executeWildcardQuery', 'toJSON', 'addTerm'],
  ...['removeTerm', 'warnDocumentChanged', 'addDocumentId', 'addFieldLength', 'removeFieldLength'],
  ...['saveStoredFields', 'loadJSON', 'loadJSONAsync', 'loadJSAsync', 'getDefault'],
];

/** Leaves these methods out, which bundling by itself cannot know of. */
export const readOnlyIndexes = {
  name: 'read-only-indexes',
  setup({ onLoad }) {
    onLoad({ filter: /minisearch[/\\]dist[/\\]es[/\\]index\.js$/ }, ({ path }) => {
      const [before, ...rest] = readFileSync(path, 'utf8').split(/(?=^class MiniSearch )/m);
      let contents = rest.join('');
      for (const name of changesOfIndexes) {
        const method = `^ {4}(static )?(async )?${name}\\(.*\\) \\{\\n(?:(?! {4}\\}).*\\n)* {4}\\}\\n`;
        const without = contents.replace(new RegExp(method, 'm'), '');
        if (without === contents)
          return {
            errors: [{ text: `${path} is not what bin/lighter-packages.mjs expects: ${name}.` }],
          };
        contents = without;
      }
      return { contents: before + contents, loader: 'js' };
    });
  },
};
