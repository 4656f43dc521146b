/** The components and hooks behind all modules that the site's own code can import; only their types are published. */
export * from './page-exports.ts';
export * from './theme-exports.ts';
