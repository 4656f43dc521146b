import type { CatalogueEntries, CatalogueEntry } from './entry.ts';

const introduction = `# Diagnostics

Every error, warning and remark ends with a code in brackets, such as \`[broken-link]\`. The code stays the same when the
words of a message change, so scripts and filters can rely on it. [The command line](command-line.md) describes the output
formats, the exit codes and the options below \`checks\`, which set the level of some codes.

<!-- This file is generated: edit src/diagnostics/catalogue, then run "npm run diagnostics". -->
`;

/** Writes documentation/reference/diagnostics.md: every code with its meaning, an example and what to do. */
export function catalogueDocument(catalogue: Readonly<Record<string, CatalogueEntries>>): string {
  const sections = Object.entries(catalogue).map(([title, entries]) => {
    const codes = Object.keys(entries).map((code) => `[${code}](#${code})`);
    const texts = Object.entries(entries).map(([code, entry]) => entryText(code, entry));
    return [`## ${title}\n`, `${codes.join(', ')}\n`, ...texts].join('\n');
  });
  return [introduction, ...sections].join('\n');
}

function entryText(code: string, { meaning, example, advice }: CatalogueEntry): string {
  return [
    `### ${code}`,
    `**Meaning:** ${meaning}`,
    `\`\`\`text\n${example} [${code}]\n\`\`\``,
    `**What to do:** ${advice}\n`,
  ].join('\n\n');
}
