// What modules of packages are changed to while bin/bundle.mjs bundles them.
import { readFileSync } from 'node:fs';

/** Changes a module of a package while it is bundled; one that is not what is expected any more is a fault. */
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
 * unist-util-visit names a function after each node that it visits, for stack traces. In V8 that takes longer than the
 * visit itself: a fifth of the time that a site of guides takes.
 */
export const lightVisits = changed(
  'light-visits',
  /unist-util-visit-parents[/\\]lib[/\\]index\.js$/,
  (source) => source.replace(/Object\.defineProperty\(visit, 'name', [^;]*?\n {6}\}\)/, ''),
);

/** fast-xml-parser puts text together one character at a time. As a whole it costs a sixth less of the time to read XML. */
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
