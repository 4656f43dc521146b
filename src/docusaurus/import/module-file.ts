import { statSync } from 'node:fs';

/** Returns the first file of a path that may lack an extension, as `require` finds it. */
export function moduleFile(path: string): string | undefined {
  return ['', '.js', '.ts', '.mjs', '.cjs', '/index.js', '/index.ts']
    .map((ending) => path + ending)
    .find((each) => statSync(each, { throwIfNoEntry: false })?.isFile());
}
