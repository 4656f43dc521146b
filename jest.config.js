import { packageChanges, patternOf } from './bin/package-changes.mjs';

const changed = Object.keys(packageChanges);

/** @type {import('jest').Config} */
export default {
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/test/run/environment.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    ...Object.fromEntries(
      changed.map((name) => [patternOf(name), '<rootDir>/test/transform-packages.mjs']),
    ),
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          experimental: { keepImportAttributes: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!${changed.map(patternOf).join('|')})`],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/build/', '<rootDir>/.mtp-site/'],
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  // Five times the limit of what a test waits for (`patience`), so that its error names what is missing even on a machine
  // that runs much else.
  testTimeout: 600_000,
  // By default, one core remains idle. More workers than cores are hardly faster, and tests then wait for each other.
  maxWorkers: '100%',
  // Modules of ended suites stay in memory; a new worker is faster than the garbage collector of an old one.
  workerIdleMemoryLimit: '1GB',
  reporters: ['default', '<rootDir>/test/run/progress-reporter.mjs'],
};
