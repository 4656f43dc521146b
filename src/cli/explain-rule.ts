import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The manual of the rules, in the root of the package. */
const manual = 'documentation/reference/rules.md';

/** Returns the section of the manual about a rule, without its heading; `undefined` if there is none. */
export function explainRule(rule: string): string | undefined {
  const text = readFileSync(join(packageRoot(), manual), 'utf8');
  const sections = text.split(/^#{2,3} /m);
  const section = sections.find((each) => each.startsWith(`${rule}\n`));
  return section?.slice(rule.length).trim();
}

/** Bundled code and sources are in different folders of the package. */
function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, manual)) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
