import { readFileSync } from 'node:fs';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { writeSite } from '../../src/emit/write-site.ts';

// Bundled and run by crash.test.ts: writes the files of each language, as a build does.
const [, , root = '', file = ''] = process.argv;
const languages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
const diagnostics = new Diagnostics();
const site = Object.entries(languages).map(([folder, files]) => ({
  folder,
  files: Object.entries(files).map(([path, bytes]) => ({ path, bytes })),
}));
writeSite(root, site, diagnostics);
if (diagnostics.all.length > 0) throw new Error(JSON.stringify(diagnostics.all));
