// Prints how many assertions of each case the rule reports. Reads a JSON list of TypeScript texts from the standard input.
// A process of its own, because Jest takes long to load TypeScript and ESLint.
import { Linter } from 'eslint';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { pageReads } from './page-reads.mjs';

/** What the cases use. */
const declarations = `
interface Locator { innerText(): Promise<string>; count(): Promise<number>; click(): Promise<void>; }
interface Page {
  locator(selector: string): Locator;
  evaluate<T>(script: () => T | Promise<T>): Promise<T>;
  url(): string;
}
interface Matchers<T> { toBe(expected: unknown): T; not: Matchers<T>; }
declare function expect(actual: unknown): Matchers<void>;
declare function eventually(read: () => unknown): Matchers<Promise<void>>;
declare function passes<T>(check: () => Promise<T>): Promise<T>;
declare function readFile(path: string): Promise<string>;
declare const page: Page;
export {};
`;

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
try {
  const cases = (await json(process.stdin)).map((code, i) => {
    const file = join(folder, `case-${i}.ts`);
    const text = declarations + code;
    writeFileSync(file, text);
    return { file, text };
  });
  const program = ts.createProgram(
    cases.map(({ file }) => file),
    { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, types: [] },
  );
  const linter = new Linter({ cwd: folder });
  const counts = cases.map(({ file, text }) => {
    const messages = linter.verify(
      text,
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
        plugins: { own: { rules: { 'page-reads': pageReads } } },
        rules: { 'own/page-reads': 'error' },
      },
      { filename: file },
    );
    const fault = messages.find(({ ruleId }) => ruleId === null);
    if (fault) throw new Error(`${fault.message}\n${text}`);
    return messages.length;
  });
  console.log(JSON.stringify(counts));
} finally {
  rmSync(folder, { recursive: true });
}
