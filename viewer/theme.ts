/** Components and hooks of the theme, for chunks of the user's code that import them. */
export * from '../src/components/theme/theme-exports.ts';
