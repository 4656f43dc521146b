import { AsyncLocalStorage } from 'node:async_hooks';
import { TestEnvironment } from 'jest-environment-node';

/** Storages that have run since the start of a suite. */
const storages = new Set();

const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...parameters) {
  storages.add(this);
  return run.apply(this, parameters);
};

/** Functions that every suite of a worker shares. */
const shared = {
  /**
   * Connects to a browser. Jest would load Playwright anew for each suite, in two to three seconds; here, Node loads it
   * once.
   */
  connectToBrowser: async (endpoint) => {
    const { chromium } = await import('playwright-core');
    return chromium.connect(endpoint);
  },
};

/**
 * Node's environment, with functions from outside of the modules of a suite.
 *
 * A suite that renders the same site again and again can start with
 * `@jest-environment-options { "production": true }` in a comment: React's code for production needs less time. Other
 * suites use the code for development, whose warnings fail tests. An import is too late to choose, because Jest runs
 * CommonJS modules before any other code of a suite.
 */
export default class SharedEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, shared);
    if (config.projectConfig.testEnvironmentOptions.production === true)
      this.global.process.env.NODE_ENV = 'production';
  }

  async teardown() {
    await super.teardown();
    // Jest creates a storage for each suite and never disables it, and each promise costs time for each enabled storage.
    for (const storage of storages) storage.disable();
    storages.clear();
  }
}
