import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The section of a rule in documentation/reference/rules.md. */
export interface RuleSection {
  /** The id of the rule. */
  id: string;
  /** The text without the code. */
  text: string;
  /** The client code; empty if there is none. */
  code: string;
}

/** Reads the sections of documentation/reference/rules.md. */
export function ruleSections(): RuleSection[] {
  const manual = readFileSync(
    fileURLToPath(new URL('../../documentation/reference/rules.md', import.meta.url)),
    'utf8',
  );
  const sections = manual.split(/^### /m).slice(1);
  return sections.map((section) => {
    const [id = '', ...rest] = section.replace(/^## [^]*/m, '').split('\n');
    const text = rest.join('\n');
    const code = /^```cpp\n([^]*?)^```$/m.exec(text)?.[1] ?? '';
    return { id, text: text.replace(/^```cpp\n[^]*?^```$/m, ''), code };
  });
}
