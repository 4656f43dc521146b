import { TestEnvironment } from 'jest-environment-node';

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
}
