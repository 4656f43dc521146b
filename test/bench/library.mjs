// Writes the XML that Doxygen would write for a generated C++ library of a given size, identical each time:
//   node test/bench/library.mjs <number of compounds> <folder> [seed]
import { closeSync, mkdirSync, openSync, realpathSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compoundXml, indexXml } from './library-compounds.mjs';
import { planLibrary } from './library-plan.mjs';

/** Minimum number of compounds: folders, namespaces and pages come first. */
const fewest = 30;

/**
 * Writes the library file by file, so that only names and places are in memory. Returns the number of its compounds and
 * the number of bytes of its XML.
 */
export function writeLibrary(folder, count, seed = 1) {
  const library = planLibrary(Math.max(fewest, count), seed);
  mkdirSync(folder, { recursive: true });
  let bytes = 0;
  const index = openSync(join(folder, 'index.xml'), 'w');
  const add = (text) => (bytes += writeSync(index, text));
  try {
    add(
      `<?xml version='1.0' encoding='UTF-8' standalone='no'?>\n<doxygenindex xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="index.xsd" version="1.9.4" xml:lang="en-US">\n`,
    );
    for (const compound of library.compounds) {
      const xml = Buffer.from(compoundXml(library, compound));
      writeFileSync(join(folder, `${compound.id}.xml`), xml);
      bytes += xml.length;
      add(indexXml(compound));
    }
    add('</doxygenindex>\n');
  } finally {
    closeSync(index);
  }
  return { compounds: library.compounds.length, bytes };
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [count, folder, seed] = process.argv.slice(2);
  if (!(Number(count) > 0) || !folder) {
    console.error('Usage: node test/bench/library.mjs <number of compounds> <folder> [seed]');
    process.exit(2);
  }
  const { compounds, bytes } = writeLibrary(folder, Number(count), Number(seed ?? 1));
  console.log(`${compounds} compounds, ${(bytes / 1e6).toFixed(1)} MB`);
}
