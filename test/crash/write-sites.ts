import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { showOutput, stageOutput } from '../../src/emit/write-output.ts';

// Bundled and run by crash.test.ts: writes the files of each language, as a build does.
const [, , root = '', file = ''] = process.argv;
const languages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
const diagnostics = new Diagnostics();
const staged = Object.entries(languages).flatMap(([folder, files]) => {
  const list = Object.entries(files).map(([path, bytes]) => ({ path, bytes }));
  return stageOutput({ out: join(root, folder), root }, list, diagnostics) ?? [];
});
showOutput(root, staged, diagnostics);
if (diagnostics.all.length > 0) throw new Error(JSON.stringify(diagnostics.all));
