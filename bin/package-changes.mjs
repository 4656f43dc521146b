// Patches modules of packages while bin/bundle.mjs bundles them.
import { readFileSync } from 'node:fs';

/** Patches a module of a package while it is bundled. Reports an error if its code is not the expected one. */
const changed = (name, filter, change) => ({
  name,
  setup({ onLoad }) {
    onLoad({ filter }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const contents = change(source);
      const errors = [{ text: `${path} is not what bin/bundle.mjs expects.` }];
      return contents === source ? { errors } : { contents, loader: 'js' };
    });
  },
});

/**
 * unist-util-visit names a function after each visited node, for stack traces. In V8 that takes longer than the visit
 * itself: a fifth of the build time of a site of guides.
 */
export const lightVisits = changed(
  'light-visits',
  /unist-util-visit-parents[/\\]lib[/\\]index\.js$/,
  (source) => source.replace(/Object\.defineProperty\(visit, 'name', [^;]*?\n {6}\}\)/, ''),
);

/** fast-xml-parser appends text character by character. Whole pieces save a sixth of the time to read XML. */
export const wholeTexts = changed(
  'whole-texts',
  /fast-xml-parser[/\\]src[/\\]xmlparser[/\\]OrderedObjParser\.js$/,
  (source) =>
    source.replace(
      'textData += xmlData[i];',
      `const next = xmlData.indexOf('<', i), end = next === -1 ? xmlLen : next;
      textData += xmlData.substring(i, end);
      i = end - 1;`,
    ),
);
