/** Entry point of the bundle: what `bin/mtp-site.mjs` runs, and what programs import. */
export { runProcess } from './cli/main.ts';
export * from './program/index.ts';
