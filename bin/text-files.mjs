// Converts the translations of the interface to one JSON file for each language, which is read faster than YAML.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../src/config/translations');

/** Returns a file with the texts of each language, by group and key, in the folder `texts` below `dist`. */
export function textFiles(dist) {
  return readdirSync(folder)
    .sort()
    .map((language) => {
      const texts = {};
      for (const name of readdirSync(join(folder, language)).sort()) {
        const content = parse(readFileSync(join(folder, language, name), 'utf8'));
        for (const [group, own] of Object.entries(content))
          texts[group] = { ...texts[group], ...own };
      }
      return {
        path: join(dist, 'texts', `${language}.json`),
        contents: Buffer.from(`${JSON.stringify(texts)}\n`),
      };
    });
}
