import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The scripts of the fonts of social cards. */
const scripts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'];

/** The fonts, which are shipped as they are: see `cardFaces` in src/cards/face.ts. */
const fonts = scripts.flatMap((script) => [
  `node_modules/@fontsource/inter/files/inter-${script}-400-normal.woff`,
  `node_modules/@fontsource/inter/files/inter-${script}-600-normal.woff`,
  `node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-${script}-400-normal.woff`,
]);

/** Returns the fonts of social cards as files of `dist`; adds them to the bundled inputs, for their licences. */
export function cardFontFiles(root, dist, inputs) {
  return fonts.map((path) => {
    inputs.add(path);
    return { path: join(dist, 'fonts', basename(path)), contents: readFileSync(join(root, path)) };
  });
}
