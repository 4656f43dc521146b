import { relative } from 'node:path';

/** Returns the name of a file among the inputs of a bundle. */
export function inputName(file: string): string {
  return relative(process.cwd(), file).replaceAll('\\', '/');
}
