import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closest } from '../diagnostics/closest.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { manualPage } from '../diagnostics/manual-page.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { printDiagnostics } from './report.ts';
import type { Terminal } from './terminal.ts';

/** The pages of the manual that explain codes of diagnostics and rules of changes, in the package. */
const pages = ['diagnostics.md', 'rules.md'].map((name) => `documentation/reference/${name}`);

/** Bundled code and sources are in different folders of the package. */
function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  const isRoot = (): boolean => pages.every((page) => existsSync(join(folder, page)));
  while (!isRoot() && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

/** Returns the sections of those pages by their headings, which are codes and rules. */
function sections(): Map<string, string> {
  const root = packageRoot();
  const found = pages.flatMap((page) =>
    readFileSync(join(root, page), 'utf8')
      .split(/^(?=#{2,3} )/m)
      .map((section) => /^### (\S+)\n([^]*)$/.exec(section)),
  );
  return new Map(found.flatMap((each) => (each ? [[each[1] ?? '', (each[2] ?? '').trim()]] : [])));
}

/** Prints the section of the manual about a code of diagnostics or a rule of changes; returns the exit code. */
export function runExplain(name: string, terminal: Terminal, cwd: string): ExitCode {
  const all = sections();
  // Messages show a code in brackets.
  const wanted = name.replace(/^\[(.*)\]$/, '$1');
  const text = all.get(wanted);
  if (text !== undefined) {
    terminal.out(`${wanted}\n\n${text}\n`);
    return exitCodes.good;
  }
  const near = closest(wanted, [...all.keys()]);
  const advice =
    near === undefined ? `All are listed at ${manualPage('reference')}` : `Did you mean "${near}"?`;
  const diagnostics = new Diagnostics();
  diagnostics.error('usage', `There is no code or rule "${wanted}".`, undefined, advice);
  printDiagnostics(diagnostics, terminal, cwd);
  return exitCodes.usage;
}
