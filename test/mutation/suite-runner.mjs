import { jestExpect } from '@jest/expect';
import { PluginKind } from '@stryker-mutator/api/plugin';
import * as stryker from '@stryker-mutator/api/test-runner';
import * as circus from 'jest-circus';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Script } from 'node:vm';
import { bundleSuites, packageOf } from './bundle-suites.mjs';

/**
 * Runs suites for Stryker: bundled, in one process, and starting anew for each mutant.
 *
 * A mutant is tried with the tests that run it, out of the suites that its file has in `suitesByFile`. Code that runs while a
 * suite is loaded, or before its first test, counts as run by each of its tests.
 */
class SuiteRunner {
  constructor({ suites }) {
    this.options = suites;
    this.scripts = new Map();
    this.packages = new Map([['@jest/globals', { ...circus, expect: jestExpect }]]);
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const changed = process.cwd();
    this.changed = changed;
    const out = join(changed, 'suites');
    const list = join(out, 'bundles.json');
    // A worker that replaces one with an endless loop finds its bundles.
    if (!existsSync(list)) {
      mkdirSync(out, { recursive: true });
      const { root, suites } = this.options;
      writeFileSync(list, JSON.stringify(await bundleSuites({ root, changed, suites, out })));
    }
    this.bundles = JSON.parse(readFileSync(list, 'utf8'));
    for (const name of this.bundles.packages)
      if (!this.packages.has(name)) this.packages.set(name, await packageOf(name));
    for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = this.options.temporary;
    process.env.NODE_ENV = 'test';
    process.chdir(this.options.root);
  }

  /** Runs a suite, or some of its tests; returns the results of those that have run. */
  async run(suite, chosen) {
    const file = this.bundles.files[this.options.suites.indexOf(suite)];
    if (!this.scripts.has(suite)) {
      const code = `(async (packageOf) => {${readFileSync(file, 'utf8')}\n})`;
      this.scripts.set(suite, new Script(code, { filename: file }));
    }
    const results = [];
    const coverage = globalThis.__stryker__;
    circus.resetState();
    Object.assign(circus.getState(), { testTimeout: 600_000 });
    const ids = new Map();
    let ended = false;
    const start = process.cpuUsage();
    const isSlow = () => {
      const { user, system } = process.cpuUsage(start);
      return chosen === undefined && user + system > LONGEST * 1e6;
    };
    const listen = ({ name, test }) => {
      if (name === 'run_start') {
        const visit = (block) => {
          for (const child of block.children) {
            if (child.type === 'describeBlock') {
              visit(child);
              continue;
            }
            const id = idOf(suite, child);
            const same = [...ids.values()].filter((each) => each === id).length;
            ids.set(child, same === 0 ? id : `${id} ${same + 1}`);
            if (chosen !== undefined && !chosen.has(ids.get(child))) child.mode = 'skip';
          }
        };
        visit(circus.getState().rootDescribeBlock);
      } else if (name === 'test_start') {
        if (ended || isSlow()) test.mode = 'skip';
        if (chosen === undefined) coverage.currentTestId = ids.get(test);
      } else if (name === 'test_done') {
        delete coverage.currentTestId;
        const id = ids.get(test);
        const shared = { id, name: id, timeSpentMs: test.duration ?? 0 };
        if (test.errors.length > 0) {
          ended = chosen !== undefined;
          const failureMessage = String(test.errors[0]?.[0]?.message ?? test.errors[0]);
          results.push({ ...shared, status: stryker.TestStatus.Failed, failureMessage });
        } else results.push({ ...shared, status: stryker.TestStatus.Success });
      }
    };
    circus.addEventHandler(listen);
    const before = process.cwd();
    try {
      await this.scripts.get(suite).runInThisContext()((name) => this.packages.get(name));
      const { unhandledErrors } = await circus.run();
      if (isSlow()) throw new Error(`takes more than ${LONGEST} s of processor time`);
      if (unhandledErrors.length > 0) throw new Error(String(unhandledErrors[0]));
    } finally {
      circus.removeEventHandler(listen);
      if (process.cwd() !== before) process.chdir(before);
    }
    return results;
  }

  async dryRun() {
    const tests = [];
    const perTest = {};
    const left = [];
    this.times = new Map();
    const memory = (globalThis.__stryker__ ??= {});
    for (const suite of this.options.suites) {
      memory.mutantCoverage = { static: {}, perTest: {} };
      const start = process.cpuUsage();
      try {
        const results = await this.run(suite);
        const bad = results.filter(({ status }) => status === stryker.TestStatus.Failed);
        if (bad.length > 0) throw new Error(`${bad[0].name}: ${bad[0].failureMessage}`);
        const { mutantCoverage } = memory;
        for (const { id } of results)
          perTest[id] = addUp(mutantCoverage.perTest[id] ?? {}, mutantCoverage.static);
        tests.push(...results);
      } catch (error) {
        left.push({ suite, reason: error.message });
      }
      this.times.set(suite, process.cpuUsage(start).user);
    }
    delete memory.mutantCoverage;
    writeFileSync(this.options.report, JSON.stringify({ times: [...this.times], left }));
    return {
      status: stryker.DryRunStatus.Complete,
      tests,
      mutantCoverage: { static: {}, perTest },
    };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, sandboxFileName }) {
    const memory = (globalThis.__stryker__ ??= {});
    const own = new Set(this.options.suitesByFile[relative(this.changed, sandboxFileName)]);
    const bySuite = groupBy(testFilter ?? [], suiteOf);
    // The fastest first, because one failure is enough.
    this.times ??= new Map(JSON.parse(readFileSync(this.options.report, 'utf8')).times);
    const suites = [...bySuite.keys()]
      .filter((suite) => own.has(suite))
      .sort((a, b) => this.times.get(a) - this.times.get(b));
    const tests = [];
    try {
      for (const suite of suites) {
        memory.hitCount = hitLimit === undefined ? undefined : 0;
        memory.hitLimit = hitLimit;
        memory.activeMutant = activeMutant.id;
        let results;
        try {
          results = await this.run(suite, new Set(bySuite.get(suite)));
        } catch (error) {
          const id = bySuite.get(suite)[0];
          const failureMessage = String(error);
          results = [
            { id, name: id, status: stryker.TestStatus.Failed, timeSpentMs: 0, failureMessage },
          ];
        }
        tests.push(...results);
        const late = stryker.determineHitLimitReached(memory.hitCount, memory.hitLimit);
        if (late !== undefined) return stryker.toMutantRunResult(late);
        if (tests.some(({ status }) => status === stryker.TestStatus.Failed)) break;
      }
    } finally {
      for (const name of ['activeMutant', 'hitCount', 'hitLimit']) delete memory[name];
    }
    return stryker.toMutantRunResult({ status: stryker.DryRunStatus.Complete, tests });
  }
}

/** How many seconds a suite may take: a longer one builds sites, so it says little about one rule, and few mutants are tried. */
const LONGEST = 4;

const BETWEEN = ' > ';

/** Returns the name of a test, with its suite and its blocks. */
function idOf(suite, test) {
  const names = [test.name];
  for (let block = test.parent; block.parent !== undefined; block = block.parent)
    names.unshift(block.name);
  return [suite, ...names].join(BETWEEN);
}

const suiteOf = (id) => id.slice(0, id.indexOf(BETWEEN));

function groupBy(list, keyOf) {
  const groups = new Map();
  for (const each of list) {
    const key = keyOf(each);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return groups;
}

/** Returns the sums of two counts by mutant. */
function addUp(one, other) {
  const sum = { ...one };
  for (const [id, count] of Object.entries(other)) sum[id] = (sum[id] ?? 0) + count;
  return sum;
}

function suiteRunner(options) {
  return new SuiteRunner(options);
}
suiteRunner.inject = ['options'];

/** The plug-in; Stryker wants this name. */
export const strykerPlugins = [
  { kind: PluginKind.TestRunner, name: 'suites', factory: suiteRunner },
];
