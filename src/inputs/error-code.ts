/** Returns the code of an error of Node, such as `ENOENT`; empty if it has none. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
