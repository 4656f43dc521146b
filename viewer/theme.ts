/** The components and hooks of the theme, for the chunks of the user's code that name them. */
export * from '../src/components/theme/theme-exports.ts';
