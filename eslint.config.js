import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { pageReads } from './test/lint/page-reads.mjs';

/** The door of the room for sites made with Docusaurus. */
const room = 'docusaurus/room.ts';

/** The other folders of src that each folder may import: the layers in documentation/internals/architecture.md. */
const layers = {
  shared: [],
  inputs: [],
  diagnostics: ['inputs', 'shared'],
  yaml: ['diagnostics'],
  model: ['shared'],
  xml: ['diagnostics', 'shared'],
  formulas: [],
  cache: ['inputs', 'diagnostics'],
  images: ['inputs', 'cache', 'model', 'shared', 'diagnostics', 'config/types.ts'],
  config: [
    'inputs',
    'yaml',
    'diagnostics',
    'shared',
    'releases/rules.ts',
    'releases/release-name.ts',
  ],
  releases: ['model', 'diagnostics', 'shared', 'plan/short-hash.ts'],
  confirm: ['inputs', 'cache', 'model', 'releases'],
  coverage: ['model', 'releases', 'diagnostics', 'shared', 'config/types.ts'],
  code: ['model', 'shared', 'diagnostics'],
  'restructured-text': ['model'],
  doxygen: [
    'inputs',
    'cache',
    'model',
    'xml',
    'restructured-text',
    'diagnostics',
    'config/types.ts',
    'plan/short-hash.ts',
  ],
  markdown: [
    'inputs',
    'cache',
    'code',
    'formulas',
    'images',
    'shared',
    'model',
    'xml',
    'yaml',
    'diagnostics',
    'config/types.ts',
    'plan/file-name.ts',
    room,
  ],
  blog: ['inputs', 'cache', 'markdown', 'model', 'diagnostics', 'config/types.ts', 'shared'],
  extensions: [
    ...['doxygen', 'inputs', 'markdown/run-module.ts', 'model', 'xml', 'config/types.ts'],
    ...['diagnostics', 'shared'],
  ],
  components: ['code', 'model', 'shared'],
  'text-pages': ['components', 'model', 'shared'],
  pages: ['text-pages', 'components', 'model', 'shared'],
  plan: ['pages', 'model', 'diagnostics', 'config', 'shared'],
  draw: [
    ...['inputs', 'plan/types.ts', 'model', 'formulas', 'xml', 'diagnostics'],
    ...['config/types.ts', 'shared'],
  ],
  render: [
    'inputs',
    'config/site-folder.ts',
    'plan/types.ts',
    'code',
    'images',
    'cache',
    'components',
    'diagnostics',
    'shared',
    'model',
    room,
  ],
  examples: [
    ...['inputs', 'cache', 'code', 'config', 'markdown/parse.ts', 'model', 'diagnostics'],
    'shared',
  ],
  cards: [
    ...['cache', 'components', 'diagnostics', 'images', 'inputs', 'model', 'pages/page-kind.ts'],
    ...['plan/types.ts', 'render', 'shared', 'text-pages'],
  ],
  search: ['plan/types.ts', 'model', 'diagnostics', 'shared'],
  init: [
    ...['inputs', 'config', 'yaml', 'diagnostics', 'shared'],
    ...['markdown/foreign-markup.ts', 'markdown/foreign-remains.ts'],
    'doxygen/conditions/regions.ts',
  ],
  // What exists only for sites that were made with Docusaurus.
  docusaurus: [
    ...['init', 'inputs', 'config', 'yaml', 'diagnostics', 'model', 'shared', 'plan/types.ts'],
    ...['markdown/parse.ts', 'markdown/run-module.ts', 'markdown/source-file.ts'],
    ...['markdown/yaml-map.ts', 'render/bundling.ts', 'render/docusaurus-config.ts'],
  ],
  compile: [
    ...[
      'inputs',
      'cache',
      'cards',
      'code',
      'config',
      'doxygen',
      'extensions',
      'markdown',
      'blog',
      'model',
      'plan',
    ],
    ...['draw', 'releases', 'coverage', 'render', 'emit', 'diagnostics', 'shared', room],
  ],
  parallel: [
    ...['inputs', 'cache', 'code', 'config', 'doxygen', 'model', 'plan', 'render', 'emit'],
    ...['compile', 'diagnostics', 'shared'],
  ],
  build: [
    ...['inputs', 'cache', 'config', 'plan', 'draw', 'render', 'emit', 'compile', 'parallel'],
    ...['diagnostics', 'shared'],
  ],
  watch: [
    ...['inputs', 'cache', 'config', 'doxygen', 'plan', 'render', 'emit', 'compile', 'build'],
    ...['diagnostics', 'serve', 'shared'],
  ],
  serve: ['emit/output-file.ts', 'shared'],
  emit: [
    ...['inputs', 'plan', 'render', 'search', 'diagnostics', 'model', 'config/types.ts', 'shared'],
    ...['images/load-sharp.ts', 'text-pages/markdown.ts'],
  ],
};

const zones = Object.entries(layers).flatMap(([folder, allowed]) => {
  const message = `src/${folder} may import only itself${allowed.map((name) => `, ${name}`).join('')}.`;
  return [
    {
      target: `./src/${folder}`,
      from: './src',
      except: [`./${folder}`, ...allowed.map((name) => `./${name}`)],
      message,
    },
    { target: `./src/${folder}`, from: './viewer', message },
  ];
});
zones.push({
  target: './viewer',
  from: './src',
  except: [
    ...['./shared', './model', './releases', './components/shell', './components/theme'],
    ...['./components/diagram', './components/api/changes'],
  ],
  message:
    'The viewer may import only shared, model, releases, components/shell, components/theme, components/diagram and components/api/changes.',
});

const react = ['react', 'react/*', 'react-dom', 'react-dom/*', 'react-router-dom'];
const node = { regex: '^node:', message: 'This code must also run in a browser.' };
const noReact = {
  group: react,
  message: 'Only components, pages, render and the viewer may import React.',
};
const noXml = { group: ['fast-xml-parser'], message: 'Only src/xml may import the XML library.' };
const noFiles = {
  regex: '^node:fs',
  message: 'Read through src/inputs/inputs.ts, which records what a build depends on.',
};

/** Returns a configuration that forbids imports of some packages in some files. */
function withoutPackages(files, ignores, ...patterns) {
  return { files, ignores, rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

export default tseslint.config(
  {
    ignores: [
      'api/',
      'dist/',
      'build/',
      'coverage/',
      '.mtp-site/',
      'fixtures/**/xml/',
      'fixtures/**/*.js',
      'fixtures/docusaurus/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true } },
      ],
      '@typescript-eslint/prefer-regexp-exec': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false },
      ],
    },
  },
  {
    // Syntax trees of JavaScript have far more types of nodes than these files care about.
    files: [
      'src/docusaurus/import/option-places.ts',
      'src/markdown/mdx-literals.ts',
      'src/render/uses/*.ts',
    ],
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs'],
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'exit', message: 'Only src/cli may end the process.' },
      ],
      'max-lines': ['error', { max: 330, skipComments: true, skipBlankLines: true }],
      'no-control-regex': 'off',
      eqeqeq: 'error',
    },
  },
  withoutPackages(
    ['src/{shared,model}/**', 'src/{components,pages}/**', 'viewer/**'],
    ['src/{shared,model}/**'],
    node,
    noXml,
  ),
  withoutPackages(['src/{shared,model}/**'], [], node, noXml, noReact),
  withoutPackages(
    [
      'src/{build,cache,cli,config,init,inputs,mcp,parallel,program,serve,watch}/**',
      'src/emit/{compare-output,manifest,output-lock,page-storage,replace-files,switch-folders,work-folder,write-site}.ts',
    ],
    [],
    noXml,
    noReact,
  ),
  withoutPackages(
    ['src/{blog,code,compile,diagnostics,doxygen,draw,emit,images,markdown,plan,search}/**'],
    [
      'src/plan/**/*.tsx',
      'src/emit/{compare-output,manifest,output-lock,page-storage,replace-files,switch-folders,work-folder,write-site}.ts',
    ],
    noXml,
    noReact,
    noFiles,
  ),
  withoutPackages(['src/render/**'], [], noXml, noFiles),
  {
    // The room for sites made with Docusaurus is loaded only if a site needs it.
    files: ['src/**'],
    ignores: ['src/docusaurus/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/docusaurus/**'],
              allowTypeImports: true,
              message: `Load the room with import('…/${room}') where a site needs it.`,
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/cli/**', 'bin/**', '**/*.mjs', 'test/setup.ts'],
    rules: { 'no-console': 'off', 'no-restricted-properties': 'off' },
  },
  {
    files: ['viewer/**', 'src/components/{shell,theme}/**'],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    plugins: { own: { rules: { 'page-reads': pageReads } } },
    rules: {
      'own/page-reads': 'error',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines': ['error', { max: 600 }],
    },
  },
  {
    files: ['fixtures/**'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        Buffer: 'readonly',
        console: 'readonly',
        performance: 'readonly',
        process: 'readonly',
        setTimeout: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
      },
    },
  },
);
